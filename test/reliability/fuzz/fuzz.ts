import { appendFileSync } from 'node:fs';
import * as fc from 'fast-check';

/** The kinds of random tests in the report. */
export const fuzzFamilies = {
  sequences: 'random event sequences on the machines and stores',
  disposals: 'parts that are disposed at a random moment',
  photos: 'random event sequences of a phone and its photos, compared with a model',
  responses: 'mutated responses on the parsers',
  files: 'mutated files on the picker',
} as const;

export type FuzzFamily = keyof typeof fuzzFamilies;

/** One line of the report: the number of runs, and the seed that repeats them. */
export interface FuzzRecord {
  readonly family: FuzzFamily;
  readonly what: string;
  readonly runs: number;
  readonly seed: number;
  readonly failed: boolean;
}

/** The environment variables that make the run long, choose its seed, and give the path of its report. */
export const fuzzVariables = {
  full: 'RECTO_FUZZ_FULL',
  seed: 'RECTO_FUZZ_SEED',
  report: 'RECTO_FUZZ_REPORT',
} as const;

const isFull = () => process.env[fuzzVariables.full] !== undefined;

/** How long one property may take, in ms. */
export const fuzzTimeoutMs = isFull() ? 900_000 : 60_000;

/**
 * The parameters of a property test: `short` runs in `npm test`, `full` ones in
 * `npm run test:reliability`. A failure prints its seed; RECTO_FUZZ_SEED repeats it.
 */
export function fuzz<Values>(
  family: FuzzFamily,
  what: string,
  { short, full }: { readonly short: number; readonly full: number },
): fc.Parameters<Values> {
  const seed = process.env[fuzzVariables.seed];
  return {
    numRuns: isFull() ? full : short,
    ...(seed === undefined ? {} : { seed: Number(seed) }),
    reporter: (details) => {
      record({ family, what, runs: details.numRuns, seed: details.seed, failed: details.failed });
      const message = fc.defaultReportMessage(details);
      if (message !== undefined)
        throw new Error(message, { cause: details.failed ? details.errorInstance : undefined });
    },
  };
}

function record(line: FuzzRecord): void {
  const file = process.env[fuzzVariables.report];
  if (file !== undefined) appendFileSync(file, `${JSON.stringify(line)}\n`);
}
