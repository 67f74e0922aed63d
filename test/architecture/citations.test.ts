import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';

/** Every section of the specification and every decision that a file cites exists. */

interface TextFile {
  readonly path: string;
  readonly text: string;
}

const root = join(import.meta.dirname, '../..');
const read = (path: string): TextFile => ({ path, text: readFileSync(join(root, path), 'utf8') });

/** The citations in this file are examples, some of them deliberately wrong. */
const own = 'test/architecture/citations.test.ts';

function filesIn(folder: string): readonly string[] {
  return readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .map((name) => `${folder}/${name}`)
    .filter((path) => /\.(?:[jt]sx?|mjs|mdx?|css|html|yml)$/.test(path))
    .filter((path) => !/(?:^|\/)(?:dist|node_modules)\//.test(path) && path !== own);
}

const files = [
  ...['packages', 'host', 'stories', 'test', 'lab', 'docs', '.storybook', '.github'].flatMap(filesIn),
  ...readdirSync(root).filter((name) => /\.(?:md|ts)$/.test(name)),
].map(read);

const specification = read('docs/specification.md');
const index = read('docs/decisions/README.md');
const pages = filesIn('docs/decisions')
  .filter((path) => path.endsWith('.mdx'))
  .map(read);

/** The text without its line breaks, so that a citation that a comment breaks is found. */
function unbroken(text: string): string {
  return text.replaceAll(/\s*\n\s*(?:\*(?!\/)|\/\/)?\s*/g, ' ');
}

/** The sections cited, such as `§4` or `§4.2`; sections of an RFC are another document's. */
function citedSections({ text }: TextFile): readonly string[] {
  return [...unbroken(text).matchAll(/(RFC \d+ )?(§\d+(?:\.\d+)*)/g)].flatMap(([, rfc, section]) =>
    rfc === undefined ? [section!] : [],
  );
}

/** The decisions cited, such as `3` (a page) or `3.4`. */
function citedDecisions({ text }: TextFile): readonly string[] {
  const citation = /\bdecisions? (\d+(?:\.\d+)*(?:(?:,| and|, and) \d+\.\d+)*)/gi;
  return [...unbroken(text).matchAll(citation)].flatMap(([, numbers]) => numbers!.match(/\d+(?:\.\d+)*/g)!);
}

/** Citations of a decision by its title, or without a number: a reader can't find those. */
function unnumberedCitations({ text }: TextFile): readonly string[] {
  return unbroken(text).match(/\bdecisions?,? ["“‘']|[(,;] ?decisions?[,;)]/gi) ?? [];
}

/** The numbers at the start of headings, such as `§4.2` or `3.4`. */
function numbersOf({ text }: TextFile): readonly string[] {
  return [...text.matchAll(/^#+ (§?\d+(?:\.\d+)*) /gm)].map(([, number]) => number!);
}

const sections = new Set(numbersOf(specification));
const decisions = new Set(pages.flatMap(numbersOf));

const missing = (cited: readonly string[], known: ReadonlySet<string>, { path }: TextFile) =>
  cited.filter((number) => !known.has(number)).map((number) => `${path} cites ${number}`);

test('every cited section is in the specification', () => {
  expect(files.flatMap(citedSections).length).toBeGreaterThan(300);
  expect(files.flatMap((file) => missing(citedSections(file), sections, file))).toEqual([]);
});

test('every cited decision exists', () => {
  expect(files.flatMap(citedDecisions).length).toBeGreaterThan(40);
  expect(files.flatMap((file) => missing(citedDecisions(file), decisions, file))).toEqual([]);
});

test('every decision is cited by its number', () => {
  expect(files.flatMap((file) => unnumberedCitations(file).map((text) => `${file.path}: ${text}`))).toEqual(
    [],
  );
});

test('the sections of the specification are numbered in order', () => {
  let [chapter, section] = [0, 0];
  for (const number of numbersOf(specification)) {
    [chapter, section] = number.includes('.') ? [chapter, section + 1] : [chapter + 1, 0];
    expect(number).toBe(section === 0 ? `§${chapter}` : `§${chapter}.${section}`);
  }
  expect(chapter).toBeGreaterThanOrEqual(9);
});

describe.each(pages)('$path', (page) => {
  const [, title, number] = /^# ((\d+) .*)$/m.exec(page.text)!;

  test('the page has the number of its file, also in Storybook', () => {
    expect(page.path).toContain(`/${number!.padStart(2, '0')}-`);
    expect(page.text).toContain(`<Meta title="Decisions/${number} `);
  });

  test('the page numbers its decisions from one, without a gap', () => {
    const [, ...numbers] = numbersOf(page);
    expect(numbers.length).toBeGreaterThan(0);
    expect(numbers).toEqual(numbers.map((_each, before) => `${number}.${before + 1}`));
  });

  test('the page is in the index', () => {
    expect(index.text).toContain(`- [${title}](${page.path.split('/').at(-1)})\n`);
  });
});

test('the index of the decisions lists the pages, and nothing else', () => {
  const listed = [...index.text.matchAll(/^ *- .*?(?:\]\((.*)\))?$/gm)].map(
    ([, name]) => `docs/decisions/${name}`,
  );
  expect(listed).toEqual(pages.map(({ path }) => path).toSorted());
});

describe('what counts as a citation', () => {
  const file = (text: string): TextFile => ({ path: 'a.ts', text });

  test.each([
    ['(§2, §4.2)', ['§2', '§4.2']],
    ['/** Ends (§2,\n * §99.1). */', ['§2', '§99.1']],
    ['RFC 6749 §2.3.1', []],
    ['(RFC 9110\n * §10.2.3)', []],
  ])('sections: %j', (text, expected) => expect(citedSections(file(text))).toEqual(expected));

  test.each([
    ['(§2; decision 4.2)', ['4.2']],
    ['(decisions 1.3, 2.1 and 99.9)', ['1.3', '2.1', '99.9']],
    ['as it must (decision\n   * 5.5)', ['5.5']],
    ['Decision 10 says', ['10']],
    ['two decisions in 3 days', []],
  ])('decisions: %j', (text, expected) => expect(citedDecisions(file(text))).toEqual(expected));

  test.each(['(decisions, "Mask")', '(decision\n * "Mask")', '(decisions)', '(§8, decisions).'])(
    'no number: %j',
    (text) => expect(unnumberedCitations(file(text))).toHaveLength(1),
  );
});
