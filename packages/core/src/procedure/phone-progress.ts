import { requiredPhotos } from '../model/photos.ts';
import { hasPhoto, type Procedure } from '../model/procedure.ts';
import { isEqual } from '../observable/equality.ts';
import type { Unsubscribe } from '../observable/snapshot-store.ts';
import type { DevicePort } from '../ports/device.ts';
import { backOffMs, type BackOff } from '../time/back-off.ts';
import { systemClock } from '../time/clock.ts';
import type { ProcedureStore } from './procedure-store.ts';

/** What `/mobile` can say about the customer's phone, as far as the provider knows (decision 8.11). */
export type PhoneProgress =
  /** The customer has not tapped "Start" yet, or the procedure needs a new beginning. */
  | { readonly name: 'waiting' }
  /** How many of the required photos the provider has. */
  | { readonly name: 'started'; readonly received: number; readonly required: number }
  | { readonly name: 'submitted'; readonly required: number };

export function phoneProgress(procedure: Procedure): PhoneProgress {
  const photos = requiredPhotos(procedure);
  const required = photos.length;
  if (procedure.status === 'finished') return { name: 'submitted', required };
  if (procedure.status !== 'started') return { name: 'waiting' };
  return { name: 'started', received: photos.filter((name) => hasPhoto(procedure, name)).length, required };
}

/** The pauses between two readings: short after a change, longer while nothing changes. */
const pauses: BackOff = { firstMs: 3000, longestMs: 15_000, jitter: 0 };

export interface FollowParts {
  readonly store: ProcedureStore;
  readonly device: Pick<DevicePort, 'isVisible' | 'watchVisibility'>;
}

/**
 * Reads the procedure again (call 2) from time to time, while the page is visible and until the photos are
 * submitted (decision 8.11). A reading that fails has no effect: the next one follows.
 * @returns a function that ends it.
 */
export function followProcedure({ store, device }: FollowParts): Unsubscribe {
  let isReading = false;
  let hasEnded = false;
  let unchanged = 1;
  let cancelTimer = () => {};

  const current = () => {
    const { entry } = store.getSnapshot();
    return entry === null ? null : { token: entry.token, progress: phoneProgress(entry.procedure) };
  };
  const wait = () => {
    const before = current();
    if (hasEnded || before === null || before.progress.name === 'submitted' || !device.isVisible()) return;
    cancelTimer = systemClock.after(backOffMs(pauses, unchanged, 0), () => void read());
  };
  const read = async () => {
    const before = current();
    cancelTimer();
    if (isReading || before === null || before.progress.name === 'submitted') return;
    isReading = true;
    await store.readAgain(before.token);
    isReading = false;
    unchanged = isEqual(current(), before) ? unchanged + 1 : 1;
    wait();
  };
  const stopWatching = device.watchVisibility((visible) => {
    cancelTimer();
    unchanged = 1;
    if (visible) void read();
  });
  wait();
  return () => {
    hasEnded = true;
    cancelTimer();
    stopWatching();
  };
}
