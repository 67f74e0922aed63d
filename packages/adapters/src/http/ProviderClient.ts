import type { CallOptions } from '@recto/core';
import type { AccessToken } from './AccessToken.ts';
import { expectSuccess } from './response.ts';
import { refused } from './http-errors.ts';
import type { HttpEnvironment } from './http-environment.ts';
import type { HttpResponse, HttpRequest } from './http-message.ts';
import { imageCallLimitMs, maximumTries, smallCallLimitMs } from './limits.ts';
import { sendWithFetch } from './send-with-fetch.ts';
import { sendWithXhr } from './send-with-xhr.ts';
import { tryAgain } from './retry.ts';

/** What a call carries (§7). The kind decides how it is sent, and how long it may take. */
type CallBody =
  | { readonly kind: 'empty' }
  | { readonly kind: 'json'; readonly value: unknown }
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
  /** Whether it may be tried again by itself (decisions, "Retry"). */
  readonly repeatable: boolean;
  /** Reads the text of an answer whose status is a success. @throws RepositoryError */
  readonly read: (text: string) => Data;
}

/** Makes the calls 2 to 8: both headers, retries, time limits, one renewal of the access token, the answer. */
export class ProviderClient {
  readonly #idEndpointUrl: string;
  readonly #accessToken: AccessToken;
  readonly #http: HttpEnvironment;

  constructor(idEndpointUrl: string, accessToken: AccessToken, http: HttpEnvironment) {
    this.#idEndpointUrl = idEndpointUrl;
    this.#accessToken = accessToken;
    this.#http = http;
  }

  /**
   * @param token the procedure token, for the `x-api-key` header.
   * @returns the answer's data.
   * @throws RepositoryError when the call failed; the signal's reason when it is aborted.
   */
  async call<Data>(token: string, { signal }: CallOptions, call: ProviderCall<Data>): Promise<Data> {
    // No provider has issued a token that can't stand in a header, so none needs to be asked.
    if (!/^[\x21-\x7e]+$/.test(token)) throw refused('The procedure token can not stand in a header.');

    let mayRenew = true;
    const attempt = async (): Promise<Data> => {
      const accessToken = await this.#accessToken.get(signal);
      const answer = await this.#sendOnce(call, accessToken, token, signal);
      if (answer.status === 401 && mayRenew) {
        mayRenew = false;
        this.#accessToken.discard(accessToken);
        return attempt();
      }
      expectSuccess(answer, this.#http.now());
      return call.read(answer.text);
    };
    return tryAgain(attempt, call.repeatable ? maximumTries : 1, this.#http, signal);
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
        const json = { ...headers, 'Content-Type': 'application/json' };
        const request = { method, url, headers: json, body: JSON.stringify(body.value) };
        return sendWithFetch(request, imageCallLimitMs, this.#http, signal);
      }
      case 'form':
        return sendWithXhr({ method, url, headers, body: body.form }, body.onProgress, this.#http, signal);
    }
  }
}
