import { useState } from 'react';
import { css, styled } from 'styled-components';
import { motion, viewfinder } from '../../../theme/tokens.ts';
import { appear, fade, Square } from '../layout/capture-layout.tsx';
import { CapturedPhoto } from './CapturedPhoto.tsx';
import type { ShownPhoto } from './use-photo-layer.ts';

export interface PhotoLayerProps {
  readonly photo: ShownPhoto;
  /** A photo that departs fades. If it can't yet, it stays until then, darkened, behind what is said of the camera. */
  readonly leaves: boolean;
  /** It fades to the dark, so that it is not seen together with what comes. */
  readonly goesFirst: boolean;
  /** Called when it can no longer be seen. */
  readonly onGone: () => void;
}

/** The photo in the square, over the camera's picture. What is said of it, and its controls, are above it. */
export function PhotoLayer({
  photo: { state, departs, isSudden },
  leaves,
  goesFirst,
  onGone,
}: PhotoLayerProps) {
  const [waited, setWaited] = useState(false);
  if (departs && !leaves && !waited) setWaited(true);
  return (
    <Layer
      // The frame of the shutter is below a preview until its photo is decoded.
      $isOpaque={departs || state.name !== 'preview'}
      $isDark={departs && waited}
      $fades={departs && leaves && (goesFirst ? 'toDark' : 'toCamera')}
      onAnimationEnd={departs ? onGone : undefined}
      aria-hidden={departs || undefined}
    >
      <CapturedPhoto state={state} decoding={isSudden ? 'sync' : undefined} />
    </Layer>
  );
}

const toCamera = css`
  animation: ${fade} ${motion.fast} linear forwards;
`;

/** Also around the square, since the next camera may be there already. */
const toDark = css`
  overflow: visible;
  > * {
    animation: ${fade} ${motion.fast} linear forwards;
  }
  &::before {
    position: absolute;
    inset: 0;
    z-index: -1;
    box-shadow: 0 0 0 200vmax ${viewfinder.ground};
    animation: ${appear} ${motion.fast} linear;
    content: '';
  }
`;

interface LayerProps {
  readonly $isOpaque: boolean;
  readonly $isDark: boolean;
  readonly $fades: false | 'toDark' | 'toCamera';
}

const Layer = styled(Square)<LayerProps>`
  z-index: -1;
  background: ${({ $isOpaque }) => $isOpaque && viewfinder.ground};
  ${({ $isDark }) =>
    $isDark &&
    css`
      &::after {
        position: absolute;
        inset: 0;
        background: ${viewfinder.veil};
        content: '';
      }
    `}
  ${({ $fades }) =>
    $fades &&
    css`
      pointer-events: none;
      ${$fades === 'toDark' ? toDark : toCamera}
    `}
`;
