import { CameraError, type CameraFeed, type CapturedImage, type FacingMode } from '@recto/core';
import type { CameraEnvironment } from './camera-environment.ts';
import { watchLoss } from './camera-loss.ts';
import { takeSquarePhoto } from './camera-photo.ts';
import { stopStream } from './camera-stream.ts';
import { hideStream } from './camera-video.ts';

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
  readonly #stopWatching: () => void;
  readonly #listeners = new Set<(error: CameraError) => void>();
  #loss: CameraError | null = null;

  constructor(camera: OpenCamera, { timers }: CameraEnvironment) {
    this.facingMode = camera.facingMode;
    this.mirrored = camera.mirrored;
    this.deviceId = camera.deviceId;
    this.deviceIds = camera.deviceIds;
    this.#camera = camera;
    this.#stopWatching = watchLoss(camera.track, timers, (error) => this.#lose(error));
  }

  takePhoto(): Promise<CapturedImage> {
    const { track, video } = this.#camera;
    const frame = { width: video.videoWidth, height: video.videoHeight };
    const isGone = this.#loss !== null || track.readyState === 'ended' || frame.width === 0;
    if (isGone) return Promise.reject(this.#loss ?? new CameraError('lost'));
    return takeSquarePhoto(video, frame);
  }

  onLost(listener: (error: CameraError) => void): () => void {
    const loss = this.#loss;
    this.#listeners.add(listener);
    if (loss !== null) queueMicrotask(() => this.#lose(loss));
    return () => this.#listeners.delete(listener);
  }

  close(): void {
    this.#stopWatching();
    this.#listeners.clear();
    stopStream(this.#camera.stream);
    hideStream(this.#camera.video);
  }

  #lose(error: CameraError): void {
    this.#loss = error;
    const listeners = [...this.#listeners];
    this.#listeners.clear();
    for (const listener of listeners) listener(error);
  }
}
