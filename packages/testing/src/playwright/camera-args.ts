/** What the browser's fake camera plays. */
export interface FakeCameraOptions {
  /** Absolute path of a `.y4m` or `.mjpeg` file, played again and again by one camera; else a test pattern. */
  readonly video?: string;
  /** How many cameras there are, where no video is given. 1 by default. */
  readonly devices?: number;
  /** Whether the person refuses the camera. */
  readonly deny?: boolean;
}

/** The arguments for Chromium's fake cameras, at ten frames a second: more would only cost CPU time. */
export function cameraArgs({ video, devices = 1, deny = false }: FakeCameraOptions = {}): string[] {
  const permission = `--use-fake-ui-for-media-stream${deny ? '=deny' : ''}`;
  const device = `--use-fake-device-for-media-stream=device-count=${video ? 1 : devices},fps=10`;
  return [permission, device, ...(video ? [`--use-file-for-fake-video-capture=${video}`] : [])];
}
