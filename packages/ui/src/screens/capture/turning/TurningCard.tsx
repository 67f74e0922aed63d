import { cardFrame, squareSide, type PhotoName } from '@recto/core';
import { Suspense } from 'react';
import { css, keyframes, styled } from 'styled-components';
import { reducedMotion } from '../../../theme/reduced-motion.ts';
import { motion, viewfinder } from '../../../theme/tokens.ts';
import { appear, fade, Square } from '../layout/capture-layout.tsx';
import { sideDrawings } from '../mask/SideDrawing.tsx';
import { DocumentCutOut } from '../preview/Preview.tsx';
import { PhotoImage } from '../photo/PhotoImage.tsx';
import { showMs, type Turn } from './use-turning-card.ts';

export interface TurningCardProps {
  readonly turn: Turn;
}

/**
 * The customer's own photo turns over, in a dark room: its document, or else what is inside the
 * mask, is the front, and a drawing the back. It lies
 * over the photo and the camera's picture, below texts and controls, and takes no taps. With reduced motion, the back takes
 * the photo's place at once. Hidden from screen readers, since the heading of the next step says it.
 */
export function TurningCard({ turn: { front, document, back, phase } }: TurningCardProps) {
  const asInMask = (
    <Cut>
      <PhotoImage image={front.image} alt="" decoding="sync" style={insideTheMask} />
    </Cut>
  );
  return (
    <Layer $leaves={phase === 'leaves'} aria-hidden="true" data-turning={back}>
      <Card>
        <Front>
          {document === null ? (
            asInMask
          ) : (
            <Suspense fallback={asInMask}>
              <div style={insideTheMask}>
                <DocumentCutOut image={front.image} alt="" document={document} motion="still" />
              </div>
            </Suspense>
          )}
        </Front>
        <Back>
          <Side photo={back} />
        </Back>
      </Card>
    </Layer>
  );
}

const { x, y, width, height, radius } = cardFrame;

const percent = (length: number, of = squareSide) => `${(100 * length) / of}%`;

const corner = `${percent(radius.x, width)} / ${percent(radius.y, height)}`;

/** The photo's place in the card: that of the square around it. */
const insideTheMask = {
  position: 'absolute',
  top: percent(-y, height),
  left: percent(-x, width),
  width: percent(squareSide, width),
  height: percent(squareSide, height),
} as const;

function Side({ photo }: { readonly photo: PhotoName }) {
  return (
    <svg viewBox={`${x} ${y} ${width} ${height}`}>
      <Lines>{sideDrawings[photo]}</Lines>
    </svg>
  );
}

/** It lies still while the room gets dark, turns in 520 ms, and lies still again. */
const turnOver = keyframes`
  from, 16% {
    transform: rotateY(0deg);
    animation-timing-function: cubic-bezier(0.25, 0.6, 0.25, 1);
  }
  84%, to { transform: rotateY(180deg); }
`;

const Layer = styled(Square)<{ readonly $leaves: boolean }>`
  z-index: -1;
  overflow: visible;
  perspective: 1200px;
  pointer-events: none;
  /* The room: nothing else is seen, in the square and around it. */
  &::before {
    position: absolute;
    inset: 0;
    background: ${viewfinder.ground};
    box-shadow: 0 0 0 200vmax ${viewfinder.ground};
    animation: ${appear} ${motion.fast} linear;
    content: '';
  }
  ${({ $leaves }) =>
    $leaves &&
    css`
      animation: ${fade} ${motion.fast} linear forwards;
    `}
`;

const Card = styled.div`
  position: absolute;
  top: ${percent(y)};
  left: ${percent(x)};
  width: ${percent(width)};
  height: ${percent(height)};
  transform-style: preserve-3d;
  forced-color-adjust: none;
  animation: ${turnOver} ${showMs}ms linear both;
  ${reducedMotion(css`
    transform: rotateY(180deg);
    animation: none;
  `)}
`;

const Front = styled.div`
  position: absolute;
  inset: 0;
  backface-visibility: hidden;
`;

const Cut = styled.div`
  position: relative;
  height: 100%;
  overflow: hidden;
  border-radius: ${corner};
`;

const Back = styled(Front)`
  border-radius: ${corner};
  background: ${viewfinder.card};
  transform: rotateY(180deg);
  > svg {
    width: 100%;
    height: 100%;
  }
`;

const Lines = styled.g`
  fill: none;
  stroke: ${viewfinder.cardLine};
  stroke-width: 5;
  stroke-linecap: round;
  stroke-linejoin: round;
  /* Machine-readable lines. */
  [stroke-dasharray] {
    stroke-width: 12;
    stroke-dasharray: 14 8;
    stroke-linecap: butt;
  }
`;
