import { inTime } from './in-time.ts';

/** The images, encrypted, and beside each of them what has to be known without reading it. */
export const storeNames = { photos: 'photos', notes: 'notes' } as const;

/** The two stores within one transaction. */
export interface VaultStores {
  readonly photos: IDBObjectStore;
  readonly notes: IDBObjectStore;
}

/** `strict`: on the disk when it ends. `relaxed`: with the operating system, which survives the browser. */
export type Durability = 'strict' | 'relaxed';

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
 * Does all of the work or nothing of it, in both stores.
 * @param work may wait for requests of these stores, and for nothing else: else the transaction ends under it.
 * @throws whatever the work throws; the reason of IndexedDB, such as a DOMException
 * `QuotaExceededError`; a DOMException `TimeoutError` when no answer came.
 */
export async function inTransaction<T>(
  database: IDBDatabase,
  mode: 'readonly' | 'readwrite',
  work: (stores: VaultStores) => Promise<T>,
  durability: Durability = 'strict',
): Promise<T> {
  const { photos, notes } = storeNames;
  const transaction = database.transaction([photos, notes], mode, { durability });
  const stores = { photos: transaction.objectStore(photos), notes: transaction.objectStore(notes) };
  try {
    const done = Promise.all([work(stores), endOf(transaction)]);
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
