/** Addresses in a procedure come from the server, so they are checked before they reach the markup (decisions). */

/**
 * @param address an absolute address, or null.
 * @returns the address when it is an `http:` or `https:` one, else null: then no link is shown.
 */
export function safeLink(address: string | null): string | null {
  return hasProtocol(address, ['http:', 'https:']) ? address : null;
}

/**
 * @param address an absolute address, or null.
 * @returns the address when an image may be loaded from it (`http:`, `https:`, `blob:`, `data:image/…`),
 * else null: then a placeholder is shown.
 */
export function safeImage(address: string | null): string | null {
  if (address !== null && /^data:image\/[\w.+-]+[;,]/i.test(address)) return address;
  return hasProtocol(address, ['http:', 'https:', 'blob:']) ? address : null;
}

function hasProtocol(address: string | null, protocols: readonly string[]): boolean {
  if (address === null) return false;
  try {
    return protocols.includes(new URL(address).protocol);
  } catch {
    return false;
  }
}
