import { throwIfAborted, unlessAborted, type AccessTokenResponse, type Clock } from '@recto/core';
import { renewalMarginMs } from './limits.ts';

/**
 * The access token of call 1: kept in memory only, renewed before it expires, and requested once for all
 * calls that wait for it (decisions 5.1 and 5.2).
 */
export class AccessToken {
  readonly #request: () => Promise<AccessTokenResponse>;
  readonly #clock: Pick<Clock, 'now'>;
  #current: { readonly value: string; readonly renewAt: number } | null = null;
  #pending: Promise<string> | null = null;

  /** @param request makes call 1. */
  constructor(request: () => Promise<AccessTokenResponse>, clock: Pick<Clock, 'now'>) {
    this.#request = request;
    this.#clock = clock;
  }

  /**
   * A token that is valid now. An abort ends this wait only: other calls may share the request, and the
   * next call needs its token.
   * @throws the error of call 1; the signal's reason when it is aborted.
   */
  async get(signal: AbortSignal | undefined): Promise<string> {
    throwIfAborted(signal);
    if (this.#current !== null && this.#clock.now() < this.#current.renewAt) return this.#current.value;
    this.#pending ??= this.#renew().finally(() => (this.#pending = null));
    return unlessAborted(this.#pending, signal);
  }

  /** The provider refused this token. Has no effect when it has been renewed since. */
  discard(value: string): void {
    if (this.#current?.value === value) this.#current = null;
  }

  async #renew(): Promise<string> {
    const requestedAt = this.#clock.now();
    const { accessToken, lifetimeSeconds } = await this.#request();
    // Without a lifetime, a 401 shows that the token has expired.
    const lifetimeMs = (lifetimeSeconds ?? Infinity) * 1000;
    const renewAt = requestedAt + Math.max(lifetimeMs - renewalMarginMs, lifetimeMs / 2);
    this.#current = { value: accessToken, renewAt };
    return accessToken;
  }
}
