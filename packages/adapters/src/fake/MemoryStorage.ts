import type { StoragePort, StoredProcedure, Unsubscribe } from '@recto/core';
import { Listeners } from '../Listeners.ts';

/** What the pages of one browser have in common. */
interface CommonMemory {
  entry: StoredProcedure | null;
  readonly pages: Set<MemoryStorage>;
}

/** Storage that ends with the page. */
export class MemoryStorage implements StoragePort {
  readonly #memory: CommonMemory;
  readonly #changes = new Listeners<void>();

  /** @param given what is stored already, or a page whose storage this one has too, as a second tab. */
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
