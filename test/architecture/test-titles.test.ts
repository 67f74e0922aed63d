import { expect, test } from 'vitest';
import { sourcesIn, type Finding, type SourceFile } from './source/source-file.ts';

/**
 * A title that begins with one of these words has no subject: it can be read only with the titles around it, which a report
 * need not show. A title is the first argument of a call, before others: also in `test.each(…)('…', f)`.
 */
const withoutSubject =
  /\(\s*(['"`])((?:and|are|but|can|can’t|did|does|had|has|have|is|may|must|nor|rejects|reports|returns|so|that|was|were|whose|will) (?:(?!\1).)*)\1,/g;

function titlesWithoutSubject({ path, text }: SourceFile): readonly Finding[] {
  return [...text.matchAll(withoutSubject)].map(([, , title]) => `${path}: ${title}`);
}

const testFiles = sourcesIn('test', 'lab/tests').filter(({ path }) =>
  /\.(test|spec|contract)\.tsx?$/.test(path),
);

test('the title of each test and group has a subject', () => {
  expect(testFiles.length).toBeGreaterThan(400);
  expect(testFiles.flatMap(titlesWithoutSubject)).toEqual([]);
});

test.each(['it(X, f);', 'test.each([1])(X, f);', 'essential(\n  X,\n  f);'])(
  'a title is found in %j',
  (call) => {
    const found = (title: string) => titlesWithoutSubject({ path: 'a', text: call.replace('X', title) });
    expect(found("'is used once'")).toHaveLength(1);
    expect(found("'the camera is used once'")).toEqual([]);
  },
);
