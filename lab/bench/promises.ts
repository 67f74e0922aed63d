import { setTimeout as sleep } from 'node:timers/promises';
import type { Browser, Page } from 'playwright';
import { photoNames, type PhotoName } from '@recto/core';
import {
  promisedPhotos,
  type PromisedPhoto,
} from '../../test/e2e/fixtures/seen-said-happened/promised-photos.ts';
import { emptyTable, goodSceneOf } from '../../test/e2e/fixtures/seen-said-happened/scenes.ts';
import { ScriptedCamera } from '../../test/e2e/fixtures/seen-said-happened/ScriptedCamera.ts';
import { englishWords } from '../../test/e2e/fixtures/seen-said-happened/spoken-words.ts';
import { watchScreen } from '../../test/e2e/fixtures/seen-said-happened/watch-screen.ts';
import { launchPhone, openContext, serveRecto, type Recto } from './phone.ts';
import { slowAnalysis } from './slow-guidance.ts';

/** A journey of five photos on a slow phone. */
export interface PlayedJourney {
  /** How many times slower the phone is than this machine. */
  readonly cpu: number;
  readonly promises: readonly PromisedPhoto[];
  /** How many photos were taken by themselves. */
  readonly automatic: number;
  /** How many rings began. */
  readonly rings: number;
  /** Each change of what the viewfinder shows, for reading. */
  readonly log: readonly string[];
}

/** How long the table is empty before the document or the face arrives, in ms. */
const arrivalMs = 1_200;

/** From the words that name the button to the finger on it, in ms. */
const handMs = 2_500;

/** How long the customer waits before the shutter is pressed without being asked, in ms. */
const patienceMs = 30_000;

/** How long the customer looks at a photo, in ms. */
const lookMs = 2_600;

/**
 * Plays journeys in which each document lies well and rests, and counts what was promised and what was kept (decision 4.2).
 * The customer presses the shutter only when the words ask for it.
 * @param app the folder of the built app.
 * @param rates how many times slower the phone is.
 * @param count of journeys at each rate.
 */
export async function playPromises(
  app: string,
  rates: readonly number[],
  count: number,
  onDone: (journey: PlayedJourney) => void,
): Promise<readonly PlayedJourney[]> {
  const journeys: PlayedJourney[] = [];
  const browser = await launchPhone();
  const recto = await serveRecto(app, { guidance: 'full' });
  try {
    for (let round = 0; round < count; round += 1) {
      for (const cpu of rates) {
        const journey = await playJourney(browser, recto, cpu);
        journeys.push(journey);
        onDone(journey);
      }
    }
  } finally {
    await browser.close();
    await recto.close();
  }
  return journeys;
}

async function playJourney(browser: Browser, recto: Recto, cpu: number): Promise<PlayedJourney> {
  const context = await openContext(browser, undefined, { bypassCSP: true });
  try {
    const page = await context.newPage();
    page.setDefaultTimeout(120_000);
    await slowAnalysis(page, cpu);
    const screen = await watchScreen(page);
    const camera = await ScriptedCamera.of(page, emptyTable);
    await page.goto(`${recto.origin}/${recto.start()}/capture?language=en-gb`);
    await page.waitForSelector('[data-action="shutter"]:not([aria-disabled])');
    await camera.load(photoNames.map(goodSceneOf));
    await (await context.newCDPSession(page)).send('Emulation.setCPUThrottlingRate', { rate: cpu });
    for (const photo of photoNames) {
      await page.waitForSelector(`[data-screen="capture"][data-state="capture"][data-photo="${photo}"]`);
      await sleep(arrivalMs);
      await camera.show(goodSceneOf(photo));
      await takePhoto(page, photo);
      await sleep(lookMs);
      await page.tap('[data-action="use"]');
      await camera.show(emptyTable);
    }
    await page.waitForSelector('[data-screen="confirm"]');
    const { seen, happened } = await screen.read();
    const scenes = await camera.scenes();
    const logs = { seen, happened: [...happened, ...scenes].toSorted((one, other) => one.at - other.at) };
    const taps = happened.filter((each) => each.what === 'tap' && each.action === 'shutter');
    return {
      cpu,
      promises: promisedPhotos(logs, englishWords()),
      automatic: photoNames.length - taps.length,
      rings: seen.filter(({ ring }, index) => ring !== null && (seen[index - 1]?.ring ?? null) === null)
        .length,
      log: seen.map(
        ({ at, photo, state, hint, ring }) =>
          `${Math.round(at)} ${photo ?? ''} ${state ?? ''} “${hint?.text ?? ''}” ${ring === null ? '' : `ring ${ring}`}`,
      ),
    };
  } finally {
    await context.close();
  }
}

/** Waits for the photo; presses the shutter once the words have named it for some time, or after a long wait. */
export async function takePhoto(page: Page, photo: PhotoName): Promise<void> {
  const asksForShutter = /button/;
  const start = Date.now();
  let namedAt: number | null = null;
  while (!(await page.$(`[data-state="preview"][data-photo="${photo}"]`))) {
    const hint = (await page.$eval('[data-hint]', (element) => element.textContent).catch(() => null)) ?? '';
    namedAt = asksForShutter.test(hint) ? (namedAt ?? Date.now()) : null;
    const isAsked = namedAt !== null && Date.now() - namedAt >= handMs;
    if (isAsked || Date.now() - start > patienceMs) {
      await page.tap('[data-action="shutter"]', { timeout: 2_000 }).catch(() => undefined);
      await page.waitForSelector(`[data-state="preview"][data-photo="${photo}"]`);
      return;
    }
    await sleep(100);
  }
}

/** A line for each rate. */
export function promisesTable(journeys: readonly PlayedJourney[]): string {
  const rates = [...new Set(journeys.map(({ cpu }) => cpu))];
  return rates
    .map((rate) => {
      const those = journeys.filter(({ cpu }) => cpu === rate);
      const promises = those.flatMap((journey) => journey.promises);
      const kept = promises.filter(({ isKept }) => isKept).length;
      const automatic = those.reduce((sum, journey) => sum + journey.automatic, 0);
      const rings = those.reduce((sum, journey) => sum + journey.rings, 0);
      const broken = promises.filter(({ isKept }) => !isKept).map(({ what }) => `\n  not kept: ${what}`);
      return `CPU ×${rate}: ${kept} of ${promises.length} promises kept (bar: all); ${automatic} of ${those.length * photoNames.length} photos automatic, ${rings} rings${broken.join('')}`;
    })
    .join('\n');
}
