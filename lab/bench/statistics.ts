/** Values of one measure, by who was measured, in the order of the rounds. */
export type Samples = Map<string, number[]>;

/** What Recto must reach. */
export type Bar = { readonly atMost: number } | { readonly atLeast: number };

export interface Measure {
  readonly name: string;
  readonly unit: string;
  readonly samples: Samples;
  /** In the unit, or as a ratio where there is a base. */
  readonly bar?: Bar;
  /**
   * Whose median in which measure is 1; null for a measure that is no ratio. A ratio to another measure, such as that of a
   * library which has no such screen.
   */
  readonly base: { readonly who: string; readonly samples: Samples } | null;
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

/** The median with its quartiles, such as `1.02 (0.98–1.10)`. */
export function medianWithQuartiles(values: readonly number[], show: (value: number) => string): string {
  const [low, middle, high] = [0.25, 0.5, 0.75].map((share) => show(quantile(values, share)));
  return `${middle} (${low}–${high})`;
}

/** A bar with whether the unfavourable quartile of the values meets it, such as `≤ 1.2: missed, 1.36`. */
export function verdict(values: readonly number[], bar: Bar, show: (value: number) => string): string {
  const isCeiling = 'atMost' in bar;
  const limit = isCeiling ? bar.atMost : bar.atLeast;
  const worst = quantile(values, isCeiling ? 0.75 : 0.25);
  const isMet = isCeiling ? worst <= limit : worst >= limit;
  return `${isCeiling ? '≤' : '≥'} ${limit}: ${isMet ? 'met' : 'MISSED'}, ${show(worst)}`;
}

/**
 * A table as text: medians, ratios with their quartiles, and whether Recto's unfavourable quartile meets the bar.
 * @param names of all who were measured; Recto is the last one.
 */
export function table(measures: readonly Measure[], names: readonly string[]): string {
  const recto = names.at(-1)!;
  const rows = measures.map(({ name, unit, samples, bar, base }) => {
    const one = base === null ? 1 : median(base.samples.get(base.who) ?? [Number.NaN]);
    const relative = (who: string) => (samples.get(who) ?? []).map((value) => value / one);
    const digits = base === null && unit !== '×' ? 0 : 2;
    const show = (value: number) => value.toFixed(digits);
    const cells = names.map((who) => {
      const values = samples.get(who);
      if (values === undefined || values.length === 0) return '–';
      const shown = medianWithQuartiles(relative(who), show);
      if (base === null) return unit === '×' ? `×${shown}` : `${shown} ${unit}`.trimEnd();
      return `${median(values).toFixed(0)} ${unit} ×${shown}`;
    });
    const values = relative(recto);
    return [name, ...cells, bar === undefined || values.length === 0 ? '' : verdict(values, bar, show)];
  });
  const lines = [['', ...names, 'bar: its unfavourable quartile'], ...rows];
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

/** How often something happened, by who was measured. */
export interface Count {
  readonly name: string;
  readonly bar: 'all' | 'none';
  readonly by: ReadonlyMap<string, { readonly happened: number; readonly of: number }>;
}

/** A line for each count, such as `taps …: recto 45 of 45 (bar: all, met)`. */
export function countLines(counts: readonly Count[]): string {
  return counts
    .map(({ name, bar, by }) => {
      const each = [...by].map(([who, { happened, of }]) => {
        const isMet = of > 0 && happened === (bar === 'all' ? of : 0);
        return `${who} ${happened} of ${of}, ${isMet ? 'met' : 'MISSED'}`;
      });
      return `${name} (bar: ${bar}): ${each.join('; ')}`;
    })
    .join('\n');
}
