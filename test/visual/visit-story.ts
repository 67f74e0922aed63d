import { getStoryContext } from '@storybook/test-runner';
import type { Page } from 'playwright';
import { comparePicture } from './compare.ts';
import { lookInEachLanguage } from './each-language.ts';
import { noteEvidence } from './evidence.ts';
import { inTheDark, lookAt, lookAway, onItsSide } from './looks.ts';
import { sheetOf, takePicture } from './picture.ts';
import { whatToPicture } from './what-to-picture.ts';

/** Notes what the story has shown, takes its pictures, and checks its layout. @throws Error with all that is wrong. */
export async function visitStory(page: Page, { id, title }: { id: string; title: string }): Promise<void> {
  const { tags } = await getStoryContext(page, { id, title, name: '' });
  const { landscapeAndDark, layout, languages } = whatToPicture(title, tags);
  const catalogues = await page.evaluate(() => ({
    shown: globalThis.rectoInspection!.shown(),
    everything: globalThis.rectoInspection!.everything(),
  }));
  noteEvidence({ story: id, ...catalogues });
  const problems: string[] = [];

  async function picture(name: string, take: () => Promise<Buffer>): Promise<void> {
    if (process.env['RECTO_PICTURES'] === 'skip') return;
    try {
      await comparePicture(await take(), name);
    } catch (error) {
      problems.push(error instanceof Error ? error.message : String(error));
    }
  }

  await picture(id, () => takePicture(page));
  if (landscapeAndDark) {
    for (const [suffix, look] of [
      ['landscape', onItsSide],
      ['dark', inTheDark],
    ] as const) {
      await picture(`${id}.${suffix}`, async () => {
        await lookAt(page, look);
        return takePicture(page);
      });
    }
  }
  if (layout !== null) {
    const found = await lookInEachLanguage(page, layout, languages);
    problems.push(...found.problems);
    if (languages) await picture(`${id}.languages`, () => sheetOf(found.pictures));
  }
  await lookAway(page);

  if (problems.length > 0) throw new Error(problems.join('\n\n'));
}
