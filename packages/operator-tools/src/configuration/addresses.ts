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

/** What a value of the file is, with its article. */
export function kindOf(value: unknown): string {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'a list';
  if (typeof value === 'string') return 'a text';
  return typeof value === 'object' ? 'an object' : `a ${typeof value}`;
}
