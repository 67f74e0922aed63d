import { storageKeys, type StoragePort, type StoredProcedure, type Unsubscribe } from '@recto/core';
import * as v from 'valibot';
import { procedureSchema } from '../../procedure-schema.ts';

/** The part of the browser's storage that is used. */
export type WebStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** Reports each change that another page of this origin has made. */
export type StorageEvents = Pick<EventTarget, 'addEventListener' | 'removeEventListener'>;

/**
 * The two entries of §3 in the browser's local storage. If that is blocked, full or absent, the latest
 * entries are kept in memory (decisions, "Storage that fails").
 */
export class LocalStorage implements StoragePort {
  readonly #storage: () => WebStorage;
  readonly #page: StorageEvents;
  #latest: StoredProcedure | null = null;
  /** False once the browser has refused a change: then its entries are out of date. */
  #upToDate = true;

  /**
   * @param storage `() => window.localStorage`; merely reading that property can throw.
   * @param page the window, which reports the changes of other pages.
   */
  constructor(storage: () => WebStorage, page: StorageEvents) {
    this.#storage = storage;
    this.#page = page;
  }

  /** Reads the entries every time, so that another tab's change is seen. Null if either is missing or can't be parsed. */
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
    // After a reload, neither an older entry nor half of this one may be found.
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

  /** @returns whether the change succeeded; every error has the same effect. */
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
  const result = v.safeParse(procedureSchema, json(procedureText));
  return result.success ? { token, procedure: result.output } : null;
}

function json(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
