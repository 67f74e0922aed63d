import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { printHeading, type Counts } from '../../runner/step.ts';
import { printTable } from '../table.ts';
import { fuzzFamilies, fuzzVariables, type FuzzFamily, type FuzzRecord } from './fuzz.ts';

/** The least number of runs in the long form. */
const promised: Readonly<Record<FuzzFamily, number>> = {
  sequences: 10_000,
  disposals: 10_000,
  photos: 10_000,
  responses: 10_000,
  files: 1000,
};

/** The long form of the fuzz: every property with its number of runs; each is printed with its seed. */
export function runFuzz(): Promise<Counts> {
  return runProperties('fuzz', '.property.', ['sequences', 'photos', 'responses', 'files']);
}

/** The long form of the random disposals, in the same way. */
export function runDisposals(): Promise<Counts> {
  return runProperties('dispose', '.disposal.', ['disposals']);
}

/**
 * @param files which test files, by a part of their path.
 * @param families those that must reach their number of runs.
 */
async function runProperties(name: string, files: string, families: readonly FuzzFamily[]): Promise<Counts> {
  printHeading(name);
  const folder = await mkdtemp(join(tmpdir(), 'recto-fuzz-'));
  const report = join(folder, 'runs.jsonl');
  try {
    const properties = spawn(
      'vitest',
      ['run', '--project', 'core', '--project', 'node', '--project', 'tools', files, '--reporter', 'dot'],
      {
        stdio: ['ignore', 'inherit', 'inherit'],
        env: { ...process.env, [fuzzVariables.full]: '1', [fuzzVariables.report]: report },
      },
    );
    const [code] = (await once(properties, 'close')) as [number | null];
    const lines = (await readFile(report, 'utf8')).trimEnd().split('\n');
    return count(
      families,
      lines.map((line) => JSON.parse(line) as FuzzRecord),
      code === 0,
    );
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

function count(families: readonly FuzzFamily[], records: readonly FuzzRecord[], succeeded: boolean): Counts {
  const inOrder = families.flatMap((family) => records.filter((each) => each.family === family));
  printTable(
    ['Fuzz', 'runs', 'seed', ''],
    inOrder.map(({ what, runs, seed, failed }) => [what, runs, seed, failed ? 'FAILED' : 'ok']),
  );
  for (const family of families) {
    console.log(`${sumOf(family)} ${fuzzFamilies[family]} (promised: ${promised[family]})`);
  }
  const broken = records.filter(({ failed }) => failed).length;
  const short = families.filter((family) => sumOf(family) < promised[family]).length;
  // A run that failed without a failed property could not start.
  const failed = Math.max(broken + short, succeeded ? 0 : 1);
  return { passed: records.length - broken, failed };

  function sumOf(family: FuzzFamily): number {
    return records.reduce((sum, each) => (each.family === family ? sum + each.runs : sum), 0);
  }
}
