import { RepositoryError } from '@recto/core';
import * as v from 'valibot';
import { expectSuccess, readJson } from './response.ts';
import type { HttpEnvironment } from './http-environment.ts';
import type { HttpRequest } from './http-message.ts';
import { maximumTries, smallCallLimitMs } from './limits.ts';
import { sendWithFetch } from './send-with-fetch.ts';
import { tryAgain } from './retry.ts';

/** What call 1 grants. */
export interface AccessTokenResponse {
  readonly accessToken: string;
  /** In ms; infinite when the provider does not say. Then a 401 tells. */
  readonly lifetimeMs: number;
}

/** A token that can stand in a header. */
const token = v.pipe(v.string(), v.regex(/^[\x21-\x7e]+$/));

const lifetime = v.fallback(v.pipe(v.number(), v.minValue(0)), Infinity);

/** Reads `accessToken` (§7), or the standard's `access_token` (decisions, "Call 1"), and `expires_in`, in seconds. */
const accessTokenResponseSchema = v.pipe(
  v.union([
    v.object({ accessToken: token, expires_in: lifetime }),
    v.pipe(
      v.object({ access_token: token, expires_in: lifetime }),
      v.transform(({ access_token, expires_in }) => ({ accessToken: access_token, expires_in })),
    ),
  ]),
  v.transform(({ accessToken, expires_in }): AccessTokenResponse => ({
    accessToken,
    lifetimeMs: expires_in * 1000,
  })),
);

/**
 * Asks for an access token with the same retries and limit as any small call.
 * @throws RepositoryError `unreachable` or `unavailable` when the call failed, however: the link was
 * not judged, and nothing was asked of its procedure, so `mayHaveArrived` is false.
 */
export async function requestAccessToken(
  http: HttpEnvironment,
  request: HttpRequest,
): Promise<AccessTokenResponse> {
  const attempt = async () => {
    const answer = await sendWithFetch(request, smallCallLimitMs, http, undefined);
    expectSuccess(answer, http.now());
    return answer.text;
  };
  try {
    return readJson(await tryAgain(attempt, maximumTries, http, undefined), accessTokenResponseSchema);
  } catch (error) {
    if (!(error instanceof RepositoryError)) throw error;
    // Any other answer, such as a no after the secret was replaced: the app has no access, whatever the link.
    const code = error.code === 'unreachable' ? 'unreachable' : 'unavailable';
    throw new RepositoryError(code, { cause: error });
  }
}
