import type { DevicePort } from '@recto/core';
import { ChunkLoadError } from '@recto/ui';

/** How long the page may take to go, in ms, once another was asked for. */
const leavingLimitMs = 10_000;

export interface ReloadOnceParts {
  readonly device: Pick<DevicePort, 'isOnline'>;
  /** Leaves the page for this address, with a full load, also where it is the page's own. */
  readonly load: (address: string) => void;
  /** What was done already, remembered across the reload. */
  readonly marks: { add(name: string): boolean; remove(name: string): void };
}

export interface WantedPart {
  readonly name: string;
  /** Of the screen that needs it. */
  readonly address: string;
  /** Whether nothing would be lost with the page. */
  readonly isSafe: () => boolean;
}

/**
 * Loads the whole page again where a part of the app can't be had: after a new deployment, its file is
 * gone, and the new page knows another one. Once for each part, so that it never goes round in circles.
 */
export class ReloadOnce {
  readonly #parts: ReloadOnceParts;

  constructor(parts: ReloadOnceParts) {
    this.#parts = parts;
  }

  /**
   * Waits for a part.
   * @throws ChunkLoadError when the part did not come and a reload is of no use: it was made
   * already, there is no network to load the page from, something would be lost, or the browser does
   * not remember.
   */
  async or<Part>(part: Promise<Part>, { name, address, isSafe }: WantedPart): Promise<Part> {
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
      await new Promise((resolve) => setTimeout(resolve, leavingLimitMs));
      throw error;
    }
  }
}
