import type { CameraSurface } from '@recto/core';
import { elementOf, fillSurface } from './camera-surface.ts';

/** Shows a stream in the element that the view lends, as phones allow it: inline, silent, by itself. */
export function showStream(surface: CameraSurface, stream: MediaStream, mirrored: boolean): HTMLVideoElement {
  const video = elementOf(surface).ownerDocument.createElement('video');
  video.muted = true;
  video.defaultMuted = true;
  video.playsInline = true;
  video.autoplay = true;
  video.disablePictureInPicture = true;
  video.tabIndex = -1;
  video.srcObject = stream;
  fillSurface(surface, video, mirrored);
  // Low Power Mode may refuse to play. Then no frame comes, and waiting for the first one says so.
  video.play().catch(() => undefined);
  return video;
}

/** Takes the video out of its surface and lets go of the stream. */
export function hideStream(video: HTMLVideoElement): void {
  video.pause();
  video.srcObject = null;
  video.remove();
}
