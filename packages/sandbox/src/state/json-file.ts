import { randomBytes } from 'node:crypto';
import { closeSync, fsyncSync, openSync, readFileSync, renameSync, rmSync, writeSync } from 'node:fs';
import * as v from 'valibot';

/** Told in one sentence what went wrong, without a token or a name in it. */
export type Report = (message: string) => void;

/**
 * Writes a value as JSON so that a reader sees the old file or the new one, never a half: into a
 * temporary file beside it, then renamed. Synchronous on purpose: reading, changing and writing a
 * file is one turn of the event loop, so two calls can't lose each other's change.
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
 * @returns null when there is none, or when it holds garbage: that file is kept aside under another
 * name, and reported.
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
  const aside = `${file}.damaged-${Date.now()}`;
  renameSync(file, aside);
  report(`A file of the sandbox's state can't be read. It was kept aside as ${aside}`);
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
