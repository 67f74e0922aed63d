import type { StoragePort, StoredProcedure, Unsubscribe } from '@recto/core';
import { Listeners } from '../Listeners.ts';

/** What the pages of one browser share. */
interface SharedMemory {
  entry: StoredProcedure | null;
  readonly pages: Set<MemoryStorage>;
}

/** Storage in memory. */
export class MemoryStorage implements StoragePort {
  readonly #memory: SharedMemory;
  readonly #changes = new Listeners<void>();

  /** @param given the stored entry, or the storage of another page of the same browser. */
  constructor(given: StoredProcedure | MemoryStorage | null = null) {
    this.#memory = given instanceof MemoryStorage ? given.#memory : { entry: given, pages: new Set() };
    this.#memory.pages.add(this);
  }

  read(): StoredProcedure | null {
    return this.#memory.entry;
  }

  write(entry: StoredProcedure): void {
    this.#change(entry);
  }

  clear(): void {
    this.#change(null);
  }

  watch(listener: () => void): Unsubscribe {
    return this.#changes.add(listener);
  }

  #change(entry: StoredProcedure | null): void {
    if (entry === this.#memory.entry) return;
    this.#memory.entry = entry;
    for (const page of this.#memory.pages) if (page !== this) page.#changes.notify();
  }
}
