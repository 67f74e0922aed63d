import { cardFrame, squareSide, type PhotoName } from '@recto/core';
import { css, keyframes, styled } from 'styled-components';
import { reducedMotion } from '../../../theme/reduced-motion.ts';
import { motion, viewfinder } from '../../../theme/tokens.ts';
import { Square } from '../layout/capture-layout.tsx';
import { sideDrawings } from '../mask/SideDrawing.tsx';
import { showMs, type Turn } from './use-turning-card.ts';

export interface TurningCardProps {
  readonly turn: Turn;
}

/**
 * A drawn card that turns over, in the mask: what the customer does now with theirs. It lies over everything in the square
 * and takes no taps, so the shutter can be used meanwhile. With reduced motion the front is replaced by the back.
 * Hidden from screen readers, since the heading of the next step says it.
 */
export function TurningCard({ turn: { front, back, leaves } }: TurningCardProps) {
  return (
    <Layer $leaves={leaves} aria-hidden="true" data-turning={back}>
      <Card>
        <Face>
          <Side photo={front} />
        </Face>
        <Back>
          <Side photo={back} />
        </Back>
      </Card>
    </Layer>
  );
}

const { x, y, width, height, radius } = cardFrame;

const percent = (length: number, of = squareSide) => `${(100 * length) / of}%`;

function Side({ photo }: { readonly photo: PhotoName }) {
  return (
    <svg viewBox={`${x} ${y} ${width} ${height}`}>
      <Lines>{sideDrawings[photo]}</Lines>
    </svg>
  );
}

const appear = keyframes`
  from { opacity: 0; }
  14%, to { opacity: 1; }
`;

const stay = keyframes`
  from, to { opacity: 1; }
`;

const fade = keyframes`
  to { opacity: 0; }
`;

/** It lies still for a moment, turns in 520 ms, and lies still again. */
const turnOver = keyframes`
  from, 16% {
    transform: rotateY(0deg);
    animation-timing-function: cubic-bezier(0.25, 0.6, 0.25, 1);
  }
  84%, to { transform: rotateY(180deg); }
`;

const cut = keyframes`
  from { transform: rotateY(0deg); }
  45%, to { transform: rotateY(180deg); }
`;

const Layer = styled(Square)<{ readonly $leaves: boolean }>`
  perspective: 1200px;
  background: ${viewfinder.edge};
  pointer-events: none;
  animation: ${appear} ${showMs}ms linear both;
  ${reducedMotion(css`
    animation-name: ${stay};
  `)}
  ${({ $leaves }) =>
    $leaves &&
    css`
      &&& {
        animation: ${fade} ${motion.fast} linear forwards;
      }
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
    animation: ${cut} ${showMs}ms step-end both;
  `)}
`;

const Face = styled.div`
  position: absolute;
  inset: 0;
  border-radius: ${percent(radius.x, width)} / ${percent(radius.y, height)};
  background: linear-gradient(${viewfinder.cardBand} 11%, ${viewfinder.card} 11%);
  box-shadow: 0 6px 24px ${viewfinder.veil};
  backface-visibility: hidden;
  > svg {
    width: 100%;
    height: 100%;
  }
`;

const Back = styled(Face)`
  background: ${viewfinder.card};
  transform: rotateY(180deg);
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
