import { expect, it } from 'vitest';
import { retryAfterMs } from '../../../../packages/adapters/src/http/retry-after.ts';

it.each([
  ['seconds', '3', 3000],
  ['no seconds', '0', 0],
  ['seconds with space around', ' 12 ', 12_000],
  ['no header', null, null],
  ['an empty header', '', null],
  ['words', 'soon', null],
  ['a negative number', '-3', null],
  ['a fraction', '1.5', null],
  ['a date of another form', '2026-01-01T12:00:05Z', null],
  ['a date, which has none to be compared with', 'Thu, 01 Jan 2026 12:00:05 GMT', null],
])('Retry-After is read without the date of the response: %s', (_what, retryAfter, expected) => {
  for (const date of [null, '', 'today']) expect(retryAfterMs({ retryAfter, date })).toBe(expected);
});

it.each([
  ['two seconds ahead', 'Thu, 01 Jan 2026 17:00:02 GMT', 2000],
  ['five hours ahead', 'Thu, 01 Jan 2026 22:00:00 GMT', 18_000_000],
  ['gone by', 'Thu, 01 Jan 2026 16:59:00 GMT', 0],
  ['seconds', '3', 3000],
])('Retry-After is read by the date of the response: %s', (_what, retryAfter, expected) => {
  expect(retryAfterMs({ retryAfter, date: 'Thu, 01 Jan 2026 17:00:00 GMT' })).toBe(expected);
});
