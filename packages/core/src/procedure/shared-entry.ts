import type { StoragePort, StoredProcedure } from '../ports/storage.ts';
import { keptOfProcedure } from './kept-of-procedure.ts';

/** What this page stores, where other tabs of the browser may store too: the link that was opened last has the place. */
export class SharedEntry {
  readonly #storage: StoragePort;

  /** @param onChange told when another tab has stored something. */
  constructor(storage: StoragePort, onChange: () => void) {
    this.#storage = storage;
    storage.watch(onChange);
  }

  read(): StoredProcedure | null {
    return this.#storage.read();
  }

  /** What is stored for the link of this entry, when it is not the same; else null. */
  newerThan(entry: StoredProcedure): StoredProcedure | null {
    const stored = this.#storage.read();
    if (stored?.token !== entry.token || stored.procedure === entry.procedure) return null;
    const own = JSON.stringify(keptOfProcedure(entry.procedure));
    return JSON.stringify(stored.procedure) === own ? null : stored;
  }

  /** A link was opened: the place is its own now. */
  take(entry: StoredProcedure): void {
    this.#write(entry);
  }

  /** Something has changed; where another link was opened meanwhile, in another tab, that is not stored. */
  keep(entry: StoredProcedure): void {
    if (!this.#isAnothers(entry.token)) this.#write(entry);
  }

  /** This link is not known any more; what was stored for another one stays. */
  clear(token: string): void {
    if (!this.#isAnothers(token)) this.#storage.clear();
  }

  #write({ token, procedure }: StoredProcedure): void {
    this.#storage.write({ token, procedure: keptOfProcedure(procedure) });
  }

  #isAnothers(token: string): boolean {
    const stored = this.#storage.read();
    return stored !== null && stored.token !== token;
  }
}
