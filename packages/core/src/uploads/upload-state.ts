import type { CapturedImage } from '../model/captured-image.ts';
import type { PhotoUpload } from '../ports/photo-vault.ts';
import type { PhotoName } from '../model/procedure.ts';

/** How far a photo has come that the provider has not acknowledged. */
export type UploadState =
  /** For the network, or for its turn. */
  | { readonly name: 'waiting' }
  /** `progress` is the share of a picked file that has left, 0 to 1; null for a taken photo: call 6 does not tell. */
  | { readonly name: 'sending'; readonly progress: number | null }
  /** The provider answered with an error (§8). It is sent again when the person says so, or after a reload. */
  | { readonly name: 'failed' };

export interface PendingPhoto {
  /** The same object as long as it is the same photo. */
  readonly content: PhotoUpload;
  readonly state: UploadState;
}

/** The photos that the provider has not acknowledged, at most one a name, in the order in which they are sent. */
export type UploadQueueSnapshot = readonly PendingPhoto[];

/** What came first of a photo that somebody waits for. */
export type UploadOutcome =
  /** The provider has acknowledged it. */
  | 'sent'
  /** There was no answer, or it is sent in the background: the person can go on. */
  | 'waiting'
  /** The same, where the phone gives no place: the photo ends with the page. */
  | 'waitingInMemory'
  /** The provider answered with an error. */
  | 'failed'
  /** It was taken back, or belongs to a procedure that has ended. */
  | 'dropped';

/** The unsent photo of this name; undefined where there is none. */
export function pendingPhotoOf(snapshot: UploadQueueSnapshot, photo: PhotoName): PendingPhoto | undefined {
  return snapshot.find(({ content }) => content.photo === photo);
}

/** Whether the provider has answered to this very image with an error, and nothing has been done about it yet. */
export function hasFailed(snapshot: UploadQueueSnapshot, photo: PhotoName, image: CapturedImage): boolean {
  const unsent = pendingPhotoOf(snapshot, photo);
  return (
    unsent?.state.name === 'failed' && unsent.content.source === 'taken' && unsent.content.image === image
  );
}

/** The names of the photos that the person has taken and the provider does not have. */
export function pendingPhotoNames(snapshot: UploadQueueSnapshot): readonly PhotoName[] {
  return snapshot.map(({ content }) => content.photo);
}
