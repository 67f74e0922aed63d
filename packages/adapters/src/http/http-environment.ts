import type { Clock } from '@recto/core';

/** What the HTTP adapter needs from its environment. The host passes `browserHttp()`; tests pass their own. */
export interface HttpEnvironment {
  /** The app's own origin, such as `https://app.example`. */
  readonly appOrigin: string;
  readonly fetch: typeof globalThis.fetch;
  /** For call 7: only XMLHttpRequest reports upload progress. */
  readonly createXhr: () => XMLHttpRequest;
  readonly clock: Clock;
  /** Called with the origin of a server that is not the app's own and gave no readable response. */
  readonly onNoResponseFrom: (origin: string) => void;
  /**
   * Called with a response that the app can't use (decision 5.14).
   * @param call its method and path, such as `POST /procedures/token`.
   * @param reason a sentence with the field, and without any value.
   */
  readonly onUnusableResponse: (call: string, reason: string) => void;
  /** At least 0, below 1. */
  readonly random: () => number;
}
