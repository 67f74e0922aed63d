import { CameraControl } from '../camera/camera-control.ts';
import type { CameraStatus } from '../camera/camera-machine.ts';
import { mayHavePassed } from '../camera/diagnosis.ts';
import type { FacingMode, PhotoName } from '../model/photos.ts';
import type { Unsubscribe } from '../observable/snapshot-store.ts';
import type { CameraError, CameraPort } from '../ports/camera.ts';
import type { DevicePort } from '../ports/device.ts';
import type { Timers } from '../time/timers.ts';
import { Attendance } from './attendance.ts';
import { heldImage, isDone, isFraming, isWithoutCamera, type CaptureState } from './capture-machine.ts';
import type { PhotoOrder } from './photo-order.ts';
import type { RunningCapture } from './running-capture.ts';

/** How often a camera with a black picture is retried, in ms: no browser reports that a lens was uncovered. */
const blackPictureRetryMs = 10_000;

/** Which camera each photo is taken with (§9). */
export type FacingModes = Readonly<Record<PhotoName, FacingMode>>;

export interface CameraSteeringParts {
  readonly camera: CameraPort;
  readonly device: DevicePort;
  readonly facingModes: FacingModes;
  readonly photos: PhotoOrder;
  readonly timers: Timers;
}

export interface CameraSteeringListener {
  /** Called at each change. */
  readonly onStatus: (status: CameraStatus) => void;
  /** The picture has begun or ended, or its frames have turned against the screen. */
  readonly onPicture: () => void;
  /** The camera could not be opened, or stopped and could not be reopened. */
  readonly onFailed: (error: CameraError) => void;
}

/** The camera is on only while there is a photo to take, the page is visible and somebody is there. */
export class CameraSteering {
  readonly #parts: CameraSteeringParts;
  readonly #capture: RunningCapture;
  /** Takes the photos. To open and close it is the steering's. */
  readonly control: CameraControl;
  readonly attendance: Attendance;
  /** Cancels the next retry of a camera with a black picture; null if there is none. */
  #cancelBlackPictureRetry: (() => void) | null = null;

  constructor(parts: CameraSteeringParts, capture: RunningCapture, listener: CameraSteeringListener) {
    this.#parts = parts;
    this.#capture = capture;
    this.attendance = new Attendance(parts.device, (isUnattended) => {
      listener.onStatus({ status: isUnattended ? 'unattended' : 'off' });
      this.steer();
    });
    this.control = new CameraControl(parts.camera, {
      onStatus: (camera) => {
        listener.onStatus(this.attendance.isUnattended ? { status: 'unattended' } : camera);
        this.attendance.cameraIsLive(camera.status === 'live');
        listener.onPicture();
      },
      onReady: () => capture.dispatch({ type: 'cameraReady' }),
      onSideways: listener.onPicture,
      onFailed: listener.onFailed,
    });
  }

  /** Follows the device while the view is mounted. @returns functions that end that. */
  watch(): readonly Unsubscribe[] {
    const { device, camera } = this.#parts;
    return [
      device.watchVisibility(() => this.steer()),
      device.watchReturn(() => this.#personReturned()),
      camera.watchAccess(() => this.#retry()),
    ];
  }

  /** Call it when the state has changed, or the view was mounted or left: opens, rests or closes the camera. */
  steer(): void {
    const state = this.#capture.state();
    const surface = isDone(state) || !this.#parts.device.isVisible() ? null : this.#capture.surface();
    this.attendance.viewfinderIsShown(surface !== null && isFraming(state));
    const photo = this.#photoToFrame(state);
    const isBlack = isWithoutCamera(state) && state.diagnosis.cause === 'noPicture';
    this.#retryBlackPicture(surface !== null && isBlack);
    if (surface === null || this.attendance.isUnattended) this.control.turnOff();
    else if (photo !== null) this.control.want(this.#parts.facingModes[photo], surface);
    else if (state.name === 'preview' || heldImage(state) !== null) this.control.rest();
    else this.control.turnOff();
  }

  /** The tap that turns on a camera without anybody, or that the browser waits for. */
  start(): void {
    this.attendance.attend();
    this.control.start();
  }

  /** Closes the camera for good, and waits for no person. */
  dispose(): void {
    this.attendance.viewfinderIsShown(false);
    this.control.dispose();
  }

  /** The customer may come from the settings, or from the app that used the camera. */
  #personReturned(): void {
    const state = this.#capture.state();
    this.attendance.notice('touch');
    this.control.check();
    if (isWithoutCamera(state) && mayHavePassed(state.diagnosis)) this.#retry();
  }

  #retry(): void {
    this.#capture.dispatch({ type: 'retryCamera' });
    this.steer();
  }

  /** The photo for which the camera should be on; null for none. During an upload it starts for the next photo. */
  #photoToFrame(state: CaptureState): PhotoName | null {
    if (state.name === 'init' || state.name === 'capture') return state.photo;
    if (isWithoutCamera(state)) return state.retrying ? state.photo : null;
    return state.name === 'upload' ? this.#parts.photos.after(state.photo) : null;
  }

  /** Starts the timer of the next retry unless it is running, or stops it. */
  #retryBlackPicture(isUseful: boolean): void {
    if (isUseful) {
      this.#cancelBlackPictureRetry ??= this.#parts.timers.after(blackPictureRetryMs, () => {
        this.#cancelBlackPictureRetry = null;
        this.#retry();
      });
      return;
    }
    this.#cancelBlackPictureRetry?.();
    this.#cancelBlackPictureRetry = null;
  }
}
