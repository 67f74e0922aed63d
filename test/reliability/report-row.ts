import { test } from '@playwright/test';

/** One line of a printed table. */
export interface ReportRow {
  readonly table: string;
  readonly head: readonly string[];
  readonly cells: readonly (string | number)[];
}

export const rowAnnotation = 'row of a table';

/** Adds a line to what is printed at the end; the test's verdict is added to it. */
export function reportRow(row: ReportRow): void {
  test.info().annotations.push({ type: rowAnnotation, description: JSON.stringify(row) });
}
