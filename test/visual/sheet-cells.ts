import type { Page } from 'playwright';

/**
 * Shows each cell of a state sheet (`stories/capture/StateSheet.tsx`) as if it were alone on the page,
 * so that it fills the phone; if the story is not a sheet, the page is shown unchanged.
 * @returns the results, in the order of the cells.
 */
export async function inEachCell<Seen>(page: Page, look: () => Promise<Seen>): Promise<Seen[]> {
  const count = await showCell(page, 0);
  if (count === 0) return [await look()];
  const seen = [await look()];
  for (let index = 1; index < count; index += 1) {
    await showCell(page, index);
    seen.push(await look());
  }
  await showCell(page, null);
  return seen;
}

/** @returns how many cells there are */
async function showCell(page: Page, only: number | null): Promise<number> {
  return page.evaluate((index) => globalThis.rectoInspection!.showCell(index), only);
}
