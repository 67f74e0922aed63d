import {
  CameraError,
  sleep,
  throwIfAborted,
  unlessAborted,
  type CameraPort,
  type CameraFeed,
  type CameraRequest,
  type CameraSurface,
  type Unsubscribe,
} from '@recto/core';
import { elementOf } from '../../browser/camera/picture/surface.ts';
import { Listeners } from '../../Listeners.ts';
import { chooseFakeCamera, fakeCameras, type FakeDeviceCamera } from './fake-devices.ts';
import { FakeCameraFeed } from './FakeCameraFeed.ts';
import { FakeCameraPicture, type FakePicture } from './FakeCameraPicture.ts';
import { defaultFakeCameraSettings, slowOpeningMs, type FakeCameraSettings } from './fake-camera-settings.ts';

/**
 * A phone's cameras, drawn: they see documents on a table and a face, and behave as the settings say.
 * For Storybook and tests. Like a phone, it has one camera on at a time.
 */
export class FakeCamera implements CameraPort {
  #settings: FakeCameraSettings;
  readonly #wait: typeof sleep;
  readonly #makePicture: (surface: CameraSurface) => FakePicture;
  readonly #accessListeners = new Listeners<void>();
  readonly #presenceListeners = new Listeners<boolean>();
  #feed: FakeCameraFeed | null = null;

  /**
   * @param wait waits for a `slow` camera; where it rejects, the camera does not open.
   * @param makePicture makes the picture of an opened camera.
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
    return this.#feed?.isOn ?? false;
  }

  /**
   * Changes what the camera sees or does, also of one that is open: there `lost` ends it, and the
   * other scripts count from the next opening on.
   * @returns when the new picture has been drawn.
   */
  async change(settings: Partial<FakeCameraSettings>): Promise<void> {
    this.#adopt(settings);
    const feed = this.#feed;
    if (feed === null) return;
    if (settings.script === 'lost') return this.lose();
    if (!feed.isOn) return;
    await this.#show(feed.picture, feed.camera);
  }

  /** Ends the open camera, as when the cable is pulled. The script stays as it is. */
  lose(): void {
    this.#feed?.lose();
  }

  /** The person allows the camera after all, as in the browser's settings. */
  allow(): void {
    this.#adopt({ script: 'works' });
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

  async open({ surface, signal, onTapNeeded, ...wanted }: CameraRequest): Promise<CameraFeed> {
    throwIfAborted(signal);
    this.#feed?.close();
    await this.#playScript(signal);
    const cameras = fakeCameras(this.#settings.cameras);
    const camera = chooseFakeCamera(cameras, wanted);
    const picture = this.#makePicture(surface);
    const draw = () => this.#show(picture, camera);
    await draw();
    throwIfAborted(signal);
    if (this.#settings.script === 'tapNeeded') await tapped(onTapNeeded, signal);
    const deviceIds = cameras.map(({ deviceId }) => deviceId);
    const feed = new FakeCameraFeed(camera, picture, deviceIds, draw);
    picture.putInto(surface, feed.mirrored);
    this.#feed = feed;
    if (this.#settings.script === 'lost') feed.lose();
    return feed;
  }

  #adopt(settings: Partial<FakeCameraSettings>): void {
    const hadCamera = this.hasCamera();
    this.#settings = { ...this.#settings, ...settings };
    if (this.hasCamera() !== hadCamera) this.#presenceListeners.notify(this.hasCamera());
  }

  /** @throws CameraError as the script says, or the signal's reason. */
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

  #show(picture: FakePicture, { facingMode, zoom }: FakeDeviceCamera): Promise<void> {
    const { scene, frame, moving } = this.#settings;
    return picture.show(facingMode === 'user' ? 'face' : scene, frame, zoom, moving);
  }
}

function drawnPicture(surface: CameraSurface): FakePicture {
  return new FakeCameraPicture(elementOf(surface).ownerDocument);
}

function tapped(onTapNeeded: CameraRequest['onTapNeeded'], signal: AbortSignal): Promise<void> {
  return unlessAborted(new Promise((resolve) => onTapNeeded(resolve)), signal);
}
