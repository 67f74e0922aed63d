import type { FullConfig, Reporter, Suite, TestCase } from '@playwright/test/reporter';
import { rowAnnotation, type ReportRow } from './report-row.ts';
import { printTable } from './table.ts';

/** Prints the tables of a run, in the order of the tests, with a verdict on each line. */
export default class TableReporter implements Reporter {
  #tests: readonly TestCase[] = [];

  onBegin(_: FullConfig, suite: Suite): void {
    this.#tests = suite.allTests();
  }

  onEnd(): void {
    const rows = this.#tests.flatMap((each) =>
      each.annotations
        .filter(({ type }) => type === rowAnnotation)
        .map(({ description }) => ({
          ...(JSON.parse(description!) as ReportRow),
          verdict: each.ok() ? 'ok' : 'FAILED',
        })),
    );
    for (const table of new Set(rows.map((row) => row.table))) {
      const own = rows.filter((row) => row.table === table);
      console.log(`\n${table}`);
      printTable(
        [...own[0]!.head, ''],
        own.map(({ cells, verdict }) => [...cells, verdict]),
      );
    }
  }

  printsToStdio(): boolean {
    return false;
  }
}
