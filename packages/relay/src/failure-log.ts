import { repeatedAfterMs } from './limits.ts';
import type { Refusal } from './refusal.ts';
import type { RelaySettings } from './settings.ts';

/** Refusals that an operator can do something about, beside all of the status 500 and above. */
const worthALine: readonly string[] = [
  'origin_not_allowed',
  'secret_in_request',
  'invalid_client',
  'too_many_requests',
];

/** The errors of the authorization server that may come from credentials in two places at once (RFC 6749 §2.3). */
const maybeTwoPlaces: readonly (string | null)[] = ['invalid_request', 'invalid_client'];

/** The settings that a line may give advice about. */
type Advised = Pick<RelaySettings, 'clientAuthentication'>;

interface Counted {
  /** When the first of the calls was refused that are in no line yet; in ms since 1970. */
  since: number;
  count: number;
  readonly refusal: Refusal;
}

/**
 * The relay's log of refused calls: one line for the first, and then at most one in a minute for the same cause, with how
 * many there were. A line holds names of closed lists, numbers and times; no token, secret, address or customer.
 * Its memory is bounded, because the causes are.
 */
export class FailureLog {
  readonly #settings: Advised;
  readonly #write: (line: string) => void;
  readonly #waiting = new Map<string, { readonly timer: NodeJS.Timeout; counted: Counted | null }>();

  /** @param write receives each line. */
  constructor(settings: Advised, write: (line: string) => void) {
    this.#settings = settings;
    this.#write = write;
  }

  /** Counts a refused call. A refusal that is the caller's own mistake, such as an unknown path, is none for the operator. */
  add(refusal: Refusal): void {
    const { status, code, oauthError } = refusal;
    if (status < 500 && !worthALine.includes(code)) return;
    const cause = `${status} ${code} ${oauthError}`;
    const waiting = this.#waiting.get(cause);
    if (waiting === undefined) {
      this.#print({ since: Date.now(), count: 1, refusal });
      this.#wait(cause);
    } else if (waiting.counted === null) {
      waiting.counted = { since: Date.now(), count: 1, refusal };
    } else {
      waiting.counted.count += 1;
    }
  }

  /** Writes what was counted and is in no line yet. */
  close(): void {
    for (const { timer, counted } of this.#waiting.values()) {
      clearTimeout(timer);
      if (counted !== null) this.#print(counted);
    }
    this.#waiting.clear();
  }

  #wait(cause: string): void {
    const timer = setTimeout(() => {
      const counted = this.#waiting.get(cause)?.counted ?? null;
      this.#waiting.delete(cause);
      if (counted === null) return;
      this.#print(counted);
      this.#wait(cause);
    }, repeatedAfterMs);
    timer.unref();
    this.#waiting.set(cause, { timer, counted: null });
  }

  #print({ since, count, refusal }: Counted): void {
    const hint = this.#hintFor(refusal);
    const fields = [
      new Date().toISOString(),
      levelOf(refusal),
      refusal.code,
      `status=${refusal.status}`,
      ...(refusal.oauthError === null ? [] : [`oauth_error=${refusal.oauthError}`]),
      `count=${count}`,
      `since=${new Date(since).toISOString()}`,
      ...(hint === null ? [] : [`hint="${hint}"`]),
    ];
    this.#write(fields.join(' '));
  }

  #hintFor({ code, oauthError }: Refusal): string | null {
    if (code === 'origin_not_allowed') return 'RELAY_APP_ORIGIN names the origins of the app’s pages';
    if (code === 'secret_in_request') return 'the app sends a secret: take clientSecret out of config.json';
    if (code === 'invalid_client') return 'the app’s clientId is not RELAY_CLIENT_ID';
    if (code !== 'refused_by_authorization_server') return null;
    const causes = [
      ...(oauthError === 'invalid_client' ? ['check RELAY_CLIENT_ID and the secret'] : []),
      ...(this.#settings.clientAuthentication === 'both' && maybeTwoPlaces.includes(oauthError)
        ? ['RELAY_CLIENT_AUTHENTICATION is both, which some servers refuse: try basic or body']
        : []),
    ];
    return causes.length === 0 ? null : causes.join('; or ');
  }
}

/** An error needs the operator; a warning may pass by itself, or be somebody else's. */
function levelOf({ status }: Refusal): 'error' | 'warning' {
  return status === 500 || status === 502 ? 'error' : 'warning';
}
