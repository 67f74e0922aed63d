import { appendFileSync } from 'node:fs';
import * as fc from 'fast-check';

/** The figures that the product promises for what is tried at random. */
export const fuzzFamilies = {
  sequences: 'random event sequences on the machines and stores',
  photos: 'random stories of a phone and its photos, beside a model',
  answers: 'mutated answers on the parsers',
  files: 'mutated files on the picker',
} as const;

export type FuzzFamily = keyof typeof fuzzFamilies;

/** One line of the report: how much was tried, and from which seed it can be tried again. */
export interface FuzzRecord {
  readonly family: FuzzFamily;
  readonly what: string;
  readonly runs: number;
  readonly seed: number;
  readonly failed: boolean;
}

/** The environment variables that make the run long, choose its seed, and say where its report goes. */
export const fuzzVariables = {
  full: 'RECTO_FUZZ_FULL',
  seed: 'RECTO_FUZZ_SEED',
  report: 'RECTO_FUZZ_REPORT',
} as const;

const isFull = () => process.env[fuzzVariables.full] !== undefined;

/** How long one property may take, in ms. */
export const fuzzTimeoutMs = isFull() ? 900_000 : 60_000;

/**
 * The parameters of a property that is tried at random: `short` runs in `npm test`, `full` ones in
 * `npm run test:reliability`. A failure names its seed; RECTO_FUZZ_SEED tries that one again.
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
