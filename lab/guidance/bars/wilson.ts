/** The normal distribution's quantile for 95 %. */
const z = 1.96;

/** Wilson's interval of a share, 95 %. @param hits of `count`. @returns its ends, 0 to 1; null without a count. */
export function wilson(hits: number, count: number): readonly [number, number] | null {
  if (count === 0) return null;
  const share = hits / count;
  const scale = 1 + (z * z) / count;
  const middle = (share + (z * z) / (2 * count)) / scale;
  const half = (z / scale) * Math.sqrt((share * (1 - share)) / count + (z * z) / (4 * count * count));
  return [Math.max(0, middle - half), Math.min(1, middle + half)];
}
