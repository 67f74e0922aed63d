import { mkdir, writeFile } from 'node:fs/promises';
import { runStep, type Step, type StepResult } from './step.ts';
import { reports } from './steps.ts';

/** Rows of steps that run side by side; the steps of a row run one after the other. */
export type Stage = readonly (readonly Step[])[];

/** These steps in the background of those that run beside them. */
export function inBackground(steps: readonly Step[]): readonly Step[] {
  return steps.map((step) => ({ ...step, isInBackground: true }));
}

/**
 * Runs stages one after the other, all of them even after a failure, and prints a line for each step, what failed,
 * and the closing line `N passed, N failed`. Sets the exit code of this process.
 * @param name of the command, under which its duration is kept for `npm run weight`
 */
export async function runStages(stages: readonly Stage[], name: string): Promise<void> {
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
  const seconds = (performance.now() - began) / 1000;
  await writeFile(`${reports}/${name}.seconds`, seconds.toFixed(0));
  printResults(results, seconds);
}

function printResults(results: readonly StepResult[], seconds: number): void {
  console.log('');
  for (const { name, passed, failed, seconds: own } of results) {
    const verdict = failed === 0 ? 'ok  ' : 'FAIL';
    console.log(`${verdict} ${name}: ${passed} passed, ${failed} failed, ${own.toFixed(0)} s`);
  }
  for (const failure of results.flatMap(({ failures = [] }) => failures)) console.log(`FAIL ${failure}`);
  for (const test of results.flatMap(({ flaky = [] }) => flaky)) {
    console.log(`FLAKY, passed when it was run again: ${test}`);
  }
  const failed = results.reduce((sum, result) => sum + result.failed, 0);
  const passed = results.reduce((sum, result) => sum + result.passed, 0);
  console.log(`\n${seconds.toFixed(0)} s`);
  console.log(`${passed} passed, ${failed} failed`);
  process.exitCode = failed === 0 ? 0 : 1;
}
