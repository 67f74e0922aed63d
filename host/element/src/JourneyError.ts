/**
 * Why the customer can't go on:
 * - `settings`: neither `config` nor `repository` is set, the configuration can't be used, or the page's
 *   Content-Security-Policy forbids styles or pictures. The message is on the console too.
 * - `link`: the provider does not know the token.
 * - `unreachable`: the provider, the configuration or a part of the element could not be loaded. The customer can try again.
 * - `crash`: a screen crashed; the error's `cause` says why. The customer can try again.
 */
export type JourneyErrorCode = 'settings' | 'link' | 'unreachable' | 'crash';

/** The journey can't begin, or not go on. The message is for developers, and contains nothing personal. */
export class JourneyError extends Error {
  override readonly name = 'JourneyError';
  readonly code: JourneyErrorCode;

  constructor(code: JourneyErrorCode, message: string, options?: ErrorOptions) {
    super(message, options);
    this.code = code;
  }
}
