import { FakeDevice } from '@recto/adapters/fake';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { CrashRecovery } from '../../../host/src/routes/CrashRecovery.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test('a screen that crashed is rendered again; when it crashes again soon, the page is reloaded', () => {
  const device = new FakeDevice();
  const rerender = vi.fn();
  const recovery = new CrashRecovery(device);
  recovery.retry(rerender);
  expect([rerender.mock.calls.length, device.reloads]).toEqual([1, 0]);
  vi.advanceTimersByTime(9_999);
  recovery.retry(rerender);
  expect([rerender.mock.calls.length, device.reloads]).toEqual([1, 1]);
});

test('a screen that crashes again later is rendered again', () => {
  const device = new FakeDevice();
  const rerender = vi.fn();
  const recovery = new CrashRecovery(device);
  recovery.retry(rerender);
  vi.advanceTimersByTime(10_000);
  recovery.retry(rerender);
  expect([rerender.mock.calls.length, device.reloads]).toEqual([2, 0]);
});
