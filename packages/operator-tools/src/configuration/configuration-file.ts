import { checkConfiguration, type Content } from './check-configuration.ts';
import { kindOf } from './addresses.ts';
import { error, warning, type Finding } from './finding.ts';
import { readJsonFile } from './json-file.ts';
import { repeatedReason } from './repeated-names.ts';

/** What a file of a configuration holds, and everything that is wrong or doubtful in it. */
export interface CheckedFile {
  /** Null if the file can't be read, or is not a JSON object. */
  readonly content: Content | null;
  readonly findings: readonly Finding[];
}

/**
 * Reads and checks the file of a configuration (§3; decision 10.10).
 * @param file its path.
 * @param options.origin where the app is served, if that is known.
 * @param options.defaultsOf what the app has if the file with this content lacks it; nothing by default.
 */
export async function checkConfigurationFile(
  file: string,
  { origin, defaultsOf }: { origin?: string | undefined; defaultsOf?: (content: Content) => Content } = {},
): Promise<CheckedFile> {
  const read = readJsonFile(file);
  if (read.problem !== null) return refused(read.problem);
  const { value } = read;
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    return refused(`It must hold an object with fields; it holds ${kindOf(value)}.`);
  }
  const content = value as Content;
  const app = { file, ...(origin !== undefined && { origin }), defaults: defaultsOf?.(content) ?? {} };
  const repeated = read.repeated.map((name) => warning(name.field, repeatedReason(name)));
  return { content, findings: [...repeated, ...(await checkConfiguration(content, app))] };
}

function refused(reason: string): CheckedFile {
  return { content: null, findings: [error('the file', reason)] };
}
