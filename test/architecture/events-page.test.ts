import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { eventCatalogue } from '@recto/core';
import { expect, test } from 'vitest';

/** `docs/events.md` lists each event with its fields, and each field with its values. */

const page = readFileSync(join(import.meta.dirname, '../../docs/events.md'), 'utf8');

const inBackticks = (text: string) => [...text.matchAll(/`(\w+)`/g)].map(([, word]) => word!);

/** The two sections that list the events. */
const events = page.split('## The journey')[1]!.split('## Values')[0]!;

/** The own fields of each event: ``- **`event`** (`field`, `field`): when``. */
const documented = Object.fromEntries(
  [...events.matchAll(/^- \*\*`(\w+)`\*\*(?: \(([^)]*)\))?: /gm)].map(([, name, fields = '']) => [
    name!,
    inBackticks(fields),
  ]),
);

test('each event is listed, with its own fields', () => {
  const fields = Object.entries(eventCatalogue).map(([name, own]) => [name, Object.keys(own)]);
  expect(documented).toEqual(Object.fromEntries(fields));
  expect(page).toContain(`${fields.length} events`);
});

test('each field is listed, with its values', () => {
  const listed = [...page.matchAll(/^- `(\w+)`(?: \(`(\w+)`\))?: (.*)$/gm)];
  /** A list of values, or `as of` another event `without` one of them. */
  const valuesOf = (event: string, field: string): readonly string[] => {
    const text =
      listed.find(([, name, of]) => name === field && (of === undefined || of === event))?.[3] ?? '';
    const [, other, without] = /^as of `(\w+)`, without `(\w+)`$/.exec(text) ?? [];
    if (other === undefined) return inBackticks(text);
    const values = valuesOf(other, field);
    expect(values).toContain(without);
    return values.filter((value) => value !== without);
  };
  for (const [event, fields] of Object.entries(eventCatalogue)) {
    for (const [field, values] of Object.entries(fields)) {
      expect([event, field, valuesOf(event, field)]).toEqual([event, field, values]);
    }
  }
});
