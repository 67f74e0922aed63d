/**
 * Why the signal was aborted. Safari 15.0 to 15.3, which the product supports (§5), has no
 * `AbortSignal.reason`: there it is the `AbortError` that other browsers give by default.
 */
export function abortReason(signal: AbortSignal | undefined): unknown {
  return signal?.reason ?? new DOMException('The operation was aborted.', 'AbortError');
}

/** @throws the signal's reason when it has been aborted. */
export function throwIfAborted(signal: AbortSignal | undefined): void {
  if (signal?.aborted) throw abortReason(signal);
}

/**
 * Waits for work that other callers wait for too: an abort ends this wait, and the work continues.
 * @throws the signal's reason when it is aborted first; else the work's own error.
 */
export function unlessAborted<T>(work: Promise<T>, signal: AbortSignal | undefined): Promise<T> {
  return new Promise((resolve, reject) => {
    if (signal?.aborted) return reject(abortReason(signal));
    const stop = () => reject(abortReason(signal));
    signal?.addEventListener('abort', stop, { once: true });
    void work.then(resolve, reject).finally(() => signal?.removeEventListener('abort', stop));
  });
}
