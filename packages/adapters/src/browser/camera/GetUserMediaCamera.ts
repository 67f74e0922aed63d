import {
  CameraError,
  throwIfAborted,
  type CameraFeed,
  type CameraPort,
  type CameraRequest,
  type FacingMode,
  type Unsubscribe,
} from '@recto/core';
import { Listeners } from '../../Listeners.ts';
import type { CameraEnvironment } from './camera-environment.ts';
import { cameraErrorOf } from './failure/camera-errors.ts';
import { cameraFacts } from './failure/camera-facts.ts';
import { GetUserMediaFeed } from './GetUserMediaFeed.ts';
import { CameraAhead } from './opening/CameraAhead.ts';
import { openCamera } from './opening/open-camera.ts';
import { stopStream } from './opening/open-stream.ts';
import { watchPermission } from './opening/permission.ts';
import { PhotoEncoder } from './picture/encoding/PhotoEncoder.ts';
import { firstPicture } from './picture/first-picture.ts';
import { playOrAskForTap } from './picture/tap-to-play.ts';
import { elementOf, fillSurface } from './picture/surface.ts';
import { giveStream, hideStream } from './picture/video-element.ts';
import { CameraPresence } from './watch/CameraPresence.ts';

/**
 * The device's camera, through `getUserMedia`. One camera is open at a time, since phones allow no more:
 * opening one closes the previous one.
 */
export class GetUserMediaCamera implements CameraPort {
  readonly #environment: CameraEnvironment;
  readonly #ahead: CameraAhead;
  readonly #accessListeners = new Listeners<void>();
  readonly #presence: CameraPresence;
  readonly #encoder: PhotoEncoder;
  #feed: CameraFeed | null = null;
  /** Whether this browser is known to alter photos: then none is taken (decision 2.19). */
  #altersPhotos = false;
  /** How often `dispose` was called: a camera that opens after that is closed. */
  #disposals = 0;

  constructor(environment: CameraEnvironment) {
    this.#environment = environment;
    this.#ahead = new CameraAhead(environment, environment.device, {
      onLate: () => this.#accessListeners.notify(),
      makeVideo: environment.makeVideo,
    });
    this.#presence = new CameraPresence(environment);
    this.#encoder = new PhotoEncoder(environment.encoding, environment.clock);
  }

  async open(request: CameraRequest): Promise<CameraFeed> {
    const { signal } = request;
    throwIfAborted(signal);
    this.#feed?.close();
    this.#feed = null;
    try {
      this.#feed = await this.#openFeed(request);
      this.#presence.note(true);
      return this.#feed;
    } catch (error) {
      throwIfAborted(signal);
      const explained = await this.#explained(error, signal);
      if (explained.code === 'notFound') this.#presence.note(false);
      throw explained;
    }
  }

  /** Asks the browser what `openAhead` has to know, so that it opens the camera at once if it follows within 10 s. */
  prepare(): void {
    this.#ahead.prepare();
  }

  openAhead(facingMode: FacingMode): void {
    if (this.#altersPhotos) return;
    this.#feed?.close();
    this.#feed = null;
    this.#ahead.open(facingMode);
  }

  giveBack(): void {
    this.#ahead.giveBack();
  }

  /** Closes the camera, also one that is being opened, and ends the worker that encodes photos. */
  dispose(): void {
    this.#disposals += 1;
    this.#ahead.giveBack();
    this.#feed?.close();
    this.#feed = null;
    this.#presence.dispose();
    this.#encoder.dispose();
  }

  hasCamera(): boolean {
    return this.#presence.hasCamera;
  }

  watchPresence(listener: (hasCamera: boolean) => void): Unsubscribe {
    return this.#presence.watch(listener);
  }

  watchAccess(listener: () => void): Unsubscribe {
    const stopPermission = watchPermission(this.#environment.permissions(), listener);
    const stopLate = this.#accessListeners.add(listener);
    return () => {
      stopPermission();
      stopLate();
    };
  }

  /** The same failure, with what the browser reports about it. */
  async #explained(failure: unknown, signal: AbortSignal): Promise<CameraError> {
    const { code, cause } = cameraErrorOf(failure);
    const facts = await cameraFacts(this.#environment, code, cause);
    throwIfAborted(signal);
    return new CameraError(code, { cause, ...(facts && { facts }) });
  }

  async #openFeed(request: CameraRequest): Promise<CameraFeed> {
    const { surface, signal, onTapNeeded } = request;
    const disposals = this.#disposals;
    this.#refuseIfAltered();
    const onLate = () => this.#accessListeners.notify();
    const ahead = await this.#ahead.take(request);
    const opened = ahead ?? (await openCamera(this.#environment, request, { signal, onLate }));
    const mirrored = opened.facingMode === 'user';
    const video = ahead?.video ?? giveStream(this.#environment.makeVideo(), opened.stream);
    fillSurface(surface, video, mirrored);
    try {
      await playOrAskForTap(this.#environment, video, opened.track, { signal, onTapNeeded });
      // Cameras film 10 to 30 frames a second: who waits for the second one waits up to 100 ms.
      await firstPicture(this.#environment, video, opened.track, { signal, nowToo: true });
      throwIfAborted(signal);
      if (disposals !== this.#disposals) throw new CameraError('lost');
    } catch (error) {
      stopStream(opened.stream, this.#environment.history);
      hideStream(video);
      throw error;
    }
    // A drawing is encoded once the picture is there, which is not to wait for it; a photo does.
    const altering = this.#encoder
      .alters(elementOf(surface).ownerDocument)
      .then((alters) => (this.#altersPhotos = alters));
    this.#encoder.prepare();
    const forCards = request.facingMode === 'environment' && !mirrored;
    const camera = { ...opened, video, mirrored, forCards, altering };
    return new GetUserMediaFeed(camera, this.#environment, this.#encoder);
  }

  #refuseIfAltered(): void {
    if (this.#altersPhotos) throw new CameraError('alteredPhotos');
  }
}
