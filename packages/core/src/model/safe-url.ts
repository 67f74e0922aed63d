/** Addresses in a procedure come from the server, so they are checked before they reach the markup (decisions). */

/**
 * Makes a relative address absolute (decision "Relative addresses"). It says nothing of whether the
 * address may be used: `safeLink` and `safeImage` do.
 * @param address as the provider gave it, or null.
 * @param base the absolute address that a relative one starts from.
 * @returns an address with a scheme as it was given, a relative one in full; null for a blank text or
 * one that is no address.
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
 * @returns the address, when it is an `http:` or `https:` one, else null: then no link is shown.
 */
export function safeLink(address: string | null): string | null {
  return checked(address, ['http:', 'https:']);
}

/**
 * @param address an absolute address, or null.
 * @returns the address, when an image may be loaded from it (`http:`, `https:`, `blob:`,
 * `data:image/…`), else null: then a placeholder is shown.
 */
export function safeImage(address: string | null): string | null {
  if (address !== null && /^data:image\/[\w.+-]+[;,]/i.test(address)) return address;
  return checked(address, ['http:', 'https:', 'blob:']);
}

/** An address that every reader takes for the same: nothing in it is left out or turned on reading. */
const plain = /^https?:\/\/[^\s\\\p{Cc}]+$/iu;

/**
 * A plain address is given back letter by letter: a QR code or a link of it is the provider's own text
 * (§2), without a slash that it did not write, and with the name of its host as it is spelt. Any other
 * is given back as it was understood: `https:path`, read anew, would be an address on the page's own server.
 */
function checked(address: string | null, protocols: readonly string[]): string | null {
  if (address === null) return null;
  try {
    const { protocol, href } = new URL(address);
    if (!protocols.includes(protocol)) return null;
    return plain.test(address) ? address : href;
  } catch {
    return null;
  }
}
