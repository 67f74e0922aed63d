import { FakeDevice, FakeToasts, MemoryStorage } from '@recto/adapters/fake';
import {
  Entry,
  ProcedureStore,
  RepositoryError,
  type RepositoryErrorCode,
  type StoredProcedure,
} from '@recto/core';
import { deliver } from '../../../packages/core/src/uploads/deliver.ts';
import { entryPatienceMs } from '../../../packages/core/src/link/entry.ts';
import { waitingProvider } from './doubles/provider.ts';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { imageOf, procedureWith } from '../../support/procedures.ts';
import { settled } from './doubles/waiting.ts';

const stored: StoredProcedure = { token: 'a', procedure: procedureWith({ status: 'started' }) };

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(() => {
  vi.useRealTimers();
});

/** A phone on which the link `a` was open before. */
function phone({ online = true, kept = stored }: { online?: boolean; kept?: StoredProcedure | null } = {}) {
  const { calls, repository } = waitingProvider(procedureWith(), ['a', 'b']);
  const storage = new MemoryStorage(kept);
  const toasts = new FakeToasts();
  const store = new ProcedureStore({ repository, storage, toasts, now: () => Date.now() });
  const device = new FakeDevice();
  device.setOnline(online);
  const entry = new Entry({ store, device });
  const later = async (ms: number) => {
    await vi.advanceTimersByTimeAsync(ms);
    await settled();
  };
  return { entry, store, calls, repository, storage, toasts, device, later };
}

const noAnswer = new RepositoryError('unreachable');

describe('the device reports that it is offline', () => {
  test('the entry without a network opens the stored procedure of this token at once, without a call', async () => {
    const { entry, store, calls } = phone({ online: false });
    await expect(entry.open('a')).resolves.toEqual({ name: 'entered' });
    expect(entry.getSnapshot()).toEqual({ name: 'unchecked', unanswered: false });
    expect(store.getSnapshot().entry).toBe(stored);
    expect(calls.requests).toEqual([]);
  });

  test.each<[string, StoredProcedure | null, string]>([
    ['another link', stored, 'b'],
    ['nothing', null, 'a'],
  ])('the entry without a network does not open if %s is stored', async (_, kept, token) => {
    const { entry, calls } = phone({ online: false, kept });
    const opened = entry.open(token);
    await calls.fail(noAnswer);
    await expect(opened).resolves.toEqual({ name: 'unreachable' });
    expect(entry.getSnapshot()).toEqual({ name: 'settled' });
  });

  test('the entry without a network checks the token as soon as there is a connection, and stores the response', async () => {
    const { entry, calls, device, repository, storage, later } = phone({ online: false });
    await entry.open('a');
    device.setOnline(true);
    await later(0);
    expect(calls.requests.map(({ method, token }) => [method, token])).toEqual([['readProcedure', 'a']]);
    repository.put('a', procedureWith({ status: 'expired' }));
    await calls.respond();
    expect(entry.getSnapshot()).toEqual({ name: 'settled' });
    expect(storage.read()?.procedure.status).toBe('expired');
    await later(120_000);
    expect(calls.requests).toHaveLength(1);
  });

  test('the entry without a network makes call 2 from time to time nevertheless: a device can be wrong about its network', async () => {
    const { entry, calls, later } = phone({ online: false });
    await entry.open('a');
    await later(2000);
    await calls.fail(noAnswer);
    await later(4000);
    expect(calls.requests).toHaveLength(2);
  });

  test('back on a network, the provider counts as silent only after its time to respond has passed', async () => {
    const { entry, calls, device, later } = phone({ online: false });
    await entry.open('a');
    device.setOnline(true);
    await later(entryPatienceMs - 1);
    expect(calls.requests).toHaveLength(1);
    expect(entry.getSnapshot()).toEqual({ name: 'unchecked', unanswered: false });
    await later(1);
    expect(entry.getSnapshot()).toEqual({ name: 'unchecked', unanswered: true });
    await calls.respond();
    expect(entry.getSnapshot()).toEqual({ name: 'settled' });
  });

  test('as long as there is no network, the provider does not count as silent', async () => {
    const { entry, calls, later } = phone({ online: false });
    await entry.open('a');
    await later(2000);
    await calls.fail(noAnswer);
    await later(0);
    expect(entry.getSnapshot()).toEqual({ name: 'unchecked', unanswered: false });
  });

  test('a token that is refused later is deleted, and the entry becomes refused', async () => {
    const { entry, store, calls, device, storage, later } = phone({ online: false });
    await entry.open('a');
    device.setOnline(true);
    await later(0);
    await calls.fail(new RepositoryError('refused'));
    expect(entry.getSnapshot()).toEqual({ name: 'refused', token: 'a' });
    expect(storage.read()).toBeNull();
    expect(store.getSnapshot().entry).toBeNull();

    device.setOnline(false);
    const again = entry.open('a');
    await calls.fail(noAnswer);
    await expect(again).resolves.toEqual({ name: 'unreachable' });
  });

  test.each<RepositoryErrorCode>(['unreachable', 'unavailable', 'malformed'])(
    'a failed call 2 (%s) changes nothing; it is repeated after growing pauses',
    async (code) => {
      const { entry, calls, device, toasts, later } = phone({ online: false });
      await entry.open('a');
      device.setOnline(true);
      await later(0);
      const pauses = [4000, 8000, 16_000, 30_000, 30_000];
      for (const [index, pause] of pauses.entries()) {
        await calls.fail(new RepositoryError(code));
        await later(pause - 1);
        expect(calls.requests).toHaveLength(index + 1);
        await later(1);
        expect(calls.requests).toHaveLength(index + 2);
      }
      expect(entry.getSnapshot()).toEqual({ name: 'unchecked', unanswered: true });
      expect(toasts.shown).toEqual([]);
    },
  );

  test('opening another link ends the calls about the first', async () => {
    const { entry, calls, storage, device, later } = phone({ online: false });
    await entry.open('a');
    const other = entry.open('b');
    await calls.respond();
    await other;
    expect(entry.getSnapshot()).toEqual({ name: 'settled' });
    device.setOnline(true);
    await later(120_000);
    expect(calls.requests.map(({ token }) => token)).toEqual(['b']);
    expect(storage.read()?.token).toBe('b');
  });
});

describe('the device reports that it is online', () => {
  test('if call 2 gets no response, the stored procedure is opened at once', async () => {
    const { entry, calls } = phone();
    const opened = entry.open('a');
    await calls.fail(noAnswer);
    await expect(opened).resolves.toEqual({ name: 'entered' });
    expect(entry.getSnapshot()).toEqual({ name: 'unchecked', unanswered: true });
  });

  test('if there is no response in a few seconds, the stored procedure is opened, and the late response counts', async () => {
    const { entry, calls, repository, storage, later } = phone();
    let outcome = 'none';
    void entry.open('a').then(({ name }) => (outcome = name));
    await later(entryPatienceMs - 1);
    expect(outcome).toBe('none');
    await later(1);
    expect(outcome).toBe('entered');
    expect(entry.getSnapshot()).toEqual({ name: 'unchecked', unanswered: true });
    repository.put('a', procedureWith({ status: 'finished' }));
    await calls.respond();
    expect(entry.getSnapshot()).toEqual({ name: 'settled' });
    expect(storage.read()?.procedure.status).toBe('finished');
    expect(calls.requests).toHaveLength(1);
  });

  test('a provider that responds with 503 is unreachable, not offline', async () => {
    const { entry, calls } = phone();
    const opened = entry.open('a');
    await calls.fail(new RepositoryError('unavailable'));
    await expect(opened).resolves.toEqual({ name: 'unreachable' });
    expect(entry.getSnapshot()).toEqual({ name: 'settled' });
  });

  test('a refused token is refused and deleted, even if its procedure is stored', async () => {
    const { entry, calls, storage } = phone();
    const opened = entry.open('a');
    await calls.fail(new RepositoryError('refused'));
    await expect(opened).resolves.toEqual({ name: 'refused' });
    expect(storage.read()).toBeNull();
  });

  test('a link without a stored procedure waits for call 2', async () => {
    const { entry, calls, later } = phone({ kept: null });
    const opened = entry.open('a');
    await later(10 * entryPatienceMs);
    await calls.respond();
    await expect(opened).resolves.toEqual({ name: 'entered' });
    expect(entry.getSnapshot()).toEqual({ name: 'settled' });
  });
});

test('a response from before a photo was sent does not remove that photo', async () => {
  const { entry, store, calls, repository, later } = phone();
  void entry.open('a');
  await later(entryPatienceMs);
  const image = imageOf('card');
  const saved = deliver(
    { repository, store },
    { source: 'taken', photo: 'idCardRecto', image },
    { providerHad: 'unknown', mayHaveArrived: false },
    {},
  );
  await calls.respond(undefined, 1);
  await saved;
  const { procedure } = store.getSnapshot().entry!;
  await calls.respond();
  expect(store.getSnapshot().entry?.procedure.thumbs.idCardRecto).not.toBeNull();
  repository.put('a', procedure);
  await calls.respond();
  expect(calls.requests.map(({ method }) => method)).toEqual(['readProcedure', 'savePhoto', 'readProcedure']);
  expect(entry.getSnapshot()).toEqual({ name: 'settled' });
});
