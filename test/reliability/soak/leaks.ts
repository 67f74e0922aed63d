import type { CDPSession, Page } from '@playwright/test';
import { liveObjects } from './live-objects.ts';

type LeakWindow = Window & { openObjectUrls: Set<string> };

/** What a page holds after a garbage collection. */
export interface Held {
  /** Bytes of its objects, without compiled code. */
  readonly heap: number;
  /** Photos. */
  readonly images: number;
  readonly nodes: number;
  readonly listeners: number;
  /** Object URLs that were created and not released. */
  readonly objectUrls: number;
}

/** Measures what one page holds. */
export class Leaks {
  readonly #page: Page;
  readonly #devtools: CDPSession;

  private constructor(page: Page, devtools: CDPSession) {
    this.#page = page;
    this.#devtools = devtools;
  }

  /** To be called before the page is opened. */
  static async of(page: Page): Promise<Leaks> {
    await page.addInitScript(() => {
      const open = new Set<string>();
      (window as unknown as LeakWindow).openObjectUrls = open;
      const { createObjectURL, revokeObjectURL } = URL;
      URL.createObjectURL = (source) => {
        const url = createObjectURL(source);
        open.add(url);
        return url;
      };
      URL.revokeObjectURL = (url) => {
        revokeObjectURL(url);
        open.delete(url);
      };
    });
    return new Leaks(page, await page.context().newCDPSession(page));
  }

  async measure(): Promise<Held> {
    // Twice: the first collection may release objects that hold others.
    for (let time = 0; time < 2; time += 1) await this.#devtools.send('HeapProfiler.collectGarbage');
    const { bytes, images, listeners } = await liveObjects(this.#devtools);
    const { nodes } = await this.#devtools.send('Memory.getDOMCounters');
    const objectUrls = await this.openObjectUrls();
    return { heap: bytes, images, nodes, listeners, objectUrls };
  }

  /** The number of object URLs that are created and not released. */
  openObjectUrls(): Promise<number> {
    return this.#page.evaluate(() => (window as unknown as LeakWindow).openObjectUrls.size);
  }
}

/** The mean growth from one figure to the next: the slope of the line of least squares. */
export function slopeOf(figures: readonly number[]): number {
  const middle = (figures.length - 1) / 2;
  const mean = figures.reduce((sum, figure) => sum + figure, 0) / figures.length;
  const covariance = figures.reduce((sum, figure, index) => sum + (index - middle) * (figure - mean), 0);
  const variance = figures.reduce((sum, _, index) => sum + (index - middle) ** 2, 0);
  return covariance / variance;
}
