import {
  CameraError,
  type CameraFeed,
  type CameraPort,
  type CameraSurface,
  type FacingMode,
} from '../ports/camera.ts';
import type { CapturedImage } from '../model/captured-image.ts';

/** What the view needs to know of the camera, beside the capture state. */
export type CameraView =
  | { readonly status: 'off' }
  | { readonly status: 'starting' }
  /** It starts for so long that the browser may be asking the person, or never answer. */
  | { readonly status: 'overdue' }
  /** It is open, and the browser shows its picture only after a tap (Low Power Mode). */
  | { readonly status: 'tapNeeded' }
  | { readonly status: 'live'; readonly facingMode: FacingMode; readonly canSwitch: boolean }
  /** The shutter was pressed; the frame is being taken. */
  | { readonly status: 'taking'; readonly facingMode: FacingMode; readonly canSwitch: boolean };

/** How often in a row a camera that ends by itself is opened again before the person is told. */
const maximumReopenings = 1;

/** How long a camera may start before the person is told what they can do meanwhile, in ms. */
const overdueMs = 8_000;

export interface CameraListener {
  readonly onView: (view: CameraView) => void;
  readonly onReady: () => void;
  readonly onFailed: (error: CameraError) => void;
}

/**
 * Keeps at most one camera open: the one wanted last. Whatever an earlier wish brings late is
 * switched off and heard no more.
 */
export class CameraControl {
  readonly #camera: CameraPort;
  readonly #listener: CameraListener;
  /** The person's own choice, for each way of looking; it holds for the steps that follow. */
  readonly #chosen = new Map<FacingMode, string>();
  #run = new AbortController();
  #wanted: { readonly facingMode: FacingMode; readonly surface: CameraSurface } | null = null;
  #feed: CameraFeed | null = null;
  #phase: 'live' | 'resting' | 'waking' = 'live';
  #start: () => void = () => undefined;
  #reopenings = 0;
  /** The camera whose frame is being taken. Another one's shutter does not wait for it. */
  #takingFrom: CameraFeed | null = null;
  #patience: ReturnType<typeof setTimeout> | null = null;

  constructor(camera: CameraPort, listener: CameraListener) {
    this.#camera = camera;
    this.#listener = listener;
  }

  /** Opens the camera for this facing mode, or keeps it where it is open or opening already; a rest ends. */
  want(facingMode: FacingMode, surface: CameraSurface): void {
    const same = this.#wanted?.facingMode === facingMode && this.#wanted.surface === surface;
    this.#wanted = { facingMode, surface };
    if (!same) void this.#open();
    else if (this.#feed !== null && this.#phase === 'resting') void this.#wake(this.#feed);
    else if (this.#liveFeed() !== null) this.#listener.onReady();
  }

  /** Films nothing until the camera is wanted again: one stream serves all that is taken with it. */
  rest(): void {
    if (this.#feed !== null && this.#phase === 'resting') return;
    const feed = this.#liveFeed();
    if (feed === null) return this.off();
    this.#phase = 'resting';
    feed.rest();
    this.#show({ status: 'off' });
  }

  /** Switches the light off, also of a camera that is still to come. */
  off(): void {
    if (this.#wanted === null) return;
    this.#wanted = null;
    this.#reopenings = 0;
    this.#close();
    this.#show({ status: 'off' });
  }

  /** The tap that the browser waits for; to be called while it is dealt with. */
  start(): void {
    this.#start();
  }

  /** Looks after the camera when the person comes back: it may have died without a word. */
  check(): void {
    if (this.#liveFeed()?.isSending === false) void this.#open();
  }

  /** Opens the next camera of the device, and remembers the choice. Does nothing while a frame is being taken. */
  next(): void {
    const feed = this.#liveFeed();
    if (feed === null || this.#wanted === null || feed.deviceIds.length < 2) return;
    if (this.#takingFrom === feed) return;
    const following = (feed.deviceIds.indexOf(feed.deviceId) + 1) % feed.deviceIds.length;
    this.#chosen.set(this.#wanted.facingMode, feed.deviceIds[following]!);
    void this.#open();
  }

  /**
   * Takes one frame.
   * @returns null when there is nothing to take it from now, or one is being taken already.
   */
  async take(): Promise<CapturedImage | null> {
    const feed = this.#liveFeed();
    if (feed === null || this.#takingFrom === feed) return null;
    const { signal } = this.#run;
    this.#takingFrom = feed;
    this.#show({ ...liveView(feed), status: 'taking' });
    try {
      const image = await feed.takePhoto();
      this.#reopenings = 0;
      return signal.aborted ? null : image;
    } catch (error) {
      if (!signal.aborted) this.#takeFailed(error);
      return null;
    } finally {
      if (this.#takingFrom === feed) this.#takingFrom = null;
      if (this.#liveFeed() === feed) this.#show(liveView(feed));
    }
  }

  async #open(): Promise<void> {
    this.#close();
    if (this.#wanted === null) return;
    const { facingMode, surface } = this.#wanted;
    const { signal } = this.#run;
    const onTapNeeded = (start: () => void) => {
      if (!signal.aborted) this.#askForTap(start);
    };
    this.#show({ status: 'starting' });
    try {
      const deviceId = this.#chosen.get(facingMode) ?? null;
      const feed = await this.#camera.open({ facingMode, deviceId, surface, signal, onTapNeeded });
      if (signal.aborted) return feed.close();
      this.#feed = feed;
      const stopListening = feed.onLost((error) => this.#reopenOrFail(error));
      if (signal.aborted) return stopListening();
      signal.addEventListener('abort', stopListening);
      this.#show(liveView(feed));
      this.#listener.onReady();
    } catch (error) {
      if (!signal.aborted) this.#fail(error);
    }
  }

  async #wake(feed: CameraFeed): Promise<void> {
    const { signal } = this.#run;
    this.#phase = 'waking';
    this.#show({ status: 'starting' });
    try {
      await feed.wake(signal);
    } catch {
      // Why it does not come back from its rest makes no difference: a new opening tells what is wrong.
      if (!signal.aborted) void this.#open();
      return;
    }
    if (signal.aborted) return;
    this.#phase = 'live';
    this.#show(liveView(feed));
    this.#listener.onReady();
  }

  /** The camera that shows its picture now. */
  #liveFeed(): CameraFeed | null {
    return this.#phase === 'live' ? this.#feed : null;
  }

  #askForTap(start: () => void): void {
    this.#start = () => {
      this.#start = () => undefined;
      this.#show({ status: 'starting' });
      start();
    };
    this.#show({ status: 'tapNeeded' });
  }

  /** A track that died silently is found out at the shutter: no other case than one that told. */
  #takeFailed(error: unknown): void {
    if (error instanceof CameraError && error.code === 'lost') this.#reopenOrFail(error);
    else this.#fail(error);
  }

  #reopenOrFail(error: CameraError): void {
    const reopenings = this.#reopenings + 1;
    if (reopenings > maximumReopenings) return this.#fail(error);
    this.#reopenings = reopenings;
    void this.#open();
  }

  #fail(error: unknown): void {
    this.off();
    this.#listener.onFailed(error instanceof CameraError ? error : new CameraError('noPicture'));
    if (!(error instanceof CameraError)) throw error;
  }

  #show(view: CameraView): void {
    if (this.#patience !== null) clearTimeout(this.#patience);
    const isStarting = view.status === 'starting';
    this.#patience = isStarting ? setTimeout(() => this.#show({ status: 'overdue' }), overdueMs) : null;
    this.#listener.onView(view);
  }

  #close(): void {
    this.#run.abort();
    this.#run = new AbortController();
    this.#start = () => undefined;
    this.#phase = 'live';
    this.#feed?.close();
    this.#feed = null;
  }
}

function liveView(feed: CameraFeed): CameraView & { status: 'live' } {
  return { status: 'live', facingMode: feed.facingMode, canSwitch: feed.deviceIds.length > 1 };
}
