/** How the pauses between the attempts at something grow (exponential back-off with jitter). */
export interface BackOff {
  /** The pause after the first failure, in ms; it doubles with each further one. */
  readonly firstMs: number;
  /** In ms. */
  readonly longestMs: number;
  /** Which part of a pause is random, 0 to 1, so that many phones do not retry at the same moment. */
  readonly jitter: number;
}

/**
 * The pause before the next attempt, in ms.
 * @param failures failed attempts in a row, at least 1.
 * @param random at least 0, below 1.
 */
export function backOffMs({ firstMs, longestMs, jitter }: BackOff, failures: number, random: number): number {
  const ms = Math.min(firstMs * 2 ** (failures - 1), longestMs);
  return ms * (1 - jitter) + ms * jitter * random;
}
