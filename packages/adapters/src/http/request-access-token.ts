import { readAccessTokenResponse, RepositoryError, type AccessTokenResponse } from '@recto/core';
import type { HttpEnvironment } from './http-environment.ts';
import { malformed, TransientError } from './http-errors.ts';
import type { HttpRequest } from './http-message.ts';
import { maximumTries, smallCallLimitMs } from './limits.ts';
import { expectSuccess, parseJson } from './read-response.ts';
import { retry } from './retry.ts';
import { sendWithFetch } from './send-with-fetch.ts';

/**
 * Makes call 1, with the same retries and time limit as any small call.
 * @param path below the endpoint, for what is reported.
 * @throws RepositoryError `unreachable` or `unavailable`, never `refused`: the provider has not checked the
 * link. `mayHaveArrived` is false, since no call for its procedure was made.
 */
export async function requestAccessToken(
  http: HttpEnvironment,
  path: string,
  request: HttpRequest,
): Promise<AccessTokenResponse> {
  const attempt = async () => {
    const response = await sendWithFetch(request, smallCallLimitMs, http, undefined);
    expectSuccess(response);
    return response.text;
  };
  try {
    const text = await retry(attempt, maximumTries, http, undefined);
    const response = readAccessTokenResponse(parseJson(text));
    if (response === null) throw malformed('The response to call 1 holds no usable access token.');
    return response;
  } catch (error) {
    if (!(error instanceof RepositoryError)) throw error;
    const isResponse = error.code !== 'unreachable' && !(error.cause instanceof TransientError);
    if (isResponse && error.cause instanceof Error) {
      http.onUnusableResponse(`${request.method} ${path}`, error.cause.message);
    }
    // Any other failure, such as a refusal after the secret was replaced, concerns the app and not the link.
    const code = error.code === 'unreachable' ? 'unreachable' : 'unavailable';
    throw new RepositoryError(code, { cause: error });
  }
}
