/** What the person can do on the capture screen. */
export interface CaptureActions {
  readonly shutter: () => void;
  readonly retake: () => void;
  readonly use: () => void;
  /** Sends the image again. */
  readonly retry: () => void;
  /** Goes on after a failure; the image is sent again later, from its tile. */
  readonly sendLater: () => void;
  /** Goes on while the image is sent, which takes long. */
  readonly goOnMeanwhile: () => void;
  readonly switchCamera: () => void;
  /** Lets the browser show the camera's picture, where it waits for a tap. */
  readonly startCamera: () => void;
  /** Loads the page again. */
  readonly restart: () => void;
  /** Goes on without the camera. */
  readonly chooseFile: () => void;
}
