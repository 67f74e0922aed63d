import type { Page } from 'playwright';

const cells = '[data-sheet-cell]';

/**
 * Shows each cell of a state sheet (`stories/capture/StateSheet.tsx`) as if it were alone on the page,
 * so that it fills the phone; if the story is not a sheet, the page is shown unchanged.
 * @returns the results, in the order of the cells.
 */
export async function inEachCell<Seen>(page: Page, look: () => Promise<Seen>): Promise<Seen[]> {
  const count = await page.locator(cells).count();
  if (count === 0) return [await look()];
  const seen: Seen[] = [];
  for (let index = 0; index < count; index += 1) {
    await showCells(page, index);
    seen.push(await look());
  }
  await showCells(page, null);
  return seen;
}

/** @param only the cell that is shown; null for all. */
async function showCells(page: Page, only: number | null): Promise<void> {
  await page.locator(cells).evaluateAll((elements, shown) => {
    for (const [index, element] of elements.entries()) {
      (element as HTMLElement).hidden = shown !== null && index !== shown;
    }
  }, only);
}
