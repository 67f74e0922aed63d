/**
 * Says why the app can't call an address (`isEndpoint` of the adapter decides).
 * @returns null if this knows no reason.
 */
export function endpointReason(value: unknown): string | null {
  if (value === undefined || value === null) return 'It is missing.';
  if (typeof value !== 'string') return `It must be a text, not ${kindOf(value)}.`;
  if (value === '') return 'It is empty.';
  if (/\s/.test(value)) return 'It has a space in it, or before or after it.';
  if (value.includes('\\')) return 'It has a backslash; addresses have slashes only.';
  if (/[?#]/.test(value)) return 'It has a query (?…) or a fragment (#…), to which no path can be added.';
  if (value.startsWith('//')) return 'It begins with two slashes. Write https:// before the host.';
  return schemeReason(value) ?? urlReason(value);
}

/** Says which scheme is wrong; null for `http:`, `https:` and a path. */
export function schemeReason(value: string): string | null {
  if (value.startsWith('/')) return null;
  const scheme = /^([a-z][a-z\d+.-]*):/i.exec(value)?.[1]?.toLowerCase();
  if (scheme === undefined) {
    return 'It is neither an absolute address (https://…) nor a path of the app’s own origin (/…).';
  }
  // `localhost:8080` looks like a scheme.
  if (/^[^/]+:\d+(?:\/|$)/.test(value)) return 'It has no scheme. Write https:// before the host.';
  return scheme === 'http' || scheme === 'https'
    ? null
    : `The scheme ${scheme}: can’t be used here. Write an address with https://.`;
}

/** Says why an address with a right scheme, or a relative one, is none; null if this knows no reason. */
export function urlReason(value: string): string | null {
  try {
    const { username, password } = new URL(value, 'https://app.invalid');
    const isNamed = username !== '' || password !== '';
    return isNamed ? 'It has a user name or a password in it, which everybody could read.' : null;
  } catch {
    return 'It is not an address that a browser understands.';
  }
}

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
