import type { HttpResponse } from './http-message.ts';
import { longestByPhoneClockMs } from './limits.ts';

/**
 * Reads the `Retry-After` header: a number of seconds, or an HTTP date (RFC 9110 §10.2.3). A date is compared with the
 * response's own `Date`. Where that can't be read, as on another origin, it is compared with the phone's clock, and counts
 * as absent if it is over or more than an hour ahead.
 * @param nowMs the phone's time, in ms since 1970.
 * @returns how long to wait, in ms, never negative; null when the header is absent or can't be read.
 */
export function retryAfterMs(
  { retryAfter, date }: Pick<HttpResponse, 'retryAfter' | 'date'>,
  nowMs: number,
): number | null {
  if (retryAfter === null) return null;
  if (/^\s*\d+\s*$/.test(retryAfter)) return Number(retryAfter) * 1000;
  const until = timeOf(retryAfter);
  const sentAt = timeOf(date ?? '');
  if (until === null) return null;
  if (sentAt !== null) return Math.max(0, until - sentAt);
  const wait = until - nowMs;
  return wait < 0 || wait > longestByPhoneClockMs ? null : wait;
}

/** The time of an HTTP date, in ms since 1970; null for anything else. `Date.parse` alone would read "-3" as a date. */
function timeOf(date: string): number | null {
  const time = / GMT\s*$/.test(date) ? Date.parse(date) : NaN;
  return Number.isNaN(time) ? null : time;
}
