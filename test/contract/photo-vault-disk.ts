/** The database of `IndexedDbPhotoVault`, as somebody sees and changes it who has the phone's disk. */

/** One photo on the disk; its shape is the adapter's business. */
export interface DiskRecord {
  readonly salt: ArrayBuffer;
  readonly description: { readonly iv: ArrayBuffer; readonly bytes: ArrayBuffer };
  readonly content: { readonly iv: ArrayBuffer; readonly bytes: ArrayBuffer };
}

export interface DiskEntry {
  readonly key: readonly [owner: string, photo: string, storedAt: number];
  readonly record: DiskRecord;
}

const [databaseName, storeName] = ['recto', 'photos'];

/** Waits until every page has let go of the database. */
export async function wipeDisk(): Promise<void> {
  await answer(indexedDB.deleteDatabase(databaseName));
}

/** Every store of every database, with all that is in it. */
export async function wholeDisk(): Promise<Record<string, readonly DiskEntry[]>> {
  const disk: Record<string, readonly DiskEntry[]> = {};
  for (const { name } of await indexedDB.databases()) {
    const database = await answer(indexedDB.open(name!));
    for (const store of database.objectStoreNames) {
      disk[`${name}/${store}`] = await entriesOf(database.transaction(store).objectStore(store));
    }
    database.close();
  }
  return disk;
}

export async function diskEntries(): Promise<readonly DiskEntry[]> {
  return (await wholeDisk())[`${databaseName}/${storeName}`] ?? [];
}

/** Puts anything into the database, anywhere. */
export async function writeDisk(key: IDBValidKey, record: unknown): Promise<void> {
  const database = await answer(indexedDB.open(databaseName));
  await answer(database.transaction(storeName, 'readwrite').objectStore(storeName).put(record, key));
  database.close();
}

/** Makes the database of the app's first version, which had no notes, with one photo. */
export async function writeVersionOne({ key, record }: DiskEntry): Promise<void> {
  const opening = indexedDB.open(databaseName, 1);
  opening.addEventListener('upgradeneeded', () => opening.result.createObjectStore(storeName));
  const database = await answer(opening);
  await answer(
    database
      .transaction(storeName, 'readwrite')
      .objectStore(storeName)
      .put(record, [...key]),
  );
  database.close();
}

/** Makes it the database of a later version of the app, which has added a store. */
export async function raiseVersion(version: number): Promise<void> {
  const opening = indexedDB.open(databaseName, version);
  opening.addEventListener('upgradeneeded', () => opening.result.createObjectStore('later'));
  (await answer(opening)).close();
}

async function entriesOf(store: IDBObjectStore): Promise<readonly DiskEntry[]> {
  const [keys, records] = await Promise.all([answer(store.getAllKeys()), answer(store.getAll())]);
  return keys.map((key, index) => ({ key, record: records[index] }) as unknown as DiskEntry);
}

function answer<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => reject(request.error!));
  });
}
