import type { CaptureRing as Ring } from '@recto/core';
import { css, styled } from 'styled-components';
import { reducedMotion } from '../../../theme/reduced-motion.ts';
import { viewfinder } from '../../../theme/tokens.ts';

export interface CaptureRingProps {
  readonly ring: Ring;
}

/** The ring covers the shutter's white border, so that it needs no room of its own. */
const outset = '8px';
const strokeWidth = 8;
const radius = (100 - strokeWidth) / 2;
const length = 2 * Math.PI * radius;

/** Closes around the shutter before a photo is taken automatically; with reduced motion it fills in steps. */
export function CaptureRing({ ring: { progress } }: CaptureRingProps) {
  return (
    <Drawing viewBox="0 0 100 100" aria-hidden="true" data-ring={progress}>
      <Track cx="50" cy="50" r={radius} />
      <Closed
        cx="50"
        cy="50"
        r={radius}
        strokeDasharray={length}
        strokeDashoffset={length * (1 - progress)}
      />
    </Drawing>
  );
}

const Drawing = styled.svg`
  position: absolute;
  inset: -${outset};
  width: calc(100% + 2 * ${outset});
  max-width: none;
  height: calc(100% + 2 * ${outset});
  transform: rotate(-90deg);
  fill: none;
  stroke-width: ${strokeWidth};
  pointer-events: none;
`;

const Track = styled.circle`
  stroke: ${viewfinder.controlOutline};
`;

/** From one look to the next, about a tenth of a second. */
const Closed = styled.circle`
  stroke: ${viewfinder.good};
  transition: stroke-dashoffset 100ms linear;
  ${reducedMotion(css`
    transition: none;
  `)}
`;
