import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';

/** The glossary names each word once, and files that exist and define its name in the code. */

const root = join(import.meta.dirname, '../..');
const glossary = readFileSync(join(root, 'docs/glossary.md'), 'utf8');

interface Entry {
  readonly term: string;
  /** Its name in the code; null if it has none. */
  readonly name: string | null;
  readonly file: string;
}

const line = /^- \*\*([^*]+)\*\*(?: \(`(\w+)`\))?: .+\. `([^`]+)`$/gm;

const entries = [...glossary.matchAll(line)].map(([, term, name, file]): Entry => ({
  term: term!,
  name: name ?? null,
  file: file!,
}));

test('every line is read', () => {
  expect(entries).toHaveLength(glossary.match(/^- /gm)!.length);
});

test('each term and each name occurs once', () => {
  const words = entries.flatMap(({ term, name }) => (name === null ? [term] : [term, name]));
  expect(words.filter((word, index) => words.indexOf(word) !== index)).toEqual([]);
});

describe.each(entries)('$term', ({ name, file }) => {
  test(`the term is in ${file}`, () => {
    expect(existsSync(join(root, file))).toBe(true);
    if (name === null) return;
    const definition = new RegExp(`^export (?:const|function|class|interface|type) ${name}\\b`, 'm');
    expect(readFileSync(join(root, file), 'utf8')).toMatch(definition);
  });
});
