/** Gives a new video a stream, in the form that phones play automatically: inline and muted. */
export function giveStream(video: HTMLVideoElement, stream: MediaStream): HTMLVideoElement {
  video.muted = true;
  video.defaultMuted = true;
  video.playsInline = true;
  video.autoplay = true;
  video.disablePictureInPicture = true;
  video.tabIndex = -1;
  video.srcObject = stream;
  return video;
}

/**
 * Starts the video. @returns false when the browser requires a tap first, as iPhones do in Low Power Mode.
 * Any other failure has the effect that no picture appears.
 */
export async function play(video: HTMLVideoElement): Promise<boolean> {
  try {
    await video.play();
    return true;
  } catch (error) {
    return (error as Partial<Error> | null)?.name !== 'NotAllowedError';
  }
}

/** Removes the video from its surface and releases the stream. */
export function hideStream(video: HTMLVideoElement): void {
  video.pause();
  video.srcObject = null;
  video.remove();
}
