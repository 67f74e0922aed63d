import type { WebStorage } from './LocalStorage.ts';

/** Names that are kept in session storage: until the tab is closed, also across reloads. */
export class SessionMarks {
  readonly #storage: () => WebStorage;

  /** @param storage `() => window.sessionStorage`; even reading that property can throw. */
  constructor(storage: () => WebStorage) {
    this.#storage = storage;
  }

  /** @returns whether the name is new and was stored; false when it is there already, or storage fails. */
  add(name: string): boolean {
    try {
      const storage = this.#storage();
      if (storage.getItem(keyOf(name)) !== null) return false;
      storage.setItem(keyOf(name), '');
      return storage.getItem(keyOf(name)) !== null;
    } catch {
      return false;
    }
  }

  remove(name: string): void {
    try {
      this.#storage().removeItem(keyOf(name));
    } catch {
      // Storage failed, so nothing was stored.
    }
  }
}

function keyOf(name: string): string {
  return `recto.${name}`;
}
