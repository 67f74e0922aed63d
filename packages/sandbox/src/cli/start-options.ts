import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { defaultDataDir } from './repository.ts';
import { orUsageError, UsageError } from './usage-error.ts';

export interface StartOptions {
  /** 0 for any free port. */
  readonly port: number;
  /** Be reachable for a phone on the same network. */
  readonly lan: boolean;
  /** Serve the sources with hot reload. */
  readonly dev: boolean;
  /** Say it in one line of JSON. */
  readonly json: boolean;
  /** The state folder. */
  readonly dataDir: string;
}

const defaultPort = 4173;

/** Where the sandbox is served unless told otherwise. */
export const defaultOrigin = `http://127.0.0.1:${defaultPort}`;

const usage = 'Usage: [PORT=4173] [RECTO_DATA=DIR] npm start -- [--lan] [--dev] [--json] [--data DIR]';

/**
 * Reads the command line of `npm start`.
 * @param args what follows the program's name.
 * @param environment `PORT` and `RECTO_DATA` count; an option counts more.
 * @throws UsageError
 */
export function startOptions(args: readonly string[], environment: NodeJS.ProcessEnv): StartOptions {
  const { values } = orUsageError(
    () =>
      parseArgs({
        args: [...args],
        options: {
          lan: { type: 'boolean', default: false },
          dev: { type: 'boolean', default: false },
          json: { type: 'boolean', default: false },
          data: { type: 'string', default: environment['RECTO_DATA'] || defaultDataDir },
        },
      }),
    usage,
  );
  const { data, ...flags } = values;
  return { ...flags, dataDir: resolve(data), port: portOf(environment['PORT']) };
}

function portOf(text: string | undefined): number {
  if (text === undefined || text === '') return defaultPort;
  if (!/^\d{1,5}$/.test(text) || Number(text) > 65_535) {
    throw new UsageError(`PORT must be a number from 0 to 65535, not "${text}".`);
  }
  return Number(text);
}
