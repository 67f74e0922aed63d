import type { CaptureRing as Ring, MaskFrame } from '@recto/core';
import { useState } from 'react';
import { css, styled } from 'styled-components';
import { reducedMotion } from '../../../theme/reduced-motion.ts';
import { viewfinder } from '../../../theme/tokens.ts';
import { framePath } from './mask-paths.ts';

export interface CaptureRingProps {
  /** Null for none. */
  readonly ring: Ring | null;
  /** The outline that it closes. */
  readonly frame: MaskFrame;
}

/**
 * The mask's own line, which draws itself closed before a photo is taken automatically: from the middle of the top,
 * clockwise. One that is cancelled shrinks back. With reduced motion it grows in steps, and is gone at once. Part of the
 * mask's drawing, in its units.
 */
export function CaptureRing({ ring, frame }: CaptureRingProps) {
  // Not before the first ring: what is not seen must not delay the first picture.
  const [wasShown, setWasShown] = useState(ring !== null);
  if (ring !== null && !wasShown) setWasShown(true);
  if (!wasShown) return null;
  const line = {
    d: framePath(frame),
    pathLength: 100,
    strokeDasharray: 100,
    strokeDashoffset: 100 * (1 - (ring?.progress ?? 0)),
    // Else the transition takes as long as from one look to the next.
    style: ring === null ? { transitionDuration: shrinkTime } : undefined,
  };
  return (
    <g data-ring={ring?.progress}>
      <Line {...line} stroke={viewfinder.veil} strokeWidth="20" />
      <Line {...line} stroke={viewfinder.good} strokeWidth="13" />
    </g>
  );
}

const shrinkTime = '200ms';

/** In thousandths of the square, 13 are 5 px on a phone: a line whose width does not scale has dashes that do not, either. */
const Line = styled.path`
  && {
    vector-effect: none;
  }
  transition: stroke-dashoffset 100ms linear;
  ${reducedMotion(css`
    transition: none;
  `)}
`;
