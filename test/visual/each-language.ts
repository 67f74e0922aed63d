import { languages } from '@recto/core';
import type { Page } from 'playwright';
import { lookAt, small, smallInTheDark, smallWithLargeText, type Look } from './looks.ts';
import { takePicture, takeWords } from './picture.ts';

/** What came up when a story was looked at in each language. */
export interface InEachLanguage {
  /** Words and controls that somebody could not read or press; axe and the pictures don't see these. */
  readonly problems: readonly string[];
  /** The languages on the smallest phone, as PNG; none where no pictures are wanted. */
  readonly pictures: readonly Buffer[];
  /** The same phone in the dark, with its photos; null where no such picture is wanted. */
  readonly dark: Buffer | null;
}

/**
 * Looks at the story on the smallest phone, and on one with a notch and text at 200 %.
 * @param pictured which pictures are wanted
 */
export async function lookInEachLanguage(
  page: Page,
  layout: 'screen' | 'part',
  pictured: { readonly languages: boolean; readonly dark: boolean },
): Promise<InEachLanguage> {
  const problems: string[] = [];
  const pictures: Buffer[] = [];
  for (const language of languages) {
    problems.push(...(await problemsOf(page, small(language))));
    if (pictured.languages) pictures.push(await takeWords(page));
  }
  let dark: Buffer | null = null;
  if (pictured.dark) {
    await lookAt(page, smallInTheDark);
    dark = await takePicture(page);
  }
  // In a row of its own: a phone that changes its size is drawn anew.
  for (const language of languages) {
    problems.push(...(await problemsOf(page, smallWithLargeText(language, layout === 'screen'))));
  }
  return { problems, pictures, dark };
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
