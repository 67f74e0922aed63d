const timeoutError = 'TimeoutError';

/**
 * Waits for work at most `limitMs`. The work itself is not stopped; what it does later is ignored.
 * @param limitMs the longest wait, in ms.
 * @param fallback gives the result where the limit was reached; without it, reaching the limit is an error.
 * @throws DOMException `TimeoutError` where the limit was reached and there is no fallback; else
 * whatever the work throws.
 */
export function withTimeout<T, F = never>(
  limitMs: number,
  work: Promise<T>,
  fallback?: () => F,
): Promise<T | F> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => {
      if (fallback === undefined) reject(new DOMException(`No result within ${limitMs} ms.`, timeoutError));
      else resolve(fallback());
    }, limitMs);
    void work.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}

/** Whether `withTimeout` has reached its limit. */
export function isTimeout(error: unknown): boolean {
  return error instanceof DOMException && error.name === timeoutError;
}
