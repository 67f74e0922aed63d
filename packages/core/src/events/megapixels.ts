import { isPickedFile, type CapturedImage } from '../model/captured-image.ts';
import { imageSize } from '../model/image-size.ts';
import type { HeldImage } from '../capture/capture-machine.ts';
import type { FactsOf } from '../ports/events.ts';

type Megapixels = FactsOf<'photoTaken'>['megapixels'];

/** How much of a photo's base64 text is read, in characters: a browser's JPEG names its size in the first kilobyte. */
const headLength = 4096;

/** The class of a photo's size. A picked file is not opened for it, so its size is unknown. */
export function megapixelsOf(image: HeldImage): Megapixels {
  const pixels = isPickedFile(image) ? null : pixelsOf(image);
  if (pixels === null) return 'unknown';
  if (pixels < 1_000_000) return 'below1';
  if (pixels < 2_000_000) return '1to2';
  return pixels < 8_000_000 ? '2to8' : 'above8';
}

/** Null if the photo does not say how many it has. */
function pixelsOf({ base64 }: CapturedImage): number | null {
  try {
    const head = atob(base64.slice(0, headLength));
    const size = imageSize(Uint8Array.from(head, (character) => character.charCodeAt(0)));
    return size === null ? null : size.width * size.height;
  } catch {
    return null; // It is no base64.
  }
}
