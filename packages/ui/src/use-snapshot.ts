import type { Observable } from '@recto/core';
import { useSyncExternalStore } from 'react';
import { shownSnapshot } from './hydration.ts';

/**
 * The current snapshot of a store or session of core; the component re-renders when it changes. On a server, it is the
 * one that the source has there: give the browser's one the same state before it takes over the markup, or name the one
 * that the markup shows (`beginHydration`).
 */
export function useSnapshot<Snapshot>(source: Observable<Snapshot>): Snapshot {
  return useSyncExternalStore(source.subscribe, source.getSnapshot, () => shownSnapshot(source));
}
