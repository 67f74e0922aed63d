import type { PhotoName } from '../model/procedure.ts';
import type { UploadQueue } from '../uploads/upload-queue.ts';
import { hasFailed, pendingPhotoOf, type UploadOutcome } from '../uploads/upload-state.ts';
import type { CaptureState } from './capture-machine.ts';
import type { CapturedImage } from '../model/captured-image.ts';

/** How long a person watches a photo being sent before they may go on meanwhile, in ms. */
const slowUploadMs = 6_000;

/** Hands an image that the person uses to the sending queue, and waits for it, but not for ever. */
export class ImageHandover {
  readonly #sending: UploadQueue;
  readonly #onSlow: () => void;

  /** @param onSlow called when it takes so long that the person may go on meanwhile. */
  constructor(sending: UploadQueue, onSlow: () => void) {
    this.#sending = sending;
    this.#onSlow = onSlow;
  }

  /**
   * Sends an image, or sends it again. Where another photo is still on its way the line is slow: then
   * nobody is made to wait for two.
   */
  async send(photo: PhotoName, image: CapturedImage): Promise<UploadOutcome> {
    const unsent = this.#sending.getSnapshot();
    const isBusy = unsent.some(({ state }) => state.name === 'sending');
    const outcome = hasFailed(unsent, photo, image)
      ? this.#sending.retry(photo)
      : this.#sending.add({ source: 'taken', photo, image });
    if (isBusy) this.#sending.goOnWithout(photo);
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
    const content = pendingPhotoOf(this.#sending.getSnapshot(), state.photo)?.content;
    if (content?.source === 'taken' && content.image === state.image) this.#sending.drop(state.photo);
  }
}
