import {
  CameraError,
  throwIfAborted,
  type CameraRequest,
  type DevicePort,
  type FacingMode,
  type Unsubscribe,
} from '@recto/core';
import { earlyCameraLimitMs } from '../camera-limits.ts';
import type { OpeningEnvironment } from '../camera-environment.ts';
import { firstPicture } from '../picture/first-picture.ts';
import { whenNextFrame } from '../picture/video-frames.ts';
import type { EarlyPicture, ShowEarly } from './early-picture.ts';
import { openCamera, type OpenedCamera } from './open-camera.ts';
import type { CameraHistory } from './CameraHistory.ts';
import { stopStream } from './open-stream.ts';
import { cameraPermission } from './permission.ts';

/** An early camera that was handed over. Its picture is still shown above the app. */
export interface TakenCamera extends OpenedCamera {
  readonly picture: EarlyPicture;
  /** Resolves when the picture has shown a frame, black or not. */
  readonly firstFrame: Promise<void>;
  /** Whether the picture has shown a frame that was not black. */
  readonly isSeen: () => boolean;
}

/**
 * The lease of a camera that is opened while the app that shows its picture is still on its way (decision 12.6). It
 * asks the customer nothing: it is opened only where the browser says that the page may use it. The app takes it once
 * (`take`). Otherwise it closes by itself: when another camera is wanted, when the page is hidden, after 10 s, or
 * when the start of the page is over (`release`).
 */
export class EarlyCamera {
  readonly #environment: OpeningEnvironment;
  readonly #run = new AbortController();
  readonly #show: ShowEarly;
  readonly #device: WatchedDevice;
  /** Aborted once the camera is taken or closed: its frames are not judged after that. */
  readonly #judging = new AbortController();
  #isOver = false;
  #opening: { readonly facingMode: FacingMode; readonly opened: Promise<TakenCamera> } | null = null;
  #wanted: FacingMode | null = null;
  #stopWatching: Unsubscribe = () => undefined;

  constructor(environment: OpeningEnvironment, show: ShowEarly, device: WatchedDevice) {
    this.#environment = environment;
    this.#show = show;
    this.#device = device;
  }

  /** What it has learnt of the cameras; the app goes on with it. */
  get history(): CameraHistory {
    return this.#environment.history;
  }

  /**
   * Opens the best camera of the facing mode and shows its picture, unless the lease is over or the page is hidden. A
   * failure is not reported. A second call that wants another camera, or none, ends the lease: the app opens the right
   * one itself.
   * @returns resolves when the picture has shown a frame, black or not; at once if no camera is being opened, or if that fails.
   */
  async want(facingMode: FacingMode | null): Promise<void> {
    if (this.#isOver || facingMode === this.#wanted || !this.#device.isVisible()) return;
    if (this.#wanted !== null) return this.release();
    this.#wanted = facingMode;
    if (facingMode === null) return;
    this.#stopWatching = this.#device.watchVisibility(() => this.release());
    await this.#open(facingMode);
    await this.#firstFrame();
  }

  async #open(facingMode: FacingMode): Promise<void> {
    const permission = await cameraPermission(this.#environment.permissions());
    if (permission !== 'granted' || this.#isOver || this.#opening !== null) return;
    const waiting = { signal: this.#run.signal, onLate: () => undefined };
    const opened = openCamera(this.#environment, { facingMode, deviceId: null }, waiting).then((camera) =>
      this.#shown(camera),
    );
    opened.catch(() => undefined);
    this.#opening = { facingMode, opened };
    this.#environment.clock.after(earlyCameraLimitMs, () => this.release());
  }

  async #firstFrame(): Promise<void> {
    await this.#opening?.opened.then(
      (camera) => camera.firstFrame,
      () => undefined,
    );
  }

  /** @throws as `show`, where there is no place for the picture yet; the camera is closed then. */
  #shown(camera: OpenedCamera): TakenCamera {
    const picture = this.#showOrClose(camera);
    const { clock } = this.#environment;
    const { signal } = this.#judging;
    let isSeen = false;
    const judge = () =>
      firstPicture(this.#environment, picture.video, camera.track, { signal }).then(
        () => (isSeen = true),
        () => undefined, // the app looks for itself
      );
    const firstFrame = new Promise<void>((resolve) => whenNextFrame(picture.video, clock, resolve));
    // Looking at a frame takes time, which must not delay the first one.
    void firstFrame.then(judge);
    return { ...camera, picture, firstFrame, isSeen: () => isSeen };
  }

  #showOrClose(camera: OpenedCamera): EarlyPicture {
    try {
      return this.#show(camera);
    } catch (error) {
      stopStream(camera.stream, this.history);
      throw error;
    }
  }

  /**
   * Hands the camera over, if it is the requested one and is on; otherwise it is closed, before this resolves.
   * @returns null if there is none: the caller opens one itself.
   * @throws the signal's reason when it is aborted; the camera is closed then. CameraError `noAnswer` when the browser
   * did not respond in its time: it would not respond to the caller either.
   */
  async take({ facingMode, deviceId, signal }: Wanted): Promise<TakenCamera | null> {
    this.#end();
    const opening = this.#opening;
    this.#opening = null;
    if (opening === null) return null;
    const stop = () => this.#run.abort();
    signal.addEventListener('abort', stop);
    const opened = await opening.opened
      .catch(orNone)
      .finally(() => signal.removeEventListener('abort', stop));
    if (opened === null) {
      throwIfAborted(signal);
      return null;
    }
    const isWanted = deviceId === null && facingMode === opening.facingMode;
    if (!signal.aborted && isWanted && opened.track.readyState === 'live') return opened;
    this.#close(opened);
    throwIfAborted(signal);
    return null;
  }

  /** Closes the camera, unless it was handed over; one that is still being opened is closed as soon as it opens. */
  release(): void {
    this.#end();
    this.#opening?.opened.then(
      (camera) => this.#close(camera),
      () => undefined,
    );
    if (this.#opening !== null) this.#run.abort();
    this.#opening = null;
  }

  #end(): void {
    this.#isOver = true;
    this.#judging.abort();
    this.#stopWatching();
  }

  #close({ stream, picture }: TakenCamera): void {
    stopStream(stream, this.history);
    picture.remove();
  }
}

/** A camera that could not be opened is none: the app opens its own, which explains the failure. */
function orNone(error: unknown): null {
  if (error instanceof CameraError && error.code === 'noAnswer') throw error;
  return null;
}

/** What of the device is used. */
type WatchedDevice = Pick<DevicePort, 'isVisible' | 'watchVisibility'>;

type Wanted = Pick<CameraRequest, 'facingMode' | 'deviceId' | 'signal'>;
