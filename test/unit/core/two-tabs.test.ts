import { FakeToasts, MemoryStorage } from '@recto/adapters/fake';
import { ProcedureStore, type Procedure, type ReadyUpload } from '@recto/core';
import { deliver } from '../../../packages/core/src/uploads/deliver.ts';
import { waitingProvider } from './doubles/provider.ts';
import { describe, expect, test, vi } from 'vitest';
import {
  entryOf,
  imageOf,
  procedureHaving,
  procedureWith,
  thumbOf,
  token,
} from '../../support/procedures.ts';
import { SilentStorage } from './doubles/two-tabs-world.ts';

const recto: ReadyUpload = { source: 'taken', photo: 'idCardRecto', image: imageOf('recto') };
const otherLink = { token: 'another-link', procedure: procedureWith({ status: 'active' }) };

/** This tab, with the storage that all tabs share. */
function tabWith(procedure: Procedure, Storage = MemoryStorage) {
  const { calls, repository } = waitingProvider(procedure, [token, otherLink.token]);
  const storage = new Storage(entryOf(procedure));
  const parts = {
    repository,
    storage,
    toasts: new FakeToasts(),
    now: () => Date.now(),
  };
  const store = new ProcedureStore(parts);
  const send = () =>
    deliver({ ...parts, store }, recto, { providerHad: 'unknown', mayHaveArrived: false }, {});
  return { store, send, calls, storage, repository };
}

describe('another tab with the same link', () => {
  test('the change of another tab is applied at once, and not stored a second time', () => {
    const { store, storage } = tabWith(procedureWith({ status: 'started' }));
    const write = vi.spyOn(storage, 'write');
    const statuses: unknown[] = [];
    store.subscribe(() => statuses.push(store.getSnapshot().entry?.procedure.status));
    new MemoryStorage(storage).write(entryOf(procedureWith({ status: 'finished' })));
    expect(statuses).toEqual(['finished']);
    expect(write).not.toHaveBeenCalled();
  });

  test('an unchanged storage entry causes no change', () => {
    const { store, storage } = tabWith(procedureWith({ status: 'started' }));
    let changes = 0;
    store.subscribe(() => (changes += 1));
    new MemoryStorage(storage).write(entryOf(procedureWith({ status: 'started' })));
    expect(changes).toBe(0);
  });

  test('photos that two tabs send at the same time are both recorded, even if the storage event is late', async () => {
    const { store, send, calls, storage } = tabWith(procedureWith(), SilentStorage);
    const sent = send();
    new MemoryStorage(storage).write(entryOf(procedureHaving(['idCardVerso'])));
    await calls.respond(undefined);
    await sent;
    const { thumbs } = storage.read()!.procedure;
    expect(thumbs).toMatchObject({
      idCardRecto: thumbOf('idCardRecto'),
      idCardVerso: thumbOf('idCardVerso'),
    });
    expect(store.getSnapshot().entry).toEqual(storage.read());
  });

  test('call 2 is repeated if its response may be older than the change', async () => {
    const { store, calls, storage, repository } = tabWith(procedureWith({ status: 'started' }));
    repository.put(token, procedureWith({ status: 'started' }));
    const verified = store.verify(token);
    new MemoryStorage(storage).write(entryOf(procedureWith({ status: 'finished' })));
    await calls.respond(undefined);
    repository.put(token, procedureWith({ status: 'finished' }));
    await calls.respond(undefined);
    expect((await verified).status).toBe('finished');
  });
});

describe('another tab with another link', () => {
  // Decision 6.13.
  test('this tab continues with its own procedure, and does not overwrite the link that was opened last', async () => {
    const { store, send, calls, storage } = tabWith(procedureWith({ status: 'started' }));
    new MemoryStorage(storage).write(otherLink);
    expect(store.getSnapshot().entry?.token).toBe(token);
    const sent = send();
    await calls.respond(undefined);
    await sent;
    expect(store.getSnapshot().entry?.procedure.thumbs.idCardRecto).toEqual(thumbOf('idCardRecto'));
    expect(storage.read()).toBe(otherLink);
  });

  test('a refused link does not remove the entry of another link', () => {
    const { store, storage } = tabWith(procedureWith({ status: 'started' }));
    new MemoryStorage(storage).write(otherLink);
    store.forget(token);
    expect(store.getSnapshot().entry).toBeNull();
    expect(storage.read()).toBe(otherLink);
  });

  test('opening the link of this tab again replaces the entry', async () => {
    const { store, calls, storage } = tabWith(procedureWith({ status: 'started' }));
    new MemoryStorage(storage).write(otherLink);
    const verified = store.verify(token);
    await calls.respond(undefined);
    await verified;
    expect(storage.read()?.token).toBe(token);
  });
});
