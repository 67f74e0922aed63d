const timeoutError = 'TimeoutError';

/**
 * Waits for work, but not for ever: some browsers leave a database or a file without an answer.
 * @param limitMs the longest wait, in ms. The work itself goes on.
 * @throws DOMException `TimeoutError` when the limit was reached; else whatever the work throws.
 */
export function inTime<T>(limitMs: number, work: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const giveUp = () => reject(new DOMException(`No answer within ${limitMs} ms.`, timeoutError));
    const timer = setTimeout(giveUp, limitMs);
    void work.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}

/** Whether `inTime` has given up. */
export function isLate(error: unknown): boolean {
  return error instanceof DOMException && error.name === timeoutError;
}
