import type { CapturedImage } from '../model/captured-image.ts';
import type { PhotoName } from '../model/photos.ts';
import type { PhotoUpload } from '../ports/photo-vault.ts';

/** The state of a photo that the provider has not acknowledged. */
export type UploadState =
  /** It waits for the network or for its turn. */
  | { readonly name: 'waiting' }
  /** `progress` is the sent share of a picked file, 0 to 1; null for a taken photo: call 6 reports none. */
  | { readonly name: 'sending'; readonly progress: number | null }
  /**
   * The provider responded with an error (§8). It is sent again when the customer retries, or after a reload. `problem`
   * is present if to retry can't help.
   */
  | { readonly name: 'failed'; readonly problem?: UploadProblem };

/** Why a photo can't be sent as it is: the key of a text. */
export type UploadProblem = 'Toasts.photoTooLarge';

/** What screens see of a photo in the queue. */
export interface PendingPhoto {
  /** The same object as long as it is the same photo. */
  readonly content: PhotoUpload;
  readonly state: UploadState;
  /** Whether the queue has read it from the vault, so that it was added before, perhaps by another page or tab. */
  readonly isFromVault?: boolean;
}

/** The photos that the provider has not acknowledged, at most one per name, in the order in which they are sent. */
export type UploadQueueSnapshot = readonly PendingPhoto[];

/** The first outcome of a photo, for the screen that waits for it. */
export type UploadOutcome =
  /** The provider has acknowledged it. */
  | 'sent'
  /** There was no response, or it is sent in the background: the customer can continue. */
  | 'waiting'
  /** The same, but the phone could not store the photo: it is lost with the page. */
  | 'waitingInMemory'
  /** The provider responded with an error. */
  | 'failed'
  /** The provider, or something in front of it, reads no photo of this size. */
  | 'tooLarge'
  /** The device can no longer read the picked file, and has no copy: the photo was dropped. */
  | 'unreadable'
  /** It was taken back, or its procedure has ended. */
  | 'dropped';

/** The pending photo of this name; undefined if there is none. */
export function pendingPhotoOf(snapshot: UploadQueueSnapshot, photo: PhotoName): PendingPhoto | undefined {
  return snapshot.find(({ content }) => content.photo === photo);
}

/** The image or the file of a photo. */
export function uploadedImage(content: PhotoUpload): CapturedImage | Blob {
  return content.source === 'taken' ? content.image : content.file;
}

/** Whether the provider has responded to this image with an error, and it was not sent again since. */
export function hasFailed(
  snapshot: UploadQueueSnapshot,
  photo: PhotoName,
  image: CapturedImage | Blob,
): boolean {
  const pending = pendingPhotoOf(snapshot, photo);
  return pending?.state.name === 'failed' && uploadedImage(pending.content) === image;
}

/** Whether a photo will be sent without another tap, so that the page must stay open. */
export function isAnyToBeSent(snapshot: UploadQueueSnapshot): boolean {
  return snapshot.some(({ state }) => state.name !== 'failed');
}

/** The names of the pending photos, in the order in which they are sent. */
export function pendingPhotoNames(snapshot: UploadQueueSnapshot): readonly PhotoName[] {
  return snapshot.map(({ content }) => content.photo);
}
