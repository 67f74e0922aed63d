import {
  CameraError,
  throwIfAborted,
  type CameraFeed,
  type CapturedImage,
  type FacingMode,
} from '@recto/core';
import type { CameraEnvironment } from './camera-environment.ts';
import { restLimitMs } from './camera-limits.ts';
import { Lens } from './lens/Lens.ts';
import { stopStream } from './opening/open-stream.ts';
import { firstPicture } from './picture/first-picture.ts';
import { takeSquarePhoto } from './picture/take-photo.ts';
import { hideStream, play } from './picture/video-element.ts';
import { watchTrack, watchUnplugging } from './watch/camera-loss.ts';
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
  #loss: CameraError | null = null;
  #stopWatching: () => void = () => undefined;

  constructor(camera: OpenCamera, environment: CameraEnvironment) {
    this.facingMode = camera.facingMode;
    this.mirrored = camera.mirrored;
    this.deviceId = camera.deviceId;
    this.deviceIds = camera.deviceIds;
    this.#camera = camera;
    this.#environment = environment;
    this.#encoder = encoder;
    this.#still = new StillPicture(camera.video);
    this.#lens = new Lens(camera.track, camera.forCards);
    void this.#lens.apply();
    this.#watch();
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

  takePhoto(): Promise<CapturedImage> {
    const { track, video } = this.#camera;
    const frame = { width: video.videoWidth, height: video.videoHeight };
    const isGone = this.#loss !== null || track.readyState === 'ended' || !track.enabled || frame.width === 0;
    if (isGone) return Promise.reject(this.#loss ?? new CameraError('lost'));
    return takeSquarePhoto(video, frame);
  }

  onLost(listener: (error: CameraError) => void): () => void {
    const loss = this.#loss;
    this.#listeners.add(listener);
    if (loss !== null) queueMicrotask(() => this.#lose(loss));
    return () => this.#listeners.delete(listener);
  }

  rest(): void {
    const { stream, track } = this.#camera;
    if (!track.enabled) return;
    this.#stopWatching();
    void this.#lens.setTorch(false);
    track.enabled = false;
    this.#stopWatching = this.#environment.clock.after(restLimitMs, () => stopStream(stream));
  }

  async wake(signal: AbortSignal): Promise<void> {
    const { track, video } = this.#camera;
    throwIfAborted(signal);
    this.#stopWatching();
    if (this.#loss !== null || track.readyState === 'ended') throw this.#loss ?? new CameraError('lost');
    track.enabled = true;
    // The browser may have paused the video while the track was disabled; otherwise this has no effect.
    void play(video);
    await firstPicture(this.#environment, video, track, signal);
    void this.#lens.apply();
    this.#watch();
  }

  close(): void {
    this.#stopWatching();
    this.#listeners.clear();
    stopStream(this.#camera.stream);
    hideStream(this.#camera.video);
  }

  #watch(): void {
    const { track, video, deviceId } = this.#camera;
    const { clock } = this.#environment;
    const onLost = (error: CameraError) => this.#lose(error);
    const stops = [
      watchTrack(track, clock, onLost),
      watchUnplugging(this.#environment, deviceId, onLost),
      watchPicture(video, clock, onLost),
    ];
    this.#stopWatching = () => {
      for (const stop of stops) stop();
    };
  }

  #lose(error: CameraError): void {
    this.#stopWatching();
    this.#loss ??= error;
    const listeners = [...this.#listeners];
    this.#listeners.clear();
    for (const listener of listeners) listener(this.#loss);
  }
}
