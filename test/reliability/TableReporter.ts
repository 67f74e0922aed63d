import type { FullConfig, Reporter, Suite, TestCase } from '@playwright/test/reporter';
import { rowAnnotation, sumAnnotation, type ReportRow, type ReportSum } from './report-row.ts';
import { printTable } from './table.ts';

/** Prints the tables of a run, in the order of the tests, with a verdict on each line. */
export default class TableReporter implements Reporter {
  #tests: readonly TestCase[] = [];

  onBegin(_: FullConfig, suite: Suite): void {
    this.#tests = suite.allTests();
  }

  onEnd(): void {
    const rows = [...this.#rows(), ...this.#addedUp()];
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

  #rows(): readonly (ReportRow & { readonly verdict: string })[] {
    return this.#reported<ReportRow>(rowAnnotation).map(({ content, isOk }) => ({
      ...content,
      verdict: isOk ? 'ok' : 'FAILED',
    }));
  }

  /** Merges the parts of lines into lines, in the order of their names. */
  #addedUp(): readonly (ReportRow & { readonly verdict: string })[] {
    const parts = this.#reported<ReportSum>(sumAnnotation);
    const lineOf = ({ content: { table, names } }: (typeof parts)[number]) => JSON.stringify([table, names]);
    return [...new Set(parts.map(lineOf))]
      .map((line) => {
        const own = parts.filter((part) => lineOf(part) === line);
        const { table, head, names, sums } = own[0]!.content;
        const added = sums.map((_, at) => own.reduce((sum, { content }) => sum + content.sums[at]!, 0));
        const failed = own.filter(({ isOk }) => !isOk).length;
        const verdict = failed === 0 ? 'ok' : `${failed} FAILED`;
        return { table, head, cells: [...names, ...added], verdict };
      })
      .toSorted((one, other) => one.cells.join().localeCompare(other.cells.join()));
  }

  #reported<Content>(annotation: string): readonly { readonly content: Content; readonly isOk: boolean }[] {
    return this.#tests.flatMap((each) =>
      each.annotations
        .filter(({ type }) => type === annotation)
        .map(({ description }) => ({ content: JSON.parse(description!) as Content, isOk: each.ok() })),
    );
  }
}
