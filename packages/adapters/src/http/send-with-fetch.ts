import { RepositoryError } from '@recto/core';
import type { HttpEnvironment } from './http-environment.ts';
import type { HttpResponse, HttpRequest } from './http-message.ts';
import { noAnswer } from './no-response.ts';
import { readText } from './read-text.ts';
import { withTimeLimit } from './with-time-limit.ts';

/**
 * Sends a request once, with fetch. Cookies are left out: access is by the two headers alone (§6), and
 * without credentials a 401 can't make the browser ask for a password. No call is answered from
 * elsewhere: a redirect would carry the procedure token, and perhaps an image, to another server.
 * @param limitMs how long the answer, body included, may take.
 * @throws TransientError when the network failed; RepositoryError `unreachable` when the limit was
 * reached, `malformed` when the answer is too long; the signal's reason when it is aborted.
 */
export function sendWithFetch(
  { url, ...request }: HttpRequest,
  limitMs: number,
  http: Pick<HttpEnvironment, 'fetch' | 'sleep' | 'appOrigin' | 'onNoAnswerFrom'>,
  signal: AbortSignal | undefined,
): Promise<HttpResponse> {
  return withTimeLimit(limitMs, http.sleep, signal, async (limited) => {
    try {
      const response = await http.fetch(url, {
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
      if (error instanceof RepositoryError || limited.aborted) throw error;
      throw noAnswer(url, http);
    }
  });
}
