import type { StoragePort, StoredProcedure } from '@recto/core';

export class TestStorage implements StoragePort {
  entry: StoredProcedure | null;
  writes = 0;

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
}
