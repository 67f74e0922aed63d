import { requiredPhotos } from '../model/photos.ts';
import type { PhotoName } from '../model/procedure.ts';
import type { ProcedureStore } from '../procedure/procedure-store.ts';
import type { UploadQueue } from '../uploads/upload-queue.ts';
import { pendingPhotoNames } from '../uploads/upload-state.ts';
import { isWithoutCamera, type CaptureState } from './capture-machine.ts';
import { nextPhoto, selectedPhoto } from './steps.ts';

export interface StepOrderParts {
  readonly store: ProcedureStore;
  readonly sending: UploadQueue;
}

/** Which photo the capture view is about, and which one follows (§4), by what the provider has and what waits to be sent. */
export class StepOrder {
  readonly #parts: StepOrderParts;
  /** The session is about one photo (`viewStep`). */
  #single = false;

  constructor(parts: StepOrderParts) {
    this.#parts = parts;
  }

  /**
   * @param viewStep the query parameter's text, or null.
   * @returns null when there is nothing to take; a photo that waits to be sent is taken.
   */
  begin(viewStep: string | null): PhotoName | null {
    const { entry } = this.#parts.store.getSnapshot();
    if (entry === null) return null;
    const selected = selectedPhoto(entry.procedure, viewStep);
    this.#single = selected !== null;
    const taken = this.unsent();
    const photo = selected ?? nextPhoto(entry.procedure, taken);
    return photo === null || taken.includes(photo) ? null : photo;
  }

  /** What is taken after this photo; null where the person goes to confirm. */
  after(photo: PhotoName): PhotoName | null {
    const { entry } = this.#parts.store.getSnapshot();
    if (this.#single || entry === null) return null;
    return nextPhoto(entry.procedure, [...this.unsent(), photo]);
  }

  /**
   * The photo that the camera is wanted for; null for none. While an image is on its way, the camera warms up for
   * the photo that follows.
   * @param isTryingAgain whether a camera that could not be had is tried again, below the error view.
   */
  toFrame(state: CaptureState, isTryingAgain: boolean): PhotoName | null {
    if (state.name === 'init' || state.name === 'capture') return state.photo;
    if (isWithoutCamera(state)) return isTryingAgain ? state.photo : null;
    return state.name === 'upload' ? this.after(state.photo) : null;
  }

  /** Where a photo stands among those that the procedure asks for: `1` of `5`. */
  placeOf(photo: PhotoName): { readonly number: number; readonly total: number } {
    const { entry } = this.#parts.store.getSnapshot();
    const photos = entry === null ? [] : requiredPhotos(entry.procedure);
    return { number: photos.indexOf(photo) + 1, total: photos.length };
  }

  /** The photos that are taken, and that the provider does not have. */
  unsent(): readonly PhotoName[] {
    return pendingPhotoNames(this.#parts.sending.getSnapshot());
  }
}
