import type { Unsubscribe } from '../observable/snapshot-store.ts';
import type { Procedure } from '../model/procedure.ts';

/** The keys of the two entries of §3, "Local storage". */
export const storageKeys = { token: 'procedureToken', procedure: 'procedure' } as const;

/** What is stored between two loads of the page (§3): the link's token, and the procedure as last known. */
export interface StoredProcedure {
  readonly token: string;
  readonly procedure: Procedure;
}

/**
 * Stores the two entries of §3. Never throws: if the browser's storage is full or blocked, an adapter
 * stores them in memory; entries that can't be parsed count as absent (decision 7.2).
 */
export interface StoragePort {
  /** @returns the two entries; null if one is missing or can't be parsed. */
  read(): StoredProcedure | null;
  /** Replaces both entries. */
  write(entry: StoredProcedure): void;
  /** Deletes both entries. */
  clear(): void;
  /**
   * Calls the listener when another page of this browser has changed an entry, such as another tab with
   * the same link; not after changes by this page. Some browsers never report such changes.
   */
  watch(listener: () => void): Unsubscribe;
}
