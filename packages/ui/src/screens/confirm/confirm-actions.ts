import type { PhotoName } from '@recto/core';

/** What the person can do on the confirm screen. */
export interface ConfirmActions {
  /** Opens the camera view for this photo. */
  readonly openCamera: (photo: PhotoName) => void;
  /** Sends a picked file. */
  readonly choose: (photo: PhotoName, file: File) => void;
  /** Sends a photo again that the provider answered to with an error. */
  readonly retry: (photo: PhotoName) => void;
  /** Stops sending. */
  readonly cancel: (photo: PhotoName) => void;
  /** Asks whether the photo is to be deleted. */
  readonly askToDelete: (photo: PhotoName) => void;
  /** The modal's No. */
  readonly keep: () => void;
  /** The modal's Yes. */
  readonly delete: () => void;
  readonly finish: () => void;
}
