import { setTimeout as sleep } from 'node:timers/promises';
import type { Browser, Page } from 'playwright';
import type { Hint, PhotoName } from '@recto/core';
import {
  emptyTable,
  goodSceneOf,
  sceneOf,
  type Scene,
} from '../../test/e2e/fixtures/seen-said-happened/scenes.ts';
import { ScriptedCamera } from '../../test/e2e/fixtures/seen-said-happened/ScriptedCamera.ts';
import { launchPhone, openContext, serveRecto, type Recto } from './phone.ts';

/** The guidance of one viewfinder on a slow phone. */
export interface SlowViewfinder {
  /** How many times slower the phone is than this machine. */
  readonly cpu: number;
  readonly scenes: readonly ShownGuidance[];
}

/** What is shown at the end of a scene. */
interface ShownGuidance {
  readonly scene: string;
  /** The name of the hint; null for none. */
  readonly hint: string | null;
  readonly isRight: boolean;
  /** Whether the switch of the automatic photo is still there. */
  readonly offersAutomatic: boolean;
  /** What the page says about the pace of the guidance; null if it says nothing. */
  readonly pace: string | null;
}

const photo: PhotoName = 'idCardRecto';
const sceneMs = 5_000;

/** Twelve scenes of five seconds, and the hints that are right at the end of each. */
const script: readonly { readonly scene: Scene; readonly right: readonly Hint['name'][] }[] = [
  { scene: sceneOf(photo, 'dark'), right: ['tooDark'] },
  { scene: sceneOf(photo, 'far'), right: ['tooFar'] },
  { scene: goodSceneOf(photo), right: ['ready'] },
  { scene: sceneOf(photo, 'turned'), right: ['turned'] },
  { scene: emptyTable, right: ['noDocument', 'fillFrame'] },
  { scene: sceneOf(photo, 'tilted'), right: ['tilted'] },
  { scene: sceneOf(photo, 'glare'), right: ['glare'] },
  { scene: sceneOf(photo, 'far'), right: ['tooFar'] },
  { scene: sceneOf(photo, 'blurred'), right: ['holdStill', 'holdFarther'] },
  { scene: goodSceneOf(photo), right: ['ready'] },
  { scene: sceneOf(photo, 'dark'), right: ['tooDark'] },
  { scene: goodSceneOf(photo), right: ['ready'] },
];

/**
 * Opens viewfinders for 60 s each, with scenes that change, on a phone that is so many times slower than this machine.
 * The customer has switched the automatic photo off, so that the viewfinder stays.
 * @param app the folder of the built app.
 * @param rates how many times slower.
 * @param count of viewfinders at each rate.
 * @param onDone called after each viewfinder.
 */
export async function slowGuidance(
  app: string,
  rates: readonly number[],
  count: number,
  onDone: (viewfinder: SlowViewfinder) => void,
): Promise<readonly SlowViewfinder[]> {
  const viewfinders: SlowViewfinder[] = [];
  const browser = await launchPhone();
  const recto = await serveRecto(app, { guidance: 'full' });
  try {
    // One of each rate in turn, so that a slow minute of the machine hits all alike.
    for (let round = 0; round < count; round += 1) {
      for (const cpu of rates) {
        const viewfinder = { cpu, scenes: await watchViewfinder(browser, recto, cpu) };
        viewfinders.push(viewfinder);
        onDone(viewfinder);
      }
    }
  } finally {
    await browser.close();
    await recto.close();
  }
  return viewfinders;
}

async function watchViewfinder(
  browser: Browser,
  recto: Recto,
  cpu: number,
): Promise<readonly ShownGuidance[]> {
  const context = await openContext(browser, undefined, { bypassCSP: true });
  try {
    const page = await context.newPage();
    await slowAnalysis(page, cpu);
    const camera = await ScriptedCamera.of(page, script[0]!.scene);
    await page.goto(`${recto.origin}/${recto.start()}/capture`);
    await page.waitForSelector('[data-action="shutter"]:not([aria-disabled])', { timeout: 60_000 });
    await page.tap('[data-action="auto-capture"][aria-checked="true"]', { timeout: 60_000 });
    await camera.load(script.map(({ scene }) => scene));
    await (await context.newCDPSession(page)).send('Emulation.setCPUThrottlingRate', { rate: cpu });
    const shown: ShownGuidance[] = [];
    for (const { scene, right } of script) {
      await camera.show(scene);
      await sleep(sceneMs);
      const guidance = await page.evaluate(shownGuidance);
      const isRight = right.some((name) => name === guidance.hint);
      shown.push({ scene: scene.name, isRight, ...guidance });
    }
    return shown;
  } finally {
    await context.close();
  }
}

/** Runs in the page. */
function shownGuidance(): Pick<ShownGuidance, 'hint' | 'offersAutomatic' | 'pace'> {
  const data = (name: string) => document.querySelector<HTMLElement>(`[data-${name}]`)?.dataset;
  return {
    hint: data('hint')?.['hint'] ?? null,
    offersAutomatic: document.querySelector('[data-action="auto-capture"]') !== null,
    pace: data('guidance-pace')?.['guidancePace'] ?? null,
  };
}

/**
 * Makes the analyser's worker as slow as the page: the browser's own emulation slows the main thread only. After each
 * of its tasks, the worker keeps its core busy for as long as a slower one would have needed more, and reports that
 * time too.
 */
export async function slowAnalysis(page: Page, cpu: number): Promise<void> {
  await page.route(/\/analysis-worker-[^/]*\.js$/, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: `(${slowTasks.toString()})(${cpu});\n${await response.text()}` });
  });
}

/** Runs in the worker, before its own code. */
function slowTasks(cpu: number): void {
  const post = self.postMessage.bind(self);
  const counted = 9;
  const times: number[] = [];
  self.postMessage = ((message: { readonly ms?: number }) => {
    if (message.ms === undefined) return post(message);
    times.push(message.ms);
    // The shortest of the last ones: what other programs took meanwhile must not be multiplied.
    const own = Math.min(...times.slice(-counted));
    const start = performance.now();
    while (performance.now() - start < own * (cpu - 1));
    post({ ...message, ms: message.ms + performance.now() - start });
  }) as typeof self.postMessage;
}

/** A line for each rate: in how many viewfinders and scenes the hint was right, and how the guidance stepped down. */
export function slowGuidanceTable(viewfinders: readonly SlowViewfinder[]): string {
  const rates = [...new Set(viewfinders.map(({ cpu }) => cpu))];
  return rates
    .map((rate) => {
      const those = viewfinders.filter(({ cpu }) => cpu === rate);
      const scenes = those.flatMap((viewfinder) => viewfinder.scenes);
      const allRight = those.filter((viewfinder) => viewfinder.scenes.every(({ isRight }) => isRight)).length;
      const right = scenes.filter(({ isRight }) => isRight).length;
      const silent = scenes.filter(({ hint }) => hint === null).length;
      const byButton = scenes.filter(({ hint }) => hint === 'takeByButton').length;
      return [
        `CPU ×${rate}: hints right at the end of every scene in ${allRight} of ${those.length} viewfinders`,
        `right in ${right} of ${scenes.length} scenes, the button named in ${byButton}, no hint in ${silent}`,
        stepsDown(those),
      ].join('; ');
    })
    .join('\n');
}

/** What changed in each viewfinder, and after which second; or that nothing did. */
function stepsDown(viewfinders: readonly SlowViewfinder[]): string {
  const steps = viewfinders.map(({ scenes }) =>
    scenes
      .map(({ pace, offersAutomatic }, index) => ({
        step: pace ?? (offersAutomatic ? 'whole' : 'gone'),
        second: ((index + 1) * sceneMs) / 1000,
      }))
      .filter(({ step }, index, all) => index === 0 || step !== all[index - 1]!.step)
      .map(({ step, second }) => `${step} at ${second} s`)
      .join(', '),
  );
  const counts = new Map<string, number>();
  for (const step of steps) counts.set(step, (counts.get(step) ?? 0) + 1);
  return [...counts].map(([step, count]) => `${count} × (${step})`).join(' ');
}
