import { RepositoryError, type RepositoryErrorCode } from '@recto/core';

/**
 * A failure that may pass by itself: no answer, or one that says "later". Where the call is not
 * repeated, or not any more, `tryAgain` makes it a RepositoryError of its code.
 */
export class PassingFailure extends Error {
  override readonly name = 'PassingFailure';
  readonly code: Extract<RepositoryErrorCode, 'unreachable' | 'unavailable'>;
  /** How long the provider asks to wait, in ms; null when it does not say. */
  readonly retryAfterMs: number | null;

  constructor(code: PassingFailure['code'], reason: string, retryAfterMs: number | null = null) {
    super(reason);
    this.code = code;
    this.retryAfterMs = retryAfterMs;
  }
}

/** The provider said no. `reason` is for a developer: no token, name or address. */
export const refused = (reason: string) => new RepositoryError('refused', { cause: new Error(reason) });

/** The provider's answer is not what was agreed. */
export const malformed = (reason: string) => new RepositoryError('malformed', { cause: new Error(reason) });

/** There was no answer. */
export const unreachable = (cause: Error) => new RepositoryError('unreachable', { cause });
