import { expect, it } from 'vitest';
import { retryAfterMs } from '../../../../packages/adapters/src/http/retry-after.ts';

const now = Date.UTC(2026, 0, 1, 12, 0, 0);

it.each([
  ['seconds', '3', 3000],
  ['no seconds', '0', 0],
  ['seconds with space around', ' 12 ', 12_000],
  ['a date to come', 'Thu, 01 Jan 2026 12:00:05 GMT', 5000],
  ['a date gone by', 'Thu, 01 Jan 2026 11:59:00 GMT', 0],
  ['no header', null, null],
  ['an empty header', '', null],
  ['words', 'soon', null],
  ['a negative number', '-3', null],
  ['a fraction', '1.5', null],
  ['a date of another form', '2026-01-01T12:00:05Z', null],
])('reads %s', (_what, header, expected) => {
  expect(retryAfterMs(header, now)).toBe(expected);
});
