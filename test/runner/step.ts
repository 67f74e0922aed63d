import { spawn, spawnSync } from 'node:child_process';
import { readFile, rm } from 'node:fs/promises';

/** How many checks a step made, how many of them failed, and which. */
export interface Counts {
  readonly passed: number;
  readonly failed: number;
  /** A line for each check that failed, if the program reports them. */
  readonly failures?: readonly string[];
  /** A line for each check that passed only when it was run again, if the program reports them. */
  readonly flaky?: readonly string[];
}

export interface Step {
  readonly name: string;
  /** A program of node_modules/.bin, and its arguments. */
  readonly command: readonly [string, ...string[]];
  /** Whether it gets only the processor time that no other program wants, so that it can run beside steps that count ms. */
  readonly isInBackground?: boolean;
  /** Environment variables beside the present ones. */
  readonly env?: Readonly<Record<string, string>>;
  /** The report that the program writes, and how to count it; without one, the step counts as one check. */
  readonly report?: { readonly file: string; readonly count: (report: unknown) => Counts };
}

export interface StepResult extends Counts {
  readonly name: string;
  readonly seconds: number;
}

/**
 * Runs one step to its end.
 * @param output `live`: straight to the terminal; `after`: at once when it has ended, for a step that
 * runs beside others.
 */
export async function runStep(step: Step, output: 'live' | 'after' = 'live'): Promise<StepResult> {
  const began = performance.now();
  if (step.report) await rm(step.report.file, { force: true });
  if (output === 'live') printHeading(step.name);
  const code = await exitCode(step, output);
  const counts = step.report ? await countReport(step.report) : nothing;
  const seconds = (performance.now() - began) / 1000;
  return { name: step.name, seconds, ...settle(counts, code === 0, step.report !== undefined) };
}

const nothing: Counts = { passed: 0, failed: 0 };

/** A program that failed without naming a failed check, or passed without making one, counts as one failure. */
function settle(counts: Counts, succeeded: boolean, reports: boolean): Counts {
  if (!reports) return succeeded ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
  const silent = succeeded ? counts.passed === 0 : counts.failed === 0;
  return silent ? { ...counts, failed: counts.failed + 1 } : counts;
}

/** A heading for the lines that follow. */
export function printHeading(name: string): void {
  console.log(`\n── ${name}`);
}

function exitCode(step: Step, output: 'live' | 'after'): Promise<number> {
  const [program, ...args] = step.isInBackground ? withIdlePriority(step.command) : step.command;
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, {
      stdio: [
        'ignore',
        ...(output === 'live' ? (['inherit', 'inherit'] as const) : (['pipe', 'pipe'] as const)),
      ],
      env: { ...process.env, ...step.env },
    });
    const printed: Buffer[] = [];
    child.stdout?.on('data', (chunk: Buffer) => printed.push(chunk));
    child.stderr?.on('data', (chunk: Buffer) => printed.push(chunk));
    child.on('error', reject);
    child.on('close', (code) => {
      if (output === 'after') {
        printHeading(step.name);
        process.stdout.write(Buffer.concat(printed));
      }
      resolve(code ?? 1);
    });
  });
}

/**
 * `nice` would not do: Chromium raises the priority of its own processes where it may. On a system without `chrt`, the
 * program competes with the others.
 */
function withIdlePriority(command: Step['command']): Step['command'] {
  const has = spawnSync('chrt', ['--idle', '0', 'true']).status === 0;
  return has ? ['chrt', '--idle', '0', ...command] : command;
}

async function countReport({ file, count }: NonNullable<Step['report']>): Promise<Counts> {
  try {
    return count(JSON.parse(await readFile(file, 'utf8')));
  } catch {
    // No report was written: the program's exit code decides.
    return nothing;
  }
}
