import type { StoragePort, StoredProcedure } from '@recto/core';

/** Storage that ends with the page. */
export class MemoryStorage implements StoragePort {
  #entry: StoredProcedure | null;

  constructor(entry: StoredProcedure | null = null) {
    this.#entry = entry;
  }

  read(): StoredProcedure | null {
    return this.#entry;
  }

  write(entry: StoredProcedure): void {
    this.#entry = entry;
  }

  clear(): void {
    this.#entry = null;
  }
}
