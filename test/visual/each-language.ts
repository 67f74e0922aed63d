import { languages } from '@recto/core';
import type { Page } from 'playwright';
import { lookAt, small, smallWithLargeText, type Look } from './looks.ts';
import { takeWords } from './picture.ts';

/** What came up when a story was looked at in each language. */
export interface InEachLanguage {
  /** Words and controls that somebody could not read or press; axe and the pictures don't see these. */
  readonly problems: readonly string[];
  /** The languages on the smallest phone, as PNG. */
  readonly pictures: readonly Buffer[];
}

/** Looks at the story on the smallest phone, and on one with a notch and text at 200 %. */
export async function lookInEachLanguage(
  page: Page,
  layout: 'screen' | 'part',
  pictured: boolean,
): Promise<InEachLanguage> {
  const problems: string[] = [];
  const pictures: Buffer[] = [];
  for (const language of languages) {
    problems.push(...(await problemsOf(page, small(language))));
    if (pictured) pictures.push(await takeWords(page));
  }
  // In a row of its own: a phone that changes its size is drawn anew.
  for (const language of languages) {
    problems.push(...(await problemsOf(page, smallWithLargeText(language, layout === 'screen'))));
  }
  return { problems, pictures };
}

async function problemsOf(page: Page, look: Look): Promise<string[]> {
  await lookAt(page, look);
  const found = await page.evaluate(
    (safeArea) => globalThis.rectoInspection!.layoutProblems(safeArea),
    look.safeArea,
  );
  const { language, text } = look.globals;
  return found.map((problem) => `${language}, text at ${text} %: ${problem}`);
}
