import { mkdir } from 'node:fs/promises';
import { countJest, countPlaywright } from './run/reports.ts';
import { runStep, type Step, type StepResult } from './run/step.ts';

/** `npm test`: every check that has no need of the cloud, the quick ones first; all run, whatever fails. */

const reports = 'node_modules/.cache/test-reports';

const steps: readonly Step[] = [
  { name: 'types', command: ['tsc', '-b', '--pretty', 'false'] },
  { name: 'lint', command: ['oxlint', '--type-aware', '--deny-warnings'] },
  { name: 'format', command: ['prettier', '--check', '--log-level', 'warn', '.'] },
  { name: 'unused code and dependencies', command: ['knip'] },
  { name: 'undeclared dependencies of what is delivered', command: ['knip', '--strict'] },
  {
    name: 'unit, contract, architecture',
    command: [
      'vitest',
      'run',
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${reports}/vitest.json`,
    ],
    report: { file: `${reports}/vitest.json`, count: countJest },
  },
  { name: 'build', command: ['vite', 'build', '--logLevel', 'warn'] },
  { name: 'bundle size', command: ['size-limit'] },
  { name: 'Storybook', command: ['storybook', 'build', '--quiet', '--output-dir', 'storybook-static'] },
  {
    name: 'stories: rendering, interaction, accessibility, layout, pixels',
    command: ['tsx', 'test/visual/run.ts', '--json', '--outputFile', `${reports}/stories.json`],
    report: { file: `${reports}/stories.json`, count: countJest },
  },
  { name: 'stories show everything', command: ['tsx', 'test/visual/coverage.ts'] },
  {
    name: 'end to end',
    command: ['playwright', 'test', '--config', 'test/e2e/playwright.config.ts', '--reporter', 'line,json'],
    env: { PLAYWRIGHT_JSON_OUTPUT_NAME: `${process.cwd()}/${reports}/playwright.json` },
    report: { file: `${reports}/playwright.json`, count: countPlaywright },
  },
  {
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
  },
];

await mkdir(reports, { recursive: true });
const results: StepResult[] = [];
for (const step of steps) {
  console.log(`\n── ${step.name}`);
  results.push(await runStep(step));
}

console.log('');
for (const { name, passed, failed, seconds } of results) {
  const verdict = failed === 0 ? 'ok  ' : 'FAIL';
  console.log(`${verdict} ${name}: ${passed} passed, ${failed} failed, ${seconds.toFixed(0)} s`);
}
const failed = results.reduce((sum, result) => sum + result.failed, 0);
const passed = results.reduce((sum, result) => sum + result.passed, 0);
console.log(`\n${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
