import { randomBytes } from 'node:crypto';
import { closeSync, fsyncSync, openSync, readFileSync, renameSync, rmSync, writeSync } from 'node:fs';
import * as v from 'valibot';

/** Called with one sentence on what went wrong, without a token or a name in it. */
export type Report = (message: string) => void;

/**
 * Writes a value as JSON, atomically: into a temporary file, which is then renamed. Synchronous on
 * purpose: reading, changing and writing a file is one turn of the event loop, so two calls can't
 * overwrite each other's change.
 */
export function writeJson(file: string, value: unknown): void {
  const temporary = `${file}.${randomBytes(6).toString('hex')}.tmp`;
  try {
    const descriptor = openSync(temporary, 'wx', 0o600);
    try {
      writeSync(descriptor, `${JSON.stringify(value, null, 2)}\n`);
      fsyncSync(descriptor);
    } finally {
      closeSync(descriptor);
    }
    renameSync(temporary, file);
  } catch (error) {
    rmSync(temporary, { force: true });
    throw error;
  }
}

/**
 * Reads a JSON file and checks it.
 * @returns null if the file does not exist or is damaged. A damaged file is renamed and reported.
 */
export function readJson<Value>(
  file: string,
  schema: v.GenericSchema<unknown, Value>,
  report: Report,
): Value | null {
  const text = readText(file);
  if (text === null) return null;
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), schema), text);
  if (parsed.success) return parsed.output;
  const renamed = `${file}.damaged-${Date.now()}`;
  renameSync(file, renamed);
  report(`A damaged file of the sandbox's state was renamed to ${renamed}`);
  return null;
}

function readText(file: string): string | null {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    if (isMissingFile(error)) return null;
    throw error;
  }
}

export function isMissingFile(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ENOENT';
}
