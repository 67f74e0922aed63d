import {
  CameraError,
  throwIfAborted,
  type CameraFeed,
  type CameraPicture,
  type CapturedImage,
  type FacingMode,
  type HeldFrame,
} from '@recto/core';
import { Listeners } from '../../Listeners.ts';
import type { FakeDeviceCamera } from './fake-devices.ts';
import type { FakePicture } from './FakeCameraPicture.ts';

/** An open fake camera. */
export class FakeCameraFeed implements CameraFeed {
  readonly facingMode: FacingMode;
  readonly deviceId: string;
  readonly mirrored: boolean;
  readonly deviceIds: readonly string[];
  readonly camera: FakeDeviceCamera;
  readonly drawing: FakePicture;
  readonly hasTorch: boolean;
  readonly zoom: number | null;
  readonly #draw: () => Promise<void>;
  readonly #listeners = new Set<(error: CameraError) => void>();
  readonly #sidewaysListeners = new Listeners<boolean>();
  #isTorchOn = false;
  #isSideways = false;
  #state: 'on' | 'resting' | 'lost' | 'closed' = 'on';

  /** @param draw draws the picture again after a rest. */
  constructor(
    camera: FakeDeviceCamera,
    drawing: FakePicture,
    deviceIds: readonly string[],
    { zoom, hasTorch }: { readonly zoom: number | null; readonly hasTorch: boolean },
    draw: () => Promise<void>,
  ) {
    this.facingMode = camera.facingMode;
    this.deviceId = camera.deviceId;
    this.mirrored = camera.facingMode === 'user';
    this.deviceIds = deviceIds;
    this.camera = camera;
    this.drawing = drawing;
    this.zoom = zoom;
    this.hasTorch = hasTorch;
    this.#draw = draw;
  }

  get isOn(): boolean {
    return this.#state === 'on';
  }

  get isSending(): boolean {
    return this.isOn;
  }

  get picture(): CameraPicture {
    return this.drawing.element;
  }

  /** Whether the light is on now. */
  get isTorchOn(): boolean {
    return this.isOn && this.#isTorchOn;
  }

  async setTorch(on: boolean): Promise<boolean> {
    this.#isTorchOn = on && this.hasTorch && this.isOn;
    return this.#isTorchOn;
  }

  get isSideways(): boolean {
    return this.#isSideways;
  }

  onSideways(listener: (isSideways: boolean) => void): () => void {
    return this.#sidewaysListeners.add(listener);
  }

  /** The frames lie on their side from now on, or no longer. */
  lieSideways(isSideways: boolean): void {
    if (isSideways === this.#isSideways) return;
    this.#isSideways = isSideways;
    this.#sidewaysListeners.notify(isSideways);
  }

  async takePhoto(): Promise<CapturedImage> {
    if (!this.isOn) throw new CameraError('lost');
    this.drawing.stop();
    return this.drawing.take();
  }

  holdFrame(): HeldFrame | null {
    return this.isOn ? this.drawing.hold() : null;
  }

  showLive(): void {
    if (this.isOn) void this.#draw();
  }

  onLost(listener: (error: CameraError) => void): () => void {
    this.#listeners.add(listener);
    if (this.#state === 'lost') queueMicrotask(() => this.#notifyLost());
    return () => this.#listeners.delete(listener);
  }

  rest(): void {
    if (!this.isOn) return;
    this.#state = 'resting';
    this.#isTorchOn = false;
    this.drawing.stop();
  }

  async wake(signal: AbortSignal): Promise<void> {
    throwIfAborted(signal);
    this.#throwUnlessResting();
    await this.#draw();
    throwIfAborted(signal);
    this.#throwUnlessResting();
    this.#state = 'on';
  }

  /** The camera stops by itself, as if it was unplugged. */
  lose(): void {
    if (this.#state === 'lost' || this.#state === 'closed') return;
    this.#state = 'lost';
    this.drawing.stop();
    this.#notifyLost();
  }

  close(): void {
    this.#state = 'closed';
    this.#listeners.clear();
    this.drawing.stop();
    this.drawing.remove();
  }

  #throwUnlessResting(): void {
    if (this.#state !== 'resting') throw new CameraError('lost');
  }

  #notifyLost(): void {
    const listeners = [...this.#listeners];
    this.#listeners.clear();
    for (const listener of listeners) listener(new CameraError('lost'));
  }
}
