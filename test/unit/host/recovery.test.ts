import { FakeDevice } from '@recto/adapters/fake';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Recovery } from '../../../host/src/routes/Recovery.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test('a screen that broke is shown anew in place; one that breaks again at once is loaded with its page', () => {
  const device = new FakeDevice();
  const showAnew = vi.fn();
  const recovery = new Recovery(device);
  recovery.tryAgain(showAnew);
  expect([showAnew.mock.calls.length, device.reloads]).toEqual([1, 0]);
  vi.advanceTimersByTime(9_999);
  recovery.tryAgain(showAnew);
  expect([showAnew.mock.calls.length, device.reloads]).toEqual([1, 1]);
});

test('one that held for a while is shown anew in place again', () => {
  const device = new FakeDevice();
  const showAnew = vi.fn();
  const recovery = new Recovery(device);
  recovery.tryAgain(showAnew);
  vi.advanceTimersByTime(10_000);
  recovery.tryAgain(showAnew);
  expect([showAnew.mock.calls.length, device.reloads]).toEqual([2, 0]);
});
