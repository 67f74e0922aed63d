import { parseArgs } from 'node:util';
import { defaultDataDir } from './repository.ts';
import { orUsageError } from './usage-error.ts';

export const sandboxUsage = `Usage: npm run sandbox -- COMMAND [--data DIR]

  list
  create [--id-card] [--licence] [--selfie] [--language de-de] [--name NAME] [--redirect URL]
  show TOKEN
  refuse TOKEN [--comment TEXT]
  expire TOKEN
  faults
  faults add --call CALL --kind KIND [--times N] [--status N] [--retry-after SECONDS] [--ms N]
  faults clear`;

/**
 * Reads the command line of `npm run sandbox`.
 * @param environment `RECTO_DATA` counts; the option `--data` counts more.
 * @throws UsageError for an option that is not known.
 */
export function sandboxArguments(args: readonly string[], environment: NodeJS.ProcessEnv) {
  return orUsageError(
    () =>
      parseArgs({
        args: [...args],
        allowPositionals: true,
        options: {
          data: { type: 'string', default: environment['RECTO_DATA'] || defaultDataDir },
          'id-card': { type: 'boolean', default: false },
          licence: { type: 'boolean', default: false },
          selfie: { type: 'boolean', default: false },
          language: { type: 'string' },
          name: { type: 'string' },
          redirect: { type: 'string' },
          comment: { type: 'string' },
          call: { type: 'string' },
          kind: { type: 'string' },
          times: { type: 'string' },
          status: { type: 'string' },
          'retry-after': { type: 'string' },
          ms: { type: 'string' },
        },
      }),
    sandboxUsage,
  );
}

export type SandboxArguments = ReturnType<typeof sandboxArguments>['values'];
