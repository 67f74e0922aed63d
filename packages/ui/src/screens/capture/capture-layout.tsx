import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { layer, leading, safeArea, size, space, target, textSize, viewfinder } from '../../theme/tokens.ts';
import { doubleTapGuard, useDoubleTapGuard, type DoubleTapGuardProps } from '../use-double-tap-guard.ts';

/**
 * The layout of the capture screen, from top to bottom: text, the camera's square, controls. Each state
 * fills these areas. The square is as wide as a portrait screen; it is smaller only if there would be
 * no room for the shutter (a folding phone, a split screen).
 */

/** Minimum height of text and controls together. */
const minRest = '176px';
/** The same on screens wider than a phone, where nothing is hidden. */
const minRestWide = '232px';

/** A narrow phone: the text is slightly smaller. */
export const narrow = '@container capture (max-width: 24rem)';

/** Large text on a narrow phone: the square shrinks to make room for the text. */
export const largeText = '@container capture (max-width: 15rem)';

/** A small phone: smaller text, so that it fits above the square. */
export const small = '@container capture (max-width: 22rem) and (max-height: 38rem)';

/** Too low for its width or its text: secondary texts are hidden, and the text may scroll. */
export const cramped =
  '@container capture ((max-width: 15rem) and (max-height: 24rem)) or ((max-width: 30rem) and (min-aspect-ratio: 3 / 5))';

export const Root = styled.div`
  --recto-rest: ${minRest};
  --recto-square: min(100vw, 100vh - var(--recto-rest));
  @supports (height: 100dvh) {
    --recto-square: min(100vw, 100dvh - var(--recto-rest) - ${safeArea.top} - ${safeArea.bottom});
  }
  @media (min-width: 30em) {
    --recto-rest: ${minRestWide};
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
    'text' minmax(0, 1fr) 'square' var(--recto-square) 'controls' minmax(min-content, 1fr)
    / 100%;
  height: 100%;
  padding: ${safeArea.top} 0 ${safeArea.bottom};
  ${cramped} {
    grid-template-rows: minmax(0, 1fr) var(--recto-square) min-content;
  }
  ${largeText} {
    grid-template-rows: minmax(5.5rem, 1fr) minmax(0, var(--recto-square)) min-content;
  }
  /* For browsers that do not support the attribute. */
  &[inert] {
    visibility: hidden;
  }
`;

/** A layer in the square area; later layers are above earlier ones. */
export const Square = styled.div`
  position: relative;
  grid-area: square;
  justify-self: center;
  height: 100%;
  aspect-ratio: 1;
  overflow: hidden;
`;

/** The text above the square: centred in its area, and scrollable if it is too long. */
export function TextSection({ children }: { readonly children: ReactNode }) {
  return (
    <TextScroller>
      <TextColumn>{children}</TextColumn>
    </TextScroller>
  );
}

const TextScroller = styled.div`
  grid-area: text;
  display: flex;
  overflow: hidden auto;
  /* Fades out at the bottom, to show that there is more. */
  mask-image: linear-gradient(to top, transparent, #000 ${space.x3});
`;

const TextColumn = styled.div`
  display: grid;
  gap: ${space.x1};
  width: 100%;
  max-width: calc(${size.column} + 2 * ${size.gutter});
  margin: auto;
  /* Keeps the end of the text above the fade. */
  padding: ${space.x2} ${size.gutter} ${space.x3};
  text-align: center;
  ${small} {
    gap: ${space.half};
  }
`;

/** One or two lines below a heading. */
export const Hint = styled.p`
  color: ${viewfinder.inkMuted};
  line-height: ${leading.heading};
  text-wrap: balance;
  ${small} {
    font-size: ${textSize.small};
  }
  ${cramped} {
    font-size: ${textSize.small};
  }
`;

/** Text and controls over the dark square, in place of the camera's picture; scrollable if too long. */
export const SquareOverlay = styled.div`
  position: absolute;
  inset: 0;
  display: grid;
  align-content: safe center;
  justify-items: center;
  gap: ${space.x5};
  padding: ${space.x6};
  overflow: auto;
  background: ${viewfinder.ground};
  ${largeText} {
    gap: ${space.x3};
    padding: ${space.x2};
  }
`;

/** The controls of a state, below the square. */
export function Controls({ children }: { readonly children: ReactNode }) {
  return <ControlsArea $acceptsTaps={useDoubleTapGuard()}>{children}</ControlsArea>;
}

const ControlsArea = styled.div<DoubleTapGuardProps>`
  grid-area: controls;
  display: grid;
  align-content: center;
  width: 100%;
  max-width: calc(${size.column} + 2 * ${size.gutter});
  margin-inline: auto;
  padding: ${space.x2} ${size.gutter} ${space.x3};
  ${doubleTapGuard}
  ${cramped} {
    min-height: calc(${target.shutter} + ${space.x2} + ${space.x3});
  }
`;
