import { abortReason } from '../abort.ts';
import { malformed, unreachable } from './http-errors.ts';
import type { HttpEnvironment } from './http-environment.ts';
import type { HttpResponse, HttpRequest } from './http-message.ts';
import { maximumAnswerBytes, stallLimitMs } from './limits.ts';
import { noAnswer } from './no-response.ts';
import { StallDetector } from './stall-detector.ts';

/**
 * Sends a request once, with XMLHttpRequest, and tells how much of its body has left.
 * @param onProgress told a fraction, 0 to 1; 1 once the whole body has left.
 * @throws TransientError when the network failed; RepositoryError `unreachable` when the body stood
 * still for `stallLimitMs`, or the answer took longer than that once the body had left; `malformed` when
 * the answer is too long; the signal's reason when it is aborted.
 */
export function sendWithXhr(
  request: HttpRequest,
  onProgress: (fraction: number) => void,
  http: Pick<HttpEnvironment, 'createXhr' | 'sleep' | 'appOrigin' | 'onNoAnswerFrom'>,
  signal: AbortSignal | undefined,
): Promise<HttpResponse> {
  return new Promise((resolve, reject) => {
    if (signal?.aborted) return reject(abortReason(signal));
    const xhr = http.createXhr();

    const end = () => {
      stall.stop();
      signal?.removeEventListener('abort', cancel);
    };
    const fail = (error: unknown) => {
      end();
      reject(error);
      xhr.abort();
    };
    const cancel = () => fail(abortReason(signal));
    const stall = new StallDetector(stallLimitMs, http.sleep, () =>
      fail(
        unreachable(new Error(`The file stood still, or its answer did not come, for ${stallLimitMs} ms.`)),
      ),
    );

    xhr.upload.addEventListener('progress', (event) => {
      stall.moved();
      if (event.lengthComputable) onProgress(event.loaded / event.total);
    });
    xhr.upload.addEventListener('load', () => {
      stall.moved();
      onProgress(1);
    });
    // Not counted as movement: an answer that trickles would hold up the photos behind this one for ever.
    xhr.addEventListener('progress', (event) => {
      if (event.loaded > maximumAnswerBytes) fail(malformed('The answer is too long.'));
    });
    xhr.addEventListener('load', () => {
      end();
      resolve(answerOf(xhr));
    });
    xhr.addEventListener('error', () => fail(noAnswer(request.url, http)));

    signal?.addEventListener('abort', cancel, { once: true });
    stall.moved();
    xhr.open(request.method, request.url);
    for (const [name, value] of Object.entries(request.headers)) xhr.setRequestHeader(name, value);
    xhr.send(request.body);
  });
}

function answerOf(xhr: XMLHttpRequest): HttpResponse {
  // `getResponseHeader` would log an error where a provider on another origin does not expose the header.
  const retryAfter = /^retry-after:[ \t]*(.*?)[ \t]*$/im.exec(xhr.getAllResponseHeaders());
  return { status: xhr.status, retryAfter: retryAfter?.[1] ?? null, text: xhr.responseText };
}
