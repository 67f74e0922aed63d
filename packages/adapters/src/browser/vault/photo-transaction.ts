import { withTimeout } from '@recto/core';

/** The encrypted images, and a note for each of them that can be read without the image. */
export const storeNames = { photos: 'photos', notes: 'notes' } as const;

/** The two stores within one transaction. */
export interface VaultStores {
  readonly photos: IDBObjectStore;
  readonly notes: IDBObjectStore;
}

/** `strict`: on the disk when it ends. `relaxed`: handed to the operating system, so it survives the browser. */
export type Durability = 'strict' | 'relaxed';

/** The longest that one transaction may take, in ms: on a slow phone, 20 MB take a second or two. */
const transactionLimitMs = 8000;

/** The result of a request. @throws DOMException as IndexedDB reports it. */
export function resultOf<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => reject(request.error!));
  });
}

/**
 * Runs work in one transaction over both stores: it takes effect as a whole or not at all.
 * @param work may await requests of these stores and nothing else, or the transaction ends before it.
 * @throws the work's own error; the error of IndexedDB, such as a DOMException
 * `QuotaExceededError`; a DOMException `TimeoutError` when it takes too long.
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
    const [result] = await withTimeout(transactionLimitMs, done);
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
      reject(transaction.error ?? new DOMException('The transaction was aborted.', 'AbortError'));
    });
  });
}

function abort(transaction: IDBTransaction): void {
  try {
    transaction.abort();
  } catch {
    // It has ended already.
  }
}
