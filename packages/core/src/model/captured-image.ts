/**
 * One image taken by the camera (§3), as the preview shows it and call 6 sends it.
 * `dataUrl` is `data:<mimeType>;base64,<base64>`.
 */
export interface CapturedImage {
  readonly dataUrl: string;
  /** `image/jpeg` for every camera of Recto. */
  readonly mimeType: string;
  readonly base64: string;
}

const dataUrlPattern = /^data:([\w.+-]+\/[\w.+-]+);base64,([A-Za-z0-9+/]+={0,2})$/;

/**
 * Splits a base64 data URL into the three parts of §3.
 * @throws TypeError if the text is not a base64 data URL with at least one byte.
 */
export function capturedImageFromDataUrl(dataUrl: string): CapturedImage {
  const match = dataUrlPattern.exec(dataUrl);
  if (!match) throw new TypeError('A captured image must be a base64 data URL.');
  return { dataUrl, mimeType: match[1]!, base64: match[2]! };
}

/**
 * The same for a data URL that the browser has made: its characters are not checked again, which takes long on a
 * slow phone.
 */
export function capturedImageFromPlatform(dataUrl: string): CapturedImage {
  const mimeType = dataUrl.slice('data:'.length, dataUrl.indexOf(';'));
  return { dataUrl, mimeType, base64: dataUrl.slice(dataUrl.indexOf(',') + 1) };
}

/** Whether it is a file that the customer chose, not an image of the camera. */
export function isPickedFile(image: CapturedImage | Blob): image is Blob {
  return !('dataUrl' in image);
}
