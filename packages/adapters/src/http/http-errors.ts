import { RepositoryError, type RepositoryErrorCode } from '@recto/core';

/**
 * A failure that may pass by itself: no answer, or one that says "later". Where the call is not
 * repeated, or not any more, `tryAgain` makes it a RepositoryError of its code.
 */
export class TransientError extends Error {
  override readonly name = 'TransientError';
  readonly code: Extract<RepositoryErrorCode, 'unreachable' | 'unavailable'>;
  /** How long the provider asks to wait, in ms; null when it does not say. */
  readonly retryAfterMs: number | null;
  /** Whether the provider may have acted all the same (`RepositoryError.mayHaveArrived`). */
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

/** The provider said no. `reason` is for a developer: no token, name or address. */
export const refused = (reason: string) => new RepositoryError('refused', { cause: new Error(reason) });

/** The provider's answer is not what was agreed, so whether it has acted is not known. */
export const malformed = (reason: string) =>
  new RepositoryError('malformed', { cause: new Error(reason), mayHaveArrived: true });

/** The same failure of a call of which an earlier part may have been done. */
export function asMayHaveArrived(error: unknown): unknown {
  if (!(error instanceof RepositoryError) || error.mayHaveArrived) return error;
  return new RepositoryError(error.code, { cause: error.cause, mayHaveArrived: true });
}

/** There was no answer, so whether the provider has acted is not known. */
export const unreachable = (cause: Error) =>
  new RepositoryError('unreachable', { cause, mayHaveArrived: true });
