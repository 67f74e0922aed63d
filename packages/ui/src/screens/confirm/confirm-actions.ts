import type { PhotoName } from '@recto/core';

/** What the customer can do on the confirm screen. */
export interface ConfirmActions {
  /** Goes to the capture screen for this photo, also in place of one that is there. */
  readonly openCamera: (photo: PhotoName) => void;
  /** Goes to the capture screen for the next missing photo, and then the others. */
  readonly takeMissing: () => void;
  /** Uploads a chosen file, also in place of a photo that is there. */
  readonly chooseFile: (photo: PhotoName, file: File) => void;
  /** Sends a failed photo again. */
  readonly retry: (photo: PhotoName) => void;
  /** Cancels the upload. */
  readonly cancel: (photo: PhotoName) => void;
  /** Opens the delete modal. */
  readonly requestDeletion: (photo: PhotoName) => void;
  /** The modal's No. */
  readonly cancelDeletion: () => void;
  /** The modal's Yes. */
  readonly confirmDeletion: () => void;
  /** Submits the photos (call 4). */
  readonly finish: () => void;
  /** Takes back a submission that waits for a connection. */
  readonly cancelFinish: () => void;
}
