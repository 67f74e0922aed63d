import { isTimeout, withTimeout } from '@recto/core';
import { inTransaction, storeNames, type Durability, type VaultStores } from './photo-transaction.ts';

const databaseName = 'recto';
/** Version 1 had no notes. */
const databaseVersion = 2;

/** The longest that the browser may take to open the database, in ms. Some never do. */
const openingLimitMs = 3000;

/** The errors of `open` where site data is blocked, and in private windows of earlier versions of Firefox. */
const forbidding: readonly string[] = ['SecurityError', 'InvalidStateError'];

/**
 * The connection to IndexedDB, opened on demand. It never blocks another tab, and is opened again after the browser
 * has closed it, as phones do to a page in the background.
 */
export class PhotoDatabase {
  readonly #databases: () => IDBFactory | null | undefined;
  /** The connection, or what waits for it, at most 3 s. */
  #connection: Promise<IDBDatabase> | null = null;
  /** The connection that was opened last. */
  #open: IDBDatabase | null = null;
  /** How often `close` was called: a database that opens after that is closed. */
  #closings = 0;
  /** A request to open the database is pending, and those who asked have waited for it. */
  #isStuck = false;
  /** The browser has refused to open it for this page. */
  #isForbidden = false;

  constructor(databases: () => IDBFactory | null | undefined) {
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
      // Another caller may have opened a new one already.
      if (this.#open === connection) this.#connection = null;
      if (isTimeout(error)) throw error;
      return inTransaction(await this.#connected(), mode, work, durability);
    }
  }

  /** Whether the browser gives this page no database, as with blocked site data; not if one does not open now. */
  get isAbsent(): boolean {
    return this.#isForbidden || factoryOf(this.#databases) === undefined;
  }

  /** Closes the connection once its transactions have ended. */
  close(): void {
    this.#closings += 1;
    this.#connection?.then(
      (connection) => connection.close(),
      () => undefined,
    );
    this.#connection = null;
  }

  async #connected(): Promise<IDBDatabase> {
    // An earlier caller has waited for this request already, and a second wait would not help.
    if (this.#isStuck) throw new Error('The browser has not opened its database yet.');
    this.#connection ??= this.#connect();
    return this.#connection;
  }

  async #connect(): Promise<IDBDatabase> {
    const opening = open(this.#databases);
    try {
      const connection = await withTimeout(openingLimitMs, opening);
      this.#open = connection;
      this.#isForbidden = false;
      return connection;
    } catch (error) {
      this.#connection = null;
      this.#isForbidden = error instanceof DOMException && forbidding.includes(error.name);
      if (isTimeout(error)) void this.#waitFor(opening);
      throw error;
    }
  }

  /** A database that opens late is used from then on. */
  async #waitFor(opening: Promise<IDBDatabase>): Promise<void> {
    const closings = this.#closings;
    this.#isStuck = true;
    try {
      const connection = await opening;
      if (closings !== this.#closings) return connection.close();
      this.#open = connection;
      this.#connection = Promise.resolve(connection);
    } catch {
      // The next caller tries again.
    } finally {
      this.#isStuck = false;
    }
  }
}

/** Undefined if the browser has none: some throw when the property is read. */
function factoryOf(databases: () => IDBFactory | null | undefined): IDBFactory | undefined {
  try {
    return databases() ?? undefined;
  } catch {
    return undefined;
  }
}

/** @throws DOMException or Error if there is no database, or one that this version can't use. */
async function open(databases: () => IDBFactory | null | undefined): Promise<IDBDatabase> {
  const factory = factoryOf(databases);
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
