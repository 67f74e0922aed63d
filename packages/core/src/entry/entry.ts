import { SnapshotStore, type Observable } from '../observable/snapshot-store.ts';
import type { DevicePort } from '../ports/device.ts';
import { RepositoryError, type RepositoryErrorCode } from '../ports/procedure-repository.ts';
import type { ProcedureStore } from '../procedure/procedure-store.ts';
import { whenOnlineOrAfter } from './when-online-or-after.ts';

/** What came of opening a link (§6, §8). */
export type EntryOutcome =
  /** The store holds the procedure now: the provider's, or the stored one where no answer comes. */
  | { readonly name: 'entered' }
  /** The provider does not know this token: the plain `/404`. */
  | { readonly name: 'refused' }
  /**
   * The provider could not be reached, can't answer now, or what came is no answer of its own (a page of
   * a gateway, say): `/404` says so and offers to try again.
   */
  | { readonly name: 'unreachable' };

/** How far the link that is open was checked. */
export type EntryState =
  /** The provider has answered, or no link is open. */
  | { readonly name: 'settled' }
  /**
   * The stored procedure is shown; the provider is asked until it answers. `unanswered`: it was asked over
   * a network, and has not answered, or not in time.
   */
  | { readonly name: 'unchecked'; readonly unanswered: boolean }
  /** The stored procedure was shown, and then the provider refused this token. */
  | { readonly name: 'refused'; readonly token: string };

/** How long a person waits for the provider, in ms, where the stored procedure can be shown meanwhile. */
export const entryPatienceMs = 4000;

/** Between two checks in the background, in ms: the first pause, and the longest that it grows to. */
const pauseMs = { first: 2000, longest: 30_000 };

type Answer = 'agreed' | RepositoryErrorCode;

const outcomes = {
  agreed: 'entered',
  unreachable: 'unreachable',
  unavailable: 'unreachable',
  refused: 'refused',
  malformed: 'unreachable',
} as const satisfies Record<Answer, EntryOutcome['name']>;

export interface EntryParts {
  readonly store: ProcedureStore;
  readonly device: DevicePort;
}

/**
 * Verifies the token once in each load of the page, however many routes ask for it. Without a connection
 * it opens with the procedure that was stored for this very token, and verifies as soon as there is one
 * (decisions, "Entering").
 */
export class Entry implements Observable<EntryState> {
  readonly #parts: EntryParts;
  readonly #state = new SnapshotStore<EntryState>({ name: 'settled' });
  #current: { readonly token: string; readonly outcome: Promise<EntryOutcome> } | null = null;

  constructor(parts: EntryParts) {
    this.#parts = parts;
  }

  readonly getSnapshot = this.#state.getSnapshot;
  readonly subscribe = this.#state.subscribe;

  /** Only success is remembered: after a failure, the next call asks the provider again. */
  async open(token: string): Promise<EntryOutcome> {
    if (this.#current?.token !== token) {
      this.#state.set({ name: 'settled' });
      this.#current = { token, outcome: this.#enter(token) };
    }
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

  async #enter(token: string): Promise<EntryOutcome> {
    const { store, device } = this.#parts;
    const isStored = store.getSnapshot().entry?.token === token;
    if (isStored && !device.isOnline()) return this.#openStored(token, null);
    const answering = this.#ask(token);
    if (isStored) {
      const answer = await withinPatience(answering);
      if (answer === 'late') return this.#openStored(token, answering);
      if (answer === 'unreachable') return this.#openStored(token, null);
    }
    const answer = await answering;
    if (answer === 'refused') store.forget(token);
    return { name: outcomes[answer] };
  }

  /** @param answering the provider's answer, where it may still come. */
  #openStored(token: string, answering: Promise<Answer> | null): EntryOutcome {
    this.#parts.store.resume(token);
    this.#state.set({ name: 'unchecked', unanswered: this.#parts.device.isOnline() });
    void this.#askUntilAnswered(token, answering);
    return { name: 'entered' };
  }

  /** Only a plain yes or no ends it: somebody is in the middle of things. */
  async #askUntilAnswered(token: string, first: Promise<Answer> | null): Promise<void> {
    const isOpen = () => this.#current?.token === token;
    let answer = await first;
    for (let ms = pauseMs.first; isOpen(); ms = Math.min(2 * ms, pauseMs.longest)) {
      if (answer === 'agreed') return this.#state.set({ name: 'settled' });
      if (answer === 'refused') return this.#leave(token);
      await whenOnlineOrAfter(ms, this.#parts.device);
      if (!isOpen()) return;
      const answering = this.#ask(token);
      const soon = await withinPatience(answering);
      if (soon !== 'agreed' && soon !== 'refused' && isOpen()) this.#noteUnanswered();
      answer = await answering;
    }
  }

  /** Without a network, nobody was asked. */
  #noteUnanswered(): void {
    if (this.#parts.device.isOnline()) this.#state.set({ name: 'unchecked', unanswered: true });
  }

  #leave(token: string): void {
    this.#current = null;
    this.#state.set({ name: 'refused', token });
    this.#parts.store.forget(token);
  }

  async #ask(token: string): Promise<Answer> {
    try {
      await this.#parts.store.verify(token);
      return 'agreed';
    } catch (error) {
      if (!(error instanceof RepositoryError)) throw error;
      return error.code;
    }
  }
}

async function withinPatience(answering: Promise<Answer>): Promise<Answer | 'late'> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<'late'>((resolve) => {
    timer = setTimeout(() => resolve('late'), entryPatienceMs);
  });
  try {
    return await Promise.race([answering, late]);
  } finally {
    clearTimeout(timer);
  }
}
