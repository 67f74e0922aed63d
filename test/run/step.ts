import { spawn } from 'node:child_process';
import { readFile, rm } from 'node:fs/promises';

/** How many checks a step made, and how many of them failed. */
export interface Counts {
  readonly passed: number;
  readonly failed: number;
}

export interface Step {
  readonly name: string;
  /** A program of node_modules/.bin, and its arguments. */
  readonly command: readonly [string, ...string[]];
  /** Environment variables beside the present ones. */
  readonly env?: Readonly<Record<string, string>>;
  /** The report that the program writes, and how to count what it says; without one, the step counts as one check. */
  readonly report?: { readonly file: string; readonly count: (report: unknown) => Counts };
}

export interface StepResult extends Counts {
  readonly name: string;
  readonly seconds: number;
}

/** Runs one step to its end; its output goes straight to the terminal. */
export async function runStep(step: Step): Promise<StepResult> {
  const began = performance.now();
  if (step.report) await rm(step.report.file, { force: true });
  const code = await exitCode(step);
  const counts = step.report ? await countReport(step.report) : { passed: 0, failed: 0 };
  const seconds = (performance.now() - began) / 1000;
  return { name: step.name, seconds, ...settle(counts, code === 0, step.report !== undefined) };
}

/** A program that failed without naming a failed check, or passed without making one, counts as one failure. */
function settle(counts: Counts, succeeded: boolean, reports: boolean): Counts {
  if (!reports) return succeeded ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
  const silent = succeeded ? counts.passed === 0 : counts.failed === 0;
  return silent ? { ...counts, failed: counts.failed + 1 } : counts;
}

function exitCode({ command: [program, ...args], env }: Step): Promise<number> {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, {
      stdio: ['ignore', 'inherit', 'inherit'],
      env: { ...process.env, ...env },
    });
    child.on('error', reject);
    child.on('close', (code) => resolve(code ?? 1));
  });
}

async function countReport({ file, count }: NonNullable<Step['report']>): Promise<Counts> {
  try {
    return count(JSON.parse(await readFile(file, 'utf8')));
  } catch {
    // No report was written: the program's exit code tells.
    return { passed: 0, failed: 0 };
  }
}
