/**
 * Why the signal was aborted. Safari 15.0 to 15.3, which the product supports (§5), knows no reason:
 * there it is the `AbortError` that the others give by default.
 */
export function abortReason(signal: AbortSignal | undefined): unknown {
  return signal?.reason ?? new DOMException('The call was given up.', 'AbortError');
}

/** @throws the signal's reason when it has been aborted. */
export function throwIfAborted(signal: AbortSignal | undefined): void {
  if (signal?.aborted) throw abortReason(signal);
}

/**
 * Waits for work that others wait for too: an abort ends this wait, and leaves the work alone.
 * @throws the signal's reason when it is aborted first.
 */
export function unlessAborted<T>(work: Promise<T>, signal: AbortSignal | undefined): Promise<T> {
  return new Promise((resolve, reject) => {
    if (signal?.aborted) return reject(abortReason(signal));
    const stop = () => reject(abortReason(signal));
    signal?.addEventListener('abort', stop, { once: true });
    void work.then(resolve, reject).finally(() => signal?.removeEventListener('abort', stop));
  });
}
