import { isPickedFile } from '../model/captured-image.ts';
import type { PhotoName } from '../model/photos.ts';
import type { Timers } from '../time/timers.ts';
import { hasFailed, pendingPhotoOf, uploadedImage, type UploadOutcome } from '../uploads/pending-photo.ts';
import type { UploadQueue } from '../uploads/upload-queue.ts';
import { heldImage, type CaptureEvent, type CaptureState, type HeldImage } from './capture-machine.ts';
import type { PhotoNews } from './photo-news.ts';
import type { PhotoOrder } from './photo-order.ts';
import type { RunningCapture } from './running-capture.ts';

/**
 * How long the customer waits for the provider once the photo is safe on this phone, in ms. Then the journey goes on
 * while it is sent (decision 2.14).
 */
const longestWaitMs = 1_000;

/** How long an upload may take before the customer may continue while it runs, if the photo is not safe, in ms. */
const slowUploadMs = 2_000;

/**
 * How long the view shows that the last photo was sent, in ms: the time in which its ring closes into a tick. Of any other
 * photo the next viewfinder shows it, so that no one waits for it.
 */
const sentShownMs = 300;

export interface PhotoSenderParts {
  readonly uploads: UploadQueue;
  readonly photos: PhotoOrder;
  readonly news: PhotoNews;
  readonly timers: Timers;
}

/** Gives an image to the upload queue when the customer uses it, and leads on to the next photo. */
export class PhotoSender {
  readonly #parts: PhotoSenderParts;
  readonly #capture: RunningCapture;

  constructor(parts: PhotoSenderParts, capture: RunningCapture) {
    this.#parts = parts;
    this.#capture = capture;
  }

  /** Sends the image that the state holds, if this event begins its upload. */
  async sendAfter(event: Extract<CaptureEvent, { type: 'use' | 'retry' }>): Promise<void> {
    const capture = this.#capture;
    const before = capture.state();
    capture.dispatch(event);
    const state = capture.state();
    if (capture.isDisposed() || state === before || state.name !== 'upload') return;
    const { photo, image } = state;
    try {
      const outcome = await this.#send(photo, image);
      if (capture.isDisposed()) return;
      if (outcome === 'unreadable') this.#parts.news.toastOutcome(outcome, photo, photo);
      const now = capture.state();
      if (now.name === 'upload' && now.image === image) this.#goOn(outcome, photo);
    } catch (error) {
      capture.dispatch({ type: 'uploadFailed' });
      throw error;
    }
  }

  /** Removes the image of this state from the upload queue, unless another image has replaced it there. */
  drop(state: CaptureState): void {
    const { uploads } = this.#parts;
    const content = pendingPhotoOf(uploads.getSnapshot(), state.photo)?.content;
    if (content !== undefined && uploadedImage(content) === heldImage(state)) uploads.drop(state.photo);
  }

  /**
   * Gives an image to the upload queue, or retries it, and waits for the outcome. If another upload is still
   * running, the connection is slow, and the customer does not wait for a second one.
   */
  async #send(photo: PhotoName, image: HeldImage): Promise<UploadOutcome> {
    const { uploads, photos, timers } = this.#parts;
    const isBusy = photos.isAnySending;
    const outcome = hasFailed(uploads.getSnapshot(), photo, image)
      ? uploads.retry(photo)
      : uploads.add(
          isPickedFile(image) ? { source: 'picked', photo, file: image } : { source: 'taken', photo, image },
        );
    if (isBusy) uploads.sendInBackground(photo);
    const cancels = [
      timers.after(longestWaitMs, () => void uploads.sendInBackgroundIfSafe(photo)),
      timers.after(slowUploadMs, () => void this.#sayThatItIsSlow(photo, image)),
    ];
    try {
      return await outcome;
    } finally {
      for (const cancel of cancels) cancel();
    }
  }

  /** Unless the photo is safe, or will be in a moment: then the journey goes on by itself. */
  async #sayThatItIsSlow(photo: PhotoName, image: HeldImage): Promise<void> {
    if (await this.#parts.uploads.sendInBackgroundIfSafe(photo)) return;
    const state = this.#capture.state();
    if (state.name === 'upload' && state.image === image) this.#capture.dispatch({ type: 'uploadIsSlow' });
  }

  #goOn(outcome: UploadOutcome, photo: PhotoName): void {
    const capture = this.#capture;
    const { news, photos } = this.#parts;
    if (outcome === 'failed') return capture.dispatch({ type: 'uploadFailed' });
    if (outcome === 'tooLarge') return capture.dispatch({ type: 'uploadFailed', isTooLarge: true });
    if (outcome === 'dropped' || outcome === 'unreadable') return capture.startAgain();
    const next = photos.after(photo);
    const isOnItsWay = outcome === 'waiting' && photos.isAnySending;
    // Between two photos the capture screen says what became of the first; after the last one it is left. The tile shows
    // that a photo is on its way.
    if (outcome === 'waitingInMemory' || (next === null && !isOnItsWay)) {
      news.toastOutcome(outcome, photo, next);
    }
    if (outcome === 'sent') return this.#showSent();
    capture.dispatch({ type: 'imageKept', outcome: isOnItsWay ? 'sent' : 'kept', next });
    news.follow([]);
  }

  /** Goes on to the next photo; after the last one, once it has shown for a moment that it was sent. */
  #showSent(): void {
    const { photos, timers } = this.#parts;
    this.#capture.dispatch({ type: 'uploadSucceeded' });
    const shown = this.#capture.state();
    const goOn = () => {
      if (this.#capture.state() !== shown) return;
      this.#capture.dispatch({ type: 'sentShown', next: photos.after(shown.photo) });
    };
    const isLast = photos.after(shown.photo) === null;
    if (isLast) timers.after(sentShownMs, goOn);
    else goOn();
  }
}
