import { asksForHelp } from './usage.ts';
import { UsageError } from './usage-error.ts';

/** Where a command writes. */
export interface Output {
  /** The result, for the person or the program that asked. */
  readonly print: (text: string) => void;
  /** What goes on meanwhile. */
  readonly note: (text: string) => void;
  /** Whether a terminal that takes colours reads it. */
  readonly colour: boolean;
}

/**
 * Runs a program of the command line: `--help` and `-h` print its usage instead, and a UsageError becomes
 * its message and exit code 1.
 * @param run gets the arguments, and the standard output and error.
 */
export async function main(
  usage: string,
  run: (args: readonly string[], output: Output) => unknown,
): Promise<void> {
  const output: Output = {
    print: (text) => console.log(text),
    note: (text) => console.error(text),
    colour: process.stdout.isTTY && process.env['NO_COLOR'] === undefined,
  };
  const args = process.argv.slice(2);
  if (asksForHelp(args)) return output.print(usage);
  try {
    await run(args, output);
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
    console.error(error.message);
    process.exitCode = 1;
  }
}
