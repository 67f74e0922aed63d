import { throwIfAborted, unlessAborted } from '../abort.ts';
import type { AccessTokenResponse } from './access-token-response.ts';
import { renewalMarginMs } from './limits.ts';

/**
 * The access token of call 1: in memory only, renewed before it runs out, and asked for once however
 * many calls wait for it (decisions, "Call 1", "Concurrent calls").
 */
export class AccessToken {
  readonly #request: () => Promise<AccessTokenResponse>;
  readonly #now: () => number;
  #current: { readonly value: string; readonly renewAt: number } | null = null;
  #pending: Promise<string> | null = null;

  /**
   * @param request makes call 1.
   * @param now the time of day, in ms.
   */
  constructor(request: () => Promise<AccessTokenResponse>, now: () => number) {
    this.#request = request;
    this.#now = now;
  }

  /**
   * A token that is good now. An abort ends only this wait: others may share the request, and the next
   * call will need its token.
   * @throws whatever call 1 throws; the signal's reason when it is aborted.
   */
  async get(signal: AbortSignal | undefined): Promise<string> {
    throwIfAborted(signal);
    if (this.#current !== null && this.#now() < this.#current.renewAt) return this.#current.value;
    this.#pending ??= this.#renew().finally(() => (this.#pending = null));
    return unlessAborted(this.#pending, signal);
  }

  /** The provider refused this token. Nothing happens when it has been renewed since. */
  discard(value: string): void {
    if (this.#current?.value === value) this.#current = null;
  }

  async #renew(): Promise<string> {
    const askedAt = this.#now();
    const { accessToken, lifetimeMs } = await this.#request();
    const renewAt = askedAt + Math.max(lifetimeMs - renewalMarginMs, lifetimeMs / 2);
    this.#current = { value: accessToken, renewAt };
    return accessToken;
  }
}
