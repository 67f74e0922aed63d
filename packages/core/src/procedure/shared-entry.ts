import { isEqual } from '../observable/equality.ts';
import type { Unsubscribe } from '../observable/snapshot-store.ts';
import type { StoragePort, StoredProcedure } from '../ports/storage.ts';
import { storableProcedure } from './storable-procedure.ts';

/** The entry in local storage, which all tabs of the browser share. It belongs to the link that was opened last. */
export class SharedEntry {
  readonly #storage: StoragePort;
  /** Ends the watch for changes of other tabs. */
  readonly dispose: Unsubscribe;

  /** @param onChange called when another tab has changed the entry. */
  constructor(storage: StoragePort, onChange: () => void) {
    this.#storage = storage;
    this.dispose = storage.watch(onChange);
  }

  read(): StoredProcedure | null {
    return this.#storage.read();
  }

  /** The stored entry of the same link if it differs from this one; else null. */
  newerThan(entry: StoredProcedure): StoredProcedure | null {
    const stored = this.#storage.read();
    if (stored?.token !== entry.token || stored.procedure === entry.procedure) return null;
    return isEqual(storableProcedure(entry.procedure), stored.procedure) ? null : stored;
  }

  /** A link was opened: its entry replaces any other. */
  replace(entry: StoredProcedure): void {
    this.#write(entry);
  }

  /** The procedure has changed. Nothing is stored if another tab has opened another link since. */
  update(entry: StoredProcedure): void {
    if (!this.#belongsToAnother(entry.token)) this.#write(entry);
  }

  /** Deletes the entry of this link; that of another link stays. */
  clear(token: string): void {
    if (!this.#belongsToAnother(token)) this.#storage.clear();
  }

  #write({ token, procedure }: StoredProcedure): void {
    this.#storage.write({ token, procedure: storableProcedure(procedure) });
  }

  #belongsToAnother(token: string): boolean {
    const stored = this.#storage.read();
    return stored !== null && stored.token !== token;
  }
}
