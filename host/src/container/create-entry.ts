import { Entry, ProcedureStore } from '@recto/core';
import type { Ports } from './ports.ts';

/** The ports of what is made first. */
export type EntryPorts = Pick<
  Ports,
  'repository' | 'storage' | 'toasts' | 'earlyProcedure' | 'now' | 'device'
>;

/** What opens the link, and what holds the procedure. */
export interface EntryServices {
  readonly store: ProcedureStore;
  readonly entry: Entry;
}

/** Makes what opens the link. It is apart from the other services, so that the first screen can wait for it alone. */
export function createEntry({
  repository,
  storage,
  toasts,
  earlyProcedure,
  now,
  device,
}: EntryPorts): EntryServices {
  const store = new ProcedureStore({ repository, storage, toasts, early: earlyProcedure, now });
  return { store, entry: new Entry({ store, device }) };
}
