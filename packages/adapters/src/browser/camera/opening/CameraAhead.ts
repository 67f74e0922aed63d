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
import type { OpeningEnvironment } from '../camera-environment.ts';
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
  readonly #onLate: () => void;
  #lease: Lease | null = null;
  #stopWatching: readonly Unsubscribe[] = [];

  /** @param onLate called when a camera opened after it was given back, or after the browser's time. */
  constructor(environment: OpeningEnvironment, device: WatchedDevice, onLate: () => void) {
    this.#environment = environment;
    this.#device = device;
    this.#onLate = onLate;
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

  async #begin(lease: Lease): Promise<void> {
    const permission = await cameraPermission(this.#environment.permissions());
    if (this.#lease !== lease) return;
    if (permission === 'denied') return this.giveBack();
    const { facingMode, run } = lease;
    const waiting = { signal: run.signal, onLate: this.#onLate };
    lease.opened = openCamera(this.#environment, { facingMode, deviceId: null }, waiting);
    lease.opened.catch(() => undefined); // `take` reports it
  }

  /**
   * Hands the camera over, if it is the requested one and is on; otherwise it is closed, before this resolves.
   * @returns null if there is none: the caller opens one itself.
   * @throws the signal's reason when it is aborted; the camera is closed then. CameraError if the requested camera could
   * not be opened; `noAnswer` also for another one, since the browser would not respond to the caller either.
   */
  async take({ facingMode, deviceId, signal }: Wanted): Promise<OpenedCamera | null> {
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
    stopStream(opened.stream, this.#environment.history);
    throwIfAborted(signal);
    return null;
  }

  /** Closes the camera, unless it was taken over; one that is still being opened is closed as soon as it opens. */
  giveBack(): void {
    const lease = this.#end();
    lease?.run.abort();
    lease?.opened?.then(
      ({ stream }) => stopStream(stream, this.#environment.history),
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

interface Lease {
  readonly facingMode: FacingMode;
  readonly run: AbortController;
  /** Null until the permission is known. */
  opened: Promise<OpenedCamera> | null;
}

function isNoAnswer(error: unknown): boolean {
  return error instanceof CameraError && error.code === 'noAnswer';
}

/** What of the device is used. */
export type WatchedDevice = Pick<DevicePort, 'isVisible' | 'watchVisibility'>;

type Wanted = Pick<CameraRequest, 'facingMode' | 'deviceId' | 'signal'>;
