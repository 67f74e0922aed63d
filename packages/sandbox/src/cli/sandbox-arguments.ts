import { parseArgs } from 'node:util';
import { documentLabels } from '../operator/document-labels.ts';
import { defaultDataDir } from './folders.ts';
import { sandboxUsage } from './sandbox-usage.ts';
import { orUsageError } from './usage-error.ts';

type DocumentOption = (typeof documentLabels)[keyof typeof documentLabels]['option'];

/** An option for each document, such as `--id-card`. */
const documentOptions = Object.fromEntries(
  Object.values(documentLabels).map(({ option }) => [option, { type: 'boolean', default: false }]),
) as Record<DocumentOption, { type: 'boolean'; default: false }>;

/**
 * Reads the command line of `npm run sandbox`.
 * @param environment `RECTO_DATA`; the option `--data` takes precedence.
 * @throws UsageError for an unknown option.
 */
export function sandboxArguments(args: readonly string[], environment: NodeJS.ProcessEnv) {
  return orUsageError(
    () =>
      parseArgs({
        args: [...args],
        allowPositionals: true,
        options: {
          data: { type: 'string', default: environment['RECTO_DATA'] || defaultDataDir },
          ...documentOptions,
          language: { type: 'string' },
          name: { type: 'string' },
          redirect: { type: 'string' },
          out: { type: 'string' },
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
