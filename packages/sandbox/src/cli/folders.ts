import { join, resolve } from 'node:path';
import { repositoryRoot } from '@recto/operator-tools/command-line';

/** The default state folder; git ignores it. */
const defaultDataDir = join(repositoryRoot, '.sandbox');

/** The state folder: that of the option `--data`, else that of `RECTO_DATA`, else the default. */
export function dataFolder(option: string | undefined, environment: NodeJS.ProcessEnv): string {
  return resolve(option ?? (environment['RECTO_DATA'] || defaultDataDir));
}
