import { AppReadiness, Entry, EventRecorder, parseUserAgent, ProcedureStore, systemClock } from '@recto/core';
import type { Ports } from './ports.ts';

/** The ports of what is made first. */
export type EntryPorts = Pick<
  Ports,
  | 'repository'
  | 'storage'
  | 'toasts'
  | 'earlyProcedure'
  | 'now'
  | 'device'
  | 'events'
  | 'visitPart'
  | 'version'
>;

/** What the first screen needs: what opens the link, what holds the procedure, and what records both. */
export interface EntryServices {
  readonly store: ProcedureStore;
  readonly entry: Entry;
  /** What happens, for the operator. */
  readonly recorder: EventRecorder;
  readonly readiness: AppReadiness;
}

/** Makes what opens the link. It is apart from the other services, so that the first screen can wait for it alone. */
export function createEntry({
  repository,
  storage,
  toasts,
  earlyProcedure,
  now,
  device,
  events,
  visitPart,
  version,
}: EntryPorts): EntryServices {
  const { browser, system } = parseUserAgent(device);
  const context = {
    version,
    visit: Math.random().toString(36).slice(2),
    part: visitPart,
    browser: browser.product,
    system: system.name,
  };
  const recorder = new EventRecorder(events, context, () => systemClock.now());
  const store = new ProcedureStore({ repository, storage, toasts, device, early: earlyProcedure, now });
  recorder.watchProcedure(store);
  return { store, entry: new Entry({ store, device }), recorder, readiness: new AppReadiness() };
}
