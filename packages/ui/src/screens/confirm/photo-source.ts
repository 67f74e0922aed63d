/**
 * Where a photo comes from on this phone (decisions 3.4 to 3.6): `camera` is the capture screen, `cameraApp` the
 * phone's own camera app (this browser does not support camera capture, §5), `files` the file picker (the device
 * is known to have no camera).
 */
export type PhotoSource = 'camera' | 'cameraApp' | 'files';

/** @returns the source for the main controls. */
export function photoSourceOf(captureSupported: boolean, hasCamera: boolean): PhotoSource {
  if (!captureSupported) return 'cameraApp';
  return hasCamera ? 'camera' : 'files';
}
