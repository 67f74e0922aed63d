/** Addresses in a procedure come from the server, so they are checked before they reach the markup (decisions). */

/**
 * @param address an absolute address, or null.
 * @returns the address, as it was understood, when it is an `http:` or `https:` one, else null: then
 * no link is shown.
 */
export function safeLink(address: string | null): string | null {
  return parsed(address, ['http:', 'https:']);
}

/**
 * @param address an absolute address, or null.
 * @returns the address, as it was understood, when an image may be loaded from it (`http:`, `https:`,
 * `blob:`, `data:image/…`), else null: then a placeholder is shown.
 */
export function safeImage(address: string | null): string | null {
  if (address !== null && /^data:image\/[\w.+-]+[;,]/i.test(address)) return address;
  return parsed(address, ['http:', 'https:', 'blob:']);
}

/** What was checked is what is used: `https:path`, read anew, would be an address on the page's own server. */
function parsed(address: string | null, protocols: readonly string[]): string | null {
  if (address === null) return null;
  try {
    const { protocol, href } = new URL(address);
    return protocols.includes(protocol) ? href : null;
  } catch {
    return null;
  }
}
