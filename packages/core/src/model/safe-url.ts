/** The addresses in a procedure come from the server and are checked before they are used in markup (decision 5.11). */

/**
 * Makes a relative address absolute (decision 5.10). It does not check whether the address
 * is safe: `safeLink` and `safeImage` do.
 * @param address as the provider sent it, or null.
 * @param base the absolute address that a relative one is resolved against.
 * @returns an address with a scheme unchanged, a relative one made absolute; null for a blank or invalid one.
 */
export function absoluteAddress(address: string | null, base: string): string | null {
  if (address === null || address.trim() === '') return null;
  if (/^[a-z][a-z\d+.-]*:/i.test(address)) return address;
  try {
    return new URL(address, base).href;
  } catch {
    return null;
  }
}

/**
 * @param address an absolute address, or null.
 * @returns the address if it is `http:` or `https:`, else null: then no link is shown.
 */
export function safeLink(address: string | null): string | null {
  return checkedAddress(address, ['http:', 'https:']);
}

/**
 * An address that every URL parser reads in the same way, without dropping or changing a character, and that is shown
 * as it is: without characters that can't be seen, and that may change the order of others.
 */
const plain = /^https?:\/\/[^\s\\\p{Cc}\p{Cf}\p{Cs}]+$/iu;

/**
 * A plain address is returned unchanged, so a QR code or link contains the provider's own text (§2), without
 * an added slash and with its spelling of the host. Any other is returned as it was parsed: `https:path`,
 * parsed again, would be an address on the page's own server.
 */
export function checkedAddress(address: string | null, protocols: readonly string[]): string | null {
  if (address === null) return null;
  try {
    const { protocol, href } = new URL(address);
    if (!protocols.includes(protocol)) return null;
    return plain.test(address) ? address : href;
  } catch {
    return null;
  }
}
