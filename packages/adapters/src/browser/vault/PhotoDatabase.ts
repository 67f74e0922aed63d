import { inTime, isLate } from './in-time.ts';
import { inTransaction, storeName } from './photo-transaction.ts';

const databaseName = 'recto';
const databaseVersion = 1;

/** The longest that the browser may take to open the database, in ms. Some never answer. */
const openingLimitMs = 3000;

/**
 * The connection to IndexedDB, opened when it is needed, for one caller at a time. It never stands in
 * another tab's way, and comes back after the browser has cut it, as phones do to a page in the background.
 */
export class PhotoDatabase {
  readonly #databases: () => IDBFactory | undefined;
  #connection: Promise<IDBDatabase> | null = null;
  /** The browser has been asked, and has not answered yet. */
  #isOpening = false;
  #wasOpened = false;
  #wasCleared = false;

  constructor(databases: () => IDBFactory | undefined) {
    this.#databases = databases;
  }

  /**
   * Whether everything was wiped under this page, as browsers do that run out of room, or for somebody
   * who clears the site's data. Then nothing follows from a photo that is not there any more.
   */
  get wasCleared(): boolean {
    return this.#wasCleared;
  }

  /**
   * Runs a transaction; a second time, on a new connection, where it failed without being late.
   * @throws as `inTransaction`; Error or DOMException where there is no database.
   */
  async transact<T>(mode: 'readonly' | 'readwrite', work: (store: IDBObjectStore) => Promise<T>): Promise<T> {
    const connection = await this.#connected();
    try {
      return await inTransaction(connection, mode, work);
    } catch (error) {
      connection.close();
      this.#connection = null;
      if (isLate(error)) throw error;
      return inTransaction(await this.#connected(), mode, work);
    }
  }

  async #connected(): Promise<IDBDatabase> {
    // Transactions come one by one, so this answer is late already: nobody waits for it a second time.
    if (this.#isOpening) throw new Error('The browser has not opened its database yet.');
    this.#connection ??= this.#connect();
    return inTime(openingLimitMs, this.#connection);
  }

  async #connect(): Promise<IDBDatabase> {
    this.#isOpening = true;
    try {
      const { connection, isNew } = await open(this.#databases);
      this.#wasCleared ||= isNew && this.#wasOpened;
      this.#wasOpened = true;
      return connection;
    } catch (error) {
      this.#connection = null;
      throw error;
    } finally {
      this.#isOpening = false;
    }
  }
}

interface Opened {
  readonly connection: IDBDatabase;
  /** There was none before. */
  readonly isNew: boolean;
}

function open(databases: () => IDBFactory | undefined): Promise<Opened> {
  return new Promise((resolve, reject) => {
    let isNew = false;
    const factory = databases();
    if (factory === undefined) throw new Error('This browser has no database.');
    const request = factory.open(databaseName, databaseVersion);
    request.addEventListener('upgradeneeded', () => {
      isNew = true;
      request.result.createObjectStore(storeName);
    });
    request.addEventListener('error', () => reject(request.error!));
    request.addEventListener('success', () => {
      const connection = request.result;
      // Another tab wants to change or delete the database: here it is opened anew when it is needed.
      connection.addEventListener('versionchange', () => connection.close());
      resolve({ connection, isNew });
    });
  });
}
