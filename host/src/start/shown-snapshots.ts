import type { CaptureSnapshot, Observable } from '@recto/core';
import type { Services } from '../container/create-services.ts';
import type { Shown } from './PageScreen.ts';

/** @returns what a prerendered screen shows of each store and session. */
export function shownSnapshots(
  { state, fragment, said, isLoading }: Shown,
  { store, entry, uploads, readiness, capture }: Services,
): ReadonlyMap<Observable<unknown>, unknown> {
  const pending = state === 'starting' ? 'start' : null;
  return new Map<Observable<unknown>, unknown>([
    [store, { ...store.getSnapshot(), pending }],
    [entry, { name: 'settled' }],
    [uploads, []],
    [readiness, isLoading ? 'loading' : 'ready'],
    ...(fragment.snapshot === undefined
      ? []
      : [[capture, { ...withPhoto(fragment.snapshot, capture.getSnapshot()), said }] as const]),
  ]);
}

/** The photo of a preview is not part of its fragment. */
function withPhoto(shown: CaptureSnapshot, { state }: CaptureSnapshot): CaptureSnapshot {
  if (shown.state.name !== 'preview' || state.name !== 'preview') return shown;
  return { ...shown, state: { ...shown.state, image: state.image } };
}
