import { resolve } from 'node:path';
import { checkConfigurationFile } from '../configuration/configuration-file.ts';
import { findingsText, hasErrors } from '../configuration/finding.ts';
import {
  flag,
  help,
  originOf,
  type Options,
  type Output,
  readCommandLine,
  UsageError,
  usageText,
  value,
} from './command-line.ts';

const options = {
  origin: value('ORIGIN', 'where the app is served', '--origin https://documents.example.org'),
  json: flag('print one line of JSON (use npm run --silent)', '--json'),
  help: help('npm run check-config -- --help'),
} satisfies Options;

/** What `npm run check-config -- --help` prints. */
export const checkConfigUsage = `${usageText('npm run check-config -- FILE [OPTIONS]', {
  'Options, each with an example': options,
})}

FILE is the config.json that the app will have; the folder "operator" with your logo and texts is beside it.
Exit code: 0 if there is no error, otherwise 1. It makes no request.`;

/**
 * `npm run check-config`: names everything that is wrong or doubtful in a configuration, its texts and its images.
 * @returns whether there is no error.
 * @throws UsageError for a wrong command line.
 */
export async function runCheckConfig(args: readonly string[], { print }: Output): Promise<boolean> {
  const { values, positionals } = readCommandLine(args, options, checkConfigUsage, true);
  const [file, ...others] = positionals;
  if (file === undefined || others.length > 0) throw new UsageError(`Name one file.\n${checkConfigUsage}`);
  const origin = values.origin === undefined ? undefined : originOf(values.origin);
  const { findings } = await checkConfigurationFile(resolve(file), { origin });
  const isRight = !hasErrors(findings);
  if (values.json) print(JSON.stringify({ file, ok: isRight, findings }));
  else print(findings.length === 0 ? `${file}: nothing is wrong.` : findingsText(file, findings));
  return isRight;
}
