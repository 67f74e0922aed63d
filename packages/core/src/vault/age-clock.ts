/**
 * The time by which the photos of a vault age, in ms since 1970. While a page lives, a phone's clock that is set ahead
 * makes no photo older: the time since the page began is then what counts. A clock that is set back is followed.
 * @param now the time of day, in ms since 1970.
 * @param elapsed in ms, of a clock that can't be set.
 */
export function ageClock(now: () => number, elapsed: () => number): () => number {
  const start = now() - elapsed();
  return () => Math.min(now(), start + elapsed());
}
