import type { Timers } from './browser/camera/camera-environment.ts';

/** What the promise brings within this time, in ms, else the other value. Rejects where the promise does. */
export function within<Value>(
  ms: number,
  timers: Timers,
  promise: Promise<Value>,
  otherwise: Value,
): Promise<Value> {
  return new Promise((resolve, reject) => {
    const timer = timers.setTimeout(() => resolve(otherwise), ms);
    promise.then(resolve, reject).finally(() => timers.clearTimeout(timer));
  });
}
