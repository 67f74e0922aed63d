import * as v from 'valibot';
import { createSandbox } from '../sandbox.ts';
import { readLastOrigin } from '../state/last-origin.ts';
import { UnknownProcedureError } from '../state/procedure-files.ts';
import { type Output, readCommandLine, UsageError } from '@recto/operator-tools/command-line';
import { dataFolder } from './folders.ts';
import { sandboxCommands } from './sandbox-commands.ts';
import { sandboxOptions, sandboxUsage } from './sandbox-options.ts';
import { defaultOrigin } from './start-options.ts';

/**
 * `npm run sandbox`: does from the command line what the operator page does. It works on the state folder,
 * with or without a running server. Without a command it prints its usage.
 * @throws UsageError for a wrong command line.
 */
export function runSandbox(args: readonly string[], environment: NodeJS.ProcessEnv, output: Output): void {
  const { positionals, values } = readCommandLine(args, sandboxOptions, sandboxUsage, true);
  const [name, operand] = positionals;
  if (name === undefined) return output.print(sandboxUsage);
  const command = Object.hasOwn(sandboxCommands, name) ? sandboxCommands[name] : undefined;
  if (command === undefined) throw new UsageError(`Unknown command "${name}".\n${sandboxUsage}`);

  const dataDir = dataFolder(values.data, environment);
  const sandbox = createSandbox({ dataDir, report: output.note });
  const origin = readLastOrigin(dataDir, output.note) ?? defaultOrigin;
  try {
    output.print(command({ sandbox, origin, values, operand, colour: output.colour }));
  } catch (error) {
    throw asUsageError(error);
  }
}

function asUsageError(error: unknown): unknown {
  if (error instanceof UnknownProcedureError) return new UsageError(error.message, { cause: error });
  if (!(error instanceof v.ValiError)) return error;
  const problems = error.issues.map((issue) => `${v.getDotPath(issue) ?? 'options'}: ${issue.message}`);
  return new UsageError(`${problems.join('\n')}\n${sandboxUsage}`, { cause: error });
}
