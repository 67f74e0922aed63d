import { randomBytes } from 'node:crypto';

/** The access tokens issued by call 1, in memory only: after a restart a client needs a new one. */
export class AccessTokens {
  readonly lifetimeSeconds: number;
  readonly #now: () => number;
  readonly #expiries = new Map<string, number>();

  /** @param now the time in ms. */
  constructor(lifetimeSeconds: number, now: () => number) {
    this.lifetimeSeconds = lifetimeSeconds;
    this.#now = now;
  }

  issue(): string {
    for (const [token, expiry] of this.#expiries) if (expiry <= this.#now()) this.#expiries.delete(token);
    const token = randomBytes(32).toString('base64url');
    this.#expiries.set(token, this.#now() + this.lifetimeSeconds * 1000);
    return token;
  }

  isValid(token: string): boolean {
    return (this.#expiries.get(token) ?? -Infinity) > this.#now();
  }
}
