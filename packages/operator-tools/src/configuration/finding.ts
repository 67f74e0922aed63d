/** Something about a configuration that its operator should know. */
export interface Finding {
  /** An error: the app can't start, ignores the field, or shows something broken. A warning: accepted, but doubtful. */
  readonly level: 'error' | 'warning';
  /** Where it is, such as `brand.imprint.fr-fr`; of a text, `texts.en-gb: start.intro`. */
  readonly field: string;
  /** What is wrong and what to write instead, in sentences. It holds no secret. */
  readonly reason: string;
}

export function error(field: string, reason: string): Finding {
  return { level: 'error', field, reason };
}

export function warning(field: string, reason: string): Finding {
  return { level: 'warning', field, reason };
}

export function hasErrors(findings: readonly Finding[]): boolean {
  return findings.some(({ level }) => level === 'error');
}

/**
 * What a command prints about a file: a line for each finding, and how many there are.
 * @param file as the operator named it.
 */
export function findingsText(file: string, findings: readonly Finding[]): string {
  const errors = findings.filter(({ level }) => level === 'error').length;
  const counts = [count(errors, 'error'), count(findings.length - errors, 'warning')];
  const lines = findings.map(({ level, field, reason }) => `  ${level.padEnd(7)}  ${field}: ${reason}`);
  return [`${file}:`, ...lines, `${counts.filter(Boolean).join(', ')}.`].join('\n');
}

function count(number: number, what: string): string {
  return number === 0 ? '' : `${number} ${what}${number === 1 ? '' : 's'}`;
}
