import { request as requestHttp, type IncomingHttpHeaders, type RequestOptions } from 'node:http';
import { request as requestHttps } from 'node:https';
import { buffer } from 'node:stream/consumers';

export interface RawResponse {
  readonly status: number | undefined;
  readonly headers: IncomingHttpHeaders;
  readonly text: string;
  /** The body as it was sent. */
  readonly bytes: Buffer;
}

/** One request, with options that fetch lacks: another Host header, a trusted certificate. */
export function rawRequest(
  url: string,
  options: RequestOptions & { readonly ca?: string; readonly body?: string } = {},
): Promise<RawResponse> {
  const { body, ...rest } = options;
  return new Promise((resolve, reject) => {
    const send = url.startsWith('https:') ? requestHttps : requestHttp;
    const sent = send(url, { agent: false, ...rest }, (response) => {
      const { statusCode: status, headers } = response;
      buffer(response).then((bytes) => resolve({ status, headers, text: bytes.toString(), bytes }), reject);
    });
    sent.on('error', reject);
    sent.end(body);
  });
}
