import { deliver, ProcedureStore, type PhotoUpload, type Procedure } from '@recto/core';
import { describe, expect, test } from 'vitest';
import { entryOf, imageOf, procedureHaving, procedureWith, thumbOf, token } from './doubles/procedures.ts';
import { TestRepository, type Call } from './doubles/test-repository.ts';
import { TestStorage } from './doubles/test-storage.ts';
import { TestToasts } from './doubles/test-toasts.ts';
import { Waiting } from './doubles/waiting.ts';

const recto: PhotoUpload = { source: 'taken', photo: 'idCardRecto', image: imageOf('recto') };
const otherLink = { token: 'another-link', procedure: procedureWith({ status: 'active' }) };

/** This tab, with what is stored for all tabs. */
function tabWith(procedure: Procedure) {
  const calls = new Waiting<Call, void>();
  const storage = new TestStorage(entryOf(procedure));
  const parts = {
    repository: new TestRepository(calls.ask),
    storage,
    toasts: new TestToasts(),
    now: () => Date.now(),
  };
  const store = new ProcedureStore(parts);
  const send = () =>
    deliver({ ...parts, store }, recto, { providerHad: 'unknown', mayHaveArrived: false }, {});
  return { store, send, calls, storage, repository: parts.repository };
}

describe('another tab with the same link', () => {
  test('what it has agreed with the provider is known here at once, and not stored once more', () => {
    const { store, storage } = tabWith(procedureWith({ status: 'started' }));
    const heard: unknown[] = [];
    store.subscribe(() => heard.push(store.getSnapshot().entry?.procedure.status));
    storage.otherPageWrites(entryOf(procedureWith({ status: 'finished' })));
    expect(heard).toEqual(['finished']);
    expect(storage.writes).toBe(0);
  });

  test('a storage that says the same again is no news', () => {
    const { store, storage } = tabWith(procedureWith({ status: 'started' }));
    let changes = 0;
    store.subscribe(() => (changes += 1));
    storage.otherPageWrites(entryOf(procedureWith({ status: 'started' })));
    expect(changes).toBe(0);
  });

  test('a photo of each tab, at the same time: neither undoes the other, told or not yet told', async () => {
    const { store, send, calls, storage } = tabWith(procedureWith({ status: 'started' }));
    const sent = send();
    // The other tab has stored it; the browser has not told so yet.
    storage.entry = entryOf(procedureHaving(['idCardVerso']));
    await calls.answer(undefined);
    await sent;
    const { thumbs } = storage.entry.procedure;
    expect(thumbs).toMatchObject({
      idCardRecto: thumbOf('idCardRecto'),
      idCardVerso: thumbOf('idCardVerso'),
    });
    expect(store.getSnapshot().entry).toEqual(storage.entry);
  });

  test('an answer of call 2 from before its change is asked for again', async () => {
    const { store, calls, storage, repository } = tabWith(procedureWith({ status: 'started' }));
    repository.procedure = procedureWith({ status: 'started' });
    const verified = store.verify(token);
    storage.otherPageWrites(entryOf(procedureWith({ status: 'finished' })));
    await calls.answer(undefined);
    repository.procedure = procedureWith({ status: 'finished' });
    await calls.answer(undefined);
    expect((await verified).status).toBe('finished');
  });
});

describe('another tab with another link', () => {
  test('this one goes on with its own, and leaves the place to the link that was opened last', async () => {
    const { store, send, calls, storage } = tabWith(procedureWith({ status: 'started' }));
    storage.otherPageWrites(otherLink);
    expect(store.getSnapshot().entry?.token).toBe(token);
    const sent = send();
    await calls.answer(undefined);
    await sent;
    expect(store.getSnapshot().entry?.procedure.thumbs.idCardRecto).toEqual(thumbOf('idCardRecto'));
    expect(storage.entry).toBe(otherLink);
  });

  test('a link that the provider refuses is forgotten, and no other one', () => {
    const { store, storage } = tabWith(procedureWith({ status: 'started' }));
    storage.otherPageWrites(otherLink);
    store.forget(token);
    expect(store.getSnapshot().entry).toBeNull();
    expect(storage.entry).toBe(otherLink);
  });

  test('opening this one anew takes the place back', async () => {
    const { store, calls, storage } = tabWith(procedureWith({ status: 'started' }));
    storage.otherPageWrites(otherLink);
    const verified = store.verify(token);
    await calls.answer(undefined);
    await verified;
    expect(storage.entry?.token).toBe(token);
  });
});
