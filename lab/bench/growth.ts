import { mkdtemp, rm, stat, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { photoNames } from '@recto/core';
import type { Browser, Page } from 'playwright';
import sharp from 'sharp';
import { userAgents } from '../../test/e2e/fixtures/user-agents.ts';
import type { SpecimenShape } from '../../test/specimen/specimen-video.ts';
import { customersAtOnce } from './customers.ts';
import type { Series } from './fit.ts';
import { tasksDuring } from './main-thread.ts';
import { probe } from './page-probe.ts';
import { launchPhone, openContext, serveRecto, type Recto } from './phone.ts';
import { RendererMemory } from './renderer-memory.ts';
import { openSlowLink } from './slow-link.ts';
import { median } from './statistics.ts';

type Grown = (recto: Recto, rounds: number) => Promise<readonly Series[]>;

/** What can grow. */
const kinds = {
  sensor: largerSensor,
  file: largerFile,
  picture: largerPicture,
  photos: morePhotos,
  captures: moreCaptures,
  customers: (_, rounds) => customersAtOnce(rounds),
} satisfies Record<string, Grown>;

/**
 * What the app costs at several sizes. It has no peers: it compares Recto with itself.
 * @param wanted the kinds to measure; all if empty.
 * @param report called with each series as soon as it is measured.
 */
export async function growth(
  app: string,
  rounds: number,
  wanted: readonly string[],
  report: (series: readonly Series[]) => void,
): Promise<readonly Series[]> {
  const recto = await serveRecto(app, { guidance: 'hints' });
  const all: Series[] = [];
  try {
    for (const [name, measure] of Object.entries<Grown>(kinds)) {
      if (wanted.length > 0 && !wanted.includes(name)) continue;
      const series = await measure(recto, rounds);
      report(series);
      all.push(...series);
    }
    return all;
  } finally {
    await recto.close();
  }
}

const shutter = '[data-action="shutter"]:not([aria-disabled])';
const megabyte = 1024 * 1024;

async function largerSensor(recto: Recto, rounds: number): Promise<readonly Series[]> {
  const sensors: readonly { shape: SpecimenShape; label: string; size: number }[] = [
    { shape: 'hd', label: '1280×720', size: 1280 * 720 },
    { shape: 'landscape', label: '1920×1080', size: 1920 * 1080 },
    { shape: 'ultraHd', label: '3840×2160', size: 3840 * 2160 },
  ];
  const [times, bytes]: [number[], number[]] = [[], []];
  for (const { shape } of sensors) {
    await withBrowser(shape, async (browser) => {
      const taken: number[] = [];
      let sent = 0;
      for (let round = 0; round < rounds; round += 1) {
        const token = recto.start();
        const page = await openCapture(browser, recto, token);
        await sleep(1_000);
        await page.tap(shutter);
        await page.waitForSelector('[data-action="use"]');
        const { tap, bytes: encoded } = await page.evaluate(() => window.benchSeen);
        taken.push(encoded! - tap!);
        const response = page.waitForResponse('**/procedures/photo');
        await page.tap('[data-action="use"]');
        await response;
        sent = await recto.sizeOf(token, photoNames[0]);
        await page.context().close();
      }
      times.push(median(taken));
      bytes.push(sent);
    });
  }
  const sizes = sensors;
  return [
    { name: 'a larger sensor: tap → JPEG', unit: 'ms', sizes, costs: times },
    { name: 'a larger sensor: size of the JPEG', unit: 'bytes', sizes, costs: bytes },
  ];
}

/**
 * A phone's uplink on a good mobile network: 8 Mbit/s, in bytes per second. The browser's own emulation slows it down,
 * not the proxy: between two programs of one machine, the system takes 4 MB of an upload at once, and then 1.4 MB at a
 * time, so there is little progress to see.
 */
const uplink = { offline: false, latency: 0, downloadThroughput: -1, uploadThroughput: 1_000_000 };
const watchedMs = 5_000;

async function largerFile(recto: Recto): Promise<readonly Series[]> {
  const folder = await mkdtemp(join(tmpdir(), 'recto-bench-files-'));
  const link = await openSlowLink(recto.origin);
  try {
    const files = [
      await picture(folder, { label: '1 MB', megapixels: 12, bytes: megabyte }),
      await picture(folder, { label: '5 MB', megapixels: 12, bytes: 5 * megabyte }),
      await picture(folder, { label: '48 megapixels', megapixels: 48, bytes: null }),
      await picture(folder, { label: '20 MB', megapixels: 12, bytes: 20 * megabyte }),
    ].toSorted((a, b) => a.size - b.size);
    const picks: PickedFile[] = [];
    for (const file of files) {
      picks.push(await withBrowser('landscape', (browser) => pick(browser, link.origin, recto, file.path)));
    }
    const sizes = files.map(({ label, size }) => ({
      label: `${label} (${(size / megabyte).toFixed(1)} MB)`,
      size,
    }));
    return [
      {
        name: 'a larger picked file: peak growth of the page’s memory',
        unit: 'MB',
        sizes,
        costs: picks.map(({ memory }) => memory / megabyte),
      },
      {
        name: 'a larger picked file: what is left of it after 5 s, a garbage collection and memory pressure',
        unit: 'MB',
        sizes,
        costs: picks.map(({ kept }) => kept / megabyte),
      },
      {
        name: 'a larger picked file: peak growth of the page’s memory ÷ the file; the bar is for 20 MB',
        unit: 'files',
        sizes,
        costs: picks.map(({ memory }, index) => memory / sizes[index]!.size),
        bar: { atMost: 1 },
      },
      {
        name: 'a larger picked file: longest task of the main thread at CPU ×4',
        unit: 'ms',
        sizes,
        costs: picks.map(({ longestTask }) => longestTask),
        bar: { atMost: 50 },
      },
      {
        name: 'a larger picked file: progress events in the first 5 s of an upload at 8 Mbit/s',
        unit: 'events',
        sizes,
        costs: picks.map((each) => each.progress),
        bar: { atLeast: 5 },
      },
    ];
  } finally {
    await link.close();
    await rm(folder, { recursive: true });
  }
}

/** What picking one file costs. Memory in bytes, beyond that of the page before; the task in ms. */
interface PickedFile {
  readonly memory: number;
  /** After a garbage collection, and after a signal to the browser that memory is short. */
  readonly kept: number;
  readonly longestTask: number;
  readonly progress: number;
}

/** Picks a file twice: once to watch the memory, and once to watch the main thread, since a trace takes memory. */
async function pick(browser: Browser, origin: string, recto: Recto, file: string): Promise<PickedFile> {
  const watched = await openConfirm(browser, origin, recto);
  const memory = await RendererMemory.of(browser, watched.page);
  const before = await memory.settled();
  const peak = await memory.peakDuring(() => watched.choose(file));
  const progress = await watched.page.evaluate(() => window.benchSeen.progress);
  const after = await memory.underPressure();
  await watched.page.context().close();

  const traced = await openConfirm(browser, origin, recto);
  await throttle(traced.page, 4);
  const tasks = await tasksDuring(browser, traced.page, () => traced.choose(file));
  await traced.page.context().close();
  return {
    memory: Math.max(0, peak - before),
    kept: Math.max(0, after - before),
    longestTask: Math.max(0, ...tasks),
    progress,
  };
}

/** Picks pictures of more and more pixels; their files are small, so that the pixels cost. */
async function largerPicture(recto: Recto): Promise<readonly Series[]> {
  const folder = await mkdtemp(join(tmpdir(), 'recto-bench-files-'));
  const link = await openSlowLink(recto.origin);
  try {
    const sizes: { label: string; size: number }[] = [];
    const [tile, viewer, preview]: [number[], number[], number[]] = [[], [], []];
    for (const megapixels of [12, 24, 48, 108, 200]) {
      const label = `${megapixels} megapixels`;
      const { path } = await picture(folder, { label, megapixels, bytes: null, quality: 20 });
      sizes.push({ label, size: megapixels });
      const inTile = await withBrowser('landscape', (browser) =>
        watchConfirm(browser, link.origin, recto, path),
      );
      tile.push(inTile.tile / megabyte);
      viewer.push(inTile.viewer / megabyte);
      const inPreview = await withBrowser('landscape', (browser) => watchPreview(browser, recto, path));
      preview.push(inPreview / megabyte);
    }
    const name = 'more megapixels of a picked picture: peak growth of the page’s memory';
    return [
      { name: `${name}, in its tile`, unit: 'MB', sizes, costs: tile },
      { name: `${name}, in full screen, enlarged twice`, unit: 'MB', sizes, costs: viewer },
      { name: `${name}, in the preview with its check`, unit: 'MB', sizes, costs: preview },
    ];
  } finally {
    await link.close();
    await rm(folder, { recursive: true });
  }
}

/** In bytes, beyond the memory of the page before. */
async function watchConfirm(browser: Browser, origin: string, recto: Recto, file: string) {
  // So slow that the provider's thumb, which the sandbox makes of the whole picture, does not arrive meanwhile.
  const { page, choose } = await openConfirm(browser, origin, recto, 20_000);
  const memory = await RendererMemory.of(browser, page);
  const before = await memory.settled();
  const tile = await memory.peakDuring(() => choose(file));
  const viewer = await memory.peakDuring(async () => {
    await page.tap(`[data-photo="${photoNames[0]}"] [data-action="enlarge"]`);
    for (const wait of [3_000, 2_000, 2_000]) {
      await sleep(wait);
      await page.tap('[data-action="zoom-in"]');
    }
    await sleep(2_000);
  });
  await page.context().close();
  return { tile: Math.max(0, tile - before), viewer: Math.max(0, viewer - before) };
}

async function watchPreview(browser: Browser, recto: Recto, file: string): Promise<number> {
  const page = await openCapture(browser, recto);
  await sleep(3_000);
  const memory = await RendererMemory.of(browser, page);
  const before = await memory.settled();
  const peak = await memory.peakDuring(async () => {
    const [chooser] = await Promise.all([
      page.waitForEvent('filechooser'),
      page.tap('[data-action="choose-file"]'),
    ]);
    await chooser.setFiles(file);
    await page.waitForSelector('[data-action="use"]');
    await sleep(12_000);
  });
  await page.context().close();
  return Math.max(0, peak - before);
}

async function openConfirm(
  browser: Browser,
  origin: string,
  recto: Recto,
  uploadThroughput = uplink.uploadThroughput,
) {
  // A browser without the camera view (§5): its tiles offer the picker at once.
  const context = await openContext(browser, userAgents.firefox96);
  const page = await context.newPage();
  await page.addInitScript(probe, null);
  await page.goto(`${origin}/${recto.start()}/confirm`);
  const add = page.locator(`[data-photo="${photoNames[0]}"] [data-action="add"]`);
  await add.waitFor();
  await sleep(2_000);
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', { ...uplink, uploadThroughput });
  return {
    page,
    /** Chooses the file, and lets its upload run for 5 s. */
    choose: async (file: string) => {
      const [chooser] = await Promise.all([page.waitForEvent('filechooser'), add.tap()]);
      await chooser.setFiles(file);
      await sleep(watchedMs);
    },
  };
}

/** From the first photo of a procedure to all five, with the memory after each. */
async function morePhotos(recto: Recto): Promise<readonly Series[]> {
  return withBrowser('landscape', async (browser) => {
    const page = await openCapture(browser, recto);
    const memory = await RendererMemory.of(browser, page);
    const costs: number[] = [];
    for (const name of photoNames) {
      await page.waitForSelector(`[data-screen="capture"][data-photo="${name}"][data-state="capture"]`);
      await page.tap(shutter);
      await page.tap('[data-action="use"]');
      const next = photoNames[photoNames.indexOf(name) + 1];
      const arrived =
        next === undefined ? '[data-screen="confirm"]' : `[data-photo="${next}"][data-state="capture"]`;
      await page.waitForSelector(arrived, { timeout: 60_000 });
      costs.push((await memory.settled()) / megabyte);
    }
    await page.context().close();
    const sizes = photoNames.map((_, index) => ({ label: `${index + 1}`, size: index + 1 }));
    return [{ name: 'more photos of a procedure: the page’s memory', unit: 'MB', sizes, costs }];
  });
}

/** Takes a photo and takes it again, 200 times in one page. */
async function moreCaptures(recto: Recto): Promise<readonly Series[]> {
  const counts = [1, 50, 100, 150, 200];
  return withBrowser('landscape', async (browser) => {
    const page = await openCapture(browser, recto);
    const memory = await RendererMemory.of(browser, page);
    const costs: number[] = [];
    for (let count = 1; count <= counts.at(-1)!; count += 1) {
      await page.tap(shutter);
      await page.tap('[data-action="retake"]');
      await page.waitForSelector(shutter);
      if (counts.includes(count)) costs.push((await memory.settled()) / megabyte);
    }
    await page.context().close();
    const sizes = counts.map((size) => ({ label: `${size}`, size }));
    return [{ name: 'more captures in one page: its memory', unit: 'MB', sizes, costs }];
  });
}

async function openCapture(browser: Browser, recto: Recto, token = recto.start()): Promise<Page> {
  const context = await openContext(browser);
  const page = await context.newPage();
  await page.addInitScript(probe, '[data-action="use"]');
  await page.goto(`${recto.origin}/${token}/capture`);
  await page.waitForSelector(shutter, { timeout: 60_000 });
  return page;
}

async function throttle(page: Page, rate: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate });
}

async function withBrowser<Result>(
  shape: SpecimenShape,
  run: (browser: Browser) => Promise<Result>,
): Promise<Result> {
  const browser = await launchPhone(shape);
  try {
    return await run(browser);
  } finally {
    await browser.close();
  }
}

interface WantedPicture {
  readonly label: string;
  readonly megapixels: number;
  /** The size of the file; null for the one that its pixels have. */
  readonly bytes: number | null;
  /** Of the JPEG, 0 to 100. By default 20 if its size in bytes is given, otherwise 85. */
  readonly quality?: number;
}

/** Writes a JPEG of a noisy surface. Its size in bytes comes from zeros at its end, which decoders ignore. */
async function picture(folder: string, wanted: WantedPicture) {
  const { label, megapixels, bytes, quality = bytes === null ? 85 : 20 } = wanted;
  const height = Math.round(Math.sqrt((megapixels * 1e6 * 3) / 4));
  const noise = { type: 'gaussian', mean: 140, sigma: 12 } as const;
  const create = {
    width: Math.round((height * 4) / 3),
    height,
    channels: 3,
    background: '#888',
    noise,
  } as const;
  const path = join(folder, `${label.replaceAll(' ', '-')}.jpg`);
  await writeFile(path, await sharp({ create, limitInputPixels: false }).jpeg({ quality }).toBuffer());
  const { size } = await stat(path);
  if (bytes !== null) await truncate(path, bytes);
  return { label, path, size: bytes ?? size };
}
