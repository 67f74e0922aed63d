import { isPickedFile, type CaptureSnapshot } from '@recto/core';
import { useState } from 'react';
import type { SnapProps } from './Snap.tsx';

/** A photo that was just taken. */
export interface TakenPhoto extends Pick<SnapProps, 'photo' | 'corners'> {
  /** Another number is another photo. */
  readonly number: number;
}

type Seen = Pick<CaptureSnapshot, 'state' | 'camera' | 'guidance'>;

/**
 * The photo that the camera takes, from its shutter until its snap has gone.
 * @returns `forget` is called when it can no longer be seen.
 */
export function useSnap(now: Seen): { readonly taken: TakenPhoto | null; readonly forget: () => void } {
  const [{ seen, taken }, setKnown] = useState<{ seen: Seen; taken: TakenPhoto | null; number: number }>({
    seen: now,
    taken: null,
    number: 0,
  });
  if (seen.state !== now.state || seen.camera !== now.camera) {
    setKnown(({ taken: before, number }) => {
      const { photo } = now.state;
      const { corners } = now.guidance;
      if (isBeingTaken(seen, now))
        return { seen: now, taken: { photo, corners, number }, number: number + 1 };
      const stays = now.state.name === 'capture' || now.state.name === 'preview';
      return { seen: now, taken: stays ? before : null, number };
    });
  }
  return { taken, forget: () => setKnown((known) => ({ ...known, taken: null })) };
}

/** A slow phone may show the preview without the moment before it. */
function isBeingTaken(before: Seen, { state, camera }: Seen): boolean {
  if (before.state.name !== 'capture' || before.camera.status === 'taking') return false;
  if (state.name === 'capture') return camera.status === 'taking';
  return state.name === 'preview' && state.photo === before.state.photo && !isPickedFile(state.image);
}
