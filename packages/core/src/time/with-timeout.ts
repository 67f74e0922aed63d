import { abortReason } from './abort.ts';
import { systemClock, type Clock } from './clock.ts';

export interface TimeoutOptions<Fallback> {
  /** Aborting ends the wait. */
  readonly signal?: AbortSignal | undefined;
  readonly clock?: Clock;
  /** The result when the time is over, in place of the TimeoutError. */
  readonly otherwise?: Fallback;
}

const timeoutError = 'TimeoutError';

/**
 * Waits for work, but no longer than `ms`: some browsers leave a database, a file or a request without
 * a response.
 * @param work a promise, which continues when the time is over; or a function, whose signal is aborted
 * as soon as its result is no longer needed.
 * @throws DOMException `TimeoutError` when the time is over and there is no `otherwise`; the signal's
 * reason when it is aborted; else the work's own error.
 */
export function withTimeout<Value, Fallback = never>(
  ms: number,
  work: Promise<Value> | ((signal: AbortSignal) => Promise<Value>),
  options: TimeoutOptions<Fallback> = {},
): Promise<Value | Fallback> {
  const { signal, clock = systemClock } = options;
  return new Promise((resolve, reject) => {
    if (signal?.aborted) {
      // Its own error is of no interest any more.
      if (typeof work !== 'function') work.catch(() => undefined);
      return reject(abortReason(signal));
    }
    const abandoned = new AbortController();
    const end = () => {
      cancelTimer();
      signal?.removeEventListener('abort', onAbort);
    };
    const onAbort = () => {
      end();
      reject(abortReason(signal));
      abandoned.abort();
    };
    const onTimeout = () => {
      end();
      if ('otherwise' in options) resolve(options.otherwise);
      else reject(new DOMException(`No result within ${ms} ms.`, timeoutError));
      abandoned.abort();
    };
    const cancelTimer = clock.after(ms, onTimeout);
    signal?.addEventListener('abort', onAbort, { once: true });
    const running = typeof work === 'function' ? work(abandoned.signal) : work;
    void running.then(resolve, reject).finally(end);
  });
}

/** Whether this is the error of `withTimeout`. */
export function isTimeout(error: unknown): boolean {
  return error instanceof DOMException && error.name === timeoutError;
}
