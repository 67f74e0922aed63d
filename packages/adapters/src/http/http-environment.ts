import type { Sleep } from '../sleep.ts';

/** What the HTTP adapter needs of its surroundings. The host passes `browserHttp()`; a test passes its own. */
export interface HttpEnvironment {
  /** The app's own origin, such as `https://app.example`. */
  readonly appOrigin: string;
  readonly fetch: typeof globalThis.fetch;
  /** Makes the request of call 7: only XMLHttpRequest tells how much of a file has left. */
  readonly createXhr: () => XMLHttpRequest;
  /** The time of day, in ms since 1970. */
  readonly now: () => number;
  readonly sleep: Sleep;
  /** Told the origin of a server that is not the app's own and gave no answer that can be read. */
  readonly onNoAnswerFrom: (origin: string) => void;
  /** At least 0, below 1. */
  readonly random: () => number;
}
