import type { Procedure, PhotoName, Thumb } from '../model/procedure.ts';
import type { ProcedureStore } from '../procedure/procedure-store.ts';
import type { UploadQueue } from '../uploads/upload-queue.ts';
import { hasFailed } from '../uploads/pending-upload.ts';
import { heldImage, type CaptureState } from './capture-machine.ts';
import { selectedPhoto } from './steps.ts';

export interface HeldImageParts {
  readonly store: ProcedureStore;
  readonly uploads: UploadQueue;
}

/** Whether an image that the view has held is still what the person comes back for. */
export class HeldImage {
  readonly #parts: HeldImageParts;
  /** The thumb that the provider had when the image was taken. */
  #replaced: Thumb | null = null;

  constructor(parts: HeldImageParts) {
    this.#parts = parts;
  }

  /** An image of this photo is taken. */
  begin(photo: PhotoName): void {
    this.#replaced = this.#parts.store.getSnapshot().entry?.procedure.thumbs[photo] ?? null;
  }

  /** Of a procedure that has ended or begins again, it belongs to nothing any more. */
  isOver(state: CaptureState): boolean {
    const { entry } = this.#parts.store.getSnapshot();
    return entry?.procedure.status !== 'started' && heldImage(state) !== null;
  }

  /**
   * Not when the person asks for another photo, or this one has got to the provider another way.
   * @param viewStep the query parameter's text, or null.
   */
  isWanted(state: CaptureState, procedure: Procedure, viewStep: string | null): boolean {
    const selected = selectedPhoto(procedure, viewStep);
    if (selected !== null && selected !== state.photo) return false;
    if (state.name === 'preview') return procedure.thumbs[state.photo] === this.#replaced;
    if (state.name !== 'error') return state.name === 'upload';
    if (state.type !== 'internal') return false;
    return hasFailed(this.#parts.uploads.getSnapshot(), state.photo, state.image);
  }
}
