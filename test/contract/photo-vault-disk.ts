/** Reads and changes the database of `IndexedDbPhotoVault`, like an attacker who has the phone's disk. */

/** One photo on the disk, in the format of the adapter. */
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

/** Deletes the database; waits until every page has closed it. */
export async function wipeDisk(): Promise<void> {
  await resultOf(indexedDB.deleteDatabase(databaseName));
}

/** Every store of every database, with its content. */
export async function wholeDisk(): Promise<Record<string, readonly DiskEntry[]>> {
  const disk: Record<string, readonly DiskEntry[]> = {};
  for (const { name } of await indexedDB.databases()) {
    const database = await resultOf(indexedDB.open(name!));
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

/** Writes a record into the database, under any key. */
export async function writeDisk(key: IDBValidKey, record: unknown): Promise<void> {
  const database = await resultOf(indexedDB.open(databaseName));
  await resultOf(database.transaction(storeName, 'readwrite').objectStore(storeName).put(record, key));
  database.close();
}

/** Deletes a record of the database. */
export async function deleteFromDisk(key: IDBValidKey): Promise<void> {
  const database = await resultOf(indexedDB.open(databaseName));
  await resultOf(database.transaction(storeName, 'readwrite').objectStore(storeName).delete(key));
  database.close();
}

/** Makes the database of the app's first version, which had no notes, with one photo. */
export async function writeVersionOne({ key, record }: DiskEntry): Promise<void> {
  const opening = indexedDB.open(databaseName, 1);
  opening.addEventListener('upgradeneeded', () => opening.result.createObjectStore(storeName));
  const database = await resultOf(opening);
  await resultOf(
    database
      .transaction(storeName, 'readwrite')
      .objectStore(storeName)
      .put(record, [...key]),
  );
  database.close();
}

/** Makes it the database of a later version of the app, which has one more store. */
export async function raiseVersion(version: number): Promise<void> {
  const opening = indexedDB.open(databaseName, version);
  opening.addEventListener('upgradeneeded', () => opening.result.createObjectStore('later'));
  (await resultOf(opening)).close();
}

async function entriesOf(store: IDBObjectStore): Promise<readonly DiskEntry[]> {
  const [keys, records] = await Promise.all([resultOf(store.getAllKeys()), resultOf(store.getAll())]);
  return keys.map((key, index) => ({ key, record: records[index] }) as unknown as DiskEntry);
}

function resultOf<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => reject(request.error!));
  });
}
