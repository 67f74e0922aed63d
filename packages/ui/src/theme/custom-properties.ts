/** CSS custom properties from plain objects: `inkMuted` of the group `color` is `--recto-color-ink-muted`. */

type Values<Name extends string> = Readonly<Record<Name, string>>;

function propertyName(group: string, name: string): string {
  return `--recto-${group}-${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;
}

/** What components write: `var(--recto-…)` for every value of the group. */
export function references<Name extends string>(group: string, values: Values<Name>): Values<Name>;
export function references(group: string, values: Values<string>): Values<string> {
  return Object.fromEntries(
    Object.keys(values).map((name) => [name, `var(${propertyName(group, name)})`] as const),
  );
}

/** What the global style sheet writes: one declaration for every value of the group. */
export function declarations(group: string, values: Values<string>): string {
  return Object.entries(values)
    .map(([name, value]) => `${propertyName(group, name)}: ${value};`)
    .join('\n');
}
