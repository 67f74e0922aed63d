import { SnapshotStore, type Observable } from '../observable/snapshot-store.ts';
import type { DevicePort } from '../ports/device.ts';
import { RepositoryError, type RepositoryErrorCode } from '../ports/procedure-repository.ts';
import type { ProcedureStore } from '../procedure/procedure-store.ts';
import { backOffMs, type BackOff } from '../time/back-off.ts';
import { withTimeout } from '../time/with-timeout.ts';
import { withoutPunctuation } from './navigation.ts';
import { whenOnlineOrAfter } from '../device/when-online-or-after.ts';

/** The result of opening a link (§6, §8). */
export type EntryOutcome =
  /**
   * The store holds the procedure now: the provider's, or the stored one if the provider does not respond. Its token is the
   * one that the provider knows.
   */
  | { readonly name: 'entered' }
  /** The provider does not know this token: `/404` without a retry button. */
  | { readonly name: 'refused' }
  /**
   * The provider could not be reached, or gave no usable response (for example a gateway's error page):
   * `/404` reports this and offers a retry.
   */
  | { readonly name: 'unreachable' };

/** Whether the provider has verified the open link. */
export type EntryState =
  /** The provider has verified it, or no link is open. */
  | { readonly name: 'settled' }
  /**
   * The stored procedure is shown, and the provider is asked until it responds. `unanswered`: it was asked
   * while the device was online, and has not responded in time.
   */
  | { readonly name: 'unchecked'; readonly unanswered: boolean }
  /** The stored procedure was shown, and the provider then refused this token. */
  | { readonly name: 'refused'; readonly token: string };

/**
 * How long to wait for the provider, in ms, before the stored procedure is shown instead.
 * @internal
 */
export const entryPatienceMs = 4000;

/** The pauses between two checks in the background. */
const checkBackOff: BackOff = { firstMs: 2000, longestMs: 30_000, jitter: 0 };

type Verification = 'verified' | RepositoryErrorCode;

const outcomes = {
  verified: 'entered',
  unreachable: 'unreachable',
  unavailable: 'unreachable',
  tooLarge: 'unreachable',
  refused: 'refused',
  malformed: 'unreachable',
} as const satisfies Record<Verification, EntryOutcome['name']>;

export interface EntryParts {
  readonly store: ProcedureStore;
  readonly device: DevicePort;
}

/**
 * Verifies the link's token once for each load of the page, however many routes ask for it. Without a
 * connection it opens the link with the procedure that is stored for this token, and verifies it as soon as
 * there is a connection (decision 1.1), until `dispose`.
 */
export class Entry implements Observable<EntryState> {
  readonly #parts: EntryParts;
  readonly #state = new SnapshotStore<EntryState>({ name: 'settled' });
  /** Aborted when it is disposed. */
  readonly #end = new AbortController();
  #current: { tokens: readonly string[]; readonly outcome: Promise<EntryOutcome> } | null = null;

  constructor(parts: EntryParts) {
    this.#parts = parts;
  }

  readonly getSnapshot = this.#state.getSnapshot;
  readonly subscribe = this.#state.subscribe;

  /**
   * Ends the checks in the background: the provider is not asked again, and nothing is reported. A link that is
   * opened after that is `unreachable`. Can be called again without effect.
   */
  dispose(): void {
    this.#end.abort();
  }

  /**
   * Only a success is remembered: after a failure, the next call asks the provider again. A token that is refused is asked
   * once more without the punctuation behind it (decision 1.2).
   */
  async open(token: string): Promise<EntryOutcome> {
    if (this.#isDisposed) return { name: 'unreachable' };
    if (!this.#current?.tokens.includes(token)) {
      this.#state.set({ name: 'settled' });
      this.#current = { tokens: [token], outcome: this.#enterAsSent(token) };
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

  async #enterAsSent(token: string): Promise<EntryOutcome> {
    const first = await this.#enter(token);
    const shorter = withoutPunctuation(token);
    if (first.name !== 'refused' || shorter === token || shorter === '') return first;
    const second = await this.#enter(shorter);
    const isStillOpen = this.#current?.tokens.includes(token);
    if (second.name === 'entered' && isStillOpen) this.#current!.tokens = [token, shorter];
    return second;
  }

  async #enter(token: string): Promise<EntryOutcome> {
    const { store, device } = this.#parts;
    const isStored = store.getSnapshot().entry?.token === token;
    if (isStored && !device.isOnline()) return this.#openStored(token, null);
    const verifying = this.#verify(token);
    if (isStored) {
      const result = await unlessLate(verifying);
      if (result === 'late') return this.#openStored(token, verifying);
      if (result === 'unreachable') return this.#openStored(token, null);
    }
    const result = await verifying;
    if (result === 'refused' && !this.#isDisposed) store.forget(token);
    return { name: outcomes[result] };
  }

  /** @param verifying the check in progress; null if there is none. */
  #openStored(token: string, verifying: Promise<Verification> | null): EntryOutcome {
    if (this.#isDisposed) return { name: 'unreachable' };
    this.#parts.store.resume(token);
    this.#state.set({ name: 'unchecked', unanswered: this.#parts.device.isOnline() });
    void this.#verifyInBackground(token, verifying);
    return { name: 'entered' };
  }

  /** Repeats the check until the provider accepts or refuses the token; the customer may already be taking photos. */
  async #verifyInBackground(token: string, first: Promise<Verification> | null): Promise<void> {
    const isOpen = () => !this.#isDisposed && this.#parts.store.isOpen(token);
    let result = await first;
    for (let checks = 1; isOpen(); checks += 1) {
      if (result === 'verified') return this.#state.set({ name: 'settled' });
      if (result === 'refused') return this.#leave(token);
      await whenOnlineOrAfter(backOffMs(checkBackOff, checks, 0), this.#parts.device, this.#end.signal);
      if (!isOpen()) return;
      const verifying = this.#verify(token);
      const soon = await unlessLate(verifying);
      if (soon !== 'verified' && soon !== 'refused' && isOpen()) this.#noteUnanswered();
      result = await verifying;
    }
  }

  get #isDisposed(): boolean {
    return this.#end.signal.aborted;
  }

  /** While the device is offline, no response is expected. */
  #noteUnanswered(): void {
    if (this.#parts.device.isOnline()) this.#state.set({ name: 'unchecked', unanswered: true });
  }

  #leave(token: string): void {
    this.#current = null;
    this.#state.set({ name: 'refused', token });
    this.#parts.store.forget(token);
  }

  async #verify(token: string): Promise<Verification> {
    try {
      await this.#parts.store.verify(token, { signal: this.#end.signal });
      return 'verified';
    } catch (error) {
      if (this.#isDisposed) return 'unreachable';
      if (!(error instanceof RepositoryError)) throw error;
      return error.code;
    }
  }
}

function unlessLate(verifying: Promise<Verification>): Promise<Verification | 'late'> {
  return withTimeout(entryPatienceMs, verifying, { otherwise: 'late' as const });
}
