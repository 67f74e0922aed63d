/** What the customer can do on the capture screen. */
export interface CaptureActions {
  /** One step back, or out of the screen; nothing is lost that was used. */
  readonly back: () => void;
  readonly shutter: () => void;
  readonly retake: () => void;
  readonly use: () => void;
  /** Sends the photo again. */
  readonly retry: () => void;
  /** Sends or takes another photo again, that was not accepted. */
  readonly mend: () => void;
  /** Continues after a failed upload; the customer can send the photo later, from its tile. */
  readonly sendLater: () => void;
  /** Continues while a slow upload is running. */
  readonly continueMeanwhile: () => void;
  readonly switchCamera: () => void;
  /** Switches automatic photos on or off. */
  readonly toggleAutoCapture: () => void;
  /** Switches the guidance by sound and vibration on or off. */
  readonly toggleSound: () => void;
  /** Switches the light of the camera on or off. */
  readonly toggleTorch: () => void;
  /** Continues in landscape, without the notice to turn the phone. */
  readonly stayInLandscape: () => void;
  /** Shows the camera's picture, when the browser waits for a tap. */
  readonly startCamera: () => void;
  /** Reloads the page. */
  readonly restart: () => void;
  /** Takes a file that the customer has chosen in place of the photo. */
  readonly pickFile: (file: File) => void;
}
