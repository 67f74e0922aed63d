import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../../..');

/** A test as a document cites it. */
export interface CitedTest {
  /** Its file, from the root of the repository. */
  readonly file: string;
  /** The beginning of its title. */
  readonly title: string;
}

/** @returns whether the file exists and has a test, or a case of one, whose title begins so. */
export function isTest({ file, title }: CitedTest): boolean {
  const path = join(root, file);
  if (!existsSync(path)) return false;
  const text = readFileSync(path, 'utf8');
  return ["'", '`'].some((quote) => text.includes(`${quote}${title}`));
}
