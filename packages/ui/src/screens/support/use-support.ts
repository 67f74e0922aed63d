import type { DevicePort, ProcedureStore } from '@recto/core';
import { useMemo, useSyncExternalStore } from 'react';
import type { Support } from './support-context.ts';

export interface SupportParts {
  readonly store: Pick<ProcedureStore, 'subscribe' | 'getSnapshot'>;
  readonly device: Pick<DevicePort, 'copyText'>;
  /** The time of day, in ms since 1970. */
  readonly now: () => number;
}

/** What error screens show for support; null while no reference is known (decision 7.11). */
export function useSupport({ store, device, now }: SupportParts): Support | null {
  // Not the snapshot itself, which is new with each photo.
  const referenceNow = () => store.getSnapshot().entry?.procedure.reference ?? null;
  const reference = useSyncExternalStore(store.subscribe, referenceNow, referenceNow);
  return useMemo(
    () => (reference === null ? null : { reference, copy: (text) => device.copyText(text), now }),
    [reference, device, now],
  );
}
