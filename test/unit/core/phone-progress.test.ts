import { FakeDevice, FakeToasts, MemoryStorage } from '@recto/adapters/fake';
import { followProcedure, phoneProgress, ProcedureStore, RepositoryError } from '@recto/core';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { entryOf, procedureHaving, procedureWith, token } from '../../support/procedures.ts';
import { waitingProvider } from './doubles/provider.ts';
import { settled } from './doubles/waiting.ts';

const active = procedureWith({ status: 'active' });
const started = procedureHaving(['idCardRecto']);
const finished = procedureWith({ status: 'finished' });

test('a procedure’s status and photos say how far the phone is', () => {
  expect(phoneProgress(active)).toEqual({ name: 'waiting' });
  expect(phoneProgress(started)).toMatchObject({ name: 'started', received: 1 });
  expect(phoneProgress(finished)).toMatchObject({ name: 'submitted' });
  for (const status of ['refused', 'expired'] as const) {
    expect(phoneProgress(procedureWith({ status }))).toEqual({ name: 'waiting' });
  }
});

describe('a desktop follows the procedure', () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  function desktop() {
    const { calls, repository } = waitingProvider(active);
    const store = new ProcedureStore({
      repository,
      storage: new MemoryStorage(entryOf(active)),
      toasts: new FakeToasts(),
      now: () => Date.now(),
    });
    const device = new FakeDevice();
    const end = followProcedure({ store, device });
    const later = async (ms: number) => {
      await vi.advanceTimersByTimeAsync(ms);
      await settled();
    };
    return { calls, repository, device, end, later, store, asked: () => calls.requests.length };
  }

  test('a desktop repeats call 2 in growing pauses, which are short again after a change', async () => {
    const { calls, repository, later, store, asked } = desktop();
    expect(asked()).toBe(0);
    for (const [pause, count] of [
      [3000, 1],
      [6000, 2],
      [12_000, 3],
      [15_000, 4],
    ] as const) {
      await later(pause - 1);
      expect(asked()).toBe(count - 1);
      await later(1);
      expect(asked()).toBe(count);
      if (count === 4) repository.put(token, started);
      await calls.respond();
    }
    expect(store.getSnapshot().entry?.procedure.status).toBe('started');
    await later(3000);
    expect(asked()).toBe(5);
  });

  test('a desktop reads again after a reading that failed', async () => {
    const { calls, later, asked } = desktop();
    await later(3000);
    await calls.fail(new RepositoryError('unreachable'));
    await later(6000);
    expect(asked()).toBe(2);
  });

  test('a desktop does not read while the page is hidden, and reads at once when it is shown again', async () => {
    const { calls, device, later, asked } = desktop();
    device.setVisible(false);
    await later(60_000);
    expect(asked()).toBe(0);
    device.setVisible(true);
    await later(0);
    expect(asked()).toBe(1);
    device.setVisible(false);
    await calls.respond();
    await later(60_000);
    expect(asked()).toBe(1);
  });

  test('a desktop stops when the photos are submitted', async () => {
    const { calls, repository, device, later, asked } = desktop();
    await later(3000);
    repository.put(token, finished);
    await calls.respond();
    await later(60_000);
    device.setVisible(false);
    device.setVisible(true);
    await later(0);
    expect(asked()).toBe(1);
  });

  test('a desktop stops when the page is left', async () => {
    const { calls, device, end, later, asked } = desktop();
    await later(3000);
    end();
    await calls.respond();
    await later(60_000);
    device.setVisible(false);
    device.setVisible(true);
    await later(0);
    expect(asked()).toBe(1);
  });
});
