import { RepositoryError } from '@recto/core';
import { PassingFailure } from './failures.ts';
import type { HttpEnvironment } from './http-environment.ts';
import type { HttpAnswer, HttpRequest } from './http-message.ts';
import { readText } from './read-text.ts';
import { withTimeLimit } from './with-time-limit.ts';

/**
 * Sends a request once, with fetch. Cookies are left out: access is by the two headers alone (§6), and
 * without credentials a 401 can't make the browser ask for a password. No call is answered from
 * elsewhere: a redirect would carry the procedure token, and perhaps an image, to another server.
 * @param limitMs how long the answer, body included, may take.
 * @throws PassingFailure when the network failed; RepositoryError `unreachable` when the limit was
 * reached, `malformed` when the answer is too long; the signal's reason when it is aborted.
 */
export function sendWithFetch(
  { url, ...request }: HttpRequest,
  limitMs: number,
  { fetch, sleep }: Pick<HttpEnvironment, 'fetch' | 'sleep'>,
  signal: AbortSignal | undefined,
): Promise<HttpAnswer> {
  return withTimeLimit(limitMs, sleep, signal, async (limited) => {
    try {
      const response = await fetch(url, {
        ...request,
        credentials: 'omit',
        cache: 'no-store',
        redirect: 'error',
        signal: limited,
      });
      return {
        status: response.status,
        retryAfter: response.headers.get('Retry-After'),
        text: response.ok ? await readText(response) : '',
      };
    } catch (error) {
      // What fetch throws can hold an address, so it is not passed on.
      throw error instanceof RepositoryError
        ? error
        : new PassingFailure('unreachable', 'The network failed.');
    }
  });
}
