import type { FacingMode, FrameSize } from '@recto/core';
import type {
  CameraCapabilities,
  LensSettings,
} from '../../packages/adapters/src/browser/camera/lens/camera-capabilities.ts';

/** A camera of a drawn phone. */
export interface DrawnCamera {
  readonly deviceId: string;
  readonly label: string;
  readonly facingMode: FacingMode;
  /** What its tracks report and accept beside their size. */
  readonly capabilities?: CameraCapabilities;
}

export const drawnCameras: readonly DrawnCamera[] = [
  { deviceId: 'rear', label: 'camera2 0, facing back', facingMode: 'environment' },
  { deviceId: 'front', label: 'camera2 1, facing front', facingMode: 'user' },
];

/** Paints one frame. */
export type Painter = (context: CanvasRenderingContext2D, frame: FrameSize) => void;

/** A test card: each quarter of the centred square has its colour, a white bar is on the left, the rest is magenta. */
export const testCard: Painter = (context, { width, height }) => {
  const side = Math.min(width, height);
  const left = (width - side) / 2;
  const top = (height - side) / 2;
  context.fillStyle = '#ff00ff';
  context.fillRect(0, 0, width, height);
  for (const [index, colour] of ['#d03030', '#30a050', '#3050d0', '#d0b030'].entries()) {
    context.fillStyle = colour;
    context.fillRect(
      left + ((index % 2) * side) / 2,
      top + (Math.floor(index / 2) * side) / 2,
      side / 2,
      side / 2,
    );
  }
  context.fillStyle = '#ffffff';
  context.fillRect(left + side * 0.1, top + side * 0.2, side * 0.08, side * 0.6);
};

/**
 * A phone whose cameras send a drawn picture of any shape: real streams with real tracks, which
 * Chromium's own fake cameras can't give in portrait or in black.
 */
export class DrawnDevices implements Pick<MediaDevices, 'getUserMedia' | 'enumerateDevices'> {
  /** Every request, in order. */
  readonly requests: MediaTrackConstraints[] = [];
  /** Every setting of a lens, in order. */
  readonly applied: LensSettings[] = [];
  readonly canvas = document.createElement('canvas');
  readonly #cameras: readonly DrawnCamera[];
  readonly #byDefault: DrawnCamera | undefined;
  #allowed = false;

  /** @param byDefault the camera that the browser selects among those with the same facing mode. */
  constructor(
    cameras: readonly DrawnCamera[],
    { width, height }: FrameSize,
    painter: Painter = testCard,
    byDefault?: DrawnCamera,
  ) {
    this.#cameras = cameras;
    this.#byDefault = byDefault;
    this.canvas.width = width;
    this.canvas.height = height;
    painter(this.canvas.getContext('2d', { alpha: false })!, { width, height });
  }

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
