import { defaultLanguage, languages, type Language } from '@recto/core';
import type { Page } from 'playwright';
import { pseudoLanguage } from '../../.storybook/pseudo-language.ts';
import { lookAt, small, smallWithLargeText, usual, type Look } from './looks.ts';
import { takePicture, takeWords } from './picture.ts';

/** The languages with the longest words: the sheets show these, since each picture takes as long as three checks of the layout. */
const pictured: readonly Language[] = ['de-de', 'nl-nl'];

/** The result of showing a story in further looks. */
export interface InFurtherLanguages {
  /** Texts and controls that can't be read or pressed; axe and the pictures don't find these. */
  readonly problems: readonly string[];
  /** As PNG; empty if no pictures are wanted. */
  readonly pictures: readonly Buffer[];
}

/** Shows the story in French on the smallest phone. @returns what can't be read or pressed there. */
export async function lookOnSmallPhone(page: Page): Promise<readonly string[]> {
  const look = small(defaultLanguage);
  await lookAt(page, look);
  return problemsOf(page, look);
}

/**
 * Shows the story in the languages but French on the smallest phone, and in all on one with a notch and text at 200 %.
 * Its pictures are German and Dutch.
 */
export async function lookInFurtherLanguages(
  page: Page,
  layout: 'screen' | 'part',
  withPictures: boolean,
): Promise<InFurtherLanguages> {
  const problems: string[] = [];
  const pictures: Buffer[] = [];
  for (const language of languages) {
    if (language === defaultLanguage) continue;
    const look = small(language);
    await lookAt(page, look);
    problems.push(...(await problemsOf(page, look)));
    if (withPictures && pictured.includes(language)) pictures.push(await takeWords(page));
  }
  // In a second loop: each change of the phone's size redraws the page.
  for (const language of languages) {
    const look = smallWithLargeText(language, layout === 'screen');
    await lookAt(page, look);
    problems.push(...(await problemsOf(page, look)));
  }
  return { problems, pictures };
}

/** Shows the story written from right to left, also on the smallest phone. Its pictures are light and dark. */
export async function lookFromRightToLeft(page: Page): Promise<InFurtherLanguages> {
  const onSmall = small(pseudoLanguage);
  await lookAt(page, onSmall);
  const problems = await problemsOf(page, onSmall);
  const pictures: Buffer[] = [];
  for (const theme of ['light', 'dark']) {
    await lookAt(page, { ...usual, globals: { ...onSmall.globals, theme } });
    pictures.push(await takePicture(page));
  }
  return { problems, pictures };
}

async function problemsOf(page: Page, { safeArea, globals: { language, text } }: Look): Promise<string[]> {
  const found = await page.evaluate((insets) => globalThis.rectoInspection!.layoutProblems(insets), safeArea);
  return found.map((problem) => `${language}, text at ${text} %: ${problem}`);
}
