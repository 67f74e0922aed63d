import type { StoragePort, StoredProcedure, Unsubscribe } from '@recto/core';

export class TestStorage implements StoragePort {
  entry: StoredProcedure | null;
  writes = 0;
  readonly #listeners = new Set<() => void>();

  constructor(entry: StoredProcedure | null = null) {
    this.entry = entry;
  }

  read(): StoredProcedure | null {
    return this.entry;
  }

  write(entry: StoredProcedure): void {
    this.writes += 1;
    this.entry = entry;
  }

  clear(): void {
    this.entry = null;
  }

  watch(listener: () => void): Unsubscribe {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** Another tab of the same browser writes an entry. */
  otherPageWrites(entry: StoredProcedure): void {
    this.entry = entry;
    for (const listener of this.#listeners) listener();
  }
}
