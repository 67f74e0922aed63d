import { mkdir } from 'node:fs/promises';
import { countJest, countPlaywright } from './run/reports.ts';
import { runStep, type Step, type StepResult } from './run/step.ts';

/** `npm test`: every check that runs on this machine. All of them run, even after a failure. */

const cache = (name: string) => `node_modules/.cache/${name}`;

const reports = cache('test-reports');

/** Checks that only read the sources. */
const sourceChecks: readonly Step[] = [
  { name: 'types', command: ['tsc', '-b', '--pretty', 'false'] },
  { name: 'lint', command: ['oxlint', '--type-aware', '--deny-warnings'] },
  { name: 'format', command: ['oxfmt', '--check'] },
  { name: 'unused code and dependencies', command: ['knip'] },
  { name: 'undeclared dependencies of the product', command: ['knip', '--strict'] },
];

const units: Step = {
  name: 'unit, contract, architecture',
  command: [
    'vitest',
    'run',
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${reports}/vitest.json`,
  ],
  report: { file: `${reports}/vitest.json`, count: countJest },
};

const builds: readonly Step[] = [
  { name: 'build', command: ['vite', 'build', '--logLevel', 'warn'] },
  { name: 'bundle size', command: ['size-limit'] },
  { name: 'Storybook', command: ['storybook', 'build', '--quiet', '--output-dir', 'storybook-static'] },
];

const reliability: Step = {
  name: 'reliability: faults, kills, endurance, in short',
  command: [
    'playwright',
    'test',
    '--config',
    'test/reliability/playwright.config.ts',
    '--reporter',
    'line,json,./test/reliability/TableReporter.ts',
  ],
  env: { PLAYWRIGHT_JSON_OUTPUT_NAME: `${process.cwd()}/${reports}/reliability.json` },
  report: { file: `${reports}/reliability.json`, count: countPlaywright },
};

const stories: readonly Step[] = [
  {
    name: 'stories: rendering, interaction, accessibility, layout, pixels',
    command: ['tsx', 'test/visual/run.ts', '--json', '--outputFile', `${reports}/stories.json`],
    report: { file: `${reports}/stories.json`, count: countJest },
  },
  { name: 'stories show everything', command: ['tsx', 'test/visual/coverage.ts'] },
];

const endToEnd: Step = {
  name: 'end to end',
  command: ['playwright', 'test', '--config', 'test/e2e/playwright.config.ts', '--reporter', 'line,json'],
  env: { PLAYWRIGHT_JSON_OUTPUT_NAME: `${process.cwd()}/${reports}/playwright.json` },
  report: { file: `${reports}/playwright.json`, count: countPlaywright },
};

/**
 * Stages run one after the other; the rows of a stage run side by side, since unit tests and faults wait
 * half of the time. The stories and the end to end tests each keep two cores busy.
 */
const stages: readonly (readonly (readonly Step[])[])[] = [
  [sourceChecks, [units], [...builds, reliability]],
  [stories],
  [[endToEnd]],
];

await mkdir(reports, { recursive: true });
const began = performance.now();
const results: StepResult[] = [];
for (const rows of stages) {
  const output = rows.length > 1 ? 'after' : 'live';
  const ended = await Promise.all(
    rows.map(async (steps) => {
      const row: StepResult[] = [];
      for (const step of steps) row.push(await runStep(step, output));
      return row;
    }),
  );
  results.push(...ended.flat());
}

console.log('');
for (const { name, passed, failed, seconds } of results) {
  const verdict = failed === 0 ? 'ok  ' : 'FAIL';
  console.log(`${verdict} ${name}: ${passed} passed, ${failed} failed, ${seconds.toFixed(0)} s`);
}
for (const failure of results.flatMap(({ failures = [] }) => failures)) console.log(`FAIL ${failure}`);
for (const test of results.flatMap(({ flaky = [] }) => flaky)) {
  console.log(`FLAKY, passed when it was run again: ${test}`);
}
const failed = results.reduce((sum, result) => sum + result.failed, 0);
const passed = results.reduce((sum, result) => sum + result.passed, 0);
console.log(`\n${((performance.now() - began) / 1000).toFixed(0)} s`);
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
