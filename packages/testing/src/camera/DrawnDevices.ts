import type { CameraCapabilities, LensSettings } from '@recto/adapters/browser';
import type { FacingMode, FrameSize } from '@recto/core';
import { testCard, type Painter } from './painters.ts';

/** A camera of a drawn phone. */
export interface DrawnCamera {
  readonly deviceId: string;
  readonly label: string;
  readonly facingMode: FacingMode;
  /** What its tracks report and accept beside their size. */
  readonly capabilities?: CameraCapabilities;
}

/** A rear and a front camera, as Android names them. */
export const drawnCameras: readonly DrawnCamera[] = [
  { deviceId: 'rear', label: 'camera2 0, facing back', facingMode: 'environment' },
  { deviceId: 'front', label: 'camera2 1, facing front', facingMode: 'user' },
];

/**
 * A phone whose cameras send a drawn picture of any shape: real streams with real tracks, which
 * Chromium's own fake cameras can't give in portrait or in black. It needs a page.
 */
export class DrawnDevices
  extends EventTarget
  implements Pick<MediaDevices, 'getUserMedia' | 'enumerateDevices'>
{
  /** Every request, in order. */
  readonly requests: MediaTrackConstraints[] = [];
  /** Every setting of a lens, in order. */
  readonly applied: LensSettings[] = [];
  /** What all cameras see; draw on it to change it. */
  readonly canvas = document.createElement('canvas');
  readonly #cameras: readonly DrawnCamera[];
  readonly #byDefault: DrawnCamera | undefined;
  #allowed = false;

  /**
   * @param cameras in the order in which the browser lists them.
   * @param frame the size of their frames in pixels.
   * @param painter draws what they see, once.
   * @param byDefault the camera that the browser selects among those with the same facing mode.
   */
  constructor(
    cameras: readonly DrawnCamera[],
    { width, height }: FrameSize,
    painter: Painter = testCard,
    byDefault?: DrawnCamera,
  ) {
    super();
    this.#cameras = cameras;
    this.#byDefault = byDefault;
    this.canvas.width = width;
    this.canvas.height = height;
    painter(this.canvas.getContext('2d', { alpha: false })!, { width, height });
  }

  /** @throws OverconstrainedError if a camera is asked for by an id that no camera has. */
  getUserMedia(constraints?: MediaStreamConstraints): Promise<MediaStream> {
    const video = (constraints?.video === true ? {} : constraints?.video) as MediaTrackConstraints;
    this.requests.push(video);
    const camera = this.#pick(video);
    if (camera === undefined) return Promise.reject(new OverconstrainedError('deviceId'));
    this.#allowed = true;
    return Promise.resolve(this.#stream(camera));
  }

  /** Like browsers, it reports ids and labels only once the camera is allowed. */
  enumerateDevices(): Promise<MediaDeviceInfo[]> {
    const reported = ({ deviceId, label }: DrawnCamera) =>
      this.#allowed ? { deviceId, label } : { deviceId: '', label: '' };
    const listed = this.#cameras.map((camera) => ({ kind: 'videoinput', groupId: '', ...reported(camera) }));
    const microphone = { kind: 'audioinput', deviceId: '', label: '', groupId: '' };
    return Promise.resolve([microphone, ...listed] as MediaDeviceInfo[]);
  }

  #pick({ deviceId, facingMode }: MediaTrackConstraints): DrawnCamera | undefined {
    const exact = (deviceId as ConstrainDOMStringParameters | undefined)?.exact;
    if (exact !== undefined) return this.#cameras.find((camera) => camera.deviceId === exact);
    const ideal = (facingMode as ConstrainDOMStringParameters | undefined)?.ideal;
    if (ideal !== undefined && this.#byDefault?.facingMode === ideal) return this.#byDefault;
    return this.#cameras.find((camera) => camera.facingMode === ideal) ?? this.#cameras[0];
  }

  #stream({ deviceId, label, facingMode, capabilities }: DrawnCamera): MediaStream {
    const stream = this.canvas.captureStream(30);
    const track = stream.getVideoTracks()[0]!;
    const settings = track.getSettings();
    track.getSettings = () => ({ ...settings, deviceId, facingMode });
    Object.defineProperty(track, 'label', { value: label });
    if (capabilities !== undefined) {
      track.getCapabilities = () => ({ ...capabilities });
      track.applyConstraints = async (constraints) => {
        this.applied.push(...((constraints?.advanced ?? []) as LensSettings[]));
      };
    }
    const repaint = setInterval(() => {
      if (track.readyState === 'ended') return clearInterval(repaint);
      const context = this.canvas.getContext('2d')!;
      context.putImageData(context.getImageData(0, 0, 1, 1), 0, 0);
    }, 30);
    return stream;
  }
}
