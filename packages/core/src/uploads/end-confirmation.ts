import type { ProviderReport } from '../procedure/procedure-store.ts';

/**
 * How far apart two responses must be, in ms, before photos are deleted because of them: a cache, or a copy of the
 * provider's data that is behind, gives the same old response for seconds.
 * @internal
 */
export const endConfirmationMs = 30_000;

/**
 * Decides when the provider's reports are enough to delete the photos of a procedure that is not started (decision
 * 6.8): one that acknowledges this page's own call 4 or 5, or two that are at least 30 s apart.
 */
export class EndConfirmation {
  readonly #ask: () => Promise<boolean>;
  /** Whether one report was heard since the procedure was started. */
  #isHeard = false;
  /** Whether 30 s have passed since that one. */
  #hasWaited = false;
  #timer: ReturnType<typeof setTimeout> | null = null;

  /** @param ask asks the provider again, whose report comes by `hear`. Resolves with false if there was none. */
  constructor(ask: () => Promise<boolean>) {
    this.#ask = ask;
  }

  /** The provider has reported that the procedure is not started. @returns what that is worth. */
  hear({ isAcknowledgement }: ProviderReport): 'first' | 'tooSoon' | 'second' | 'acknowledgement' {
    if (isAcknowledgement) {
      this.forget();
      return 'acknowledgement';
    }
    if (this.#isHeard && this.#hasWaited) {
      this.#stopTimer();
      return 'second';
    }
    if (this.#isHeard) return 'tooSoon';
    this.#isHeard = true;
    this.#wait();
    return 'first';
  }

  /** The procedure is started, or another link was opened. */
  forget(): void {
    this.#isHeard = false;
    this.#hasWaited = false;
    this.#stopTimer();
  }

  #stopTimer(): void {
    if (this.#timer !== null) clearTimeout(this.#timer);
    this.#timer = null;
  }

  #wait(): void {
    this.#timer = setTimeout(() => void this.#askNow(), endConfirmationMs);
  }

  /** Asks until there is a response: the network may be gone, and a response may come late. */
  async #askNow(): Promise<void> {
    this.#timer = null;
    this.#hasWaited = true;
    const hasAnswer = await this.#ask();
    if (!hasAnswer && this.#isHeard && this.#timer === null) this.#wait();
  }
}
