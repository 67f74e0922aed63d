import type { Photo } from '@recto/core';
import { useEffect, useState } from 'react';
import { styled } from 'styled-components';
import { loadChunk } from '../../chunks/load-chunk.ts';
import { color, media, radius, viewfinder } from '../../theme/tokens.ts';
import { whenIdle } from '../../when-idle.ts';
import { Drawing, face, markedCard } from './phone-drawings.tsx';
import type { StartFilm } from './StartFilm.tsx';

export interface StartPictureProps {
  /** The photos to take, in order. */
  readonly photos: readonly Photo[];
}

/** How long the page may be busy before the film is loaded all the same, in ms. */
const busyLimitMs = 5_000;

/**
 * What happens next, as a picture: a phone shows the first thing to be photographed. Once the page has nothing else to do,
 * it begins to move (`StartFilm`); if that can't be loaded, it stays as it is. Hidden from screen readers: the texts say it.
 */
export function StartPicture({ photos }: StartPictureProps) {
  const [film, setFilm] = useState<{ readonly Film: typeof StartFilm } | null>(null);
  useEffect(() => {
    let isLeft = false;
    const cancel = whenIdle(globalThis.window, busyLimitMs, () => {
      loadChunk(() => import('./StartFilm.tsx')).then(
        ({ StartFilm: Film }) => !isLeft && setFilm({ Film }),
        () => undefined, // the picture stays still
      );
    });
    return () => {
      isLeft = true;
      cancel();
    };
  }, []);
  const hasCard = photos.some(({ frame }) => frame === 'card');
  const hasFace = photos.some(({ frame }) => frame === 'face');
  return (
    <Stage aria-hidden="true">
      <Phone>
        <Drawing>{hasCard ? markedCard : face}</Drawing>
        {film !== null && <film.Film hasCard={hasCard} hasFace={hasFace} />}
      </Phone>
    </Stage>
  );
}

/** In parts of a small phone's height; without it where text needs the room. */
const Stage = styled.div`
  height: 17em;
  overflow: hidden;
  border-radius: ${radius.large};
  background: ${color.accentWash};
  font-size: min(10px, 1.2vh);
  ${media.low} {
    display: none;
  }
  ${media.largeText} {
    display: none;
  }
`;

/** Its lower end is out of the picture. Dark in both schemes, as the capture screen. */
const Phone = styled.div`
  position: relative;
  width: 19.6em;
  height: 20em;
  margin: 1.4em auto;
  padding: 1.3em;
  border: 0.5em solid ${color.accent};
  border-radius: 2.8em;
  background: ${viewfinder.ground};
  forced-color-adjust: none;
`;
