import { resolve } from 'node:path';
import { parseArgs, type ParseArgsConfig } from 'node:util';

/** The repository's root folder. */
export const repositoryRoot = resolve(import.meta.dirname, '../../../..');

/** A wrong command line. The message explains what is wrong with it. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}

/** An option of a program: how `parseArgs` reads it, and how the usage describes it. */
type Option = NonNullable<ParseArgsConfig['options']>[string] & {
  /** What stands for its value in the usage, if it has one. */
  readonly placeholder?: string;
  readonly meaning: string;
  readonly example: string;
};

/** Options by their long names, in the order of the usage. */
export type Options = Readonly<Record<string, Option>>;

/** What was given: the values of the options, and the other words. */
export type CommandLine<Table extends Options> = ReturnType<
  typeof parseArgs<{ options: Table; allowPositionals: true }>
>;

/** Something of a program that is no option, such as a command: its syntax, its meaning and an example. */
type UsageLine = readonly [form: string, meaning: string, example: string];

/** A part of the usage: what stands under one title. */
export type UsageSections = Readonly<Record<string, Options | readonly UsageLine[]>>;

/** An option without a value. */
export function flag(meaning: string, example: string) {
  return { type: 'boolean', default: false, meaning, example } as const satisfies Option;
}

/** An option with a value. @param placeholder stands for the value in the usage, such as `FILE`. */
export function value(placeholder: string, meaning: string, example: string) {
  return { type: 'string', placeholder, meaning, example } as const satisfies Option;
}

/** An option with a value that may be repeated. @param placeholder as for `value`. */
export function valueList(placeholder: string, meaning: string, example: string) {
  return {
    ...value(placeholder, meaning, example),
    multiple: true,
    default: [] as string[],
  } as const satisfies Option;
}

/** The option `--help`, which `runProgram` answers. */
export function help(example: string) {
  return { ...flag('this text', example), short: 'h' } as const satisfies Option;
}

/**
 * Reads a command line.
 * @param usage follows the message of an error.
 * @throws UsageError for an option that is not in the table, a missing value, or a word where none is allowed.
 */
export function readCommandLine<const Table extends Options>(
  args: readonly string[],
  options: Table,
  usage: string,
  allowPositionals = false,
): CommandLine<Table> {
  try {
    return parseArgs({ args: [...args], options, allowPositionals });
  } catch (cause) {
    throw new UsageError(`${cause instanceof Error ? cause.message : String(cause)}\n${usage}`, { cause });
  }
}

/**
 * The text of a program's `--help`: under each title a line for each command and option, in columns.
 * @param program how the program is called.
 */
export function usageText(program: string, sections: UsageSections): string {
  const parts = Object.entries(sections).map(([title, content]) => [title, linesOf(content)] as const);
  const all = parts.flatMap(([, lines]) => lines);
  const width = (column: 0 | 1) => Math.max(...all.map((line) => line[column].length)) + 2;
  const [forms, meanings] = [width(0), width(1)];
  const paragraphs = parts.map(([title, lines]) =>
    [
      `${title}:`,
      ...lines.map(
        ([form, meaning, example]) => `  ${form.padEnd(forms)}${meaning.padEnd(meanings)}${example}`,
      ),
    ].join('\n'),
  );
  return [`Usage: ${program}`, ...paragraphs].join('\n\n');
}

function linesOf(content: UsageSections[string]): readonly UsageLine[] {
  if (Array.isArray(content)) return content;
  return Object.entries(content as Options).map(([name, { short, placeholder, meaning, example }]) => [
    `--${name}${short === undefined ? '' : `, -${short}`}${placeholder === undefined ? '' : ` ${placeholder}`}`,
    meaning,
    example,
  ]);
}

/**
 * The origin of an address on the command line; a path after it is ignored.
 * @throws UsageError for anything but the address of a web page.
 */
export function originOf(address: string): string {
  const url = URL.canParse(address) ? new URL(address) : null;
  if (url !== null && /^https?:$/.test(url.protocol)) return url.origin;
  throw new UsageError(`${address} is not an origin, such as https://documents.example.org.`);
}

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
