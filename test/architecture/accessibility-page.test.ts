import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { languages } from '@recto/core';
import { describe, expect, test } from 'vitest';
import { isTest } from './source/cited-tests.ts';

/** The conformance report (docs/accessibility.md) and the statements for operators: complete, and with checks that exist. */

const root = join(import.meta.dirname, '../..');
const page = readFileSync(join(root, 'docs/accessibility.md'), 'utf8');

/** The criteria of WCAG 2.2, level A and AA. 4.1.1 is no longer one of them. */
const criteria = {
  A: listOf(`1.1.1 1.2.1 1.2.2 1.2.3 1.3.1 1.3.2 1.3.3 1.4.1 1.4.2
    2.1.1 2.1.2 2.1.4 2.2.1 2.2.2 2.3.1 2.4.1 2.4.2 2.4.3 2.4.4 2.5.1 2.5.2 2.5.3 2.5.4
    3.1.1 3.2.1 3.2.2 3.2.6 3.3.1 3.3.2 3.3.7 4.1.2`),
  AA: listOf(`1.2.4 1.2.5 1.3.4 1.3.5 1.4.3 1.4.4 1.4.5 1.4.10 1.4.11 1.4.12 1.4.13
    2.4.5 2.4.6 2.4.7 2.4.11 2.5.7 2.5.8 3.1.2 3.2.3 3.2.4 3.3.3 3.3.4 3.3.8 4.1.3`),
};

/**
 * The clauses of EN 301 549 V3.2.1 that the page names. Of chapter 9, those beside WCAG 2.2; of 5.1 and 11.1 to 11.4, the
 * headings, since no clause below them applies to a web page.
 */
const clauses = listOf(`5.1 5.2 5.3 5.4 5.5.1 5.5.2 5.6.1 5.6.2 5.7 5.8 5.9
  9.4.1.1 9.6
  11.1 11.2 11.3 11.4 11.5.1 11.5.2.1 11.5.2.2 11.5.2.3 11.5.2.4 11.5.2.5 11.5.2.6 11.5.2.7 11.5.2.8 11.5.2.9 11.5.2.10
  11.5.2.11 11.5.2.12 11.5.2.13 11.5.2.14 11.5.2.15 11.5.2.16 11.5.2.17 11.6.1 11.6.2 11.7
  11.8.1 11.8.2 11.8.3 11.8.4 11.8.5
  12.1.1 12.1.2 12.2.1 12.2.2 12.2.3 12.2.4`);

const verdicts = ['Supports', 'Partly supports', 'Does not support'] as const;

interface Row {
  /** The number of a criterion or a clause. */
  readonly number: string;
  readonly verdict: string;
  /** What follows the verdict: checks and a remark. */
  readonly text: string;
}

/** What is below a heading of the second level or, within that, of the third. */
function sectionOf(heading: string, subheading?: string): string {
  const [, chapter = ''] = page.split(`\n## ${heading}\n`);
  const [text = ''] = chapter.split(/^## /m);
  if (subheading === undefined) return text;
  const [, section = ''] = text.split(`\n### ${subheading}\n`);
  return section.split(/^### /m)[0]!;
}

/** The lines that begin with a number: `- **1.1.1 Name**: **Verdict.** S1, H2. Remark`. */
function rowsOf(section: string): readonly Row[] {
  const lines = section.matchAll(/^- \*\*(\d+(?:\.\d+)+) [^*]+\*\*: (?:\*\*([^*]+)\.\*\* )?(.+)$/gm);
  return [...lines].map(([, number, verdict = 'Supports', text]) => ({
    number: number!,
    verdict,
    text: text!,
  }));
}

/** The lines that list what is not applicable: `- **Not applicable** (H1): 1.2.1, 1.2.2 (reason), …`. */
const notApplicable = (section: string): readonly string[] =>
  section.match(/^- \*\*Not applicable\*\*.+$/gm) ?? [];

/** The numbers in a text, without those in brackets. */
const numbersOf = (text: string): readonly string[] =>
  text.replaceAll(/\([^)]*\)/g, '').match(/\d+(?:\.\d+)+/g) ?? [];

/** All numbers of a section: those with a line, then the others. */
const numbersIn = (section: string): readonly string[] => [
  ...rowsOf(section).map(({ number }) => number),
  ...notApplicable(section).flatMap(numbersOf),
];

const levels = ['A', 'AA'] as const;
const wcag = levels.map((level) => sectionOf('WCAG 2.2', `Level ${level}`));
const standard = sectionOf('EN 301 549');
const rows = [...wcag, standard].flatMap(rowsOf);

/** The checks that the page describes: `- **T1** …` for a test, `S` for all stories, `H` by hand. */
const checks = new Map(
  [...page.matchAll(/^- \*\*([TSH]\d+)\*\* (.+)$/gm)].map(([, id, text]) => [id!, text!]),
);

const checksOf = (text: string): readonly string[] => text.match(/\b[TSH]\d+\b/g) ?? [];

test.each(levels)('each criterion of level %s has one line, or is listed once as not applicable', (level) => {
  expect(numbersIn(sectionOf('WCAG 2.2', `Level ${level}`)).toSorted(inOrder)).toEqual(
    criteria[level].toSorted(inOrder),
  );
});

test('the criteria are those of WCAG 2.2: 55', () => {
  expect(criteria.A.length + criteria.AA.length).toBe(55);
});

test('the lines of a section are in order', () => {
  for (const section of [...wcag, standard]) {
    const numbers = rowsOf(section).map(({ number }) => number);
    expect(numbers).toEqual(numbers.toSorted(inOrder));
  }
});

describe.each(rows)('line $number', ({ verdict, text }) => {
  test('the line has a verdict, how it was checked, and a remark where it does not support all', () => {
    expect(verdicts).toContain(verdict);
    const [, remark = ''] = /^[TSH]\d+(?:, [TSH]\d+)*\.(.*)$/.exec(text) ?? [];
    expect(text).toMatch(/^[TSH]\d+(?:, [TSH]\d+)*\./);
    if (verdict !== 'Supports') expect(remark.length).toBeGreaterThan(10);
  });

  test('the line cites checks that the page describes', () => {
    expect(checksOf(text).filter((id) => !checks.has(id))).toEqual([]);
  });
});

test('each line of what is not applicable cites a check and has reasons', () => {
  const lines = notApplicable(page);
  expect(lines).toHaveLength(5);
  for (const line of lines) {
    const [, list = ''] = /^- \*\*Not applicable\*\* \([TSH]\d+(?:, [TSH]\d+)*\): (.+)\.$/.exec(line) ?? [];
    // A reason in brackets is that of the numbers before it.
    expect(list).toMatch(/^(?:\d+(?:\.\d+)+(?:, \d+(?:\.\d+)+)* \([^)]{6,}\)(?:, |$))+$/);
  }
});

test('each check is cited', () => {
  const cited = new Set(rows.flatMap(({ text }) => checksOf(text)));
  expect([...checks.keys()].filter((id) => !cited.has(id))).toEqual([]);
});

describe.each([...checks])('check %s', (id, text) => {
  test('the check exists', () => {
    const [, file = '', title] = /^`([^`]+)`(?:: (.+?))?\.?$/.exec(text.split(' – ')[0]!) ?? [];
    if (id.startsWith('H')) return expect(text.length).toBeGreaterThan(40);
    if (id.startsWith('S')) return expect(existsSync(join(root, file))).toBe(true);
    expect(isTest({ file, title: title ?? '' }), text).toBe(true);
    expect((title ?? '').length).toBeGreaterThan(10);
  });
});

test('the checks by hand have a date', () => {
  expect(page).toMatch(/^### By hand\n\n\d{1,2} \w+ \d{4}: /m);
});

test('each clause of chapters 5, 11 and 12 has one line, or is listed once as not applicable, and chapter 9 has what WCAG 2.2 does not say', () => {
  expect(numbersIn(standard).toSorted(inOrder)).toEqual(clauses.toSorted(inOrder));
});

/** The statements, one for each language. */
const statementOf = (language: string) =>
  readFileSync(join(root, `docs/accessibility/statement.${language}.md`), 'utf8');

/** For each section: how many items its list has, and its placeholders in order. */
function shapeOf(statement: string): readonly unknown[] {
  return statement.split(/^#+ /m).map((section) => ({
    items: section.match(/^- /gm)?.length ?? 0,
    placeholders: section.match(/\{\{\w+\}\}/g) ?? [],
  }));
}

describe.each(languages)('the statement of %s', (language) => {
  const statement = statementOf(language);

  test('the statement has the sections, items and placeholders of the others', () => {
    expect(shapeOf(statement)).toHaveLength(8);
    expect(shapeOf(statement)).toEqual(shapeOf(statementOf('en-gb')));
  });

  test('the statement has no placeholder in another form, and no text of another language’s statement', () => {
    expect(statement.replaceAll(/\{\{\w+\}\}/g, '')).not.toMatch(/[{}[\]<>]/);
    const own = new Set(statement.split('\n').filter((line) => line.length > 40));
    for (const other of languages.filter((each) => each !== language)) {
      expect(
        statementOf(other)
          .split('\n')
          .filter((line) => own.has(line)),
      ).toEqual([]);
    }
  });
});

test('each placeholder is explained', () => {
  const placeholders = new Set(statementOf('en-gb').match(/\{\{\w+\}\}/g));
  const explained = readFileSync(join(root, 'docs/accessibility/README.md'), 'utf8').match(/\{\{\w+\}\}/g);
  expect([...new Set(explained)].toSorted()).toEqual([...placeholders].toSorted());
});

function inOrder(a: string, b: string): number {
  const [first, second] = [a, b].map((number) => number.split('.').map(Number));
  const at = first!.findIndex((part, index) => part !== second![index]);
  return at === -1 ? 0 : first![at]! - (second![at] ?? 0);
}

function listOf(list: string): readonly string[] {
  return list.split(/\s+/);
}
