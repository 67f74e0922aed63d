import type { IgnoredValue } from './ignored-values.ts';

/** A lifetime below this makes the app get an access token before nearly every call; in seconds. */
const shortLifetime = 10;

/** How often in a row a token must end after one call: once may be the end of its lifetime. */
const oftenEnough = 2;

/**
 * Watches how long access tokens last, and remarks on those that cost every customer time. The app renews a token before
 * `expires_in` has passed, and after a 401, which it can't foresee: it repeats the call then (decision 5.1).
 */
export class AccessTokenUse {
  readonly #onRemark: (value: IgnoredValue) => void;
  #uses = 0;
  #endedAfterOne = 0;

  constructor(onRemark: (value: IgnoredValue) => void) {
    this.#onRemark = onRemark;
  }

  /** @param lifetimeSeconds null if call 1 does not say it. */
  issued(lifetimeSeconds: number | null): void {
    this.#uses = 0;
    if (lifetimeSeconds === null || lifetimeSeconds >= shortLifetime) return;
    this.#onRemark({
      subject: 'expires_in',
      remark: `expires_in is ${lifetimeSeconds}, in seconds: the app makes call 1 again before ${lifetimeSeconds === 0 ? '' : 'nearly '}every call, and the customer waits for it`,
    });
  }

  /** @param isAccepted whether the current token was, in a call; false for a 401. */
  used(isAccepted: boolean): void {
    if (isAccepted) {
      this.#uses += 1;
      if (this.#uses > 1) this.#endedAfterOne = 0;
      return;
    }
    this.#endedAfterOne = this.#uses === 1 ? this.#endedAfterOne + 1 : 0;
    if (this.#endedAfterOne < oftenEnough) return;
    this.#onRemark({
      subject: 'access token',
      remark:
        'an access token is refused with 401 after one call: the app learns it by the 401 only, so each call, a photo too, is made twice, with call 1 in between',
    });
  }
}
