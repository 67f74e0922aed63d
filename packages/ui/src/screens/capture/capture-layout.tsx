import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { layer, safeArea, size, space, target, viewfinder } from '../../theme/tokens.ts';
import { useDoubleTapGuard } from '../use-double-tap-guard.ts';

/**
 * The places of the capture screen, from top to bottom: words, the camera's square, controls. The
 * square is as wide as an upright screen; only where that would leave no room for the shutter (a
 * folding phone, a split screen) is it smaller. What a state shows, it puts into these places.
 */

/** Least height of words and controls together. */
const leastRest = '176px';
/** The same where the screen is wider than a phone's, so that nothing has to be left out. */
const leastRestWide = '232px';

/** A narrow phone: words are set a little smaller. */
export const narrow = '@container capture (max-width: 24rem)';

/** Large text on a narrow phone: the square gives way, so that the words can be read. */
export const largeText = '@container capture (max-width: 15rem)';

/** A small phone: what is said fits above the square in smaller type. */
export const small = '@container capture (max-width: 22rem) and (max-height: 38rem)';

/** Too short for its width or its text: asides are left out, and the words may scroll. */
export const cramped =
  '@container capture ((max-width: 15rem) and (max-height: 24rem)) or ((max-width: 30rem) and (min-aspect-ratio: 3 / 5))';

export const Root = styled.div`
  --recto-rest: ${leastRest};
  --recto-square: min(100vw, 100vh - var(--recto-rest));
  @supports (height: 100dvh) {
    --recto-square: min(100vw, 100dvh - var(--recto-rest) - ${safeArea.top} - ${safeArea.bottom});
  }
  @media (min-width: 30em) {
    --recto-rest: ${leastRestWide};
  }
  container: capture / size;
  position: fixed;
  inset: 0;
  z-index: ${layer.viewfinder};
  overflow: hidden;
  background: ${viewfinder.ground};
  color: ${viewfinder.ink};
`;

export const Stage = styled.div`
  position: relative;
  display: grid;
  grid-template:
    'words' minmax(0, 1fr) 'square' var(--recto-square) 'controls' minmax(min-content, 1fr)
    / 100%;
  height: 100%;
  padding: ${safeArea.top} 0 ${safeArea.bottom};
  ${cramped} {
    grid-template-rows: minmax(0, 1fr) var(--recto-square) min-content;
  }
  ${largeText} {
    grid-template-rows: minmax(5.5rem, 1fr) minmax(0, var(--recto-square)) min-content;
  }
  /* For browsers that don't know the attribute yet. */
  &[inert] {
    visibility: hidden;
  }
`;

/** Lies in the square; what comes later in the markup lies over what came before. */
export const Square = styled.div`
  position: relative;
  grid-area: square;
  justify-self: center;
  height: 100%;
  aspect-ratio: 1;
  overflow: hidden;
`;

/** Text above the square. It stays in the middle of its place, and scrolls where there is too much of it. */
export function Words({ children }: { readonly children: ReactNode }) {
  return (
    <WordsPlace>
      <WordsColumn>{children}</WordsColumn>
    </WordsPlace>
  );
}

const WordsPlace = styled.div`
  grid-area: words;
  display: flex;
  overflow: hidden auto;
  /* Where there is more to scroll to, it fades out. */
  mask-image: linear-gradient(to top, transparent, #000 ${space.x3});
`;

const WordsColumn = styled.div`
  display: grid;
  gap: ${space.x1};
  width: 100%;
  max-width: calc(${size.column} + 2 * ${size.gutter});
  margin: auto;
  /* Scrolls with the words, so that nothing is below the fade at their end. */
  padding: ${space.x2} ${size.gutter} ${space.x3};
  text-align: center;
  ${small} {
    gap: ${space.half};
  }
`;

/** What can be pressed in this state. */
export function Controls({ children }: { readonly children: ReactNode }) {
  return <ControlsPlace $settled={useDoubleTapGuard()}>{children}</ControlsPlace>;
}

const ControlsPlace = styled.div<{ readonly $settled: boolean }>`
  grid-area: controls;
  display: grid;
  align-content: center;
  width: 100%;
  max-width: calc(${size.column} + 2 * ${size.gutter});
  margin-inline: auto;
  padding: ${space.x2} ${size.gutter} ${space.x3};
  pointer-events: ${({ $settled }) => ($settled ? 'auto' : 'none')};
  ${cramped} {
    min-height: calc(${target.shutter} + ${space.x2} + ${space.x3});
  }
`;
