import { RepositoryError, type RepositoryErrorCode } from '@recto/core';
import type { HttpEnvironment } from './http-environment.ts';

/**
 * A failure that may not happen again: no response, or one that asks to retry later. `retry` turns the
 * last one of a call into a RepositoryError with the same code.
 */
export class TransientError extends Error {
  override readonly name = 'TransientError';
  readonly code: Extract<RepositoryErrorCode, 'unreachable' | 'unavailable'>;
  /** How long the provider asks to wait, in ms; null when it does not say. */
  readonly retryAfterMs: number | null;
  /** Whether the provider may have processed the call (`RepositoryError.mayHaveArrived`). */
  readonly mayHaveArrived: boolean;

  constructor(
    code: TransientError['code'],
    reason: string,
    {
      retryAfterMs = null,
      mayHaveArrived = true,
    }: Partial<Pick<TransientError, 'retryAfterMs' | 'mayHaveArrived'>> = {},
  ) {
    super(reason);
    this.code = code;
    this.retryAfterMs = retryAfterMs;
    this.mayHaveArrived = mayHaveArrived;
  }
}

/** The provider refused the call. `reason` is for developers, so it holds no token, name or address. */
export const refused = (reason: string) => new RepositoryError('refused', { cause: new Error(reason) });

/** Why the app can't use a response: a defect of the provider or of the configuration, for their developers. */
class UnusableResponse extends Error {
  override readonly name = 'UnusableResponse';
}

/** The provider did not read the call because of its access token: the app's operator is asked, not the customer. */
export const unusableAccessToken = (reason: string) =>
  new RepositoryError('unavailable', { cause: new UnusableResponse(reason) });

/** The response is not what §7 describes, so the provider may or may not have processed the call. */
export const malformed = (reason: string) =>
  new RepositoryError('malformed', { cause: new UnusableResponse(reason), mayHaveArrived: true });

/** 413 to a photo: it was not read, whoever says so. The limit is a defect of the provider or of its gateway. */
export const tooLarge = () =>
  new RepositoryError('tooLarge', {
    cause: new UnusableResponse(
      'The status of the response is 413: a photo that the app allows is too large.',
    ),
  });

/** No response came in time, so the provider may or may not have processed the call. */
export const timedOut = (reason: string) =>
  new RepositoryError('unreachable', { cause: new Error(reason), mayHaveArrived: true });

/**
 * Names a response that the app can't use to developers (decision 5.14): the call and the field, and no value.
 * @param call its method and path, such as `POST /procedures/token`.
 * @returns the error.
 */
export function reported(
  error: unknown,
  call: string,
  { onUnusableResponse }: Pick<HttpEnvironment, 'onUnusableResponse'>,
): unknown {
  const cause = error instanceof RepositoryError ? error.cause : null;
  if (cause instanceof UnusableResponse) onUnusableResponse(call, cause.message);
  return error;
}

/** The same failure, of a call of which an earlier part may have been processed. */
export function asMayHaveArrived(error: unknown): unknown {
  if (!(error instanceof RepositoryError) || error.mayHaveArrived) return error;
  return new RepositoryError(error.code, { cause: error.cause, mayHaveArrived: true });
}

/**
 * The network failed before a response came. The browser's own error is left out: it can hold an address.
 * A response from another origin without the CORS headers looks the same to the page, so the origin is
 * reported for developers.
 */
export function noResponse(
  url: string,
  { appOrigin, onNoResponseFrom }: Pick<HttpEnvironment, 'appOrigin' | 'onNoResponseFrom'>,
): TransientError {
  const { origin } = new URL(url, appOrigin);
  if (origin !== appOrigin) onNoResponseFrom(origin);
  return new TransientError('unreachable', 'The network failed.');
}
