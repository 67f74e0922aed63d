import { CameraError, type CameraFeed, type CapturedImage, type FacingMode } from '@recto/core';
import { throwIfAborted } from '../../abort.ts';
import type { CameraEnvironment } from './camera-environment.ts';
import { firstPicture } from './picture/first-picture.ts';
import { restLimitMs } from './camera-limits.ts';
import { watchTrack, watchUnplugging } from './watch/loss.ts';
import { takeSquarePhoto } from './picture/take-photo.ts';
import { watchPicture } from './watch/picture-watch.ts';
import { stopStream } from './opening/open-stream.ts';
import { hideStream, play } from './picture/video-element.ts';

interface OpenCamera {
  readonly stream: MediaStream;
  readonly track: MediaStreamTrack;
  readonly video: HTMLVideoElement;
  readonly facingMode: FacingMode;
  readonly mirrored: boolean;
  readonly deviceId: string;
  readonly deviceIds: readonly string[];
}

/** A stream that is on and shown in a video. */
export class GetUserMediaFeed implements CameraFeed {
  readonly facingMode: FacingMode;
  readonly mirrored: boolean;
  readonly deviceId: string;
  readonly deviceIds: readonly string[];
  readonly #camera: OpenCamera;
  readonly #environment: CameraEnvironment;
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
    this.#watch();
  }

  get isSending(): boolean {
    const { track } = this.#camera;
    return this.#loss === null && track.readyState === 'live' && track.enabled && !track.muted;
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
    const { timers } = this.#environment;
    if (!track.enabled) return;
    this.#stopWatching();
    track.enabled = false;
    const timer = timers.setTimeout(() => stopStream(stream), restLimitMs);
    this.#stopWatching = () => timers.clearTimeout(timer);
  }

  async wake(signal: AbortSignal): Promise<void> {
    const { track, video } = this.#camera;
    throwIfAborted(signal);
    this.#stopWatching();
    if (this.#loss !== null || track.readyState === 'ended') throw this.#loss ?? new CameraError('lost');
    track.enabled = true;
    // A browser may have paused a video that shows nothing; where it is playing, this does nothing.
    void play(video);
    await firstPicture(this.#environment, video, track, signal);
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
    const { timers } = this.#environment;
    const onLost = (error: CameraError) => this.#lose(error);
    const stops = [
      watchTrack(track, timers, onLost),
      watchUnplugging(this.#environment, deviceId, onLost),
      watchPicture(video, timers, onLost),
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
