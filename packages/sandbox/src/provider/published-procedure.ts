import { createHash } from 'node:crypto';
import { perPhoto, type Procedure, type Thumb } from '@recto/core';

/**
 * Addresses on this server are stored as paths and sent as absolute addresses; any other text is sent unchanged.
 * @param origin the server's public origin, such as `http://127.0.0.1:4173`.
 */
function absoluteAddress(address: string, origin: string): string {
  return /^\/(?!\/)/.test(address) ? `${origin}${address}` : address;
}

export function publishedThumb(thumb: Thumb, origin: string): Thumb {
  return { displayUrl: thumb.displayUrl && absoluteAddress(thumb.displayUrl, origin) };
}

/**
 * The reference of a procedure, such as `4F7A-19C2`: the same at each call, and nothing of the token can be read from it.
 */
export function referenceOf(token: string): string {
  const digits = createHash('sha256').update(token).digest('hex').slice(0, 8).toUpperCase();
  return `${digits.slice(0, 4)}-${digits.slice(4)}`;
}

/** A procedure as the provider sends it (§3). */
export function publishedProcedure(procedure: Procedure, origin: string): Procedure {
  return {
    ...procedure,
    thumbs: perPhoto(({ name }) => {
      const thumb = procedure.thumbs[name];
      return thumb && publishedThumb(thumb, origin);
    }),
    webappUrl: procedure.webappUrl && absoluteAddress(procedure.webappUrl, origin),
  };
}
