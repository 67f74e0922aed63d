import type { ReactNode, RefObject } from 'react';
import { css, keyframes, styled, type RuleSet } from 'styled-components';
import { queryContainer } from '../../../theme/query-container.ts';
import { rem } from '../../../theme/rem.ts';
import {
  layer,
  leading,
  motion,
  safeArea,
  size,
  space,
  target,
  textSize,
  viewfinder,
} from '../../../theme/tokens.ts';
import { inertIf } from '../../../components/inert-if.ts';
import type { PlaceBefore } from '../../double-tap-time.ts';
import { doubleTapGuard, useDoubleTapGuard } from '../../use-double-tap-guard.ts';
import { squareLayout } from './square-layout.ts';

/**
 * The layout of the capture screen. Upright, from top to bottom: step, text, the camera's square, the bar
 * with the controls; if the screen is wider than high, the square is beside the others. The areas depend on the size
 * of the screen only, so that nothing moves from one state to the next. The square is as wide as an upright screen; it
 * is smaller only if there would be no room for the shutter (a folding phone, a split screen).
 *
 * The screen is the window, or the `RectoRoot` that shows it. Browsers without container queries know only the
 * window's shape; the size of the root is given to them in px.
 */

const { minRest, minRestWide, minBar, minBarWide, minTexts, textsShare } = squareLayout;

/** A narrow phone: the text is slightly smaller. */
export const narrow = '@container capture (max-width: 24em)';

/** Large text on a narrow phone: the square shrinks to make room for the text. */
export const largeText = `@container capture ${squareLayout.largeText}`;

/** Large text on a phone so narrow that the labels beside the shutter have no room. */
export const largestText = '@container capture (max-width: 11.5em)';

/** A small phone: smaller text, so that it fits above the square. */
export const small = '@container capture (max-width: 22em) and (max-height: 38em)';

/** A screen that is low for its width: labels have no room. */
export const low = '@container capture (max-width: 30em) and (min-aspect-ratio: 3 / 5)';

/** The same upright: the title is beside the back button. */
export const lowUpright = `${low} and (max-aspect-ratio: 99 / 100)`;

/** @returns a style for when the screen is wider than high: the square is beside the text. */
export function sideBySide(style: RuleSet): RuleSet {
  return ofScreen(squareLayout.sideBySide, style);
}

/** @param condition of a container query and of a media query; its unit must not be one that depends on the font. */
function ofScreen(condition: string, style: RuleSet): RuleSet {
  return css`
    @container capture ${condition} {
      ${style}
    }
    @supports not (container-type: size) {
      @media ${condition} {
        ${style}
      }
    }
  `;
}

export const appear = keyframes`
  from { opacity: 0; }
`;

export const fade = keyframes`
  to { opacity: 0; }
`;

export const Root = styled.div`
  container: capture / size;
  ${queryContainer}
  position: fixed;
  inset: 0;
  z-index: ${layer.viewfinder};
  overflow: hidden;
  background: ${viewfinder.ground};
  color: ${viewfinder.ink};
  animation: ${appear} ${motion.fade} ${motion.easing};
  /* For browsers that do not support the attribute: neither a tap nor the Tab key reaches what is hidden. */
  & [inert] {
    visibility: hidden;
  }
`;

export const Stage = styled.div`
  --recto-rest: ${minRest};
  --recto-bar: ${minBar};
  --recto-min-texts: ${rem(minTexts)};
  --recto-width: var(--recto-root-width, 100vw);
  --recto-full-height: var(--recto-root-height, 100vh);
  --recto-height: calc(var(--recto-full-height) - ${safeArea.top} - ${safeArea.bottom});
  --recto-square: min(var(--recto-width), var(--recto-height) - var(--recto-rest));
  --recto-free: calc(var(--recto-height) - var(--recto-square));
  --recto-step: max(${target.main}, ${rem(1.75)});
  --recto-texts: min(
    max(var(--recto-min-texts), ${textsShare} * var(--recto-free)),
    var(--recto-free) - var(--recto-bar)
  );
  --recto-bar-height: calc(var(--recto-free) - var(--recto-texts));
  @supports (height: 100dvh) {
    --recto-full-height: var(--recto-root-height, 100dvh);
  }
  @supports (width: 100cqw) {
    --recto-width: var(--recto-root-width, 100cqw);
    --recto-full-height: var(--recto-root-height, 100cqh);
  }
  ${ofScreen(
    squareLayout.wide,
    css`
      --recto-rest: ${minRestWide};
      --recto-bar: ${minBarWide};
    `,
  )}
  position: relative;
  display: grid;
  grid-template:
    'step' var(--recto-step) 'text' calc(var(--recto-texts) - var(--recto-step))
    'square' var(--recto-square) 'bar' minmax(0, 1fr) / 100%;
  height: 100%;
  padding: ${safeArea.top} 0 ${safeArea.bottom};
  /* What is below text and controls has a negative z-index. The picture is cut at the edges: nothing can scroll to the rest. */
  contain: paint;
  &::after {
    position: absolute;
    inset: 0;
    z-index: -1;
    background:
      linear-gradient(${viewfinder.edge}, transparent) top / 100% calc(${safeArea.top} + var(--recto-texts)),
      linear-gradient(transparent, ${viewfinder.edge}) bottom / 100%
        calc(${safeArea.bottom} + var(--recto-bar-height));
    background-repeat: no-repeat;
    pointer-events: none;
    content: '';
  }
  ${small} {
    --recto-step: ${rem(1.875)};
  }
  ${lowUpright} {
    --recto-step: ${rem(1.375)};
  }
  ${largeText} {
    --recto-rest: calc(${rem(7.5)} + var(--recto-bar));
    --recto-step: max(${target.main}, ${rem(1.75)});
  }
  /* Wider spacing of the text than expected (WCAG 2.2, 1.4.12), or an error in large text: the picture gives way. */
  &:has([data-needs-room]) {
    --recto-min-texts: max(232px, ${rem(11)});
    --recto-rest: calc(var(--recto-min-texts) + var(--recto-bar));
  }
  ${sideBySide(css`
    /* Around the square, in place of the picture. */
    --recto-plain: 200vmax;
    /* Leaves room for three controls in a row, also with the page at 400 %. */
    --recto-square: min(var(--recto-height), 0.58 * var(--recto-width), var(--recto-width) - 220px);
    grid-template:
      'square step' var(--recto-step) 'square text' minmax(0, 1fr) 'square bar' auto
      / var(--recto-square) minmax(0, 1fr);
    padding: ${safeArea.top} ${safeArea.right} ${safeArea.bottom} ${safeArea.left};
    &::after {
      background: none;
    }
  `)}
`;

/** A layer in the square area; later layers are above earlier ones. */
export const Square = styled.div`
  position: relative;
  grid-area: square;
  place-self: center;
  width: var(--recto-square);
  height: var(--recto-square);
  overflow: hidden;
`;

/** Between the step and the square: the heading keeps its place, and what follows it scrolls if it is too long. */
export const TextArea = styled.div`
  grid-area: text;
  display: flex;
  flex-direction: column;
  gap: ${space.half};
  width: 100%;
  min-height: 0;
  max-width: calc(${size.column} + 2 * ${size.gutter});
  margin-inline: auto;
  padding-inline: ${size.gutter};
  text-align: center;
`;

/** Scrolls the text below the heading. The bar shows that there is more. */
export const TextScroller = styled.div`
  flex: 0 1 auto;
  min-height: 0;
  overflow: hidden auto;
  padding-bottom: ${space.x2};
  /* Fades out at the bottom, to show that there is more. */
  mask-image: linear-gradient(to top, transparent, #000 ${space.x2});
  &::-webkit-scrollbar {
    width: 4px;
  }
  &::-webkit-scrollbar-thumb {
    border-radius: 2px;
    background: ${viewfinder.controlOutline};
  }
`;

/** One or two lines below a heading. They step back while something more important is said. */
export const Hint = styled.p<{ readonly $stepsBack?: boolean; readonly $isHidden?: boolean }>`
  color: ${({ $stepsBack = false }) => ($stepsBack ? viewfinder.inkMuted : viewfinder.ink)};
  line-height: ${leading.heading};
  text-wrap: balance;
  transition: color ${motion.fast} ${motion.easing};
  ${({ $isHidden = false }) => $isHidden && 'opacity: 0;'}
  /* Of a file that can't be shown, nobody can say whether it is sharp. */
  [data-state='preview']:has([data-not-shown]) & {
    display: none;
  }
  ${small} {
    font-size: ${textSize.small};
  }
  ${low} {
    font-size: ${textSize.small};
  }
  ${largeText} {
    ${({ $stepsBack = false }) => $stepsBack && 'display: none;'}
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

export interface ControlsProps {
  readonly children: ReactNode;
  /** As of `useDoubleTapGuard`. */
  readonly placeBefore?: RefObject<PlaceBefore>;
  /** Whether they can't be used, since something else takes all taps. */
  readonly inert?: boolean;
}

/** The controls of a state, in the bar. */
export function Controls({ children, placeBefore, inert = false }: ControlsProps) {
  return (
    <ControlsArea {...useDoubleTapGuard(placeBefore)} inert={inertIf(inert)} data-toasts="above">
      {children}
    </ControlsArea>
  );
}

/** How far from the middle of a shutter a hand taps on. */
const tapsOnReach = '48px';

const uncover = keyframes`
  to { visibility: hidden; }
`;

/**
 * As high as the bar. Controls that need more room (large text on a small phone) cover the lower edge of the
 * picture, which keeps its size and place; only there the bar has a ground.
 */
const ControlsArea = styled.div`
  position: relative;
  grid-area: bar;
  display: grid;
  align-content: safe center;
  align-self: end;
  width: 100%;
  min-height: 100%;
  max-width: calc(${size.column} + 2 * ${size.gutter});
  max-height: calc(0.7 * var(--recto-full-height));
  margin-inline: auto;
  padding: ${space.x2} ${size.gutter};
  overflow: hidden auto;
  background: linear-gradient(${viewfinder.ground} 0 0) top / 100% calc(100% - var(--recto-bar-height))
    no-repeat;
  ${doubleTapGuard}
  /* A hand that taps on at the shutter's place presses nothing of the preview, until it pauses for a second. */
  [data-state='preview'] &::after {
    position: absolute;
    inset: 0 calc(50% - ${tapsOnReach});
    pointer-events: auto;
    animation: ${uncover} 0s 1s forwards;
    content: '';
  }
  /* Pressed itself, not a button. */
  [data-state='preview'] &:active:not(:has(:active))::after {
    animation: none;
  }
  ${small} {
    padding-block: ${space.half};
  }
  ${largeText} {
    button {
      padding-inline: ${space.x1};
    }
  }
  ${sideBySide(css`
    padding-bottom: ${space.x4};
    background: none;
  `)}
`;
