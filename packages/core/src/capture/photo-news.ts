import { photoNames, type PhotoName } from '../model/photos.ts';
import type { Toast, ToastPort } from '../ports/toasts.ts';
import { outcomeToast } from '../uploads/outcome-toast.ts';
import { pendingPhotoOf, type UploadOutcome, type UploadQueueSnapshot } from '../uploads/pending-photo.ts';
import type { UploadQueue } from '../uploads/upload-queue.ts';
import type { PhotoOrder } from './photo-order.ts';
import type { RunningCapture } from './running-capture.ts';

export interface PhotoNewsParts {
  readonly uploads: UploadQueue;
  readonly toasts: ToastPort;
  readonly photos: PhotoOrder;
}

/** Tells the customer what becomes of photos that were used: beside the viewfinder of the next photo, or in a toast. */
export class PhotoNews {
  readonly #parts: PhotoNewsParts;
  readonly #capture: RunningCapture;
  /** The toast about the last photo, which is shown on the next screen. */
  #toastForNextScreen: Toast | null = null;

  constructor(parts: PhotoNewsParts, capture: RunningCapture) {
    this.#parts = parts;
    this.#capture = capture;
  }

  /**
   * Shows a toast that says what became of a photo: of the last one on the next screen, where it stays in its place.
   * @param next the photo that is taken next; null after the last one.
   */
  toastOutcome(outcome: UploadOutcome, photo: PhotoName, next: PhotoName | null): void {
    const toast = outcomeToast(outcome, photo, next === null ? 'tile' : 'steps');
    // The next screen says itself that it was received.
    if (toast === null || outcome === 'sent') return;
    if (next === null && this.#capture.surface() !== null) this.#toastForNextScreen = toast;
    else this.#parts.toasts.show(toast);
  }

  /**
   * Follows the photo before, and withdraws the message that it was kept, to be sent later, once the queue has sent it,
   * or has reported that it failed: the customer would read both.
   * @param known the queue's photos at the last call.
   */
  follow(known: UploadQueueSnapshot): void {
    const { uploads, photos } = this.#parts;
    const state = this.#capture.state();
    const previous = state.name === 'capture' ? state.previous : undefined;
    const toast = this.#toastForNextScreen;
    for (const photo of photoNames) {
      const now = pendingPhotoOf(uploads.getSnapshot(), photo)?.state.name;
      const waits = now !== undefined && now !== 'failed';
      if (photo === previous?.photo) {
        const isSent = now === undefined && uploads.sentImage(photo) !== null;
        const outcome = waits && !photos.isAnySending ? 'kept' : waits || isSent ? 'sent' : null;
        this.#capture.dispatch({ type: 'previousChanged', outcome });
      }
      if (waits || (now === 'failed' && pendingPhotoOf(known, photo)?.state.name === 'failed')) continue;
      // `info` says that it was kept.
      if (photo === toast?.about && toast.kind === 'info') this.#toastForNextScreen = null;
    }
  }

  /** The view was left: shows the toast about the last photo. */
  leave(): void {
    if (this.#toastForNextScreen !== null) this.#parts.toasts.show(this.#toastForNextScreen);
    this.#toastForNextScreen = null;
  }

  /** Forgets the toast about the last photo. */
  dispose(): void {
    this.#toastForNextScreen = null;
  }
}
