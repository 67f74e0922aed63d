import { checkedAddress } from './safe-url.ts';

/**
 * @param address an absolute address, or null.
 * @returns the address if an image may be loaded from it (`http:`, `https:`, `blob:`, `data:image/…`), else
 * null: then a placeholder is shown.
 */
export function safeImage(address: string | null): string | null {
  if (address !== null && /^data:image\/[\w.+-]+[;,]/i.test(address)) return address;
  return checkedAddress(address, ['http:', 'https:', 'blob:']);
}
