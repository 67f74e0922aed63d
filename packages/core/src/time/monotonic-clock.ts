/**
 * A clock that never gives the same time twice, nor an earlier one, so that a time also identifies an event.
 * @param now the time of day, in ms since 1970.
 */
export function monotonicClock(now: () => number): () => number {
  let last = -Infinity;
  return () => (last = Math.max(now(), last + 1));
}
