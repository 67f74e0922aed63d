import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { GuidanceMode } from '@recto/core';
import type { Browser, Page } from 'playwright';
import { tasksDuring } from './main-thread.ts';
import { launchPhone, openContext, serveRecto } from './phone.ts';
import { slowAnalysis } from './slow-guidance.ts';
import { median } from './statistics.ts';

/** What the open viewfinder costs the page's main thread while the customer does nothing. */
export interface IdleViewfinder {
  /** The share of the time in which the main thread is free, 0 to 1. */
  readonly free: number;
  /** How many tasks took more than 50 ms. */
  readonly longTasks: number;
  /** How long the guidance of one frame occupies the main thread, beside the viewfinder without guidance, in ms. */
  readonly perLook: number;
}

/**
 * What is before the camera: an empty table that does not move, the specimen, the browser's test pattern of which a small
 * part moves, or a checked cloth over which the phone is moved.
 */
const scenes = ['still', 'card', 'pattern', 'moving'] as const;
type IdleScene = (typeof scenes)[number];

/** Shares of one core that the open viewfinder takes. */
export interface IdleCost {
  readonly scene: IdleScene;
  readonly guidance: GuidanceMode;
  /** How many times slower the main thread and the analyser's worker are made. */
  readonly cpu: number;
  readonly mainThread: number;
  /** The analyser's worker, by its own clock. */
  readonly analysis: number;
  /** All threads of the page's process; null where it is slowed, since the browser does that with work of its own. */
  readonly process: number | null;
  readonly looksPerSecond: number;
}

/** How long the viewfinder is open before it is measured: what is loaded after the camera's picture is there then. */
const settlingMs = 5_000;
/** How long until looks are as rare as they become without a document (decision 4.9). */
const calmMs = 13_000;
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
    const guided = await measure(browser, app, { guidance: 'hints', cpu });
    const plain = await measure(browser, app, { guidance: 'off', cpu });
    return {
      free: 1 - guided.busyMs / measuredMs,
      longTasks: guided.longTasks,
      perLook: (guided.busyMs - plain.busyMs) / guided.looks,
    };
  } finally {
    await browser.close();
  }
}

/**
 * Shares of a core with each guidance, at both speeds, before each scene, in turn.
 * @param app the folder of the built app.
 * @param onCost called after each viewfinder.
 */
export async function idleCosts(app: string, onCost: (cost: IdleCost) => void): Promise<readonly IdleCost[]> {
  const folder = await mkdtemp(join(tmpdir(), 'recto-bench-'));
  const costs: IdleCost[] = [];
  try {
    const still = join(folder, 'table.y4m');
    await writeFile(
      still,
      video(() => 130),
    );
    const moving = join(folder, 'cloth.y4m');
    await writeFile(
      moving,
      video((x, y, frame) => ((((x + 51 * frame) >> 7) ^ (y >> 7)) & 1 ? 90 : 170)),
    );
    for (const scene of scenes) {
      const modes: readonly GuidanceMode[] = scene === 'card' ? ['hints'] : ['full', 'hints', 'off'];
      for (const [guidance, cpu] of modes.flatMap((mode) => [[mode, 1] as const, [mode, 4] as const])) {
        const browser = await launchPhone(
          'landscape',
          [],
          { still, card: undefined, pattern: null, moving }[scene],
        );
        try {
          const found = await measure(browser, app, { guidance, cpu, slowsAnalysis: true, afterMs: calmMs });
          const cost: IdleCost = {
            scene,
            guidance,
            cpu,
            mainThread: found.busyMs / measuredMs,
            analysis: found.analysisMs / measuredMs,
            process: cpu === 1 ? found.processMs / measuredMs : null,
            looksPerSecond: (1000 * found.looks) / measuredMs,
          };
          costs.push(cost);
          onCost(cost);
        } finally {
          await browser.close();
        }
      }
    }
  } finally {
    await rm(folder, { recursive: true });
  }
  return costs;
}

/** A row for each scene, guidance and speed, with the medians of all rounds. */
export function idleCostTable(costs: readonly IdleCost[]): string {
  const keyOf = ({ scene, guidance, cpu }: IdleCost) => `${scene}, ${guidance}, CPU ×${cpu}`;
  const percent = (values: readonly number[]) =>
    values.length === 0 ? '–' : `${(100 * median(values)).toFixed(1)} %`;
  const rows = [...new Set(costs.map(keyOf))].map((key) => {
    const those = costs.filter((cost) => keyOf(cost) === key);
    return [
      key,
      percent(those.map(({ mainThread }) => mainThread)),
      percent(those.map(({ analysis }) => analysis)),
      percent(those.flatMap(({ process }) => process ?? [])),
      median(those.map(({ looksPerSecond }) => looksPerSecond)).toFixed(1),
    ];
  });
  const heads = ['share of a core', 'main thread', 'analysis', 'page with workers', 'looks per second'];
  return [heads, ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}

interface Measured {
  readonly guidance: GuidanceMode;
  readonly cpu: number;
  /** Whether the analyser's worker is slowed too. */
  readonly slowsAnalysis?: boolean;
  readonly afterMs?: number;
}

async function measure(
  browser: Browser,
  app: string,
  { guidance, cpu, slowsAnalysis = false, afterMs = settlingMs }: Measured,
) {
  const recto = await serveRecto(app, { guidance });
  const context = await openContext(browser, undefined, { bypassCSP: slowsAnalysis });
  try {
    const page = await context.newPage();
    await page.addInitScript(countLooks);
    if (slowsAnalysis && cpu > 1) await slowAnalysis(page, cpu);
    await (await context.newCDPSession(page)).send('Emulation.setCPUThrottlingRate', { rate: cpu });
    await page.goto(`${recto.origin}/${recto.start()}/capture`);
    await page.waitForSelector('[data-action="shutter"]:not([aria-disabled])', { timeout: 60_000 });
    await sleep(afterMs);
    const before = await countedIn(page);
    const processBefore = await rendererMs(browser);
    let after = before;
    let processMs = 0;
    const tasks = await tasksDuring(browser, page, async () => {
      await sleep(measuredMs);
      // Before the trace is collected, which takes seconds.
      after = await countedIn(page);
      processMs = (await rendererMs(browser)) - processBefore;
    });
    return {
      looks: after.looks - before.looks,
      analysisMs: after.analysisMs - before.analysisMs,
      processMs,
      busyMs: tasks.reduce((sum, task) => sum + task, 0),
      longTasks: tasks.filter((task) => task > longTaskMs).length,
    };
  } finally {
    await context.close();
    await recto.close();
  }
}

/** The processor time of all pages of this browser until now, with their workers, in ms. */
async function rendererMs(browser: Browser): Promise<number> {
  const session = await browser.newBrowserCDPSession();
  const { processInfo } = await session.send('SystemInfo.getProcessInfo');
  await session.detach();
  const renderers = processInfo.filter(({ type }) => type === 'renderer');
  return renderers.reduce((sum, { cpuTime }) => sum + 1000 * cpuTime, 0);
}

interface Counted {
  looks: number;
  analysisMs: number;
}

function countedIn(page: Page): Promise<Counted> {
  return page.evaluate(() => ({ ...(window as unknown as { counted: Counted }).counted }));
}

/** Counts the frames that the page hands to a worker, and the time that the worker reports for them. */
function countLooks(): void {
  const counted: Counted = { looks: 0, analysisMs: 0 };
  Object.assign(window, { counted });
  const followed = new WeakSet<Worker>();
  const { postMessage } = Worker.prototype;
  Worker.prototype.postMessage = function counting(this: Worker, ...given: Parameters<typeof postMessage>) {
    if (!followed.has(this)) {
      followed.add(this);
      this.addEventListener('message', ({ data }: MessageEvent<{ readonly ms?: number } | null>) => {
        counted.analysisMs += data?.ms ?? 0;
      });
    }
    if (Array.isArray(given[1]) && given[1].length > 0) counted.looks += 1;
    Reflect.apply(postMessage, this, given);
  } as typeof postMessage;
}

/**
 * A video of a few frames that is played again and again, with the noise of a sensor.
 * @param lumaAt the brightness of a pixel, 0 to 255.
 */
function video(lumaAt: (x: number, y: number, frame: number) => number): Uint8Array {
  const [width, height, frames] = [1280, 720, 5];
  let seed = 1;
  const noise = () => {
    seed = (seed * 1_103_515_245 + 12_345) % 2 ** 31;
    return (seed / 2 ** 31 - 0.5) * 6;
  };
  const parts: Uint8Array[] = [
    new TextEncoder().encode(`YUV4MPEG2 W${width} H${height} F10:1 Ip A1:1 C420\n`),
  ];
  for (let frame = 0; frame < frames; frame += 1) {
    const planes = new Uint8Array((width * height * 3) / 2).fill(128);
    for (let at = 0; at < width * height; at += 1) {
      planes[at] = lumaAt(at % width, Math.floor(at / width), frame) + noise();
    }
    parts.push(new TextEncoder().encode('FRAME\n'), planes);
  }
  return Buffer.concat(parts);
}
