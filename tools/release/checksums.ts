import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** The name of the file with the sums, in the form of `sha256sum`. */
export const sumsFile = 'SHA256SUMS';

const sumOf = (file: string) => createHash('sha256').update(readFileSync(file)).digest('hex');

/** The files of a release, sorted; without their sums. */
export function filesOf(folder: string): readonly string[] {
  return readdirSync(folder)
    .filter((name) => name !== sumsFile)
    .toSorted();
}

/** Writes the sums of all files of a folder into it. */
export function writeSums(folder: string): void {
  const lines = filesOf(folder).map((name) => `${sumOf(join(folder, name))}  ${name}\n`);
  writeFileSync(join(folder, sumsFile), lines.join(''));
}

/** @returns a line for each file that is missing, has another sum, or has none; empty if all is well. */
export function wrongSums(folder: string): readonly string[] {
  const stated = new Map(
    readFileSync(join(folder, sumsFile), 'utf8')
      .trim()
      .split('\n')
      .map((entry) => [entry.slice(66), entry.slice(0, 64)]),
  );
  const present = filesOf(folder);
  return [
    ...[...stated.keys()].filter((name) => !present.includes(name)).map((name) => `${name} is missing`),
    ...present.flatMap((name) => {
      if (!stated.has(name)) return [`${name} is not in ${sumsFile}`];
      return stated.get(name) === sumOf(join(folder, name)) ? [] : [`${name} has another sum`];
    }),
  ];
}
