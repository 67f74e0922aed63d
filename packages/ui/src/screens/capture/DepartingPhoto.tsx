import type { CaptureState } from '@recto/core';
import { useState, type AnimationEvent } from 'react';
import { css, keyframes, styled } from 'styled-components';
import { motion, viewfinder } from '../../theme/tokens.ts';
import { CapturedPhoto } from './CapturedPhoto.tsx';
import { UploadRing } from './UploadRing.tsx';

/** A state that shows a photo. */
export type PhotoState = Extract<CaptureState, { image: unknown }>;

/**
 * The photo that was shown before the viewfinder of the next one, so that nothing turns dark between them.
 * @returns the state that showed it, or null: there was none before this viewfinder, or `forget` was called.
 */
export function useDepartingPhoto(state: CaptureState): {
  readonly departing: PhotoState | null;
  readonly forget: () => void;
} {
  const [last, setLast] = useState<PhotoState | null>(null);
  const shown = 'image' in state ? state : null;
  const isFraming = state.name === 'capture';
  if (shown !== null && shown !== last) setLast(shown);
  if (shown === null && !isFraming && last !== null) setLast(null);
  return { departing: isFraming ? last : null, forget: () => setLast(null) };
}

export interface DepartingPhotoProps {
  readonly state: PhotoState;
  /** The provider has the photo: it goes with a tick. */
  readonly sent: boolean;
  /**
   * The camera shows its picture, so the photo fades. If it does not yet, the photo stays until then, darkened and without
   * the tick, behind what is said of the camera.
   */
  readonly leaves: boolean;
  /** Called when it can no longer be seen. */
  readonly onGone: () => void;
}

/** A photo over the camera's picture, which fades. It is only seen: it was described while it was there. */
export function DepartingPhoto({ state, sent, leaves, onGone }: DepartingPhotoProps) {
  const [waits] = useState(!leaves);
  const handleEnd = ({ target, currentTarget }: AnimationEvent) => {
    // The ring inside has animations of its own.
    if (target === currentTarget) onGone();
  };
  return (
    <Layer $waits={waits} $leaves={leaves} onAnimationEnd={handleEnd} aria-hidden="true">
      <CapturedPhoto state={state} decoding="sync" />
      {sent && !waits && <UploadRing sent />}
    </Layer>
  );
}

const fade = keyframes`
  to { opacity: 0; }
`;

const Layer = styled.div<{ readonly $waits: boolean; readonly $leaves: boolean }>`
  position: absolute;
  inset: 0;
  background: ${viewfinder.ground};
  pointer-events: none;
  ${({ $waits }) =>
    $waits &&
    css`
      &::after {
        position: absolute;
        inset: 0;
        background: ${viewfinder.veil};
        content: '';
      }
    `}
  ${({ $leaves }) =>
    $leaves &&
    css`
      animation: ${fade} ${motion.slow} ${motion.easing} forwards;
    `}
`;
