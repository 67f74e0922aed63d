/** What the person can do on the capture screen. */
export interface CaptureActions {
  readonly shutter: () => void;
  readonly retake: () => void;
  readonly use: () => void;
  /** Sends the image again. */
  readonly retry: () => void;
  readonly switchCamera: () => void;
  /** Loads the page again. */
  readonly restart: () => void;
  /** Goes on without the camera. */
  readonly chooseFile: () => void;
}
