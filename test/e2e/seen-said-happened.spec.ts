import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { documents, photoNamed, photoNames, type DocumentName, type PhotoName } from '@recto/core';
import { listenToAnnouncements } from './fixtures/announcements.ts';
import type { Customer } from '@recto/testing/playwright';
import { requiring } from '../support/procedures.ts';
import { expect, test } from './fixtures/test.ts';
import { contradictionsOf } from './fixtures/seen-said-happened/contradictions.ts';
import type { JourneyLogs } from './fixtures/seen-said-happened/journey-logs.ts';
import { logTable } from './fixtures/seen-said-happened/log-table.ts';
import { framings, goodSceneOf, type Framing } from './fixtures/seen-said-happened/scenes.ts';
import { ScriptedCamera } from './fixtures/seen-said-happened/ScriptedCamera.ts';
import { englishWords } from './fixtures/seen-said-happened/spoken-words.ts';
import { watchScreen } from './fixtures/seen-said-happened/watch-screen.ts';

/**
 * Whole journeys, each with another framing at first: what was seen, what was said and what happened must not
 * contradict each other. The logs of each are in `test-results/seen-said-happened`.
 */
test.use({ guidance: 'full', bypassCSP: true });

/** How long the script waits for a photo that takes itself before it presses the shutter, in ms. */
const patienceMs = 15_000;

/** How long the customer looks at a photo: longer than its check may take, in ms. */
const lookMs = 2_600;

/**
 * How far apart these may be, in ms. `npm run bench -w lab -- logs` measures them more closely: on a machine that others
 * load, all of it comes late.
 */
const toleranceMs = 1_000;

/** What most customers do, and what has most to be said: with every photo. */
const withAllPhotos = new Set(['well framed', 'the last one still there']);

/**
 * What a journey asks for. The other eight take the selfie and one of the two documents in turn, for time's sake: so each
 * duration of a defect (`scenes.ts`) occurs with three or four of them, and not with all.
 */
function documentsOf(framing: Framing): readonly DocumentName[] {
  if (withAllPhotos.has(framing.name)) return documents.map(({ name }) => name);
  return [framings.indexOf(framing) % 2 === 0 ? 'idCard' : 'driverLicense', 'clientPicture'];
}

for (const framing of framings) {
  const asked = documentsOf(framing);
  const photos = photoNames.filter((photo) => asked.includes(photoNamed(photo).document));
  test(`seen, said and happened agree: ${framing.name}`, async ({ page, procedures, customer }, testInfo) => {
    test.setTimeout(300_000);
    const said = await listenToAnnouncements(page);
    const screen = await watchScreen(page);
    const camera = await ScriptedCamera.of(page, firstScene(framing, photos[0]!));
    await customer.open(
      await procedures.make({ ...requiring(...asked), language: 'en-gb' }),
      '?language=en-gb',
    );
    await customer.sees('start');
    await camera.load(photos.flatMap((photo) => scenesOf(framing, photo)));
    if (framing.sound) await customer.tap('sound');
    await customer.tap('start');

    for (const photo of photos) {
      await customer.seesCapture('capture', photo);
      await takeFramed(page, customer, camera, framing, photo);
      await page.waitForTimeout(lookMs);
      const next = photos[photos.indexOf(photo) + 1];
      if (next !== undefined) await camera.show(firstScene(framing, next));
      await customer.tap('use');
    }
    await customer.sees('confirm');
    await customer.tap('confirm');
    await customer.sees('status');
    await page.waitForTimeout(1_000);

    const { seen, happened } = await screen.read();
    const logs: JourneyLogs = {
      sound: framing.sound,
      seen,
      said: await said.timed(),
      happened: [...happened, ...(await camera.scenes())].toSorted((one, other) => one.at - other.at),
    };
    const found = contradictionsOf(logs, englishWords(), toleranceMs).map(
      ({ rule, at, what }) => `${Math.round(at)} ms: ${rule}: ${what}`,
    );
    await save(testInfo.project.outputDir, framing.name, `${logTable(logs)}\n${found.join('\n')}\n`);
    expect(found).toEqual([]);
  });
}

function scenesOf(framing: Framing, photo: PhotoName) {
  return [...framing.before(photo).map(({ scene }) => scene), goodSceneOf(photo)];
}

function firstScene(framing: Framing, photo: PhotoName) {
  return scenesOf(framing, photo)[0]!;
}

/** Films what comes before the good scene, then that one, until the photo is taken: by itself, else by the shutter. */
async function takeFramed(
  page: Page,
  customer: Customer,
  camera: ScriptedCamera,
  framing: Framing,
  photo: PhotoName,
): Promise<void> {
  const hasPhoto = (ms: number) =>
    page
      .locator(`[data-screen="capture"][data-state="preview"][data-photo="${photo}"]`)
      .waitFor({ timeout: ms })
      .then(
        () => true,
        () => false,
      );
  for (const { scene, ms } of framing.before(photo)) {
    await camera.show(scene);
    if (await hasPhoto(ms)) return;
  }
  if (framing.before(photo).length > 0) await camera.show(goodSceneOf(photo));
  if (await hasPhoto(patienceMs)) return;
  await customer.tap('shutter');
  await customer.seesCapture('preview', photo);
}

async function save(folder: string, name: string, text: string): Promise<void> {
  const logs = join(folder, 'seen-said-happened');
  await mkdir(logs, { recursive: true });
  await writeFile(join(logs, `${name.replaceAll(' ', '-')}.txt`), text);
}
