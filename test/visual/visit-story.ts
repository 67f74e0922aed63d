import { getStoryContext } from '@storybook/test-runner';
import type { Page } from 'playwright';
import { comparePicture } from './compare.ts';
import { lookInEachLanguage } from './each-language.ts';
import { noteEvidence } from './evidence.ts';
import { inTheDark, lookAt, lookAway, onItsSide } from './looks.ts';
import { gridOf, sheetOf, takePicture, takeWholePage } from './picture.ts';
import { inEachCell } from './sheet-cells.ts';
import { whatToPicture } from './what-to-picture.ts';

/** Records what the story has shown, takes its pictures, and checks its layout. @throws Error with every problem. */
export async function visitStory(page: Page, { id, title }: { id: string; title: string }): Promise<void> {
  const { tags } = await getStoryContext(page, { id, title, name: '' });
  const { whole, landscape, dark, layout, languages } = whatToPicture(title, tags);
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

  const takeStory = () => (whole ? takeWholePage(page) : takePicture(page));
  await picture(id, async () => gridOf(await inEachCell(page, takeStory)));
  const looks = [
    ...(landscape ? [['landscape', onItsSide] as const] : []),
    ...(dark ? [['dark', inTheDark] as const] : []),
  ];
  for (const [suffix, look] of looks) {
    await picture(`${id}.${suffix}`, async () => {
      await lookAt(page, look);
      return takeStory();
    });
  }
  if (layout !== null) {
    const { problems: found, pictures } = await lookInEachLanguage(page, layout, languages);
    problems.push(...found);
    if (languages) await picture(`${id}.languages`, () => sheetOf(pictures));
  }
  await lookAway(page);

  if (problems.length > 0) throw new Error(problems.join('\n\n'));
}
