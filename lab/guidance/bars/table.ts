import { wilson } from './wilson.ts';

/** One line of the table: what is measured, what it must reach, and what it reached. */
export interface BarRow {
  readonly what: string;
  readonly bar: string;
  readonly measured: string;
  /** The 95 % interval of a share; empty for what is none. */
  readonly interval: string;
  /** Null if it is only shown, without a limit, or was not measured. */
  readonly isMet: boolean | null;
  /** On how many frames, sequences or runs. */
  readonly count: number;
  /** What was missed; left out where nothing is named. */
  readonly missed?: readonly Missed[];
}

/** A frame that was missed, and what was said of it. */
interface Missed {
  readonly name: string;
  readonly said: string;
}

/** A limit that a measured value must keep; without `least` and `most` the row has no bar. */
export interface Limit {
  readonly least?: number;
  readonly most?: number;
  readonly unit?: string;
}

/** @param value null if nothing was measured. */
export function barRow(
  what: string,
  { least, most, unit = '' }: Limit,
  value: number | null,
  count: number,
): BarRow {
  const limits = [
    ...(least === undefined ? [] : [`≥ ${least}${unit}`]),
    ...(most === undefined ? [] : [`≤ ${most}${unit}`]),
  ];
  const isMet = value === null ? null : value >= (least ?? -Infinity) && value <= (most ?? Infinity);
  const measured =
    value === null ? 'not measured' : `${value.toFixed(Number.isInteger(value) ? 0 : 3)}${unit}`;
  return {
    what,
    bar: limits.join(', '),
    measured,
    interval: '',
    isMet: limits.length === 0 ? null : isMet,
    count,
  };
}

/** The row of a share, with its interval. @param test whether an item counts. */
export function shareRow<Item>(
  what: string,
  limit: Limit,
  items: readonly Item[],
  test: (item: Item) => boolean,
): BarRow {
  return countRow(what, limit, items.filter(test).length, items.length);
}

/** The same, of `hits` among `count`. */
export function countRow(what: string, limit: Limit, hits: number, count: number): BarRow {
  const row = barRow(what, limit, count === 0 ? null : hits / count, count);
  const ends = wilson(hits, count);
  return { ...row, interval: ends === null ? '' : ends.map((end) => end.toFixed(3)).join('–') };
}

/** Adds beside the measured value how often each name occurs, the most frequent first. */
export function withCounts(row: BarRow, names: readonly string[]): BarRow {
  const counts = new Map<string, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  const sorted = [...counts].toSorted(([, one], [, other]) => other - one);
  const listed = sorted.map(([name, count]) => `${name} ${count}`).join(', ');
  return listed === '' ? row : { ...row, measured: `${row.measured} (${listed})` };
}

/** A row that says something and has no bar. */
export function note(what: string, measured: string, count: number): BarRow {
  return { what, bar: '', measured, interval: '', isMet: null, count };
}

/** @returns the table as Markdown; with a column of what was missed if a row has it. @param names so many of each. */
export function formatTable(rows: readonly BarRow[], names = 8): string {
  const head = ['what', 'bar', 'measured', '95 %', '', 'n'];
  const cells = rows.map(({ what, bar, measured, interval, isMet, count }) => [
    what,
    bar,
    measured,
    interval,
    isMet === null ? '' : isMet ? 'met' : 'MISSED',
    String(count),
  ]);
  const widths = head.map((title, at) => Math.max(title.length, 2, ...cells.map((row) => row[at]!.length)));
  const line = (row: readonly string[]) =>
    `| ${row.map((cell, at) => cell.padEnd(widths[at]!)).join(' | ')} |`;
  const lines = [line(head), line(widths.map((width) => '-'.repeat(width))), ...cells.map(line)];
  if (rows.every(({ missed }) => missed === undefined)) return lines.join('\n');
  // The last column is not padded: a name is as long as all other columns.
  const last = ['missed', '------', ...rows.map(({ missed = [] }) => missedNames(missed, names))];
  return lines.map((start, at) => `${start} ${last[at]!} |`).join('\n');
}

function missedNames(missed: readonly Missed[], most: number): string {
  const more = missed.length > most ? [`and ${missed.length - most} more`] : [];
  return [...missed.slice(0, most).map(({ name, said }) => `${name}: ${said}`), ...more].join('; ');
}
