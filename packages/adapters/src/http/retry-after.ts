/**
 * Reads a `Retry-After` header: a number of seconds, or an HTTP date (RFC 9110 §10.2.3).
 * @param nowMs the time of day, in ms since 1970.
 * @returns how long to wait, in ms, never negative; null when the header is absent or can't be read.
 */
export function retryAfterMs(header: string | null, nowMs: number): number | null {
  if (header === null) return null;
  if (/^\s*\d+\s*$/.test(header)) return Number(header) * 1000;
  // Date.parse alone would read "-3" as a date.
  const date = / GMT\s*$/.test(header) ? Date.parse(header) : NaN;
  return Number.isNaN(date) ? null : Math.max(0, date - nowMs);
}
