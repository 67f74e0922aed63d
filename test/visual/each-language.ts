import { languages } from '@recto/core';
import type { Page } from 'playwright';
import { lookAt, small, smallWithLargeText, type Look } from './looks.ts';
import { takeWords } from './picture.ts';
import { inEachCell } from './sheet-cells.ts';

/** The result of showing a story in each language. */
export interface InEachLanguage {
  /** Texts and controls that can't be read or pressed; axe and the pictures don't find these. */
  readonly problems: readonly string[];
  /** The languages on the smallest phone, as PNG; empty if no pictures are wanted. */
  readonly pictures: readonly Buffer[];
}

/** Shows the story on the smallest phone, and on one with a notch and text at 200 %. */
export async function lookInEachLanguage(
  page: Page,
  layout: 'screen' | 'part',
  pictured: boolean,
): Promise<InEachLanguage> {
  const problems: string[] = [];
  const pictures: Buffer[] = [];
  for (const language of languages) {
    const look = small(language);
    await lookAt(page, look);
    await inEachCell(page, async () => problems.push(...(await problemsOf(page, look))));
    if (pictured) pictures.push(await takeWords(page));
  }
  // In a second loop: each change of the phone's size redraws the page.
  for (const language of languages) {
    const look = smallWithLargeText(language, layout === 'screen');
    await lookAt(page, look);
    await inEachCell(page, async () => problems.push(...(await problemsOf(page, look))));
  }
  return { problems, pictures };
}

async function problemsOf(page: Page, { safeArea, globals: { language, text } }: Look): Promise<string[]> {
  const found = await page.evaluate((insets) => globalThis.rectoInspection!.layoutProblems(insets), safeArea);
  return found.map((problem) => `${language}, text at ${text} %: ${problem}`);
}
