import { maximumResponseBytes, type Clock } from '@recto/core';

/** A request whose response is waited for as long as the app would. */
export interface TimedRequest {
  readonly url: string;
  readonly method: string;
  readonly headers: Headers;
  readonly body: string | Uint8Array<ArrayBuffer> | null;
  /** How long to wait for the whole response, in ms. */
  readonly limitMs: number;
  /** Whether the time begins again with each part of the body that is sent, as in call 7. */
  readonly mayProgress: boolean;
  /** Whether to follow redirects, as a browser does for an image; the default is false. */
  readonly followsRedirects?: boolean;
}

/** What came back. */
export type TimedResponse = Waited &
  (
    | {
        readonly name: 'response';
        readonly status: number;
        readonly headers: Headers;
        /** Where it came from, after redirects. */
        readonly url: string;
        /** Null if it is longer than the app reads. */
        readonly text: string | null;
      }
    /** Nothing, or only a part, within the limit. */
    | { readonly name: 'late' }
    /** The connection failed. The code is that of Node, such as `ECONNREFUSED`; null if there is none. */
    | { readonly name: 'broken'; readonly code: string | null }
  );

interface Waited {
  /** How long it took, in ms; of a request that may progress, since the last part was sent. */
  readonly waitedMs: number;
}

/** Makes a request once, as the app's HTTP adapter does: without cookies, and by default without following a redirect. */
export async function timedRequest(request: TimedRequest, clock: Clock): Promise<TimedResponse> {
  const abandoned = new AbortController();
  let since = 0;
  let cancel: () => void = () => undefined;
  let isOver = false;
  const begin = () => {
    // After a response to a part of the body, the connection asks for one more.
    if (isOver) return;
    cancel();
    since = clock.now();
    cancel = clock.after(request.limitMs, () => abandoned.abort());
  };
  const waited = () => ({ waitedMs: clock.now() - since });
  begin();
  try {
    const { url, method, headers, body, mayProgress, followsRedirects = false } = request;
    const inParts = mayProgress && typeof body === 'object' && body !== null;
    if (inParts) headers.set('content-length', String(body.byteLength));
    const response = await fetch(url, {
      method,
      headers,
      body: inParts ? parts(body, begin) : body,
      ...(inParts ? { duplex: 'half' } : {}),
      redirect: followsRedirects ? 'follow' : 'manual',
      signal: abandoned.signal,
    });
    const text = await textOf(response);
    const { status, headers: received, url: from } = response;
    return { name: 'response', status, headers: received, url: from, text, ...waited() };
  } catch (error) {
    if (abandoned.signal.aborted) return { name: 'late', ...waited() };
    return { name: 'broken', code: codeOf(error), ...waited() };
  } finally {
    isOver = true;
    cancel();
  }
}

const partBytes = 64 * 1024;

/** @param onPart called when the connection asks for the next part, and once when all are sent. */
function parts(bytes: Uint8Array<ArrayBuffer>, onPart: () => void): ReadableStream<Uint8Array> {
  let sent = 0;
  return new ReadableStream<Uint8Array>(
    {
      pull: (controller) => {
        onPart();
        if (sent >= bytes.byteLength) return controller.close();
        controller.enqueue(bytes.subarray(sent, sent + partBytes));
        sent += partBytes;
      },
    },
    { highWaterMark: 0 },
  );
}

async function textOf(response: Response): Promise<string | null> {
  const decoder = new TextDecoder();
  let text = '';
  let bytes = 0;
  for await (const part of response.body ?? []) {
    bytes += (part as Uint8Array).byteLength;
    if (bytes > maximumResponseBytes) return null;
    text += decoder.decode(part as Uint8Array, { stream: true });
  }
  return text + decoder.decode();
}

/** Only codes: a message of Node's may contain an address. */
function codeOf(error: unknown): string | null {
  const code = (error as { cause?: { code?: unknown } }).cause?.code;
  return typeof code === 'string' && /^[A-Z_\d]+$/.test(code) ? code : null;
}
