import { getStoryContext } from '@storybook/test-runner';
import type { Page } from 'playwright';
import { keyScreens } from '../../stories/gallery/key-screens.ts';
import { comparePicture } from './compare.ts';
import { lookFromRightToLeft, lookInFurtherLanguages, lookOnSmallPhone } from './each-language.ts';
import { noteEvidence } from './evidence.ts';
import { inTheDark, lookAt, lookAway, onItsSide, type Look } from './looks.ts';
import { looksOfThisRun } from './part-of-looks.ts';
import { gridOf, sheetOf, takePicture, takeWholePage } from './picture.ts';
import { inEachCell } from './sheet-cells.ts';
import { suffixes } from './places.ts';
import type { StorybookPreview } from './storybook-preview.ts';
import { whatToPicture } from './what-to-picture.ts';

/** Records what the story has shown, takes its pictures, and checks its layout. @throws Error with every problem. */
export async function visitStory(page: Page, { id, title }: { id: string; title: string }): Promise<void> {
  await finished(page, id);
  const { tags } = await getStoryContext(page, { id, title, name: '' });
  const { isUsual, whole, landscape, dark, layout, languages } = whatToPicture(title, tags);
  const catalogues = await page.evaluate(() => ({
    shown: globalThis.rectoInspection!.endRecord(),
    everything: globalThis.rectoInspection!.everything(),
  }));
  noteEvidence({ story: id, ...catalogues });
  const { own, further } = looksOfThisRun();
  const problems = catalogues.shown.looseTexts.map(
    (text) => `The browser’s translation breaks the text ${text}: it needs an element of its own.`,
  );

  async function picture(name: string, take: () => Promise<Buffer>): Promise<void> {
    if (process.env['RECTO_PICTURES'] === 'skip') return;
    try {
      const taken = await take();
      const error = await errorShown(page);
      if (error !== null) throw new Error(`In place of ${name}, Storybook shows an error: ${error}`);
      await comparePicture(taken, name);
    } catch (error) {
      problems.push(error instanceof Error ? error.message : String(error));
    }
  }

  const takeStory = () => (whole ? takeWholePage(page) : takePicture(page));
  const takeIn = (look: Look) => async () => {
    await lookAt(page, look);
    return takeStory();
  };
  if (own && isUsual) await picture(id, async () => gridOf(await inEachCell(page, takeStory)));
  if (further && landscape) {
    await lookAt(page, onItsSide);
    await picture(`${(await noticeOver(page)) ?? id}${suffixes.landscape}`, takeStory);
  }
  if (further && dark !== null) {
    await picture(dark === 'own' ? `${id}${suffixes.dark}` : id, takeIn(inTheDark));
  }
  if (further && layout !== null) problems.push(...(await lookOnSmallPhone(page)));
  if (further && layout !== null) {
    const { problems: found, pictures } = await lookInFurtherLanguages(page, layout, languages);
    problems.push(...found);
    if (languages) await picture(`${id}${suffixes.languages}`, () => sheetOf(pictures));
  }
  if (further && keyScreens.includes(id)) {
    const { problems: found, pictures } = await lookFromRightToLeft(page);
    problems.push(...found);
    await picture(`${id}${suffixes.rightToLeft}`, () => sheetOf(pictures));
  }
  await lookAway(page);

  if (problems.length > 0) throw new Error(problems.join('\n\n'));
}

/** The stories of the notice that covers a viewfinder in landscape, with and without a button for files: one picture for all. */
const noticesInLandscape = ['capture-1-id-card-front--landscape', 'capture-camera-only--landscape'] as const;

/** The story of the notice, if only that is seen, without news of the photo before or of the connection; else null. */
async function noticeOver(page: Page): Promise<string | null> {
  const actions = await page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('p:empty + * > [data-action]')].map(
      ({ dataset }) => dataset['action'],
    ),
  );
  if (!actions.includes('stay-in-landscape')) return null;
  return noticesInLandscape[actions.includes('choose-file') ? 0 : 1];
}

/** Waits until Storybook has ended this story's play function: the runner takes the end of any story for it. */
async function finished(page: Page, id: string): Promise<void> {
  await page.waitForFunction((story) => {
    const { currentRender } = (globalThis as unknown as StorybookPreview).__STORYBOOK_PREVIEW__;
    return currentRender?.id === story && currentRender.phase === 'finished';
  }, id);
}

/** What a story has thrown, perhaps in this look only; its picture must never become a baseline. Null for nothing. */
function errorShown(page: Page): Promise<string | null> {
  return page.evaluate(() => {
    const isShown = document.body.classList.contains('sb-show-errordisplay');
    return isShown ? (document.querySelector('.sb-errordisplay')?.textContent.trim() ?? '') : null;
  });
}
