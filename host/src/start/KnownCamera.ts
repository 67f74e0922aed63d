import type { GetUserMediaCamera } from '@recto/adapters/browser';
import { missingPhotos, type DevicePort, type Procedure } from '@recto/core';
import { facingModes } from '../container/facing-modes.ts';

/**
 * The camera's adapter. It needs no configuration, so on a phone that has opened a link before, its camera can be opened
 * while the configuration is read (decision 12.6).
 */
export class KnownCamera {
  readonly #make: () => Promise<GetUserMediaCamera>;
  #made: Promise<GetUserMediaCamera> | null = null;

  constructor(window: Window & typeof globalThis, device: DevicePort) {
    this.#make = async () => (await import('./session.ts')).browserCamera(window, device);
  }

  /** The adapter, made once. Rejects if the chunk `session` can't be loaded. */
  get adapter(): Promise<GetUserMediaCamera> {
    return (this.#made ??= this.#make());
  }

  /** A viewfinder will probably follow: asks the browser what it has to know for that. No camera is opened. */
  async prepare(): Promise<void> {
    (await this.adapter).prepare();
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
