import { missingPhotos, type CameraPort, type DevicePort, type Procedure } from '@recto/core';
import { facingModes } from '../container/facing-modes.ts';

/**
 * The camera's adapter. It needs no configuration, so on a phone that has opened a link before, its camera can be opened
 * while the configuration is read (decision 12.6).
 */
export class KnownCamera {
  readonly #make: () => Promise<CameraPort>;
  #made: Promise<CameraPort> | null = null;

  constructor(window: Window & typeof globalThis, device: DevicePort) {
    this.#make = async () => (await import('./session.ts')).browserCamera(window, device);
  }

  /** The adapter, made once. Rejects if the chunk `session` can't be loaded. */
  get adapter(): Promise<CameraPort> {
    return (this.#made ??= this.#make());
  }

  /**
   * Begins to open the camera of the first missing photo; the viewfinder takes it over. If none follows, phase `settle` closes it.
   * @param procedure as the phone has stored it.
   */
  async openFor(procedure: Procedure): Promise<void> {
    const [photo] = missingPhotos(procedure);
    if (procedure.status !== 'started' || photo === undefined) return;
    (await this.adapter).openAhead(facingModes(import.meta.env.PROD)[photo]);
  }

  /** The app can't begin. */
  giveBack(): void {
    this.#made?.then((camera) => camera.giveBack()).catch(() => undefined);
  }
}
