/** So many of so many. */
export interface Share {
  readonly part: number;
  readonly of: number;
}

/** Times in ms; null if there are none. */
export interface Times {
  /** How many were measured. */
  readonly count: number;
  /** Half of them took at most this long. */
  readonly medianMs: number | null;
  /** Nine of ten took at most this long. */
  readonly p90Ms: number | null;
}

export function timesOf(values: readonly number[]): Times {
  return { count: values.length, medianMs: percentile(values, 0.5), p90Ms: percentile(values, 0.9) };
}

/** The smallest value that so large a share of the values does not exceed (nearest rank); null without values. */
function percentile(values: readonly number[], share: number): number | null {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)] ?? null;
}
