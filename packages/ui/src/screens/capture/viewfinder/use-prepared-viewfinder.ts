import type { CaptureSnapshot, PhotoName } from '@recto/core';
import { useState } from 'react';
import { showsPicture } from './shows-picture.ts';
import type { FramingSnapshot } from './Viewfinder.tsx';

/**
 * While a photo is sent, and the camera shows its picture already, the next viewfinder is rendered ahead (decision 12.8).
 * @returns what to render out of sight, and then in sight until that viewfinder is left; null for nothing.
 */
export function usePreparedViewfinder(snapshot: CaptureSnapshot): FramingSnapshot | null {
  const { state } = snapshot;
  const [known, setKnown] = useState<PhotoName | null>(null);
  const isInSight = (state.name === 'init' || state.name === 'capture') && state.photo === known;
  const prepared = isInSight ? { ...snapshot, state } : nextViewfinder(snapshot);
  const photo = prepared?.state.photo ?? null;
  if (photo !== known) setKnown(photo);
  return prepared;
}

function nextViewfinder(snapshot: CaptureSnapshot): FramingSnapshot | null {
  const { state, next, camera } = snapshot;
  if (state.name !== 'upload' || next === null || !showsPicture(camera)) return null;
  const previous = { photo: state.photo, outcome: 'sent' } as const;
  return { ...snapshot, state: { name: 'capture', photo: next, previous } };
}
