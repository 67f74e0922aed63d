import { mkdir } from 'node:fs/promises';
import { countPlaywright } from '../runner/reports.ts';
import { runStep, type Counts } from '../runner/step.ts';
import { runDisposals, runFuzz } from './fuzz/run-fuzz.ts';
import { longForm } from './long-form.ts';

/**
 * `npm run test:reliability`: the long forms, with the figures of docs/reliability.md. Names select some of
 * them; the arguments from the first option on are passed to Playwright: `kill -- --grep "two links"`.
 */

const given = process.argv.slice(2);
const firstOption = given.findIndex((each) => each.startsWith('-'));
const asked = firstOption === -1 ? given : given.slice(0, firstOption);
const options = given.slice(asked.length);
const reports = 'node_modules/.cache/test-reports';

const parts: Readonly<Record<string, () => Promise<Counts>>> = {
  fuzz: runFuzz,
  dispose: runDisposals,
  matrix: () => inBrowser('matrix'),
  kill: () => inBrowser('kill'),
  soak: () => inBrowser('soak'),
};

function inBrowser(name: string): Promise<Counts> {
  const file = `${reports}/reliability-${name}.json`;
  const config = ['--config', 'test/reliability/playwright.config.ts'];
  const reporters = ['--reporter', 'line,json,./test/reliability/TableReporter.ts'];
  return runStep({
    name,
    command: ['playwright', 'test', ...config, ...reporters, `/${name}/`, ...options],
    env: { ...longForm, PLAYWRIGHT_JSON_OUTPUT_NAME: `${process.cwd()}/${file}` },
    report: { file, count: countPlaywright },
  });
}

await mkdir(reports, { recursive: true });
const names = asked.length > 0 ? asked : Object.keys(parts);
const results: (Counts & { readonly name: string })[] = [];
for (const name of names) {
  const run = parts[name];
  if (run === undefined) throw new Error(`There is no part ${name}: ${Object.keys(parts).join(', ')}.`);
  results.push({ name, ...(await run()) });
}
console.log('');
for (const { name, passed, failed } of results) console.log(`${name}: ${passed} passed, ${failed} failed`);
const failed = results.reduce((sum, result) => sum + result.failed, 0);
const passed = results.reduce((sum, result) => sum + result.passed, 0);
console.log(`\n${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
