import { layoutProblems, type SafeArea } from './layout-problems.ts';

/** The cells of a state sheet (`stories/capture/StateSheet.tsx`). */
function cells(): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>('[data-sheet-cell]')];
}

/**
 * Shows one cell as if it were alone on the page, so that it fills the phone.
 * @param only the cell that is shown; null for all.
 * @returns how many cells there are; 0 if the story is not a sheet, and the page is unchanged.
 */
export function showCell(only: number | null): number {
  const all = cells();
  for (const [index, cell] of all.entries()) cell.hidden = only !== null && index !== only;
  return all.length;
}

/** Longer than a control ignores taps after it has appeared (`use-double-tap-guard.ts`), in ms. */
const guardMs = 1_000;

/** The layout problems of each cell alone on the page, or of a page that is not a sheet. */
export async function layoutProblemsInEachCell(safeArea: SafeArea): Promise<string[]> {
  const count = cells().length;
  const problems: string[] = [];
  for (let index = 0; index < Math.max(1, count); index += 1) {
    showCell(index);
    problems.push(...(await lastingProblems(safeArea)));
  }
  showCell(null);
  return problems;
}

/** A control that has just appeared ignores taps for a moment, and so lies below the others. */
async function lastingProblems(safeArea: SafeArea): Promise<string[]> {
  if (layoutProblems(safeArea).length === 0) return [];
  await new Promise((resolve) => setTimeout(resolve, guardMs));
  return layoutProblems(safeArea);
}
