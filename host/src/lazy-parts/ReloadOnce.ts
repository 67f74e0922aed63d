import { sleep, type DevicePort } from '@recto/core';
import { ChunkLoadError } from '@recto/ui';

/** How long the browser may take to leave the page, in ms, after a reload was requested. */
const leavingLimitMs = 10_000;

export interface ReloadOnceParts {
  readonly device: Pick<DevicePort, 'isOnline'>;
  /** Loads a page, also when the address is that of the current one. */
  readonly load: (address: string) => void;
  /** Which reloads were made already; kept across the reload. */
  readonly marks: { add(name: string): boolean; remove(name: string): void };
}

export interface WantedPart {
  readonly name: string;
  /** The address of the screen that needs it. */
  readonly address: string;
  /** Whether a reload would lose no data. */
  readonly isSafe: () => boolean;
}

/**
 * Reloads the page when a part of the app can't be loaded: after a new deployment its file no longer
 * exists, and the new page refers to another one. Once for each part, so that it can't loop.
 */
export class ReloadOnce {
  readonly #parts: ReloadOnceParts;

  constructor(parts: ReloadOnceParts) {
    this.#parts = parts;
  }

  /**
   * Waits for a part.
   * @throws ChunkLoadError when the part can't be loaded and there is no reload: it was made already,
   * the device is offline, data would be lost, or the browser can't store the mark.
   */
  async waitFor<Part>(part: Promise<Part>, { name, address, isSafe }: WantedPart): Promise<Part> {
    const { device, load, marks } = this.#parts;
    const mark = `reloaded-for.${name}`;
    try {
      const loaded = await part;
      marks.remove(mark);
      return loaded;
    } catch (error) {
      const isMissing = error instanceof ChunkLoadError;
      if (!isMissing || !device.isOnline() || !isSafe() || !marks.add(mark)) throw error;
      load(address);
      await sleep(leavingLimitMs);
      throw error;
    }
  }
}
