import type { Unsubscribe } from './device.ts';
import type { Procedure } from '../model/procedure.ts';

/** The keys of the two entries of §3, "Local storage". */
export const storageKeys = { token: 'procedureToken', procedure: 'procedure' } as const;

/** What is kept between two loads of the page (§3): the link's token, and the procedure as last known. */
export interface StoredProcedure {
  readonly token: string;
  readonly procedure: Procedure;
}

/**
 * Keeps the two entries of §3. Never throws: where the browser's storage is full, blocked or holds
 * garbage, an adapter goes on in memory, and garbage counts as absent (decisions, "Storage that fails").
 */
export interface StoragePort {
  read(): StoredProcedure | null;
  write(entry: StoredProcedure): void;
  clear(): void;
  /**
   * Calls the listener when another page of this browser has changed an entry, as another tab with the
   * same link does. What this page writes is not told. Never called where the browser does not tell.
   */
  watch(listener: () => void): Unsubscribe;
}
