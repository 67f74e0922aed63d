import { isTimeout, RepositoryError, withTimeout } from '@recto/core';
import type { HttpEnvironment } from './http-environment.ts';
import { noResponse, timedOut } from './http-errors.ts';
import type { HttpRequest, HttpResponse } from './http-message.ts';
import { readText } from './read-text.ts';

/**
 * Sends a request once, with fetch. Cookies are left out: access is by the two headers alone (§6), and
 * without credentials a 401 can't make the browser ask for a password. Redirects are refused: they would
 * send the procedure token, and perhaps an image, to another server.
 * @param limitMs how long the response, body included, may take.
 * @throws TransientError when the network failed; RepositoryError `unreachable` when the time is over,
 * `malformed` when the response is too long; the signal's reason when it is aborted.
 */
export async function sendWithFetch(
  { url, ...request }: HttpRequest,
  limitMs: number,
  http: Pick<HttpEnvironment, 'fetch' | 'clock' | 'appOrigin' | 'onNoResponseFrom'>,
  signal: AbortSignal | undefined,
): Promise<HttpResponse> {
  const send = async (limited: AbortSignal): Promise<HttpResponse> => {
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
        date: response.headers.get('Date'),
        text: response.status < 500 ? await readText(response) : '',
      };
    } catch (error) {
      if (error instanceof RepositoryError || limited.aborted) throw error;
      throw noResponse(url, http);
    }
  };
  try {
    return await withTimeout(limitMs, send, { signal, clock: http.clock });
  } catch (error) {
    // Not retried: the customer has waited long enough, and decides what to do.
    throw isTimeout(error) ? timedOut(`No response within ${limitMs} ms.`) : error;
  }
}
