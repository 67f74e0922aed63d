import {
  abortReason,
  CameraError,
  throwIfAborted,
  type CameraRequest,
  type DevicePort,
  type FacingMode,
  type Unsubscribe,
} from '@recto/core';
import { cameraAheadLimitMs } from '../camera-limits.ts';
import type { CameraEnvironment, OpeningEnvironment } from '../camera-environment.ts';
import { giveStream, hideStream, play } from '../picture/video-element.ts';
import { listCameras } from './device-list.ts';
import { openCamera, type OpenedCamera } from './open-camera.ts';
import { stopStream } from './open-stream.ts';
import { cameraPermission } from './permission.ts';

/**
 * A camera that is opened while the screen that shows its picture is still on its way (decision 12.6). It is taken over
 * once (`take`). Otherwise it closes by itself: when another camera is wanted, when the page is hidden, after 10 s, or
 * when it is given back. After that the next one can be opened.
 */
export class CameraAhead {
  readonly #environment: OpeningEnvironment;
  readonly #device: WatchedDevice;
  readonly #parts: CameraAheadParts;
  #lease: Lease | null = null;
  #asked: Asked | null = null;
  #stopWatching: readonly Unsubscribe[] = [];

  constructor(environment: OpeningEnvironment, device: WatchedDevice, parts: CameraAheadParts) {
    this.#environment = environment;
    this.#device = device;
    this.#parts = parts;
  }

  /** As `CameraPort.openAhead`. */
  open(facingMode: FacingMode): void {
    if (this.#lease?.facingMode === facingMode || !this.#device.isVisible()) return;
    this.giveBack();
    const lease: Lease = { facingMode, run: new AbortController(), opened: null };
    this.#lease = lease;
    this.#stopWatching = [
      this.#device.watchVisibility(() => this.giveBack()),
      this.#environment.clock.after(cameraAheadLimitMs, () => this.giveBack()),
    ];
    void this.#begin(lease);
  }

  /** Asks the browser what the next `open` has to know, if that follows within 10 s. No camera is opened. */
  prepare(): void {
    this.#asked ??= this.#ask();
    // The customer may change the permission meanwhile.
    this.#environment.clock.after(cameraAheadLimitMs, () => (this.#asked = null));
  }

  /** Both at once: the page may be busy when each of them is answered. */
  #ask(): Asked {
    return {
      list: listCameras(this.#environment),
      permission: cameraPermission(this.#environment.permissions()),
    };
  }

  async #begin(lease: Lease): Promise<void> {
    const { list, permission: asked } = this.#asked ?? this.#ask();
    this.#asked = null;
    const permission = await asked;
    if (this.#lease !== lease) return;
    if (permission === 'denied') return this.giveBack();
    const { facingMode, run } = lease;
    const waiting = { signal: run.signal, onLate: this.#parts.onLate };
    const camera = { facingMode, deviceId: null };
    lease.opened = openCamera(this.#environment, camera, waiting, () => list).then((opened) =>
      this.#play(opened),
    );
    lease.opened.catch(() => undefined); // `take` reports it
  }

  /** So that its first frame is there when it is taken over. If this fails, it is played once more then. */
  #play(opened: OpenedCamera): PlayedCamera {
    const video = giveStream(this.#parts.makeVideo(), opened.stream);
    void play(video);
    return { ...opened, video };
  }

  #close({ stream, video }: PlayedCamera): void {
    stopStream(stream, this.#environment.history);
    hideStream(video);
  }

  /**
   * Hands the camera over, if it is the requested one and is on; otherwise it is closed, before this resolves.
   * @returns null if there is none: the caller opens one itself.
   * @throws the signal's reason when it is aborted; the camera is closed then. CameraError if the requested camera could
   * not be opened; `noAnswer` also for another one, since the browser would not respond to the caller either.
   */
  async take({ facingMode, deviceId, signal }: Wanted): Promise<PlayedCamera | null> {
    const lease = this.#end();
    if (lease === null || lease.opened === null) return null;
    const isWanted = deviceId === null && facingMode === lease.facingMode;
    const stop = () => lease.run.abort(abortReason(signal));
    signal.addEventListener('abort', stop);
    const opened = await lease.opened
      .catch((error: unknown) => {
        if (signal.aborted || isWanted || isNoAnswer(error)) throw error;
        return null;
      })
      .finally(() => signal.removeEventListener('abort', stop));
    if (opened === null) return null;
    if (!signal.aborted && isWanted && opened.track.readyState === 'live') return opened;
    this.#close(opened);
    throwIfAborted(signal);
    return null;
  }

  /** Closes the camera, unless it was taken over; one that is still being opened is closed as soon as it opens. */
  giveBack(): void {
    const lease = this.#end();
    lease?.run.abort();
    lease?.opened?.then(
      (opened) => this.#close(opened),
      () => undefined,
    );
  }

  #end(): Lease | null {
    for (const stop of this.#stopWatching) stop();
    this.#stopWatching = [];
    const lease = this.#lease;
    this.#lease = null;
    return lease;
  }
}

interface Asked {
  readonly list: ReturnType<typeof listCameras>;
  readonly permission: ReturnType<typeof cameraPermission>;
}

interface Lease {
  readonly facingMode: FacingMode;
  readonly run: AbortController;
  /** Null until the permission is known. */
  opened: Promise<PlayedCamera> | null;
}

interface CameraAheadParts extends Pick<CameraEnvironment, 'makeVideo'> {
  /** Called when a camera opened after it was given back, or after the browser's time. */
  readonly onLate: () => void;
}

/** A camera whose picture a video plays that is not in the page yet. */
interface PlayedCamera extends OpenedCamera {
  readonly video: HTMLVideoElement;
}

function isNoAnswer(error: unknown): boolean {
  return error instanceof CameraError && error.code === 'noAnswer';
}

/** What of the device is used. */
export type WatchedDevice = Pick<DevicePort, 'isVisible' | 'watchVisibility'>;

type Wanted = Pick<CameraRequest, 'facingMode' | 'deviceId' | 'signal'>;
