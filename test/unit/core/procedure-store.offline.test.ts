import { FakeDevice, FakeToasts, MemoryStorage } from '@recto/adapters/fake';
import { photoNames, ProcedureStore, RepositoryError, type Procedure } from '@recto/core';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { entryOf, procedureHaving, procedureWith } from '../../support/procedures.ts';
import { waitingProvider } from './doubles/provider.ts';
import { settled } from './doubles/waiting.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => void vi.useRealTimers());

const unreachable = new RepositoryError('unreachable');

function offlineStore(procedure: Procedure) {
  const { calls, repository } = waitingProvider(procedure);
  const device = new FakeDevice();
  device.setOnline(false);
  const toasts = new FakeToasts();
  const storage = new MemoryStorage(entryOf(procedure));
  const store = new ProcedureStore({ repository, storage, toasts, device, now: () => Date.now() });
  return {
    calls,
    repository,
    device,
    toasts,
    store,
    methods: () => calls.requests.map(({ method }) => method),
  };
}

// Decision 5.15.
describe.each([
  ['start', procedureWith({ status: 'active' }), 'setStarted', 'started'],
  ['finish', procedureHaving(photoNames), 'setFinished', 'finished'],
] as const)('%s without a network', (action, procedure, method, status) => {
  /** After the tap, whose call has failed. */
  async function afterTap() {
    const world = offlineStore(procedure);
    const acting = world.store[action]();
    await world.calls.fail(unreachable);
    await settled();
    expect(world.store.getSnapshot().pending).toBe(action);
    expect(world.toasts.shown).toEqual([]);
    return { ...world, acting };
  }

  test('it is made once the network is back, and only once', async () => {
    const { acting, store, device, calls, methods, toasts } = await afterTap();
    await expect(store[action](), 'a second tap').resolves.toBe(false);
    device.setOnline(true);
    await settled();
    await calls.respond();
    await settled();
    await calls.respond();
    await expect(acting).resolves.toBe(true);
    expect(methods()).toEqual([method, 'readProcedure', method]);
    expect(store.getSnapshot().entry?.procedure.status).toBe(status);
    expect(toasts.shown).toEqual([]);
  });

  test('it is not made again if the provider has done it meanwhile', async () => {
    const { acting, device, calls, methods, repository } = await afterTap();
    repository.put(entryOf(procedure).token, { ...procedure, status });
    device.setOnline(true);
    await settled();
    await calls.respond();
    await expect(acting).resolves.toBe(true);
    expect(methods()).toEqual([method, 'readProcedure']);
  });

  test('it is not made, and no failure is shown, if the customer takes it back while call 2 is asked', async () => {
    const { acting, store, device, calls, methods, toasts } = await afterTap();
    device.setOnline(true);
    await settled();
    store.stopWaiting();
    await calls.respond();
    await expect(acting).resolves.toBe(false);
    expect(methods()).toEqual([method, 'readProcedure']);
    expect(toasts.shown).toEqual([]);
  });

  test('it is not made any more if the customer takes it back', async () => {
    const { acting, store, device, methods, toasts } = await afterTap();
    store.stopWaiting();
    await expect(acting).resolves.toBe(false);
    device.setOnline(true);
    await settled();
    expect(methods()).toEqual([method]);
    expect(store.getSnapshot().pending).toBeNull();
    expect(toasts.shown).toEqual([]);
  });

  test('it is not made any more once the store is disposed', async () => {
    const { acting, store, device, methods } = await afterTap();
    store.dispose();
    await expect(acting).resolves.toBe(false);
    device.setOnline(true);
    await settled();
    expect(methods()).toEqual([method]);
  });

  test('it is made again after 30 s on a device that does not notice the network', async () => {
    const { calls, methods } = await afterTap();
    await vi.advanceTimersByTimeAsync(30_000);
    await calls.respond();
    await settled();
    expect(methods()).toEqual([method, 'readProcedure', method]);
  });

  test('one that fails once the network is back has its toast (§8)', async () => {
    const { acting, device, calls, toasts } = await afterTap();
    device.setOnline(true);
    await settled();
    await calls.respond();
    await settled();
    await calls.fail(new RepositoryError('refused'));
    await calls.respond();
    await expect(acting).resolves.toBe(false);
    expect(toasts.shown).toMatchObject([{ kind: 'error', code: 'Errors.internalError', failed: action }]);
  });
});
