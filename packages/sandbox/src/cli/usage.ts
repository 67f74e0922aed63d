/** A command or an option: its syntax, its meaning and an example. */
export type UsageLine = readonly [form: string, meaning: string, example: string];

/** Lines under one title. */
export interface UsageSection {
  readonly title: string;
  readonly lines: readonly UsageLine[];
}

/** @returns the text of a program's `--help`: one line for each command and option, in columns. */
export function usageText(program: string, sections: readonly UsageSection[]): string {
  const all = sections.flatMap(({ lines }) => lines);
  const width = (column: 0 | 1) => Math.max(...all.map((line) => line[column].length)) + 2;
  const [forms, meanings] = [width(0), width(1)];
  const paragraphs = sections.map(({ title, lines }) =>
    [
      `${title}:`,
      ...lines.map(
        ([form, meaning, example]) => `  ${form.padEnd(forms)}${meaning.padEnd(meanings)}${example}`,
      ),
    ].join('\n'),
  );
  return [`Usage: ${program}`, ...paragraphs].join('\n\n');
}

/** Whether a command line asks for help. No option has a value that begins with a dash. */
export function asksForHelp(args: readonly string[]): boolean {
  return args.includes('--help') || args.includes('-h');
}
