/** What the customer can do on the capture screen. */
export interface CaptureActions {
  readonly shutter: () => void;
  readonly retake: () => void;
  readonly use: () => void;
  /** Sends the photo again. */
  readonly retry: () => void;
  /** Continues after a failed upload; the customer can send the photo later, from its tile. */
  readonly sendLater: () => void;
  /** Continues while a slow upload is running. */
  readonly continueMeanwhile: () => void;
  readonly switchCamera: () => void;
  /** Shows the camera's picture, when the browser waits for a tap. */
  readonly startCamera: () => void;
  /** Reloads the page. */
  readonly restart: () => void;
  /** Continues without the camera. */
  readonly chooseFile: () => void;
}
