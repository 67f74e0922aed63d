import { setTimeout as sleep } from 'node:timers/promises';
import type { GuidanceMode } from '@recto/core';
import type { Browser } from 'playwright';
import { tasksDuring } from './main-thread.ts';
import { launchPhone, openContext, serveRecto } from './phone.ts';

/** What the open viewfinder costs the page's main thread while the customer does nothing. */
export interface IdleViewfinder {
  /** The share of the time in which the main thread is free, 0 to 1. */
  readonly free: number;
  /** How many tasks took more than 50 ms. */
  readonly longTasks: number;
  /** How long the guidance of one frame occupies the main thread, beside the viewfinder without guidance, in ms. */
  readonly perLook: number;
}

/** How long the viewfinder is open before it is measured: what is loaded after the camera's picture is there then. */
const settlingMs = 5_000;
const measuredMs = 10_000;
const longTaskMs = 50;

/**
 * Films the specimen, with hints and without guidance. No photo is taken automatically.
 * @param app the folder of the built app.
 * @param cpu how many times slower the main thread is made. Times are its own, without what other programs take.
 */
export async function idleViewfinder(app: string, cpu: number): Promise<IdleViewfinder> {
  const browser = await launchPhone();
  try {
    const guided = await measure(browser, app, 'hints', cpu);
    const plain = await measure(browser, app, 'off', cpu);
    return {
      free: 1 - guided.busyMs / measuredMs,
      longTasks: guided.longTasks,
      perLook: (guided.busyMs - plain.busyMs) / guided.looks,
    };
  } finally {
    await browser.close();
  }
}

async function measure(browser: Browser, app: string, guidance: GuidanceMode, cpu: number) {
  const recto = await serveRecto(app, { guidance });
  const context = await openContext(browser);
  try {
    const page = await context.newPage();
    await page.addInitScript(countLooks);
    await (await context.newCDPSession(page)).send('Emulation.setCPUThrottlingRate', { rate: cpu });
    await page.goto(`${recto.origin}/${recto.start()}/capture`);
    await page.waitForSelector('[data-action="shutter"]:not([aria-disabled])', { timeout: 60_000 });
    await sleep(settlingMs);
    const looks = () => page.evaluate(() => (window as unknown as { looks: number }).looks);
    const before = await looks();
    const tasks = await tasksDuring(browser, page, () => sleep(measuredMs));
    return {
      looks: (await looks()) - before,
      busyMs: tasks.reduce((sum, task) => sum + task, 0),
      longTasks: tasks.filter((task) => task > longTaskMs).length,
    };
  } finally {
    await context.close();
    await recto.close();
  }
}

/** Counts the frames that the page hands to a worker. */
function countLooks(): void {
  const page = window as unknown as { looks: number };
  page.looks = 0;
  const { postMessage } = Worker.prototype;
  Worker.prototype.postMessage = function counted(this: Worker, ...given: Parameters<typeof postMessage>) {
    if (Array.isArray(given[1]) && given[1].length > 0) page.looks += 1;
    Reflect.apply(postMessage, this, given);
  } as typeof postMessage;
}
