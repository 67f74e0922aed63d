import { storageKeys, type StoragePort, type StoredProcedure, type Unsubscribe } from '@recto/core';
import * as v from 'valibot';
import { storedProcedureSchema } from './stored-procedure-schema.ts';

/** The parts of the browser's storage that are used. */
export type WebStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** The target of `storage` events, which report changes by other pages of this origin. */
export type StorageEvents = Pick<EventTarget, 'addEventListener' | 'removeEventListener'>;

/**
 * The two entries of §3 in the browser's local storage. If that is blocked, full or missing, the last
 * written entry is kept in memory (decision 7.2).
 */
export class LocalStorage implements StoragePort {
  readonly #storage: () => WebStorage;
  readonly #page: StorageEvents;
  #latest: StoredProcedure | null = null;
  /** False once the browser has refused a change: what it still stores is out of date then. */
  #upToDate = true;

  /**
   * @param storage `() => window.localStorage`; even reading that property can throw.
   * @param page the window, which receives the `storage` events.
   */
  constructor(storage: () => WebStorage, page: StorageEvents) {
    this.#storage = storage;
    this.#page = page;
  }

  /** Reads the entries each time, so that another tab's changes count. Garbage, or one entry alone, is null. */
  read(): StoredProcedure | null {
    if (!this.#upToDate) return this.#latest;
    try {
      const storage = this.#storage();
      return parse(storage.getItem(storageKeys.token), storage.getItem(storageKeys.procedure));
    } catch {
      return this.#latest;
    }
  }

  write(entry: StoredProcedure): void {
    this.#latest = entry;
    this.#upToDate = this.#change((storage) => {
      storage.setItem(storageKeys.token, entry.token);
      storage.setItem(storageKeys.procedure, JSON.stringify(entry.procedure));
    });
    // An older entry, or half of this one, must not be there after a reload.
    if (!this.#upToDate) this.#change(removeBoth);
  }

  clear(): void {
    this.#latest = null;
    this.#upToDate = this.#change(removeBoth);
  }

  watch(listener: () => void): Unsubscribe {
    const onStorage = (event: Event) => {
      const { key } = event as StorageEvent; // null when everything was cleared
      if (key === null || key === storageKeys.token || key === storageKeys.procedure) listener();
    };
    this.#page.addEventListener('storage', onStorage);
    return () => this.#page.removeEventListener('storage', onStorage);
  }

  /** @returns whether the browser accepted the change. The reason why not is not needed. */
  #change(change: (storage: WebStorage) => void): boolean {
    try {
      change(this.#storage());
      return true;
    } catch {
      return false;
    }
  }
}

function removeBoth(storage: WebStorage): void {
  storage.removeItem(storageKeys.token);
  storage.removeItem(storageKeys.procedure);
}

function parse(token: string | null, procedureText: string | null): StoredProcedure | null {
  if (!token || procedureText === null) return null;
  const result = v.safeParse(storedProcedureSchema, json(procedureText));
  return result.success ? { token, procedure: result.output } : null;
}

function json(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
