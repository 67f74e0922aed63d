import type { CameraStatus, CaptureSnapshot, CaptureState } from '@recto/core';
import { useState } from 'react';
import type { Turn } from '../turning/use-turning-card.ts';

/** A state that shows a photo. */
type PhotoState = Extract<CaptureState, { image: unknown }>;

/** The photo in the square. */
export interface ShownPhoto {
  readonly state: PhotoState;
  /** The viewfinder is there again, and the photo goes. */
  readonly departs: boolean;
  /** Another number is another photo. */
  readonly number: number;
  /** The camera showed something else just before, so that the photo must be there at once, without a frame of its own. */
  readonly isSudden: boolean;
}

interface Watched {
  readonly state: CaptureState;
  readonly camera: CameraStatus['status'];
  readonly photo: ShownPhoto | null;
}

/**
 * The photo of a state that shows one, and after it until it has gone: it is one element from the preview until the next
 * viewfinder has its picture, so that nothing turns dark between them.
 * @param turn what covers it, and uncovers the viewfinder in its place.
 * @returns `forget` is called when it can no longer be seen.
 */
export function usePhotoLayer(
  { state, camera }: Pick<CaptureSnapshot, 'state' | 'camera'>,
  turn: Turn | null,
): {
  readonly photo: ShownPhoto | null;
  readonly forget: () => void;
} {
  const [watched, setWatched] = useState<Watched>(() => ({
    state,
    camera: camera.status,
    photo: nextPhoto({ state, camera: camera.status, photo: null }, state),
  }));
  if (watched.state !== state) {
    setWatched({ state, camera: camera.status, photo: nextPhoto(watched, state) });
  } else if (watched.camera !== camera.status) {
    setWatched({ ...watched, camera: camera.status });
  } else if (watched.photo?.departs === true && turn?.phase === 'leaves') {
    setWatched({ ...watched, photo: null });
  }
  return { photo: watched.photo, forget: () => setWatched((now) => ({ ...now, photo: null })) };
}

function nextPhoto({ camera, photo }: Watched, state: CaptureState): ShownPhoto | null {
  if (state.name === 'capture') return photo && { ...photo, departs: true };
  if (!('image' in state)) return null;
  const isSame = photo !== null && !photo.departs && photo.state.image === state.image;
  return {
    state,
    departs: false,
    number: (photo?.number ?? 0) + (isSame ? 0 : 1),
    isSudden: isSame ? photo.isSudden : camera !== 'taking',
  };
}
