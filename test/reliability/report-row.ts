import { test } from '@playwright/test';

/** One line of a printed table. */
export interface ReportRow {
  readonly table: string;
  readonly head: readonly string[];
  readonly cells: readonly (string | number)[];
}

/** A part of a line: the parts with the same names in a table become one line, with the sums of their numbers. */
export interface ReportSum {
  readonly table: string;
  readonly head: readonly string[];
  readonly names: readonly string[];
  readonly sums: readonly number[];
}

export const rowAnnotation = 'row of a table';
export const sumAnnotation = 'part of a row of a table';

/** Adds a line to the table that is printed at the end, with the test's verdict. */
export function reportRow(row: ReportRow): void {
  annotate(rowAnnotation, row);
}

/** Adds a part to the table that is printed at the end, with the number of its tests that failed. */
export function reportSum(sum: ReportSum): void {
  annotate(sumAnnotation, sum);
}

function annotate(type: string, content: ReportRow | ReportSum): void {
  test.info().annotations.push({ type, description: JSON.stringify(content) });
}
