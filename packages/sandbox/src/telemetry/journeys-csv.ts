import type { Journeys } from './journeys.ts';

/**
 * All figures as CSV (RFC 4180), one a line: the field of `Journeys`, where it is a list the row, the field in it, and
 * the value; empty for none. Times are in ms.
 */
export function journeysCsv(journeys: Journeys): string {
  const browsers = journeys.browsers.map(({ name }) => name);
  const lines = Object.entries(journeys).flatMap(([figure, value]: readonly [string, unknown]) =>
    Array.isArray(value)
      ? value.flatMap((row: unknown) =>
          numbersIn(row, browsers).map(([field, number]) => [figure, nameOf(row), field, number]),
        )
      : numbersIn(value, browsers).map(([field, number]) => [figure, '', field, number]),
  );
  return [['figure', 'row', 'field', 'value'], ...lines]
    .map((cells) => `${cells.map((cell) => cellText(cell)).join(',')}\r\n`)
    .join('');
}

/** Each number in a value, with the names of the fields that lead to it, such as `firstTime.part`. */
function numbersIn(value: unknown, browsers: readonly string[]): readonly (readonly [string, string])[] {
  if (value === null) return [['', '']];
  if (typeof value === 'number') return [['', String(value)]];
  if (typeof value !== 'object') return [];
  const parts: readonly (readonly [string, unknown])[] = Array.isArray(value)
    ? value.map((part: unknown, index) => [browsers[index] ?? String(index), part])
    : Object.entries(value);
  return parts.flatMap(([name, part]) =>
    numbersIn(part, browsers).map(([field, number]): [string, string] => [
      field === '' ? name : `${name}.${field}`,
      number,
    ]),
  );
}

/** What a row of a list is called. */
function nameOf(row: unknown): string {
  const { label, name } = row as { readonly label?: string; readonly name?: string };
  return label ?? name ?? '';
}

function cellText(text: string): string {
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
