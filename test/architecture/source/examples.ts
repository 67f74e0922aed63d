import type { SourceFile } from './source-file.ts';

/** A file that does not exist, to see that a rule bites. */
export function exampleFile(path: string, text: string): SourceFile {
  return { path, text };
}
