import { inTime } from './in-time.ts';

export const storeName = 'photos';

/** The longest that one transaction may take, in ms: on a slow phone, 20 MB take a second or two. */
const transactionLimitMs = 8000;

/** What IndexedDB answers to a request. */
export function answerOf<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => reject(request.error!));
  });
}

/**
 * Does all of the work or nothing of it. What it wrote is on the disk when this resolves.
 * @param work may wait for requests of this store, and for nothing else: else the transaction ends under it.
 * @throws whatever the work throws; the reason of IndexedDB, such as a DOMException
 * `QuotaExceededError`; a DOMException `TimeoutError` when no answer came.
 */
export async function inTransaction<T>(
  database: IDBDatabase,
  mode: 'readonly' | 'readwrite',
  work: (store: IDBObjectStore) => Promise<T>,
): Promise<T> {
  const transaction = database.transaction(storeName, mode, { durability: 'strict' });
  try {
    const done = Promise.all([work(transaction.objectStore(storeName)), endOf(transaction)]);
    const [result] = await inTime(transactionLimitMs, done);
    return result;
  } catch (error) {
    abort(transaction);
    throw error;
  }
}

function endOf(transaction: IDBTransaction): Promise<void> {
  return new Promise((resolve, reject) => {
    transaction.addEventListener('complete', () => resolve());
    transaction.addEventListener('abort', () => {
      reject(transaction.error ?? new DOMException('The transaction was given up.', 'AbortError'));
    });
  });
}

function abort(transaction: IDBTransaction): void {
  try {
    transaction.abort();
  } catch {
    // It has ended by itself.
  }
}
