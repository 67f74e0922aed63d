import { cardFrame, faceFrame, squareSide, type PhotoFrame } from '@recto/core';
import type { ReactNode } from 'react';
import { css, styled } from 'styled-components';
import { leading, motion, radius, space, textSize, viewfinder, weight } from '../../../theme/tokens.ts';
import { appear, sideBySide } from '../layout/capture-layout.tsx';

export interface HintPillProps {
  /** The name of the hint, for tests and films. */
  readonly name: string;
  readonly tone: 'plain' | 'good';
  /** The mask below it. */
  readonly frame: PhotoFrame;
  readonly icon: ReactNode;
  readonly children: ReactNode;
}

/**
 * A sentence just above the mask, the last part of the text area. It grows upwards and takes its room from the text above,
 * so it covers neither the document nor the title. Beside the square, it is below the text. Hidden from screen readers.
 */
export function HintPill({ name, tone, frame, icon, children }: HintPillProps) {
  return (
    <Place aria-hidden="true" $band={bands[frame]}>
      <Pill data-hint={name} $isGood={tone === 'good'}>
        <span>
          {icon}
          <span>{children}</span>
        </span>
      </Pill>
    </Place>
  );
}

/** How much of the square is above its mask. */
const bands: Readonly<Record<PhotoFrame, number>> = {
  card: cardFrame.y / squareSide,
  face: faceFrame.y / squareSide,
};

const Place = styled.div<{ readonly $band: number }>`
  position: relative;
  z-index: 1;
  display: grid;
  flex: none;
  justify-items: center;
  margin: auto calc(-0.5 * ${space.x5}) calc(${space.x3} - var(--recto-square) * ${({ $band }) => $band});
  pointer-events: none;
  ${sideBySide(css`
    margin: ${space.x2} 0 0;
  `)}
`;

/** Older browsers show it without the picture behind it. */
const glass = `${viewfinder.control}; background: color-mix(in srgb, ${viewfinder.control} 92%, transparent)`;

const Pill = styled.div<{ readonly $isGood: boolean }>`
  display: grid;
  align-content: center;
  min-height: 48px;
  padding: ${space.x1} ${space.x5};
  border-radius: ${radius.large};
  background: ${({ $isGood }) => ($isGood ? viewfinder.good : glass)};
  backdrop-filter: blur(12px);
  color: ${({ $isGood }) => ($isGood ? viewfinder.onGood : viewfinder.ink)};
  font-size: ${textSize.hint};
  font-weight: ${weight.strong};
  line-height: ${leading.control};
  text-align: center;
  animation: ${appear} ${motion.fade} ${motion.easing};
  /* It was there while the photo was sent. */
  [data-state='capture'] &[data-hint='turningCard'] {
    animation: none;
  }
  > span {
    text-wrap: balance;
  }
  svg {
    display: inline-block;
    margin-inline-end: ${space.x2};
    vertical-align: -0.25em;
  }
`;
