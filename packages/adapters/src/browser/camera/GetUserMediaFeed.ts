import {
  CameraError,
  sleep,
  throwIfAborted,
  type CameraFeed,
  type CapturedImage,
  type FacingMode,
  type FrameSize,
  type HeldFrame,
} from '@recto/core';
import { Listeners } from '../../Listeners.ts';
import type { CameraEnvironment } from './camera-environment.ts';
import { nextPictureLimitMs, restLimitMs, settlingMs, wakingLimitMs } from './camera-limits.ts';
import { Lens } from './lens/Lens.ts';
import { stopStream } from './opening/open-stream.ts';
import { firstPicture } from './picture/first-picture.ts';
import type { PhotoEncoder } from './picture/encoding/PhotoEncoder.ts';
import { holdVideoFrame } from './picture/hold-frame.ts';
import { drawSquare } from './picture/square-canvas.ts';
import { StillPicture } from './picture/StillPicture.ts';
import { hideStream, play } from './picture/video-element.ts';
import { watchTrack, watchUnplugging } from './watch/camera-loss.ts';
import { watchSideways } from './watch/sideways-watch.ts';
import { watchPicture } from './watch/picture-watch.ts';

interface OpenCamera {
  readonly stream: MediaStream;
  readonly track: MediaStreamTrack;
  readonly video: HTMLVideoElement;
  readonly facingMode: FacingMode;
  readonly mirrored: boolean;
  readonly deviceId: string;
  readonly deviceIds: readonly string[];
  /** Whether it was opened to photograph cards: then it zooms. */
  readonly forCards: boolean;
  /** Whether this browser alters photos: the feed ends then. Never rejects. */
  readonly altering: Promise<boolean>;
}

/** An open camera: a stream that a video element shows. */
export class GetUserMediaFeed implements CameraFeed {
  readonly facingMode: FacingMode;
  readonly mirrored: boolean;
  readonly deviceId: string;
  readonly deviceIds: readonly string[];
  readonly #camera: OpenCamera;
  readonly #environment: CameraEnvironment;
  readonly #lens: Lens;
  readonly #encoder: PhotoEncoder;
  readonly #still: StillPicture;
  readonly #listeners = new Set<(error: CameraError) => void>();
  readonly #sidewaysListeners = new Listeners<boolean>();
  readonly #settledAt: number;
  #isSideways = false;
  #loss: CameraError | null = null;
  readonly #closing = new AbortController();
  #stopWatching: () => void = () => undefined;

  constructor(camera: OpenCamera, environment: CameraEnvironment, encoder: PhotoEncoder) {
    this.facingMode = camera.facingMode;
    this.mirrored = camera.mirrored;
    this.deviceId = camera.deviceId;
    this.deviceIds = camera.deviceIds;
    this.#camera = camera;
    this.#environment = environment;
    this.#encoder = encoder;
    this.#still = new StillPicture(camera.video);
    this.#settledAt = environment.isIos ? environment.clock.now() + settlingMs : -Infinity;
    this.#lens = new Lens(camera.track, camera.forCards);
    void this.#lens.apply();
    this.#watch();
    void this.#loseIfAltered();
  }

  get isSending(): boolean {
    const { track } = this.#camera;
    return this.#loss === null && track.readyState === 'live' && track.enabled && !track.muted;
  }

  get picture(): HTMLVideoElement {
    return this.#camera.video;
  }

  get zoom(): number | null {
    return this.#lens.zoom;
  }

  get hasTorch(): boolean {
    return this.#lens.hasTorch;
  }

  setTorch(on: boolean): Promise<boolean> {
    return this.#lens.setTorch(on && this.isSending);
  }

  async takePhoto(): Promise<CapturedImage> {
    // Without a wait, the picture stands still in the tap's own task (decision 12.2).
    if (this.#settlingLeftMs > 0) await this.#settled();
    try {
      return await this.#takeShownFrame();
    } catch (error) {
      // Browsers draw a single black frame of a camera that films well: WebKitGTK about 1 in 150.
      if (!isWithoutPicture(error)) throw error;
      await this.#nextPicture();
      return this.#takeShownFrame();
    }
  }

  holdFrame(): HeldFrame | null {
    if (this.#isGone || this.#settlingLeftMs > 0) return null;
    return holdVideoFrame(this.#camera.video, this.#environment.VideoFrame, (held) => this.#photoOf(held));
  }

  showLive(): void {
    this.#still.hide();
  }

  onLost(listener: (error: CameraError) => void): () => void {
    const loss = this.#loss;
    this.#listeners.add(listener);
    if (loss !== null) queueMicrotask(() => this.#lose(loss));
    return () => this.#listeners.delete(listener);
  }

  get isSideways(): boolean {
    return this.#isSideways;
  }

  onSideways(listener: (isSideways: boolean) => void): () => void {
    return this.#sidewaysListeners.add(listener);
  }

  rest(): void {
    const { stream, track } = this.#camera;
    if (!track.enabled) return;
    this.#stopWatching();
    // The customer may turn the phone meanwhile; after the rest, it is looked at anew.
    this.#noteSideways(false);
    void this.#lens.setTorch(false);
    track.enabled = false;
    this.#stopWatching = this.#environment.clock.after(restLimitMs, () =>
      stopStream(stream, this.#environment.history),
    );
  }

  async wake(signal: AbortSignal): Promise<void> {
    const { track, video } = this.#camera;
    throwIfAborted(signal);
    this.#stopWatching();
    this.#still.hide();
    if (this.#loss !== null || track.readyState === 'ended') throw this.#loss ?? new CameraError('lost');
    track.enabled = true;
    // The browser may have paused the video while the track was disabled; otherwise this has no effect.
    void play(video);
    await firstPicture(this.#environment, video, track, { signal, limitMs: wakingLimitMs });
    throwIfAborted(signal);
    void this.#lens.apply();
    this.#watch();
  }

  close(): void {
    this.#closing.abort();
    this.#stopWatching();
    this.#listeners.clear();
    this.#still.hide();
    stopStream(this.#camera.stream, this.#environment.history);
    hideStream(this.#camera.video);
  }

  /** The time in which the picture may still be magnified or small, in ms (decision 2.17). A clock that was set back does not extend it. */
  get #settlingLeftMs(): number {
    const { facingMode, track, video } = this.#camera;
    const mayBeWrong = facingMode === 'user' || isSmallerThanSet(frameSizeOf(video), track);
    return mayBeWrong ? Math.min(this.#settledAt - this.#environment.clock.now(), settlingMs) : 0;
  }

  /** @throws CameraError `lost` when the feed is closed meanwhile. */
  async #settled(): Promise<void> {
    await sleep(this.#settlingLeftMs, this.#closing.signal, this.#environment.clock).catch(() => {
      throw new CameraError('lost');
    });
  }

  #takeShownFrame(): Promise<CapturedImage> {
    const frame = this.#drawFrame();
    return frame === null ? Promise.reject(this.#loss ?? new CameraError('lost')) : this.#photoOf(frame);
  }

  #nextPicture(): Promise<void> {
    const { video, track } = this.#camera;
    return firstPicture(this.#environment, video, track, {
      signal: this.#closing.signal,
      limitMs: nextPictureLimitMs,
    });
  }

  /** The centred square of the current frame; null without one. */
  #drawFrame(): HTMLCanvasElement | null {
    const { video } = this.#camera;
    return this.#isGone ? null : drawSquare(video.ownerDocument, video, frameSizeOf(video));
  }

  /** Shows the frame in the caller's own task, before it is encoded. */
  #photoOf(frame: HTMLCanvasElement): Promise<CapturedImage> {
    return this.#still.show(frame, (shown) => this.#encoder.encode(shown));
  }

  get #isGone(): boolean {
    const { track, video } = this.#camera;
    return this.#loss !== null || track.readyState === 'ended' || !track.enabled || video.videoWidth === 0;
  }

  async #loseIfAltered(): Promise<void> {
    const alters = await this.#camera.altering;
    if (alters && !this.#closing.signal.aborted) this.#lose(new CameraError('alteredPhotos'));
  }

  #watch(): void {
    const { track, video, deviceId } = this.#camera;
    const { clock } = this.#environment;
    const onLost = (error: CameraError) => this.#lose(error);
    const stops = [
      watchTrack(track, clock, onLost),
      watchUnplugging(this.#environment, deviceId, onLost),
      watchPicture(video, track, clock, onLost),
      watchSideways(video, this.#environment, (isSideways) => this.#noteSideways(isSideways)),
    ];
    this.#stopWatching = () => {
      for (const stop of stops) stop();
    };
  }

  #noteSideways(isSideways: boolean): void {
    if (isSideways === this.#isSideways) return;
    this.#isSideways = isSideways;
    this.#sidewaysListeners.notify(isSideways);
  }

  #lose(error: CameraError): void {
    this.#stopWatching();
    this.#environment.history.noteEnd();
    this.#loss ??= error;
    const listeners = [...this.#listeners];
    this.#listeners.clear();
    for (const listener of listeners) listener(this.#loss);
  }
}

function frameSizeOf({ videoWidth, videoHeight }: HTMLVideoElement): FrameSize {
  return { width: videoWidth, height: videoHeight };
}

/** Whether a frame has fewer pixels than the track reports to deliver. A sensor may lie in either way. */
function isSmallerThanSet(frame: FrameSize, track: MediaStreamTrack): boolean {
  const { width = 0, height = 0 } = track.getSettings();
  return Math.min(frame.width, frame.height) < Math.min(width, height);
}

function isWithoutPicture(error: unknown): boolean {
  return error instanceof CameraError && error.code === 'noPicture';
}
