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
        /**
         * The body as the app reads it: bytes that are not UTF-8 are replaced by U+FFFD. Null if it can't be read to its
         * end.
         */
        readonly text: string | null;
        readonly isUtf8: boolean;
        /** Why the body can't be read to its end; null if it can. */
        readonly unread: Unread | null;
      }
    /** Nothing, or only a part, within the limit. */
    | { readonly name: 'late' }
    /** The connection failed. The code is that of Node, such as `ECONNREFUSED`; null if there is none. */
    | { readonly name: 'broken'; readonly code: string | null }
  );

/**
 * `tooLong`: for the app. `short`: it ended before its Content-Length. `cut`: the connection broke. `notEncoded`: it is not
 * what its Content-Encoding says.
 */
export type Unread = 'tooLong' | 'short' | 'cut' | 'notEncoded';

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
    const { url, method, headers, body: sent, mayProgress, followsRedirects = false } = request;
    const inParts = mayProgress && typeof sent === 'object' && sent !== null;
    if (inParts) headers.set('content-length', String(sent.byteLength));
    const response = await fetch(url, {
      method,
      headers,
      body: inParts ? parts(sent, begin) : sent,
      ...(inParts ? { duplex: 'half' } : {}),
      redirect: followsRedirects ? 'follow' : 'manual',
      signal: abandoned.signal,
    });
    const body = await bodyOf(response, abandoned.signal);
    const { status, headers: received, url: from } = response;
    return { name: 'response', status, headers: received, url: from, ...body, ...waited() };
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

interface Body {
  readonly text: string | null;
  readonly isUtf8: boolean;
  readonly unread: Unread | null;
}

/** @throws what the signal throws when it is aborted. */
async function bodyOf(response: Response, signal: AbortSignal): Promise<Body> {
  const asTheApp = new TextDecoder();
  const strictly = new TextDecoder('utf-8', { fatal: true });
  const none = (unread: Unread): Body => ({ text: null, isUtf8: true, unread });
  let text = '';
  let isUtf8 = true;
  let bytes = 0;
  const decode = (part?: Uint8Array) => {
    text += asTheApp.decode(part, { stream: part !== undefined });
    try {
      if (isUtf8) strictly.decode(part, { stream: part !== undefined });
    } catch {
      isUtf8 = false;
    }
  };
  try {
    for await (const part of response.body ?? []) {
      bytes += (part as Uint8Array).byteLength;
      if (bytes > maximumResponseBytes) return none('tooLong');
      decode(part as Uint8Array);
    }
  } catch (error) {
    if (signal.aborted) throw error;
    return none(unreadBecause(codeOf(error)));
  }
  decode();
  return { text, isUtf8, unread: null };
}

/** @param code of Node's fetch, or of its zlib, whose codes begin with `Z_`, and for Brotli with `ERR_`. */
function unreadBecause(code: string | null): Unread {
  if (code === 'UND_ERR_RES_CONTENT_LENGTH_MISMATCH') return 'short';
  return /^(Z|ERR)_/.test(code ?? '') ? 'notEncoded' : 'cut';
}

/** Only codes: a message of Node's may contain an address. */
function codeOf(error: unknown): string | null {
  const code = (error as { cause?: { code?: unknown } }).cause?.code;
  return typeof code === 'string' && /^[A-Z_\d]+$/.test(code) ? code : null;
}
