import { expect, test } from 'vitest';
import { CallLimit } from '../../../packages/relay/src/call-limit.ts';

test('calls are counted for each address and in all, and forgotten after a minute', () => {
  let now = 0;
  const limit = new CallLimit({ ofOneAddress: 2, inAll: 3 }, () => now);
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
