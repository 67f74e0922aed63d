import { throwIfAborted, type CallOptions } from '@recto/core';
import type { AccessToken } from './AccessToken.ts';
import type { HttpEnvironment } from './http-environment.ts';
import { refused, reported, tooLarge, unusableAccessToken } from './http-errors.ts';
import type { HttpRequest, HttpResponse } from './http-message.ts';
import { imageCallLimitMs, longAccessToken, maximumTries, smallCallLimitMs } from './limits.ts';
import { expectSuccess } from './read-response.ts';
import { retry } from './retry.ts';
import { sendWithFetch } from './send-with-fetch.ts';
import { sendWithXhr } from './send-with-xhr.ts';

/** The body of a call (§7). Its kind decides how the call is sent, and its time limit. */
type CallBody =
  | { readonly kind: 'empty' }
  | { readonly kind: 'json'; readonly json: Blob }
  | {
      readonly kind: 'form';
      readonly form: FormData;
      readonly onProgress: (fraction: number) => void;
    };

/** One of the calls 2 to 8, as the table of §7 describes it. */
export interface ProviderCall<Data> {
  readonly method: HttpRequest['method'];
  /** Below `{id}`. */
  readonly path: string;
  readonly body: CallBody;
  /** Whether it is retried automatically (decision 5.4). */
  readonly repeatable: boolean;
  /** Reads the body of a successful response. @throws RepositoryError */
  readonly read: (text: string) => Data;
}

/** Makes calls 2 to 8: both headers, retries, time limits, one renewal of the access token, reading the response. */
export class ProviderClient {
  readonly #idEndpointUrl: string;
  readonly #accessToken: AccessToken;
  readonly #http: HttpEnvironment;
  /** The length of the longest access token with which a call has succeeded, in characters. */
  #longestAccepted = 0;

  constructor(idEndpointUrl: string, accessToken: AccessToken, http: HttpEnvironment) {
    this.#idEndpointUrl = idEndpointUrl;
    this.#accessToken = accessToken;
    this.#http = http;
  }

  /**
   * @param token the procedure token, for the `x-api-key` header.
   * @returns the response's data.
   * @throws RepositoryError when the call failed; the signal's reason when it is aborted.
   */
  call<Data>(token: string, options: CallOptions, call: ProviderCall<Data>): Promise<Data> {
    return this.#call(token, options, call).catch((error: unknown) => {
      throw reported(error, `${call.method} ${call.path}`, this.#http);
    });
  }

  async #call<Data>(token: string, { signal }: CallOptions, call: ProviderCall<Data>): Promise<Data> {
    // No provider issues a token that a header can't carry, so no call is needed to refuse it.
    if (!/^[\x21-\x7e]+$/.test(token)) throw refused('A header can not carry the procedure token.');

    let mayRenew = true;
    const attempt = async (): Promise<Data> => {
      const accessToken = await this.#accessToken.get(signal);
      const response = await this.#sendOnce(call, accessToken, token, signal);
      if (response.status === 401) {
        this.#accessToken.discard(accessToken);
        if (!mayRenew) throw unusableAccessToken('A new access token is refused, too: the status is 401.');
        mayRenew = false;
        return attempt();
      }
      if (this.#refusesAccessTokenLength(response.status, accessToken, token)) {
        this.#accessToken.discard(accessToken);
        throw unusableAccessToken('The access token is too long for the provider.');
      }
      if (response.status === 413 && call.body.kind !== 'empty') throw tooLarge();
      expectSuccess(response);
      this.#longestAccepted = Math.max(this.#longestAccepted, accessToken.length);
      return call.read(response.text);
    };
    return retry(attempt, call.repeatable ? maximumTries : 1, this.#http, signal);
  }

  /**
   * Whether a provider, or a gateway in front of it, refuses a call because its access token makes the headers too
   * large (decision 5.8): 431 says so, and 400 may, unless such a token was accepted before. The link is not
   * judged then, unless its own token is longer.
   */
  #refusesAccessTokenLength(status: number, accessToken: string, token: string): boolean {
    if (accessToken.length < token.length) return false;
    const isDoubtful = accessToken.length >= longAccessToken && accessToken.length > this.#longestAccepted;
    return status === 431 || (status === 400 && isDoubtful);
  }

  #sendOnce(
    { method, path, body }: ProviderCall<unknown>,
    accessToken: string,
    token: string,
    signal: AbortSignal | undefined,
  ): Promise<HttpResponse> {
    const url = this.#idEndpointUrl + path;
    const headers = { Authorization: `Bearer ${accessToken}`, 'x-api-key': token };
    switch (body.kind) {
      case 'empty':
        return sendWithFetch({ method, url, headers, body: null }, smallCallLimitMs, this.#http, signal);
      case 'json': {
        const ofJson = { ...headers, 'Content-Type': 'application/json' };
        const request = { method, url, headers: ofJson, body: body.json };
        throwIfAborted(signal);
        // fetch does not tell when the body has left, so an abort would prove nothing (`CallOptions`).
        return sendWithFetch(request, imageCallLimitMs, this.#http, undefined);
      }
      case 'form':
        return sendWithXhr({ method, url, headers, body: body.form }, body.onProgress, this.#http, signal);
    }
  }
}
