import { posix } from 'node:path';
import { callPaths } from '@recto/adapters/configuration';

/**
 * Says what is wrong with an address that the app accepts: a page that is served over HTTPS, as on every phone with a
 * camera, can't call `http:`, and a host with odd characters would break the security headers.
 * @returns null if there is nothing; `isLocal` if it works on this computer only.
 */
export function calledFromHttps(
  address: string,
): { readonly isLocal: boolean; readonly reason: string } | null {
  if (address.startsWith('/')) return null;
  const { protocol, host, hostname } = new URL(address);
  if (!/^[\w.:[\]-]+$/.test(host))
    return { isLocal: false, reason: 'Its host has characters that no host has.' };
  if (protocol === 'https:') return null;
  const isLocal = isThisComputer(hostname);
  const reason = isLocal
    ? 'It is on this computer, so the app can be used on this computer only.'
    : 'It begins with http:, and a page with HTTPS can’t call it: phones open the camera on pages with HTTPS only. ' +
      'Write https://.';
  return { isLocal, reason };
}

/** Whether browsers block this address on a page of this origin: `http:` on HTTPS, unless it is on this computer. */
export function isBlockedOn(pageOrigin: string, { protocol, hostname }: URL): boolean {
  return pageOrigin.startsWith('https:') && protocol === 'http:' && !isThisComputer(hostname);
}

function isThisComputer(hostname: string): boolean {
  return /^(?:localhost|127(?:\.\d+){3}|\[::1\])$/.test(hostname);
}

/** The folder of calls 2 to 8. */
const procedures = posix.dirname(callPaths.procedure);

/** The path of a call at the end of an address: of call 1, of calls 2 to 8, or of their folder. */
const callAtEnd = new RegExp(
  `(?:${callPaths.accessToken}|${procedures}(?:/(?:token|set-started|set-finished|reset|upload|photo(?:/[^/]+)?))?)/*$`,
  'i',
);

/** The end of an address of other authorization servers, or half of the path of call 1. */
const tokenAtEnd = /\/(?:oauth2?|token)\/*$/i;

/**
 * Says that the app would call an address twice as long as the one that is meant: it adds the path of each call itself
 * (§7).
 * @param field in which the address is.
 * @returns null if the address does not end in the path of a call; `isCertain` if it ends in a whole one.
 */
export function repeatedCall(
  field: 'authEndpointUrl' | 'idEndpointUrl',
  address: string,
): { readonly isCertain: boolean; readonly reason: string } | null {
  const isCertain = callAtEnd.test(address);
  if (!isCertain && !(field === 'authEndpointUrl' && tokenAtEnd.test(address))) return null;
  const added = field === 'authEndpointUrl' ? callPaths.accessToken : callPaths.procedure;
  const called = `The app adds ${added}, so it would call ${address.replace(/\/+$/, '')}${added}.`;
  const meant = address.replace(isCertain ? callAtEnd : tokenAtEnd, '') || '/';
  return { isCertain, reason: isCertain ? `${called} Write ${meant}.` : `${called} Do you mean ${meant}?` };
}

/** What a value of the file is, with its article. */
export function kindOf(value: unknown): string {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'a list';
  if (typeof value === 'string') return 'a text';
  return typeof value === 'object' ? 'an object' : `a ${typeof value}`;
}
