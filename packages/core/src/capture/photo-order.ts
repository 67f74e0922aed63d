import { requiredDocuments, requiredPhotos, type PhotoName } from '../model/photos.ts';
import { hasPhoto, type Procedure, type Thumb } from '../model/procedure.ts';
import type { ProcedureStore } from '../procedure/procedure-store.ts';
import { pendingPhotoNames, pendingPhotoOf, uploadedImage } from '../uploads/pending-photo.ts';
import type { UploadQueue } from '../uploads/upload-queue.ts';
import type { HeldImage } from './capture-machine.ts';
import type { CaptureSnapshot } from './capture-snapshot.ts';
import { nextPhoto, placeOf } from './steps.ts';

/**
 * The photos of the open link, as the store and the upload queue know them now: which was taken, and which comes before or
 * after another.
 */
export class PhotoOrder {
  readonly #store: ProcedureStore;
  readonly #uploads: UploadQueue;
  /** Whether only the photo that `viewStep` selected is taken. */
  isSingle = false;

  constructor(store: ProcedureStore, uploads: UploadQueue) {
    this.#store = store;
    this.#uploads = uploads;
  }

  /** The photos that the queue holds: they count as taken. */
  pendingNames(): readonly PhotoName[] {
    return pendingPhotoNames(this.#uploads.getSnapshot());
  }

  /** Whether a photo is on its way now; the others follow. */
  get isAnySending(): boolean {
    return this.#uploads.getSnapshot().some(({ state }) => state.name === 'sending');
  }

  /** Whether the customer has taken a photo of this procedure. */
  get isAnyTaken(): boolean {
    const procedure = this.#procedure;
    if (procedure === null) return false;
    const isPending = this.pendingNames().length > 0;
    return isPending || requiredPhotos(procedure).some((photo) => hasPhoto(procedure, photo));
  }

  /** Whether the provider has the photo, or the queue. */
  isKept(photo: PhotoName): boolean {
    const procedure = this.#procedure;
    return this.pendingNames().includes(photo) || (procedure !== null && hasPhoto(procedure, photo));
  }

  /** The provider's thumb of this photo; null if it has none. */
  thumbOf(photo: PhotoName): Thumb | null {
    return this.#procedure?.thumbs[photo] ?? null;
  }

  /** The photo's place, among its documents, and the photos that are not sent yet. */
  stepOf(photo: PhotoName): CaptureSnapshot['step'] {
    const procedure = this.#procedure;
    const pending = this.#uploads.getSnapshot().filter(({ state }) => state.name !== 'failed');
    const places = pending.map(({ content }) => placeOf(content.photo, procedure).number);
    return {
      ...placeOf(photo, procedure),
      documents: procedure === null ? [] : requiredDocuments(procedure).map(({ name }) => name),
      unsent: places.filter((place) => place > 0).sort((one, other) => one - other),
    };
  }

  /** The photo that is taken after this one; null if none is left. */
  after(photo: PhotoName): PhotoName | null {
    const procedure = this.#procedure;
    if (this.isSingle || procedure === null) return null;
    return nextPhoto(procedure, [...this.pendingNames(), photo]);
  }

  /** The nearest photo before this one whose image this page still has; null if there is none. */
  before(photo: PhotoName): { readonly photo: PhotoName; readonly image: HeldImage } | null {
    const procedure = this.#procedure;
    const required = procedure === null ? [] : requiredPhotos(procedure);
    const earlier = required.slice(0, Math.max(0, required.indexOf(photo)));
    const withImages = earlier.flatMap((name) => {
      const pending = pendingPhotoOf(this.#uploads.getSnapshot(), name);
      const content = pending?.content ?? this.#uploads.sentImage(name);
      const isThere = content !== null && pending?.state.name !== 'failed';
      return isThere ? [{ photo: name, image: uploadedImage(content) }] : [];
    });
    return withImages[withImages.length - 1] ?? null;
  }

  get #procedure(): Procedure | null {
    return this.#store.getSnapshot().entry?.procedure ?? null;
  }
}
