import { isTimeout, withTimeout } from '@recto/core';
import { inTransaction, storeNames, type Durability, type VaultStores } from './photo-transaction.ts';

const databaseName = 'recto';
/** Version 1 had no notes. */
const databaseVersion = 2;

/** The longest that the browser may take to open the database, in ms. Some never do. */
const openingLimitMs = 3000;

/**
 * The connection to IndexedDB, opened on demand, for one caller at a time. It never blocks another tab,
 * and is opened again after the browser has closed it, as phones do to a page in the background.
 */
export class PhotoDatabase {
  readonly #databases: () => IDBFactory | undefined;
  #connection: Promise<IDBDatabase> | null = null;
  /** A request to open the database is pending. */
  #isOpening = false;

  constructor(databases: () => IDBFactory | undefined) {
    this.#databases = databases;
  }

  /**
   * Runs a transaction. If it fails, except by a timeout, it runs once more on a new connection.
   * @throws as `inTransaction`; Error or DOMException if there is no database.
   */
  async transact<T>(
    mode: 'readonly' | 'readwrite',
    work: (stores: VaultStores) => Promise<T>,
    durability?: Durability,
  ): Promise<T> {
    const connection = await this.#connected();
    try {
      return await inTransaction(connection, mode, work, durability);
    } catch (error) {
      connection.close();
      this.#connection = null;
      if (isTimeout(error)) throw error;
      return inTransaction(await this.#connected(), mode, work, durability);
    }
  }

  /** Closes the connection once its transactions have ended. */
  close(): void {
    this.#connection?.then(
      (connection) => connection.close(),
      () => undefined,
    );
    this.#connection = null;
  }

  async #connected(): Promise<IDBDatabase> {
    // Transactions run one by one, so an earlier one has waited already, and a second wait would not help.
    if (this.#isOpening) throw new Error('The browser has not opened its database yet.');
    this.#connection ??= this.#connect();
    return withTimeout(openingLimitMs, this.#connection);
  }

  async #connect(): Promise<IDBDatabase> {
    this.#isOpening = true;
    try {
      return await open(this.#databases);
    } catch (error) {
      this.#connection = null;
      throw error;
    } finally {
      this.#isOpening = false;
    }
  }
}

/** @throws DOMException or Error if there is no database, or one that this version can't use. */
async function open(databases: () => IDBFactory | undefined): Promise<IDBDatabase> {
  const factory = databases();
  if (factory === undefined) throw new Error('This browser has no database.');
  const connection = await openVersion(factory, databaseVersion).catch((error: unknown) => {
    // A newer version of the app has used it: its photos stay, and its stores are used if they fit.
    if (error instanceof DOMException && error.name === 'VersionError') return openVersion(factory);
    throw error;
  });
  const hasStores = Object.values(storeNames).every((name) => connection.objectStoreNames.contains(name));
  if (hasStores) return connection;
  connection.close();
  throw new Error('The database belongs to another version of the app.');
}

function openVersion(factory: IDBFactory, version?: number): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = factory.open(databaseName, version);
    request.addEventListener('upgradeneeded', () => {
      const { result: database } = request;
      for (const name of Object.values(storeNames)) {
        if (!database.objectStoreNames.contains(name)) database.createObjectStore(name);
      }
    });
    request.addEventListener('error', () => reject(request.error!));
    request.addEventListener('success', () => {
      const connection = request.result;
      // Another tab wants to upgrade or delete the database: this tab opens it again on demand.
      connection.addEventListener('versionchange', () => connection.close());
      resolve(connection);
    });
  });
}
