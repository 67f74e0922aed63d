import { abortReason, throwIfAborted } from '../abort.ts';
import type { Sleep } from '../sleep.ts';
import { unreachable } from './http-errors.ts';

/**
 * Runs work that ends within `limitMs`, or is aborted. A limit that was reached is not repeated: the
 * person has waited long enough, and decides.
 * @param run the work; it must give up when the signal that it is handed is aborted.
 * @throws RepositoryError `unreachable` when the limit was reached; the outer signal's reason when
 * that one was aborted; else whatever the work throws.
 */
export async function withTimeLimit<T>(
  limitMs: number,
  sleep: Sleep,
  signal: AbortSignal | undefined,
  run: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  throwIfAborted(signal);
  const inner = new AbortController();
  const stop = () => inner.abort();
  signal?.addEventListener('abort', stop, { once: true });
  let late = false;
  const giveUp = () => {
    late = true;
    inner.abort();
  };
  void sleep(limitMs, inner.signal).then(giveUp, () => undefined); // rejected: the work has ended first
  try {
    return await run(inner.signal);
  } catch (error) {
    if (signal?.aborted) throw abortReason(signal);
    throw late ? unreachable(new Error(`No answer within ${limitMs} ms.`)) : error;
  } finally {
    signal?.removeEventListener('abort', stop);
    inner.abort();
  }
}
