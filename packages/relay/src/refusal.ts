/** The errors of RFC 6749 §5.2. */
const oauthErrors = [
  'invalid_request',
  'invalid_client',
  'invalid_grant',
  'unauthorized_client',
  'unsupported_grant_type',
  'invalid_scope',
] as const;

/** What an authorization server says of its refusal: an error of the RFC, or any other. */
export type OauthError = (typeof oauthErrors)[number] | 'other';

/** Why a request gets no token. The app receives the status and the code, and nothing else. */
export class Refusal extends Error {
  override readonly name = 'Refusal';
  readonly status: number;
  readonly code: string;
  /** In seconds; null when it is unknown. */
  readonly retryAfter: number | null;
  /** For the operator's log; null if the authorization server has not refused, or has not said why. */
  readonly oauthError: OauthError | null;

  constructor(
    status: number,
    code: string,
    {
      retryAfter = null,
      oauthError = null,
    }: { retryAfter?: number | null; oauthError?: OauthError | null } = {},
  ) {
    super(`${status} ${code}`);
    this.status = status;
    this.code = code;
    this.retryAfter = retryAfter;
    this.oauthError = oauthError;
  }
}

/**
 * Reads the `error` of a refusal. What is not in the RFC's list is not passed on: it may hold anything.
 * @param body the response, parsed.
 * @returns null if there is none.
 */
export function oauthErrorOf(body: unknown): OauthError | null {
  const error: unknown = typeof body === 'object' && body !== null && 'error' in body ? body.error : null;
  if (typeof error !== 'string') return null;
  return oauthErrors.find((known) => known === error) ?? 'other';
}
