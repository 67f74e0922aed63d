import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';

/**
 * `npm run weight`: how much there is, beside the bars of issue 35. Counts the files that git knows. The two durations are
 * those of the last `npm test` and `.ci/run` in this checkout; what a reader has to judge is not in the table.
 */

const files = execFileSync('git', ['ls-files'], { encoding: 'utf8' }).trim().split('\n').filter(existsSync);
const isCode = (file: string) => /\.(?:[jt]sx?|mjs|css|html)$/.test(file);
const textsBelow = (folders: readonly string[], counts: (file: string) => boolean) =>
  files
    .filter((file) => counts(file) && folders.some((folder) => file.startsWith(folder)))
    .map((file) => readFileSync(file, 'utf8'));

function lines(...folders: string[]): number {
  return textsBelow(folders, isCode).reduce((sum, text) => sum + text.split('\n').length - 1, 0);
}

function words(): number {
  const texts = textsBelow([''], (file) => /\.mdx?$/.test(file));
  return texts.reduce((sum, text) => sum + text.split(/\s+/).filter((word) => word !== '').length, 0);
}

function seconds(name: string): string {
  const file = `node_modules/.cache/test-reports/${name}.seconds`;
  return existsSync(file) ? `${readFileSync(file, 'utf8').trim()} s` : 'not run here';
}

console.table({
  'npm test': { before: '1,056 s', now: seconds('npm-test'), bar: '≤ 360 s' },
  '.ci/run': { before: '28 to 34 min', now: seconds('ci-run'), bar: '≤ 1,440 s' },
  'lines of tests and laboratory': { before: 81_000, now: lines('test/', 'lab/'), bar: 'a quarter less' },
  'lines of sandbox and operator tools': {
    before: 8500,
    now: lines('packages/sandbox/', 'packages/operator-tools/'),
    bar: 'a third less',
  },
  'words of prose': { before: 96_000, now: words(), bar: '≤ 60,000' },
  'lines of all code': { before: 149_000, now: lines(''), bar: '' },
});
