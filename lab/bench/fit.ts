/** A cost at each of several sizes. */
export interface Series {
  readonly name: string;
  readonly unit: string;
  /** The sizes, smallest first: what the table calls them, and how large they are. */
  readonly sizes: readonly { readonly label: string; readonly size: number }[];
  /** The cost at each size. */
  readonly costs: readonly number[];
  /** The largest cost, or for `atLeast` the smallest, that is allowed at the sizes for which a bar applies. */
  readonly bar?: { readonly atMost: number } | { readonly atLeast: number };
}

/**
 * How a cost grows: the exponent of the power of the size that fits best (least squares of the logarithms).
 * 0 is flat, 1 is in proportion to the size.
 */
function exponentOf({ sizes, costs }: Pick<Series, 'sizes' | 'costs'>): number {
  const points = sizes.map(
    ({ size }, index) => [Math.log(size), Math.log(Math.max(costs[index]!, 1e-6))] as const,
  );
  const mean = (axis: 0 | 1) => points.reduce((sum, point) => sum + point[axis], 0) / points.length;
  const [x, y] = [mean(0), mean(1)];
  const covariance = points.reduce((sum, [px, py]) => sum + (px - x) * (py - y), 0);
  return covariance / points.reduce((sum, [px]) => sum + (px - x) ** 2, 0);
}

/** What an exponent means; a quarter of a power is within what one run differs from the next. */
function growthName(exponent: number): string {
  if (exponent <= 0.25) return 'flat';
  if (exponent < 0.85) return 'less than linear';
  return exponent <= 1.15 ? 'linear' : 'MORE THAN LINEAR';
}

/** A block of text for each series: its costs by size, and how they grow. */
export function growthTable(all: readonly Series[]): string {
  return all
    .map((series) => {
      const { name, unit, sizes, costs, bar } = series;
      const exponent = exponentOf(series);
      const wanted =
        bar === undefined ? '' : `, bar ${'atMost' in bar ? `≤ ${bar.atMost}` : `≥ ${bar.atLeast}`} ${unit}`;
      const cells = sizes.map(({ label }, index) => `${label}: ${shown(costs[index]!)}`);
      const fit = `${growthName(exponent)} (size^${exponent.toFixed(2)})`;
      return `${name}, ${unit}\n  ${cells.join(' · ')}\n  ${fit}${wanted.trimEnd()}`;
    })
    .join('\n');
}

function shown(cost: number): string {
  return cost >= 100 ? cost.toFixed(0) : cost >= 10 ? cost.toFixed(1) : cost.toFixed(2);
}
