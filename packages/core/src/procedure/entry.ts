import { RepositoryError, type RepositoryErrorCode } from '../ports/procedure-repository.ts';
import type { ProcedureStore } from './procedure-store.ts';

/** What came of opening a link (§6, §8). */
export type EntryOutcome =
  /** The store holds the procedure now. */
  | { readonly name: 'entered' }
  /** The provider does not know this token, or answers what can't be used: the plain `/404`. */
  | { readonly name: 'refused' }
  /** The provider could not be reached, or can't answer now: `/404` says so and offers to try again. */
  | { readonly name: 'unreachable' };

const outcomes = {
  unreachable: 'unreachable',
  unavailable: 'unreachable',
  refused: 'refused',
  malformed: 'refused',
} as const satisfies Record<RepositoryErrorCode, EntryOutcome['name']>;

/** Verifies the token once in each load of the page, however many routes ask for it (decisions, "Entering"). */
export class Entry {
  readonly #store: ProcedureStore;
  #current: { readonly token: string; readonly outcome: Promise<EntryOutcome> } | null = null;

  constructor(store: ProcedureStore) {
    this.#store = store;
  }

  /** Only success is remembered: after a failure, the next call asks the provider again. */
  async open(token: string): Promise<EntryOutcome> {
    if (this.#current?.token !== token) this.#current = { token, outcome: this.#verify(token) };
    const { outcome } = this.#current;
    let entered = false;
    try {
      const result = await outcome;
      entered = result.name === 'entered';
      return result;
    } finally {
      if (!entered && this.#current?.outcome === outcome) this.#current = null;
    }
  }

  async #verify(token: string): Promise<EntryOutcome> {
    try {
      await this.#store.verify(token);
      return { name: 'entered' };
    } catch (error) {
      if (!(error instanceof RepositoryError)) throw error;
      return { name: outcomes[error.code] };
    }
  }
}
