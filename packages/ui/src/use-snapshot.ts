import type { Observable } from '@recto/core';
import { useSyncExternalStore } from 'react';

/** The current snapshot of a store or session of core; the component re-renders when it changes. */
export function useSnapshot<Snapshot>(source: Observable<Snapshot>): Snapshot {
  return useSyncExternalStore(source.subscribe, source.getSnapshot);
}
