import type { PhotoHash } from '../model/photo-hash.ts';
import type { CapturedImage } from '../model/captured-image.ts';
import { photoNamed, type PhotoName } from '../model/photos.ts';
import { likeness } from './likeness.ts';
import { likelyOtherSideUntil, otherSideUntil, sameSideFrom } from './thresholds.ts';

interface RememberedSide {
  readonly image: CapturedImage;
  readonly hash: PhotoHash;
}

/**
 * Whether what lies in front of the camera is a side that was photographed before, for another step.
 * - `front`: certainly, the front of the document whose back this step asks for.
 * - `same`: certainly, another one.
 * - `other`: certainly not the one that was photographed last.
 * - `likelyOther`: probably not the one that was photographed last.
 * - `unknown`: none of these, or there is nothing to compare.
 */
export type SeenSide = 'front' | 'same' | 'other' | 'likelyOther' | 'unknown';

/**
 * The cards' sides that were photographed on this page, in memory only: to notice a side that is photographed a
 * second time (decision 4.4).
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
      if (likeness(hash, side.hash) >= sameSideFrom) return { photo: name, image: side.image };
    }
    return null;
  }

  /**
   * What a reading at the step of this photo shows.
   * @param last the photo before: only what differs from it is another side.
   */
  seen(
    photo: PhotoName,
    hash: PhotoHash,
    isKept: (photo: PhotoName) => boolean,
    last: CapturedImage | Blob | null,
  ): SeenSide {
    const twin = this.twinOf(photo, hash, isKept);
    if (twin !== null) return isFrontOf(photo, twin.photo) ? 'front' : 'same';
    const before = [...this.#sides.values()].find(({ image }) => image === last);
    if (before === undefined) return 'unknown';
    const alike = likeness(hash, before.hash);
    if (alike <= otherSideUntil) return 'other';
    return alike <= likelyOtherSideUntil ? 'likelyOther' : 'unknown';
  }
}

/** Whether the earlier photo shows the front of the document whose back is asked for. */
export function isFrontOf(photo: PhotoName, earlier: PhotoName): boolean {
  const [asked, taken] = [photoNamed(photo), photoNamed(earlier)];
  return asked.document === taken.document && asked.side === 'back' && taken.side === 'front';
}
