import { UsageError } from './command-line.ts';

/** Where a command writes. */
export interface Output {
  /** Prints the result on the standard output. */
  readonly print: (text: string) => void;
  /** Prints progress on the standard error. */
  readonly note: (text: string) => void;
  /** Whether the output goes to a terminal that supports colours. */
  readonly colour: boolean;
}

/**
 * Runs a command-line program. `--help` and `-h` print its usage instead; for a UsageError it prints the
 * message and exits with code 1.
 * @param run called with the arguments and the output.
 */
export async function runProgram(
  usage: string,
  run: (args: readonly string[], output: Output) => unknown,
): Promise<void> {
  const output: Output = {
    print: (text) => console.log(text),
    note: (text) => console.error(text),
    colour: process.stdout.isTTY && process.env['NO_COLOR'] === undefined,
  };
  const args = process.argv.slice(2);
  // Also beside a mistake. No option has a value that begins with a dash.
  if (args.includes('--help') || args.includes('-h')) return output.print(usage);
  try {
    await run(args, output);
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
    console.error(error.message);
    process.exitCode = 1;
  }
}
