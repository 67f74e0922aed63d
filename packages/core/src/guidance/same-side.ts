import type { PhotoHash } from '../model/photo-hash.ts';
import type { CapturedImage } from '../model/captured-image.ts';
import { photoNamed, type PhotoName } from '../model/photos.ts';
import { sameSideBits } from './thresholds.ts';

interface RememberedSide {
  readonly image: CapturedImage;
  readonly hash: PhotoHash;
}

/**
 * The cards' sides that were photographed on this page, in memory only: to notice a side that is photographed a
 * second time (decision 4.13).
 */
export class PhotographedSides {
  readonly #sides = new Map<PhotoName, RememberedSide>();

  /** Remembers a photo that the customer uses, in place of an earlier one of this name. */
  remember(photo: PhotoName, image: CapturedImage, hash: PhotoHash | null): void {
    if (hash === null || photoNamed(photo).frame !== 'card') this.#sides.delete(photo);
    else this.#sides.set(photo, { image, hash });
  }

  forgetAll(): void {
    this.#sides.clear();
  }

  /**
   * The photo of another side that looks like this one; null if there is none.
   * @param isKept whether the photo of that name still exists: a deleted one says nothing.
   */
  twinOf(
    photo: PhotoName,
    hash: PhotoHash,
    isKept: (photo: PhotoName) => boolean,
  ): { readonly photo: PhotoName; readonly image: CapturedImage } | null {
    for (const [name, side] of this.#sides) {
      if (name === photo || !isKept(name)) continue;
      if (differingBits(hash, side.hash) <= sameSideBits) return { photo: name, image: side.image };
    }
    return null;
  }
}

/** In how many of their bits two hashes differ; Infinity if they can't be compared. */
function differingBits(one: PhotoHash, other: PhotoHash): number {
  if (one.length !== other.length) return Infinity;
  let bits = 0;
  for (let index = 0; index < one.length; index += 1) {
    let difference = Number.parseInt(one[index]!, 16) ^ Number.parseInt(other[index]!, 16);
    for (; difference > 0; difference &= difference - 1) bits += 1;
  }
  return bits;
}
