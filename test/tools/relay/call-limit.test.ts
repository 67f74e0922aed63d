import { expect, test } from 'vitest';
import { CallLimit } from '../../../packages/relay/src/call-limit.ts';

test('calls are counted per caller and in total, and the counts are cleared after a minute', () => {
  let now = 0;
  const limit = new CallLimit({ perCaller: 2, total: 3 }, () => now);
  expect(limit.count('a')).toBeNull();
  expect(limit.count('a')).toBeNull();
  now = 20_000;
  expect(limit.count('a')).toBe(40);
  expect(limit.count('b')).toBeNull();
  expect(limit.count('c')).toBe(40);
  now = 59_999;
  expect(limit.count('c')).toBe(1);
  now = 60_000;
  expect(limit.count('a')).toBeNull();
  expect(limit.count('c')).toBeNull();
});
