import { readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Browser, CDPSession, Page } from 'playwright';

/** Reads how much memory the browser's page processes take. Linux only: it reads `/proc`. */
export class RendererMemory {
  readonly #browser: CDPSession;
  readonly #page: CDPSession;

  private constructor(browser: CDPSession, page: CDPSession) {
    this.#browser = browser;
    this.#page = page;
  }

  static async of(browser: Browser, page: Page): Promise<RendererMemory> {
    return new RendererMemory(await browser.newBrowserCDPSession(), await page.context().newCDPSession(page));
  }

  /** In bytes, after a garbage collection. Files that are mapped, such as the browser's own code, are not counted. */
  async settled(): Promise<number> {
    for (let time = 0; time < 2; time += 1) {
      await this.#page.send('HeapProfiler.collectGarbage');
      await sleep(250);
    }
    return bytesOf(await this.#processes());
  }

  /** As `settled`, after a signal to the browser that memory is short, on which it empties its caches. */
  async underPressure(): Promise<number> {
    await this.#page.send('Memory.simulatePressureNotification', { level: 'critical' });
    return this.settled();
  }

  /** Runs this, and returns the most that was taken meanwhile, in bytes. */
  async peakDuring(run: () => Promise<void>): Promise<number> {
    const processes = await this.#processes();
    let peak = 0;
    const timer = setInterval(() => (peak = Math.max(peak, bytesOf(processes))), 5);
    try {
      await run();
    } finally {
      clearInterval(timer);
    }
    return peak;
  }

  async #processes(): Promise<readonly number[]> {
    const { processInfo } = await this.#browser.send('SystemInfo.getProcessInfo');
    return processInfo.filter(({ type }) => type === 'renderer').map(({ id }) => id);
  }
}

/** Anonymous and shared memory of these processes. */
function bytesOf(processes: readonly number[]): number {
  let kilobytes = 0;
  for (const id of processes) {
    let status = '';
    try {
      status = readFileSync(`/proc/${id}/status`, 'utf8');
    } catch {
      continue; // It has ended.
    }
    for (const [, amount] of status.matchAll(/^Rss(?:Anon|Shmem):\s+(\d+) kB$/gm))
      kilobytes += Number(amount);
  }
  return kilobytes * 1024;
}
