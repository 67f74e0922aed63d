import type { CapturedImage } from '../model/captured-image.ts';
import type { FacingMode } from '../model/photos.ts';
import {
  CameraError,
  type CameraFeed,
  type CameraPort,
  type CameraSurface,
  type HeldFrame,
} from '../ports/camera.ts';
import { isTimeout, withTimeout } from '../time/with-timeout.ts';
import {
  cameraStatusOf,
  initialCameraState,
  transition,
  type CameraEvent,
  type CameraState,
  type CameraStateNamed,
  type CameraStatus,
} from './camera-machine.ts';

/** How long a camera may take to start before the customer is shown advice, in ms. */
const overdueMs = 8_000;

/** How long a photo may take, in ms: the cameras of Recto have one in 15 seconds, or fail. */
const photoLimitMs = 20_000;

export interface CameraListener {
  /** Called at each change. */
  readonly onStatus: (status: CameraStatus) => void;
  /** The requested camera shows its picture. */
  readonly onReady: () => void;
  /** Whether the frames of the open camera lie on their side has changed. */
  readonly onSideways: () => void;
  /** The camera could not be opened, or stopped and could not be reopened. It is off now. */
  readonly onFailed: (error: CameraError) => void;
}

/**
 * Runs the camera machine: opens, wakes and closes cameras and takes frames. At most one camera is open, the
 * one that was requested last. Each opening is a run of its own with an AbortSignal; aborting it closes the camera.
 * It lives until `dispose`.
 */
export class CameraControl {
  readonly #camera: CameraPort;
  readonly #listener: CameraListener;
  #state: CameraState = initialCameraState;
  /** Aborted when the current run ends; that closes its camera. */
  #run = new AbortController();
  #overdueTimer: ReturnType<typeof setTimeout> | undefined;
  #isDisposed = false;

  constructor(camera: CameraPort, listener: CameraListener) {
    this.#camera = camera;
    this.#listener = listener;
  }

  /** Opens the camera of this facing mode, unless it is on or starting already. Wakes it if it rests. */
  want(facingMode: FacingMode, surface: CameraSurface): void {
    this.#dispatch({ type: 'want', target: { facingMode, surface } });
    if (isShowing(this.#state)) this.#listener.onReady();
  }

  /** Shows the moving picture again after a photo that the customer does not see. */
  showLive(): void {
    if ('feed' in this.#state) this.#state.feed.showLive();
  }

  /** Films nothing until the next `want`, without closing the camera. A camera that is starting is closed. */
  rest(): void {
    this.#dispatch({ type: 'rest' });
  }

  /** Closes the camera; one that is still being opened is closed as soon as it opens. */
  turnOff(): void {
    this.#dispatch({ type: 'turnOff' });
  }

  /** Closes the camera for good: no other is opened, and the listener is not called again. */
  dispose(): void {
    this.turnOff();
    this.#isDisposed = true;
  }

  /** Passes on the tap that the browser waits for; call it in the tap's event handler. */
  start(): void {
    const state = this.#state;
    if (state.name !== 'tapNeeded') return;
    this.#dispatch({ type: 'tap' });
    state.start();
  }

  /** Reopens a camera that has stopped without an event, as may happen while the customer uses another app. */
  check(): void {
    if (isShowing(this.#state) && !this.#state.feed.isSending) this.#dispatch({ type: 'foundDead' });
  }

  /** Opens the next camera of the device, and remembers the choice. Does nothing while a frame is being taken. */
  switchCamera(): void {
    this.#dispatch({ type: 'switchCamera' });
  }

  /** The camera that shows its picture now; null if none does. */
  get feed(): CameraFeed | null {
    return isShowing(this.#state) ? this.#state.feed : null;
  }

  /**
   * Takes one frame.
   * @param held the frame to take, which is released; null for the current one.
   * @returns null if no camera is live, another frame is being taken, or the camera rested, was closed or failed
   * in the meantime; a camera that does not give its photo within 20 seconds has failed with `noAnswer`.
   */
  async take(held: HeldFrame | null = null): Promise<CapturedImage | null> {
    if (this.#state.name !== 'live') {
      held?.release();
      return null;
    }
    const { run, feed } = this.#state;
    const { signal } = this.#run;
    this.#dispatch({ type: 'take' });
    const taking = this.#state;
    // The listener of this change may have turned the camera off.
    if (!isTaking(taking)) {
      held?.release();
      return null;
    }
    try {
      const image = await withTimeout(photoLimitMs, takeFrame(feed, held), { signal });
      // A camera that rested since may have woken for another viewfinder, and be taking another frame.
      if (this.#state !== taking) return null;
      this.#dispatch({ type: 'frameTaken', run });
      // The listener of this change may have disposed the control.
      return this.#isDisposed ? null : image;
    } catch (error) {
      if (this.#state !== taking) return null;
      const failure = isTimeout(error) ? new CameraError('noAnswer') : error;
      this.#dispatch({ type: 'takingFailed', run, error: cameraErrorOf(failure) });
      if (!(failure instanceof CameraError)) throw failure;
      return null;
    }
  }

  async #open({ run, target, chosen }: CameraStateNamed<'opening'>): Promise<void> {
    this.#run = new AbortController();
    const { signal } = this.#run;
    try {
      const feed = await this.#camera.open({
        ...target,
        deviceId: chosen[target.facingMode] ?? null,
        signal,
        onTapNeeded: (start) => this.#dispatch({ type: 'tapNeeded', run, start }),
      });
      if (signal.aborted) return feed.close();
      signal.addEventListener('abort', () => feed.close());
      feed.onLost((error) => this.#dispatch({ type: 'lost', run, error }));
      signal.addEventListener(
        'abort',
        feed.onSideways(() => this.#listener.onSideways()),
      );
      this.#dispatch({ type: 'ready', run, feed });
    } catch (error) {
      if (signal.aborted) return;
      this.#dispatch({ type: 'openingFailed', run, error: cameraErrorOf(error) });
      if (!(error instanceof CameraError)) throw error;
    }
  }

  /** A camera that does not wake is opened again; if that fails too, its error is reported. */
  async #wake({ run, feed }: CameraStateNamed<'waking'>): Promise<void> {
    const isAwake = await feed.wake(this.#run.signal).then(
      () => true,
      () => false,
    );
    this.#dispatch(isAwake ? { type: 'ready', run, feed } : { type: 'wakingFailed', run });
  }

  #dispatch(event: CameraEvent): void {
    const before = this.#state;
    const after = this.#isDisposed ? before : transition(before, event);
    if (after === before) return;
    this.#state = after;
    const isNewRun = after.run !== before.run;
    if (isNewRun || after.name === 'off') this.#run.abort();
    if (after.name === 'resting') after.feed.rest();
    this.#watchTime(after);
    this.#listener.onStatus(cameraStatusOf(after));
    // The listener may have disposed the control, or changed the state: then the effects of the newer one have run.
    if (this.#isDisposed || this.#state !== after) return;
    if (after.name === 'opening' && isNewRun) void this.#open(after);
    if (after.name === 'waking') void this.#wake(after);
    if (event.type === 'ready') this.#listener.onReady();
    if (after.name === 'off' && after.failure !== null) this.#listener.onFailed(after.failure);
  }

  #watchTime({ name, run }: CameraState): void {
    clearTimeout(this.#overdueTimer);
    if (name !== 'opening' && name !== 'waking') return;
    this.#overdueTimer = setTimeout(() => this.#dispatch({ type: 'overdue', run }), overdueMs);
  }
}

/** If a held frame can't be encoded, takes a new one instead of reporting a broken camera. */
async function takeFrame(feed: CameraFeed, held: HeldFrame | null): Promise<CapturedImage> {
  if (held === null) return feed.takePhoto();
  try {
    return await held.toPhoto();
  } catch {
    return await feed.takePhoto();
  } finally {
    held.release();
  }
}

function isTaking({ name }: CameraState): boolean {
  return name === 'taking';
}

function isShowing(state: CameraState): state is CameraStateNamed<'live' | 'taking'> {
  return state.name === 'live' || state.name === 'taking';
}

/** An error that is not the camera's, such as a defect in the code, also leaves the customer without a picture. */
function cameraErrorOf(error: unknown): CameraError {
  return error instanceof CameraError ? error : new CameraError('noPhoto');
}
