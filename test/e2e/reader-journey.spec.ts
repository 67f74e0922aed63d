import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { photoNames, type Language } from '@recto/core';
import { loadTexts, textLoaders } from '../../packages/ui/src/i18n/load-texts.ts';
import type { Texts } from '../../packages/ui/src/i18n/texts.ts';
import { listenToAnnouncements } from './fixtures/announcements.ts';
import { everything, idCardOnly } from './fixtures/procedures.ts';
import { expect, test } from './fixtures/test.ts';
import { heardOf, shareHeard, type HeardLine } from './fixtures/seen-said-happened/heard.ts';
import { staysOf } from './fixtures/seen-said-happened/journey-logs.ts';
import { logTable } from './fixtures/seen-said-happened/log-table.ts';
import { ReadingCustomer } from './fixtures/seen-said-happened/ReadingCustomer.ts';
import { emptyTable, goodSceneOf, sceneOf } from './fixtures/seen-said-happened/scenes.ts';
import { ScriptedCamera } from './fixtures/seen-said-happened/ScriptedCamera.ts';
import { slowChecks } from './fixtures/seen-said-happened/slow-checks.ts';
import { spokenWords } from './fixtures/seen-said-happened/spoken-words.ts';
import { watchScreen } from './fixtures/seen-said-happened/watch-screen.ts';

/**
 * A screen reader's words alone lead a customer from the link to the end, and what matters is heard to its end. The logs
 * are in `test-results/seen-said-happened`.
 */
test.use({ guidance: 'full', bypassCSP: true });

/** How long the customer listens to what is said of a photo, in ms. */
const listensMs = 3_500;

for (const { language, wantsSound } of [
  { language: 'en-gb', wantsSound: true },
  { language: 'de-de', wantsSound: true },
  { language: 'en-gb', wantsSound: false },
] as const) {
  const sound = wantsSound ? 'on' : 'off';
  test(`who sees nothing takes all five photos and submits them, in ${language}, with sound ${sound}`, async ({
    page,
    procedures,
    operator,
  }, testInfo) => {
    test.setTimeout(300_000);
    const texts = await plainTexts(language);
    const announcements = await listenToAnnouncements(page);
    const screen = await watchScreen(page);
    const camera = await ScriptedCamera.of(page, emptyTable);
    const { token, link } = await procedures.make({ ...everything, language });
    await page.goto(`${link}?language=${language}`);
    await camera.load(photoNames.map(goodSceneOf));
    const reader = new ReadingCustomer(page, announcements, camera, { texts, wantsSound, listensMs });
    let heard: readonly HeardLine[] = [];
    try {
      await reader.untilSubmitted();
    } catch (error) {
      throw new Error(`${(error as Error).message}\n${reader.story.slice(-12).join('\n')}`, { cause: error });
    } finally {
      const said = (await announcements.timed()).map(({ at, line }) => ({ at, line: plain(line) }));
      heard = heardOf(said, Infinity);
      const { seen, happened } = await screen.read();
      const table = logTable({
        sound: wantsSound,
        seen,
        said: heard.map((line) => ({ at: line.at, line: `${line.line} → ${shareHeard(line)}` })),
        happened: [...happened, ...(await camera.scenes())].toSorted((one, other) => one.at - other.at),
      });
      const folder = join(testInfo.project.outputDir, 'seen-said-happened');
      await mkdir(folder, { recursive: true });
      await writeFile(
        join(folder, `reader-${language}-sound-${sound}.txt`),
        `${table}\n${reader.story.join('\n')}\n`,
      );
    }
    const { procedure } = await operator.get(token);
    expect(procedure.status).toBe('finished');
    expect((await operator.photosReceived(token)).toSorted()).toEqual([...photoNames].toSorted());
    expect(await announcements.lost()).toEqual([]);
    expect(defects(heard, texts, wantsSound)).toEqual([]);
  });
}

/** Photos whose checks take so long, in ms, and what must be heard of each, whatever else is cut off. */
const checkedPhotos = [
  { condition: 'good', checkMs: 300, essential: /sharp|scharf/i },
  { condition: 'good', checkMs: 800, essential: /sharp|scharf/i },
  { condition: 'good', checkMs: 1_500, essential: /sharp|scharf/i },
  { condition: 'blurred', checkMs: 300, essential: /blurred|unscharf/i },
  { condition: 'blurred', checkMs: 800, essential: /blurred|unscharf/i },
  { condition: 'blurred', checkMs: 1_500, essential: /blurred|unscharf/i },
] as const;

for (const language of ['en-gb', 'de-de'] as const) {
  // Decision 4.6.
  test(`who goes on 3.5 s after a photo has heard what its check found, however late, in ${language}`, async ({
    page,
    procedures,
    customer,
  }) => {
    await slowChecks(
      page,
      checkedPhotos.map(({ checkMs }) => checkMs),
    );
    const announcements = await listenToAnnouncements(page);
    const screen = await watchScreen(page);
    const photo = 'idCardRecto';
    const camera = await ScriptedCamera.of(page, emptyTable);
    await customer.open(await procedures.started(idCardOnly), `/capture?language=${language}`);
    const texts = await plainTexts(language);
    const { verdicts } = spokenWords(texts);
    const found: string[] = [];
    await customer.tap('auto-capture');
    for (const { condition, checkMs, essential } of checkedPhotos) {
      await customer.seesCapture('capture', photo);
      await camera.show(sceneOf(photo, condition));
      await page.waitForTimeout(500);
      await customer.tap('shutter');
      await customer.seesCapture('preview', photo);
      await expect(page.locator('[data-screen] h1')).toContainText(essential, { timeout: 20_000 });
      await announcements.begun();
      const { seen } = await screen.read();
      const isVerdict = ({ line }: (typeof seen)[number]) => verdicts.some((each) => line?.includes(each));
      const { from } = staysOf(seen).findLast(({ state }) => state === 'preview')!;
      const knownAt = seen.find((moment) => moment.at >= from && isVerdict(moment))!.at;
      // So long after the verdict as if its check had taken exactly its time.
      const until = knownAt + listensMs - checkMs;
      const said = (await announcements.timed()).filter(({ at }) => at >= from - 50 && at < until);
      const heard = heardOf(
        said.map(({ at, line }) => ({ at, line: plain(line) })),
        until,
      );
      const all = heard.map((line) => `${Math.round(line.at - from)} “${line.heard}” of “${line.spoken}”`);
      if (!heard.some((line) => essential.test(line.heard))) found.push(`${checkMs} ms: ${all.join(', ')}`);
      await customer.tap('retake');
    }
    expect(found).toEqual([]);
  });
}

/** What a listener misses, or hears too much, in order. */
function defects(heard: readonly HeardLine[], texts: Texts, wantsSound: boolean): readonly string[] {
  const { capture, confirm, photos } = texts;
  const words = spokenWords(texts);
  const isHeading = ({ line }: HeardLine) => line.startsWith('focus: h1 ');
  const hears = (line: HeardLine, part: string) => line.heard.includes(part);
  const instructionOf = (line: HeardLine) =>
    photoNames
      .filter((photo) => line.line.startsWith(`focus: h1 ${photos.title[photo]}, `))
      .map((photo) => capture.instruction[photo])
      .find((instruction) => line.spoken.includes(instruction));
  const found: string[] = [];
  let verdicts = 0;
  for (const [index, line] of heard.entries()) {
    const instruction = instructionOf(line);
    // Without sound, nobody waits for the end of the instruction (decision 4.6).
    if (wantsSound && instruction !== undefined && !hears(line, instruction)) {
      found.push(`the instruction is cut off: “${line.heard}”`);
    }
    // On a slow machine, a check may take too long; that is said too.
    const verdict = [...words.verdicts, ...words.unchecked].find((each) => line.spoken.includes(each));
    if (verdict !== undefined) verdicts += 1;
    // What is found later follows the heading, and the customer may have decided before its end.
    if (verdict !== undefined && (isHeading(line) ? !hears(line, verdict) : line.heard === '')) {
      found.push(`the verdict is not heard: “${line.heard}” of “${line.spoken}”`);
    }
    const meaning = words.meaningOf(line.spoken);
    const last = heard.slice(0, index).findLast((each) => isHeading(each));
    const before = heard.slice(last === undefined ? 0 : heard.indexOf(last), index);
    const promises = words.promises.includes(line.spoken) && line.line.startsWith('assertive: ');
    if (promises && before.some(({ spoken }) => words.asksForShutter.includes(spoken))) {
      found.push(`“${line.spoken}” after the button was named`);
    }
    if (meaning !== null && last !== undefined && instructionOf(last) === undefined) {
      found.push(`“${line.spoken}” is said outside of a viewfinder`);
    }
  }
  if (verdicts < photoNames.length) found.push(`${verdicts} verdicts are said`);
  const end = heard.findIndex(({ spoken }) => spoken.includes(confirm.allReceived));
  const late = heard.slice(end + 1).filter(({ spoken }) => spoken.includes(texts.Toasts.photoSent));
  return [...found, ...late.map(({ spoken }) => `“${spoken}” after “${confirm.allReceived}”`)];
}

/** The texts of a language, as a screen reader has them. */
async function plainTexts(language: Language): Promise<Texts> {
  return JSON.parse(plain(JSON.stringify(await loadTexts(language, textLoaders)))) as Texts;
}

/** Without soft hyphens, and with ordinary spaces. */
function plain(text: string): string {
  return text.replaceAll('\u00AD', '').replaceAll('\u00A0', ' ');
}
