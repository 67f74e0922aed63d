import type { CameraSurface } from '@recto/core';
import { elementOf, fillSurface } from './surface.ts';

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
  return video;
}

/**
 * Begins to play. @returns false when the browser refuses until somebody taps, as iPhones do in Low
 * Power Mode. Any other failure shows as a picture that does not come.
 */
export async function play(video: HTMLVideoElement): Promise<boolean> {
  try {
    await video.play();
    return true;
  } catch (error) {
    return (error as Partial<Error> | null)?.name !== 'NotAllowedError';
  }
}

/** Takes the video out of its surface and lets go of the stream. */
export function hideStream(video: HTMLVideoElement): void {
  video.pause();
  video.srcObject = null;
  video.remove();
}
