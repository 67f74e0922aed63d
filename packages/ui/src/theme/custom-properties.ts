/** Turns groups of values into CSS custom properties: `inkMuted` of the group `color` becomes `--recto-color-ink-muted`. */

type Values<Name extends string> = Readonly<Record<Name, string>>;

function propertyName(group: string, name: string): string {
  return `--recto-${group}-${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;
}

/** For components: `var(--recto-…)` for each value of the group. */
export function references<Name extends string>(group: string, values: Values<Name>): Values<Name>;
export function references(group: string, values: Values<string>): Values<string> {
  return Object.fromEntries(
    Object.keys(values).map((name) => [name, `var(${propertyName(group, name)})`] as const),
  );
}

/** For the global style sheet: one declaration for each value of the group. */
export function declarations(group: string, values: Values<string>): string {
  return Object.entries(values)
    .map(([name, value]) => `${propertyName(group, name)}: ${value};`)
    .join('\n');
}
