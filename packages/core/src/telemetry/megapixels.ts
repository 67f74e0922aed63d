import { imageSize } from '../model/image-size.ts';
import type { FactsOf } from '../ports/events.ts';

type Megapixels = FactsOf<'photoTaken'>['megapixels'];

/**
 * The class of a photo's size.
 * @param head the beginning of its base64 text, as codes of characters. A picked file is not opened for it, so its size is
 * unknown.
 */
export function megapixelsOf(head: Uint8Array): Megapixels {
  const pixels = pixelsOf(head);
  if (pixels === null) return 'unknown';
  if (pixels < 1_000_000) return 'below1';
  if (pixels < 2_000_000) return '1to2';
  return pixels < 8_000_000 ? '2to8' : 'above8';
}

/** Null if the photo does not say how many it has. */
function pixelsOf(head: Uint8Array): number | null {
  try {
    const bytes = atob(String.fromCharCode(...head));
    const size = imageSize(Uint8Array.from(bytes, (character) => character.charCodeAt(0)));
    return size === null ? null : size.width * size.height;
  } catch {
    return null; // It is no base64.
  }
}
