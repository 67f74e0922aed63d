import { test } from '@playwright/test';

/** One line of a printed table. */
export interface ReportRow {
  readonly table: string;
  readonly head: readonly string[];
  readonly cells: readonly (string | number)[];
}

/** A part of a line: those of a table that have the same names become one line, with their numbers added up. */
export interface ReportSum {
  readonly table: string;
  readonly head: readonly string[];
  readonly names: readonly string[];
  readonly sums: readonly number[];
}

export const rowAnnotation = 'row of a table';
export const sumAnnotation = 'part of a row of a table';

/** Adds a line to what is printed at the end; the test's verdict is added to it. */
export function reportRow(row: ReportRow): void {
  annotate(rowAnnotation, row);
}

/** Adds a part to what is printed at the end; how many of its tests failed is added to the line. */
export function reportSum(sum: ReportSum): void {
  annotate(sumAnnotation, sum);
}

function annotate(type: string, content: ReportRow | ReportSum): void {
  test.info().annotations.push({ type, description: JSON.stringify(content) });
}
