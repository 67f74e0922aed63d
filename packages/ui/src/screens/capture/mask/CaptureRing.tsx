import type { CaptureRing as Ring, MaskFrame } from '@recto/core';
import { css, styled } from 'styled-components';
import { reducedMotion } from '../../../theme/reduced-motion.ts';
import { viewfinder } from '../../../theme/tokens.ts';
import { ringPath } from './mask-paths.ts';

export interface CaptureRingProps {
  readonly ring: Ring;
  /** The outline that it closes. */
  readonly frame: MaskFrame;
}

/**
 * The mask's own line, which draws itself closed before a photo is taken automatically: from the middle of the top,
 * clockwise. With reduced motion it grows in steps. Part of the mask's drawing, in its units.
 */
export function CaptureRing({ ring: { progress }, frame }: CaptureRingProps) {
  const line = {
    d: ringPath(frame),
    pathLength: 100,
    strokeDasharray: 100,
    strokeDashoffset: 100 * (1 - progress),
  };
  return (
    <g data-ring={progress}>
      <Line {...line} stroke={viewfinder.veil} strokeWidth="20" />
      <Line {...line} stroke={viewfinder.good} strokeWidth="13" />
    </g>
  );
}

/**
 * In thousandths of the square, 13 are 5 px on a phone: a line whose width does not scale has dashes that do not, either.
 * The transition takes as long as from one look to the next.
 */
const Line = styled.path`
  && {
    vector-effect: none;
  }
  transition: stroke-dashoffset 100ms linear;
  ${reducedMotion(css`
    transition: none;
  `)}
`;
