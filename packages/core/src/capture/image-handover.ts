import type { PhotoName } from '../model/procedure.ts';
import type { UploadQueue } from '../uploads/upload-queue.ts';
import { hasFailed, pendingPhotoOf, type UploadOutcome } from '../uploads/pending-upload.ts';
import type { CaptureState } from './capture-machine.ts';
import type { CapturedImage } from '../model/captured-image.ts';

/** How long a person watches a photo being sent before they may go on meanwhile, in ms. */
const slowUploadMs = 6_000;

/** Hands an image that the person uses to the sending queue, and waits for it, but not for ever. */
export class ImageHandover {
  readonly #uploads: UploadQueue;
  readonly #onSlow: () => void;

  /** @param onSlow called when it takes so long that the person may go on meanwhile. */
  constructor(uploads: UploadQueue, onSlow: () => void) {
    this.#uploads = uploads;
    this.#onSlow = onSlow;
  }

  /**
   * Sends an image, or sends it again. Where another photo is still on its way the line is slow: then
   * nobody is made to wait for two.
   */
  async send(photo: PhotoName, image: CapturedImage): Promise<UploadOutcome> {
    const unsent = this.#uploads.getSnapshot();
    const isBusy = unsent.some(({ state }) => state.name === 'sending');
    const outcome = hasFailed(unsent, photo, image)
      ? this.#uploads.retry(photo)
      : this.#uploads.add({ source: 'taken', photo, image });
    if (isBusy) this.#uploads.goOnWithout(photo);
    const timer = setTimeout(this.#onSlow, slowUploadMs);
    try {
      return await outcome;
    } finally {
      clearTimeout(timer);
    }
  }

  /** The person drops the image that the error view shows; one that has taken its place meanwhile stays. */
  takeBack(state: CaptureState): void {
    if (!('image' in state)) return;
    const content = pendingPhotoOf(this.#uploads.getSnapshot(), state.photo)?.content;
    if (content?.source === 'taken' && content.image === state.image) this.#uploads.drop(state.photo);
  }
}
