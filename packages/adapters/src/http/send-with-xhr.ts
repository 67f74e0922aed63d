import { abortReason } from '@recto/core';
import type { HttpEnvironment } from './http-environment.ts';
import { malformed, noResponse, timedOut } from './http-errors.ts';
import type { HttpRequest, HttpResponse } from './http-message.ts';
import { maximumResponseBytes, stallLimitMs } from './limits.ts';
import { StallDetector } from './StallDetector.ts';

/** Browsers report the progress of a body in steps: after this time, in ms, an aborted call knows what had left. */
const progressIsKnownAfterMs = 300;

/**
 * Sends a request once, with XMLHttpRequest, and reports the progress of its body.
 * @param onProgress called with a fraction, 0 to 1; 1 once the whole body is sent.
 * @throws TransientError when the network failed; RepositoryError `unreachable` when the body made no
 * progress for `stallLimitMs`, or the response took longer than that once the body was sent; `malformed`
 * when the response is too long; the signal's reason when it is aborted before the whole body is sent, which takes a
 * moment. After that, an abort changes nothing (`CallOptions`).
 */
export function sendWithXhr(
  request: HttpRequest,
  onProgress: (fraction: number) => void,
  http: Pick<HttpEnvironment, 'createXhr' | 'clock' | 'appOrigin' | 'onNoResponseFrom'>,
  signal: AbortSignal | undefined,
): Promise<HttpResponse> {
  return new Promise((resolve, reject) => {
    if (signal?.aborted) return reject(abortReason(signal));
    const xhr = http.createXhr();

    let stopWaiting = () => {};
    const end = () => {
      stopWaiting();
      stall.stop();
      signal?.removeEventListener('abort', cancel);
    };
    const fail = (error: unknown) => {
      end();
      reject(error);
      xhr.abort();
    };
    let hasLeft = false;
    const cancel = () => {
      if (hasLeft) return;
      stall.stop();
      stopWaiting = http.clock.after(progressIsKnownAfterMs, () => {
        if (!hasLeft) fail(abortReason(signal));
      });
    };
    const stall = new StallDetector(stallLimitMs, http.clock, () =>
      fail(timedOut(`The file made no progress, or had no response, for ${stallLimitMs} ms.`)),
    );

    xhr.upload.addEventListener('progress', (event) => {
      stall.progressed();
      if (event.lengthComputable) onProgress(event.loaded / event.total);
    });
    xhr.upload.addEventListener('load', () => {
      hasLeft = true;
      stall.progressed();
      onProgress(1);
    });
    // Not counted as progress: a response that trickles in would hold up the photos behind this one forever.
    xhr.addEventListener('progress', (event) => {
      if (event.loaded > maximumResponseBytes) fail(malformed('The response is too long.'));
    });
    xhr.addEventListener('load', () => {
      end();
      resolve(responseOf(xhr));
    });
    xhr.addEventListener('error', () => fail(noResponse(request.url, http)));

    signal?.addEventListener('abort', cancel, { once: true });
    stall.progressed();
    xhr.open(request.method, request.url);
    for (const [name, value] of Object.entries(request.headers)) xhr.setRequestHeader(name, value);
    xhr.send(request.body);
  });
}

function responseOf(xhr: XMLHttpRequest): HttpResponse {
  // `getResponseHeader` would log an error if a provider on another origin does not expose the header.
  const headers = xhr.getAllResponseHeaders();
  const [, retryAfter = null] = /^retry-after:[ \t]*(.*?)[ \t]*$/im.exec(headers) ?? [];
  const [, date = null] = /^date:[ \t]*(.*?)[ \t]*$/im.exec(headers) ?? [];
  return { status: xhr.status, retryAfter, date, text: xhr.responseText };
}
