import {
  abortReason,
  CameraError,
  sleep,
  throwIfAborted,
  unlessAborted,
  type CameraPort,
  type CameraFeed,
  type CameraRequest,
  type CameraSurface,
  type FacingMode,
  type Unsubscribe,
} from '@recto/core';
import { cardZoom } from '../../browser/camera/lens/card-zoom.ts';
import { elementOf } from '../../browser/camera/picture/surface.ts';
import { Listeners } from '../../Listeners.ts';
import { chooseFakeCamera, fakeCameras, type FakeDeviceCamera } from './fake-devices.ts';
import { FakeCameraFeed } from './FakeCameraFeed.ts';
import { FakeCameraPicture, type FakePicture } from './FakeCameraPicture.ts';
import { defaultFakeCameraSettings, slowOpeningMs, type FakeCameraSettings } from './fake-camera-settings.ts';

/**
 * The cameras of a phone, for Storybook and tests: they show drawings of documents on a table and of a face,
 * and open or fail as the settings say. Like on a phone, one camera is open at a time.
 */
export class FakeCamera implements CameraPort {
  #settings: FakeCameraSettings;
  readonly #wait: typeof sleep;
  readonly #makePicture: (surface: CameraSurface) => FakePicture;
  readonly #accessListeners = new Listeners<void>();
  readonly #presenceListeners = new Listeners<boolean>();
  #feed: FakeCameraFeed | null = null;
  #ahead: FakeCameraAhead | null = null;

  /**
   * @param wait the delay of the script `slow`; if it rejects, the camera does not open.
   * @param makePicture creates the picture of a camera that opens.
   */
  constructor(
    settings: Partial<FakeCameraSettings> = {},
    wait: typeof sleep = sleep,
    makePicture: (surface: CameraSurface) => FakePicture = drawnPicture,
  ) {
    this.#settings = { ...defaultFakeCameraSettings, ...settings };
    this.#wait = wait;
    this.#makePicture = makePicture;
  }

  /** Whether a camera's light would be on now. */
  get isOn(): boolean {
    return (this.#feed?.isOn ?? false) || (this.#ahead?.isOn ?? false);
  }

  /**
   * Changes the settings, also while a camera is open: the script `lost` then ends it, and any other script
   * takes effect at the next opening.
   * @returns when the new picture has been drawn.
   */
  async change(settings: Partial<FakeCameraSettings>): Promise<void> {
    this.#apply(settings);
    const feed = this.#feed;
    if (feed === null) return;
    if (settings.script === 'lost') return this.lose();
    feed.lieSideways(this.#settings.sideways);
    if (!feed.isOn) return;
    await this.#show(feed.drawing, feed.camera);
  }

  /** Ends the open camera, as if it was unplugged. The script does not change. */
  lose(): void {
    this.#feed?.lose();
  }

  /** Allows the camera, as the customer can do in the browser's settings. */
  allow(): void {
    this.#apply({ script: 'works' });
    this.#accessListeners.notify();
  }

  watchAccess(listener: () => void): Unsubscribe {
    return this.#accessListeners.add(listener);
  }

  hasCamera(): boolean {
    return this.#settings.script !== 'notFound';
  }

  watchPresence(listener: (hasCamera: boolean) => void): Unsubscribe {
    return this.#presenceListeners.add(listener);
  }

  /** There is no page that could be hidden, and no limit of time. */
  openAhead(facingMode: FacingMode): void {
    if (this.#ahead?.facingMode === facingMode) return;
    this.giveBack();
    this.#feed?.close();
    const run = new AbortController();
    const opened = this.#playScript(run.signal).then(() => void (ahead.isOn = !run.signal.aborted));
    opened.catch(() => undefined); // `open` reports it
    const ahead: FakeCameraAhead = { facingMode, run, opened, isOn: false };
    this.#ahead = ahead;
  }

  giveBack(): void {
    this.#ahead?.run.abort();
    this.#ahead = null;
  }

  async open({ surface, signal, onTapNeeded, ...choice }: CameraRequest): Promise<CameraFeed> {
    throwIfAborted(signal);
    this.#feed?.close();
    await this.#opened(choice, signal);
    const cameras = fakeCameras(this.#settings.cameras);
    const camera = chooseFakeCamera(cameras, choice);
    const picture = this.#makePicture(surface);
    const draw = () => this.#show(picture, camera);
    await draw();
    throwIfAborted(signal);
    if (this.#settings.script === 'tapNeeded') await tapped(onTapNeeded, signal);
    const deviceIds = cameras.map(({ deviceId }) => deviceId);
    const feed = new FakeCameraFeed(camera, picture, deviceIds, this.#lens(camera, choice.facingMode), draw);
    picture.putInto(surface, feed.mirrored);
    this.#feed = feed;
    feed.lieSideways(this.#settings.sideways);
    if (this.#settings.script === 'lost') feed.lose();
    return feed;
  }

  #apply(settings: Partial<FakeCameraSettings>): void {
    const hadCamera = this.hasCamera();
    this.#settings = { ...this.#settings, ...settings };
    if (this.hasCamera() !== hadCamera) this.#presenceListeners.notify(this.hasCamera());
  }

  /** Takes the camera over that was opened ahead, or opens one. @throws as `#playScript`. */
  async #opened({ facingMode, deviceId }: FakeCameraChoice, signal: AbortSignal): Promise<void> {
    const ahead = this.#ahead;
    if (ahead?.facingMode !== facingMode || deviceId !== null) {
      this.giveBack();
      return this.#playScript(signal);
    }
    this.#ahead = null;
    const stop = () => ahead.run.abort(abortReason(signal));
    signal.addEventListener('abort', stop);
    await ahead.opened.finally(() => signal.removeEventListener('abort', stop));
  }

  /** @throws CameraError if the script fails; the signal's reason when it is aborted. */
  async #playScript(signal: AbortSignal): Promise<void> {
    const { script } = this.#settings;
    switch (script) {
      case 'works':
      case 'tapNeeded':
      case 'lost':
        return;
      case 'slow':
        return this.#wait(slowOpeningMs, signal);
      case 'black':
        throw new CameraError('noPicture');
      case 'denied':
      case 'notFound':
      case 'inUse':
      case 'unsupported':
      case 'noAnswer':
        throw new CameraError(script, { facts: this.#settings.facts });
    }
  }

  /** A camera for cards is zoomed if it can; the card is drawn in the size of the mask with and without zoom. */
  #lens({ facingMode }: FakeDeviceCamera, wanted: FacingMode) {
    const { lens, torch } = this.#settings;
    const isRear = facingMode === 'environment';
    return {
      zoom: isRear && wanted === 'environment' ? cardZoom(lens, '') : null,
      hasTorch: isRear && torch,
    };
  }

  #show(picture: FakePicture, { facingMode, zoom }: FakeDeviceCamera): Promise<void> {
    const { scene, frame, moving } = this.#settings;
    return picture.show(facingMode === 'user' ? 'face' : scene, frame, zoom, moving);
  }
}

/** A camera without a surface yet. */
interface FakeCameraAhead {
  readonly facingMode: FacingMode;
  readonly run: AbortController;
  readonly opened: Promise<void>;
  isOn: boolean;
}

type FakeCameraChoice = Pick<CameraRequest, 'facingMode' | 'deviceId'>;

function drawnPicture(surface: CameraSurface): FakePicture {
  return new FakeCameraPicture(elementOf(surface).ownerDocument);
}

function tapped(onTapNeeded: CameraRequest['onTapNeeded'], signal: AbortSignal): Promise<void> {
  return unlessAborted(new Promise((resolve) => onTapNeeded(resolve)), signal);
}
