import type { HttpResponse } from './http-message.ts';

/**
 * Reads the `Retry-After` header: a number of seconds, or an HTTP date (RFC 9110 §10.2.3). A date is compared with the
 * response's own `Date`: the phone's clock may be wrong.
 * @returns how long to wait, in ms, never negative; null when the header is absent or can't be read, or a date has none to
 * be compared with, as on another origin that does not expose it.
 */
export function retryAfterMs({ retryAfter, date }: Pick<HttpResponse, 'retryAfter' | 'date'>): number | null {
  if (retryAfter === null) return null;
  if (/^\s*\d+\s*$/.test(retryAfter)) return Number(retryAfter) * 1000;
  const until = timeOf(retryAfter);
  const sentAt = timeOf(date ?? '');
  return until === null || sentAt === null ? null : Math.max(0, until - sentAt);
}

/** The time of an HTTP date, in ms since 1970; null for anything else. `Date.parse` alone would read "-3" as a date. */
function timeOf(date: string): number | null {
  const time = / GMT\s*$/.test(date) ? Date.parse(date) : NaN;
  return Number.isNaN(time) ? null : time;
}
