import type { Photo } from '@recto/core';
import { useEffect, useState, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { loadChunk } from '../../chunks/load-chunk.ts';
import { color, media, radius, viewfinder } from '../../theme/tokens.ts';
import { whenIdle } from '../../when-idle.ts';
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
        {film === null ? (
          <Drawing>{hasCard ? card : face}</Drawing>
        ) : (
          <film.Film hasCard={hasCard} hasFace={hasFace} />
        )}
      </Phone>
    </Stage>
  );
}

export interface DrawingProps {
  readonly children: ReactNode;
  readonly className?: string;
}

/** A drawing in the phone. */
export const Drawing = ({ children, className }: DrawingProps) => (
  <Lines viewBox="0 0 48 36" fill="none" strokeWidth="1.2" strokeLinecap="round" className={className}>
    {children}
  </Lines>
);

/** Between the marks of the viewfinder: what is on the card is drawn by `side`. */
const marks =
  'M2 9V6a4 4 0 0 1 4-4h4M38 2h4a4 4 0 0 1 4 4v3M46 27v3a4 4 0 0 1-4 4h-4M10 34H6a4 4 0 0 1-4-4v-3';

/** A side of a card, with lines on it. */
export const side = (lines: string): ReactNode => (
  <g>
    <rect x="5.5" y="5.5" width="37" height="25" rx="3" />
    <path d={lines} />
  </g>
);

export const cardFront = side(
  'M10 25c0-4 2.5-6 6-6s6 2 6 6M16 10.5a3.5 3.5 0 1 0 .01 0M27 13h10M27 18h10M27 23h6',
);

export const frame = <path d={marks} />;

const card = (
  <>
    {frame}
    {cardFront}
  </>
);

/** In the oval of the viewfinder. */
export const face = <path d="M24 2a13 16 0 1 0 .01 0M24 10a5 5 0 1 0 .01 0M15 28.5c0-5 4-8 9-8s9 3 9 8" />;

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

const Lines = styled.svg`
  stroke: ${viewfinder.guide};
  g {
    stroke: ${viewfinder.cardLine};
  }
  rect {
    fill: ${viewfinder.card};
  }
`;
