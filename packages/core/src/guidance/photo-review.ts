import { isPickedFile, type CapturedImage } from '../model/captured-image.ts';
import type { PhotoHash } from '../model/photo-hash.ts';
import type { PhotoName } from '../model/photos.ts';
import type { RefusalCode } from '../model/refused-photo.ts';
import type { FrameAnalysisPort } from '../ports/frame-analysis.ts';
import type { PhotoVerdict } from './guidance-snapshot.ts';
import { photoVerdict } from './photo-verdict.ts';
import { PhotographedSides, type SeenSide } from './same-side.ts';

/** Checks the photos of this page before they are used, and remembers those that were. */
export class PhotoReview {
  readonly #analysis: FrameAnalysisPort;
  readonly #sides = new PhotographedSides();
  /** The photo that was in the preview last. */
  #last: CapturedImage | Blob | null = null;
  /** The photo in the preview. */
  #current: { readonly image: CapturedImage; readonly hash: Promise<PhotoHash | null> } | null = null;

  constructor(analysis: FrameAnalysisPort) {
    this.#analysis = analysis;
  }

  /**
   * @param image a photo of the camera, or a picked file; a file is compared neither with other photos
   * nor with the side that the step asks for, since it may be a scan of both sides.
   * @param isKept whether the photo of that name still exists.
   * @param refusedFor why the last photo of that name was refused; null for no reason.
   * @returns what to say about the photo.
   */
  async check(
    photo: PhotoName,
    image: CapturedImage | Blob,
    isKept: (photo: PhotoName) => boolean,
    refusedFor: RefusalCode | null = null,
  ): Promise<PhotoVerdict> {
    this.#last = image;
    const checking = this.#analysis.checkPhoto(image, photo);
    if (isPickedFile(image)) {
      this.#current = null;
      const check = await checking;
      return photoVerdict({ photo, check: check && { ...check, rows: 0 }, twin: null, refusedFor });
    }
    const hashing = checking.then((check) => check?.hash ?? null).catch(() => null);
    this.#current = { image, hash: hashing };
    const [check, hash] = await Promise.all([checking, hashing]);
    return photoVerdict({
      photo,
      check,
      refusedFor,
      twin: hash === null ? null : this.#sides.twinOf(photo, hash, isKept),
    });
  }

  /** The customer uses this photo. */
  async remember(photo: PhotoName, image: CapturedImage): Promise<void> {
    if (this.#current?.image !== image) return;
    const { hash } = this.#current;
    this.#current = null;
    this.#sides.remember(photo, image, await hash);
  }

  /**
   * Whether what lies in front of the camera is a side that was photographed before, for another step. It is certainly
   * another one only if it is compared with the last photo, which may still lie there.
   */
  seenSide(photo: PhotoName, hash: PhotoHash, isKept: (photo: PhotoName) => boolean): SeenSide {
    return this.#sides.seen(photo, hash, isKept, this.#last);
  }

  forgetAll(): void {
    this.#last = null;
    this.#current = null;
    this.#sides.forgetAll();
  }
}
