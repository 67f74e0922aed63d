import type { WebStorage } from '../storage/LocalStorage.ts';

/** Names that are remembered as long as the tab is open, also when its page is loaded again. */
export class SessionMarks {
  readonly #storage: () => WebStorage;

  /** @param storage `() => window.sessionStorage`; merely reading that property can throw. */
  constructor(storage: () => WebStorage) {
    this.#storage = storage;
  }

  /** @returns whether the name is newly remembered: false where it was already, or the browser keeps nothing. */
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
      // What the browser does not keep is gone anyway.
    }
  }
}

function keyOf(name: string): string {
  return `recto.${name}`;
}
