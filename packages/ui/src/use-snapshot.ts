import type { Observable } from '@recto/core';
import { useSyncExternalStore } from 'react';

/** The present snapshot of a store or a session of core; the component renders again when it changes. */
export function useSnapshot<Snapshot>(source: Observable<Snapshot>): Snapshot {
  return useSyncExternalStore(source.subscribe, source.getSnapshot);
}
