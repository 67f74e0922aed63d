import { abortReason } from './abort.ts';
import { systemClock, type Clock } from './clock.ts';

/** Waits `ms`. Rejects with the signal's reason as soon as it is aborted. */
export function sleep(ms: number, signal?: AbortSignal, clock: Clock = systemClock): Promise<void> {
  return new Promise((resolve, reject) => {
    if (signal?.aborted) return reject(abortReason(signal));
    const stop = () => {
      cancel();
      reject(abortReason(signal));
    };
    const cancel = clock.after(ms, () => {
      signal?.removeEventListener('abort', stop);
      resolve();
    });
    signal?.addEventListener('abort', stop, { once: true });
  });
}
