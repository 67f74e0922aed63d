import { setTimeout as sleep } from 'node:timers/promises';
import type { Browser } from 'playwright';
import type { PhotoName } from '@recto/core';
import { listenToAnnouncements } from '../../test/e2e/fixtures/announcements.ts';
import { contradictionsOf } from '../../test/e2e/fixtures/seen-said-happened/contradictions.ts';
import { heardOf } from '../../test/e2e/fixtures/seen-said-happened/heard.ts';
import type { JourneyLogs } from '../../test/e2e/fixtures/seen-said-happened/journey-logs.ts';
import { logTable } from '../../test/e2e/fixtures/seen-said-happened/log-table.ts';
import { promisedPhotos } from '../../test/e2e/fixtures/seen-said-happened/promised-photos.ts';
import {
  emptyTable,
  goodSceneOf,
  sceneOf,
  type Scene,
} from '../../test/e2e/fixtures/seen-said-happened/scenes.ts';
import { ScriptedCamera } from '../../test/e2e/fixtures/seen-said-happened/ScriptedCamera.ts';
import { englishWords } from '../../test/e2e/fixtures/seen-said-happened/spoken-words.ts';
import { watchScreen } from '../../test/e2e/fixtures/seen-said-happened/watch-screen.ts';
import { enGb } from '../../packages/ui/src/i18n/en-gb.ts';
import { launchPhone, openContext, serveRecto, type Recto } from './phone.ts';
import { takePhoto } from './promises.ts';
import { slowAnalysis } from './slow-guidance.ts';

/** What was seen, said and happened in one viewfinder, or two, on a slow phone. */
export interface LoggedFraming {
  /** How many times slower the phone is than this machine. */
  readonly cpu: number;
  readonly name: string;
  /** How many sentences of the guidance were said, and how many of them were not the one that was seen. */
  readonly sentences: number;
  readonly saidOtherwise: number;
  /** How many instructions of a viewfinder were read, and how many of them were cut off. */
  readonly instructions: number;
  readonly cutOff: number;
  readonly promises: number;
  readonly broken: number;
  /** All contradictions, of every rule. */
  readonly found: readonly string[];
  /** The three logs side by side. */
  readonly log: string;
}

interface LoggedPhoto {
  readonly photo: PhotoName;
  /** What lies there first; null for the good scene. */
  readonly first: Scene | null;
}

const front: PhotoName = 'idCardRecto';
const frontAfter = (first: Scene | null): readonly LoggedPhoto[] => [{ photo: front, first }];

const framings: Readonly<Record<string, readonly LoggedPhoto[]>> = {
  'card right': frontAfter(null),
  'too far': frontAfter(sceneOf(front, 'far')),
  'too close': frontAfter(sceneOf(front, 'near')),
  'off-centre': frontAfter(sceneOf(front, 'offCentre')),
  tilted: frontAfter(sceneOf(front, 'tilted')),
  glare: frontAfter(sceneOf(front, 'glare')),
  'wrong side lying': [
    { photo: front, first: null },
    { photo: 'idCardVerso', first: goodSceneOf(front) },
  ],
  'empty table': frontAfter(emptyTable),
  'face at the card’s step': frontAfter(goodSceneOf('clientPicture')),
  blurred: frontAfter(sceneOf(front, 'blurred')),
};

/** How long the wrong framing stays: longer than the instruction takes, in ms. */
const wrongMs = 8_000;

/** How long the customer looks at a photo, in ms. */
const lookMs = 3_500;

/**
 * Plays ten framings at each rate, with sound, so that each instruction must be heard to its end.
 * @param app the folder of the built app. @param rates how many times slower the phone is.
 */
export async function threeLogs(
  app: string,
  rates: readonly number[],
  onDone: (framing: LoggedFraming) => void,
): Promise<readonly LoggedFraming[]> {
  const logged: LoggedFraming[] = [];
  const browser = await launchPhone();
  const recto = await serveRecto(app, { guidance: 'full' });
  try {
    for (const cpu of rates) {
      for (const [name, photos] of Object.entries(framings)) {
        const one = await logFraming(browser, recto, cpu, name, photos);
        logged.push(one);
        onDone(one);
      }
    }
  } finally {
    await browser.close();
    await recto.close();
  }
  return logged;
}

async function logFraming(
  browser: Browser,
  recto: Recto,
  cpu: number,
  name: string,
  photos: readonly LoggedPhoto[],
): Promise<LoggedFraming> {
  const context = await openContext(browser, undefined, { bypassCSP: true });
  try {
    const page = await context.newPage();
    page.setDefaultTimeout(120_000);
    await slowAnalysis(page, cpu);
    const announcements = await listenToAnnouncements(page);
    const screen = await watchScreen(page);
    const camera = await ScriptedCamera.of(page, photos[0]!.first ?? goodSceneOf(front));
    await page.goto(`${recto.origin}/${recto.create()}?language=en-gb`);
    await page.tap('[data-action="sound"]');
    await page.tap('[data-action="start"]');
    await page.waitForSelector('[data-action="shutter"]:not([aria-disabled])');
    await (await context.newCDPSession(page)).send('Emulation.setCPUThrottlingRate', { rate: cpu });
    for (const { photo, first } of photos) {
      await page.waitForSelector(`[data-screen="capture"][data-state="capture"][data-photo="${photo}"]`);
      if (first !== null) {
        await camera.show(first);
        await sleep(wrongMs);
      }
      await camera.show(goodSceneOf(photo));
      await takePhoto(page, photo);
      await sleep(lookMs);
      if (photo === photos.at(-1)!.photo) break;
      await page.tap('[data-action="use"]');
    }
    const { seen, happened } = await screen.read();
    const scenes = await camera.scenes();
    const said = await announcements.timed();
    const logs: JourneyLogs = {
      sound: true,
      seen,
      said,
      happened: [...happened, ...scenes].toSorted((one, other) => one.at - other.at),
    };
    return { cpu, name, ...countsOf(logs), log: logTable(logs) };
  } finally {
    await context.close();
  }
}

function countsOf(logs: JourneyLogs): Omit<LoggedFraming, 'cpu' | 'name' | 'log'> {
  const words = englishWords();
  const contradictions = contradictionsOf(logs, words);
  const instructions = Object.values(enGb.capture.instruction);
  const read = heardOf(logs.said, Infinity).flatMap(({ spoken, heard }) => {
    const instruction = instructions.find((each) => spoken.includes(each));
    return instruction === undefined ? [] : [heard.includes(instruction)];
  });
  const promises = promisedPhotos(logs, words);
  return {
    sentences: logs.said.filter(({ line }) => {
      const text = /^(?:polite|assertive): (?<text>.*)$/.exec(line)?.groups?.['text'];
      return text !== undefined && words.meaningOf(text) !== null;
    }).length,
    saidOtherwise: contradictions.filter(({ rule }) => rule === 'another hint is said than is seen').length,
    instructions: read.length,
    cutOff: read.filter((isHeard) => !isHeard).length,
    promises: promises.length,
    broken: promises.filter(({ isKept }) => !isKept).length,
    found: contradictions.map(({ rule, at, what }) => `${Math.round(at)} ms: ${rule}: ${what}`),
  };
}

/** The counts for each rate, and each contradiction. */
export function threeLogsTable(logged: readonly LoggedFraming[]): string {
  const rates = [...new Set(logged.map(({ cpu }) => cpu))];
  return rates
    .map((rate) => {
      const those = logged.filter(({ cpu }) => cpu === rate);
      const sum = (count: (one: LoggedFraming) => number) => those.reduce((all, one) => all + count(one), 0);
      const counts = [
        `${sum((one) => one.saidOtherwise)} of ${sum((one) => one.sentences)} sentences were not the one seen`,
        `${sum((one) => one.cutOff)} of ${sum((one) => one.instructions)} instructions were cut off`,
        `${sum((one) => one.broken)} of ${sum((one) => one.promises)} promises were broken`,
      ];
      const found = those.flatMap(({ name, found: each }) => each.map((what) => `\n  ${name}: ${what}`));
      return `CPU ×${rate}, ${those.length} framings (bar: none): ${counts.join(', ')}${found.join('')}`;
    })
    .join('\n');
}
