import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright';
import { rowOf, sheetOfRows } from './picture.ts';
import { sheetRows } from './places.ts';

/** A picture that takes a row from each story of a page of the sidebar. */
export interface StateSheet {
  readonly name: string;
  readonly picture: Buffer;
}

/**
 * Keeps a story's row for the sheet of its page.
 * @param id of the story
 * @param pictures of the row, from left to right, as PNG
 * @returns the sheet, once each story of the page has its row; null before.
 */
export async function addRow(
  page: Page,
  id: string,
  pictures: readonly Buffer[],
): Promise<StateSheet | null> {
  const [pageId = ''] = id.split('--');
  const folder = join(sheetRows, pageId);
  const fileOf = (story: string) => join(folder, `${story}.png`);
  mkdirSync(folder, { recursive: true });
  writeFileSync(fileOf(id), await rowOf(pictures));
  const files = (await storiesOf(page, pageId)).map(fileOf);
  if (!files.every((file) => existsSync(file))) return null;
  const rows = files.map((file) => readFileSync(file));
  return { name: `${pageId}.states`, picture: await sheetOfRows(rows) };
}

/** The stories of a page in the order of the sidebar, as Storybook's own index has them. */
async function storiesOf(page: Page, pageId: string): Promise<string[]> {
  const ids = await page.evaluate(async () => {
    const index = (await (await fetch('index.json')).json()) as { readonly entries: object };
    return Object.keys(index.entries);
  });
  return ids.filter((id) => id.startsWith(`${pageId}--`));
}
