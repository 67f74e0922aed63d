/** Values of one measure, by who was measured, in the order of the rounds. */
export type Samples = Map<string, number[]>;

export interface Measure {
  readonly name: string;
  readonly unit: string;
  readonly samples: Samples;
  /** What Recto must reach, as a ratio to the first peer, or in the unit where `isAbsolute`. */
  readonly bar?: number;
  readonly isAbsolute?: boolean;
}

/** @returns the value below which this share of the values lies, between two values by interpolation. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  const place = (sorted.length - 1) * share;
  const below = sorted[Math.floor(place)]!;
  return below + (sorted[Math.ceil(place)]! - below) * (place % 1);
}

/** @returns the middle value, or the mean of the two in the middle. */
export const median = (values: readonly number[]): number => quantile(values, 0.5);

/** A table as text: medians, and below them ratios to the first column with their quartiles. */
export function table(measures: readonly Measure[]): string {
  const names = [...new Set(measures.flatMap(({ samples }) => [...samples.keys()]))];
  const rows = measures.map(({ name, unit, samples, bar, isAbsolute }) => {
    const base = quantile(samples.get(names[0]!) ?? [Number.NaN], 0.5);
    const cells = names.map((who) => {
      const values = samples.get(who);
      if (values === undefined || values.length === 0) return '–';
      const [low, middle, high] = [0.25, 0.5, 0.75].map((share) => quantile(values, share)) as [
        number,
        number,
        number,
      ];
      const ratio = isAbsolute
        ? ''
        : ` ×${(middle / base).toFixed(2)} (${(low / base).toFixed(2)}–${(high / base).toFixed(2)})`;
      return `${middle.toFixed(0)} ${unit}${ratio}`;
    });
    const wanted = bar === undefined ? '' : isAbsolute ? `≤ ${bar} ${unit}` : `≤ ×${bar}`;
    return [name, ...cells, wanted];
  });
  const lines = [['', ...names, 'bar'], ...rows];
  const widths = lines[0]!.map((_, column) => Math.max(...lines.map((line) => line[column]!.length)));
  return lines
    .map((line) =>
      line
        .map((cell, column) => cell.padEnd(widths[column]!))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}
