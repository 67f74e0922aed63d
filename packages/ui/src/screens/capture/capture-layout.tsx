import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { layer, safeArea, size, space, viewfinder } from '../../theme/tokens.ts';
import { useSettled } from '../use-settled.ts';

/**
 * The places of the capture screen, from top to bottom: words, the camera's square, controls. The
 * square is as wide as an upright screen; only where that would leave no room for the shutter (a
 * folding phone, a split screen) is it smaller. What a state shows, it puts into these places.
 */

/** Least height of words and controls together. */
const leastRest = '176px';

/** Large text or a short screen: asides are left out, and the words may scroll. */
export const cramped =
  '@container capture (max-width: 15rem) or ((max-width: 30rem) and (min-aspect-ratio: 3 / 5))';

export const Root = styled.div`
  --recto-square: min(100vw, 100vh - ${leastRest});
  --recto-square: min(100vw, 100dvh - ${leastRest} - ${safeArea.top} - ${safeArea.bottom});
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
  width: var(--recto-square);
  height: var(--recto-square);
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
  padding: ${space.x2} ${size.gutter};
`;

const WordsColumn = styled.div`
  display: grid;
  gap: ${space.x1};
  width: 100%;
  max-width: ${size.column};
  margin: auto;
  text-align: center;
`;

/** What can be pressed in this state. */
export function Controls({ children }: { readonly children: ReactNode }) {
  return <ControlsPlace $settled={useSettled()}>{children}</ControlsPlace>;
}

const ControlsPlace = styled.div<{ readonly $settled: boolean }>`
  grid-area: controls;
  display: grid;
  align-content: center;
  width: 100%;
  max-width: calc(${size.column} + 2 * ${size.gutter});
  margin-inline: auto;
  padding: ${space.x3} ${size.gutter} ${space.x4};
  pointer-events: ${({ $settled }) => ($settled ? 'auto' : 'none')};
  ${cramped} {
    padding-block: ${space.x2} ${space.x3};
  }
`;
