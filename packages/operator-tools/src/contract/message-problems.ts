import type { Unread } from './timed-request.ts';

/** What is wrong with a message before anybody looks at its fields, as the end of a sentence about the call. */

/** Codes of Node for a connection that was never there, so that nothing was sent. */
const unconnected =
  /^(ECONNREFUSED|ENOTFOUND|EAI_AGAIN|E(HOST|NET)UNREACH|UND_ERR_CONNECT_TIMEOUT)$|CERT|SSL/;

/** A body of fewer bytes is below every usual limit of a server. */
const smallestLimit = 30_000;

/** The names under which UTF-8 and its part ASCII are announced. */
const utf8Names = ['utf-8', 'utf8', 'us-ascii'];

/**
 * Why a call has no response.
 * @param code of Node; null if there is none.
 * @param bytes the length of the body that was to be sent.
 */
export function brokenProblem(code: string | null, bytes: number): string {
  const why = code === null ? '' : ` (${code})`;
  if (bytes < smallestLimit || unconnected.test(code ?? '')) {
    return `there was no response, or the connection broke${why}`;
  }
  return `the connection broke${why} while a body of ${digits(bytes)} bytes was sent: usually a proxy or the server has a limit below that, and closes the connection in place of answering 413`;
}

/** Why a body can't be read to its end. */
export function unreadProblem(unread: Exclude<Unread, 'tooLong'>, headers: Headers): string {
  switch (unread) {
    case 'short':
      return 'the body was cut: it is shorter than its Content-Length';
    case 'cut':
      return 'the body was cut: the connection broke before its end';
    case 'notEncoded':
      return `the body is not ${headers.get('content-encoding')}, although Content-Encoding says so`;
  }
}

/**
 * Why a text may not mean what the provider has written: JSON is UTF-8 (RFC 8259, section 8.1), and the app reads it so,
 * whatever the Content-Type says.
 * @param isUtf8 whether the bytes are.
 * @returns null if nothing is wrong.
 */
export function charsetProblem(isUtf8: boolean, headers: Headers): string | null {
  const contentType = headers.get('content-type') ?? '';
  const charset = /;\s*charset\s*=\s*"?([\w.:-]+)/i.exec(contentType)?.[1] ?? null;
  const isOther = charset !== null && !utf8Names.includes(charset.toLowerCase());
  const named = isOther ? `its Content-Type says charset=${charset}` : null;
  if (!isUtf8) return `the body is not UTF-8 (RFC 8259)${named === null ? '' : `: ${named}`}`;
  return named === null ? null : `${named}, but JSON is UTF-8 (RFC 8259), and the app reads it so`;
}

/** Why a text is no JSON. */
export function jsonProblem(text: string): string {
  if (/^\s*</.test(text)) return 'the body is HTML, not JSON';
  return isCut(text) ? 'the body was cut: its JSON has no end' : 'the body is not JSON';
}

/** Whether a text that is no JSON begins as an object or a list that is not closed. */
function isCut(text: string): boolean {
  const withoutTexts = text.replace(/"[^"\\]*(?:\\.[^"\\]*)*"/gs, '');
  const count = (brackets: RegExp) => withoutTexts.match(brackets)?.length ?? 0;
  // With an odd quote before its last bracket, a text is more likely wrong than cut.
  const isOpen = withoutTexts.includes('"') ? !/[\]}]\s*$/.test(text) : count(/[[{]/g) > count(/[\]}]/g);
  return /^\s*[[{]/.test(withoutTexts) && isOpen;
}

function digits(bytes: number): string {
  return bytes.toLocaleString('en').replaceAll(',', ' ');
}
