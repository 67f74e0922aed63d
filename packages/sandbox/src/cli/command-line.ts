import { parseArgs, type ParseArgsConfig } from 'node:util';

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
