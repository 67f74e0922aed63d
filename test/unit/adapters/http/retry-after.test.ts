import { expect, it } from 'vitest';
import { retryAfterMs } from '../../../../packages/adapters/src/http/retry-after.ts';

const now = Date.UTC(2026, 0, 1, 12, 0, 0);

it.each([
  ['seconds', '3', 3000],
  ['no seconds', '0', 0],
  ['seconds with space around', ' 12 ', 12_000],
  ['a date to come', 'Thu, 01 Jan 2026 12:00:05 GMT', 5000],
  ['a date in an hour', 'Thu, 01 Jan 2026 13:00:00 GMT', 3_600_000],
  ['a date gone by, as a wrong clock shows it', 'Thu, 01 Jan 2026 11:59:00 GMT', null],
  ['a date in more than an hour, as a wrong clock shows it', 'Thu, 01 Jan 2026 13:00:01 GMT', null],
  ['no header', null, null],
  ['an empty header', '', null],
  ['words', 'soon', null],
  ['a negative number', '-3', null],
  ['a fraction', '1.5', null],
  ['a date of another form', '2026-01-01T12:00:05Z', null],
])('reads %s by the phone’s clock', (_what, retryAfter, expected) => {
  for (const date of [null, '', 'today']) expect(retryAfterMs({ retryAfter, date }, now)).toBe(expected);
});

it.each([
  ['two seconds ahead, whatever the phone says', 'Thu, 01 Jan 2026 17:00:02 GMT', 2000],
  ['five hours ahead', 'Thu, 01 Jan 2026 22:00:00 GMT', 18_000_000],
  ['gone by', 'Thu, 01 Jan 2026 16:59:00 GMT', 0],
  ['seconds', '3', 3000],
])('reads it by the date of the response: %s', (_what, retryAfter, expected) => {
  const date = 'Thu, 01 Jan 2026 17:00:00 GMT';
  for (const phone of [now, now + 36_000_000])
    expect(retryAfterMs({ retryAfter, date }, phone)).toBe(expected);
});
