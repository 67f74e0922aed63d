import { FakeToasts, MemoryStorage } from '@recto/adapters/fake';
import {
  photoNames,
  ProcedureStore,
  type EarlyProcedure,
  type StoredProcedure,
  RepositoryError,
  repositoryErrorCodes,
  type PhotoName,
  type ReadyUpload,
  type Procedure,
} from '@recto/core';
import { deliver } from '../../../packages/core/src/uploads/deliver.ts';
import { storableProcedure } from '../../../packages/core/src/procedure/storable-procedure.ts';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { jpegFile } from './doubles/files.ts';
import {
  entryOf,
  imageOf,
  procedureHaving,
  procedureWith,
  requiring,
  thumbOf,
  token,
} from '../../support/procedures.ts';
import { failUnexplained, waitingProvider } from './doubles/provider.ts';
import { settled } from './doubles/waiting.ts';

const file = jpegFile;
const image = imageOf('card');
const served = procedureWith({ status: 'active', language: 'nl-nl' });

function storeHaving(procedure: Procedure | null) {
  const { calls, repository } = waitingProvider(procedure ?? served);
  for (const link of ['new-token', 'another-token']) repository.put(link, served);
  const storage = new MemoryStorage(procedure === null ? null : entryOf(procedure));
  const write = vi.spyOn(storage, 'write');
  const toasts = new FakeToasts();
  const store = new ProcedureStore({ repository, storage, toasts, now: () => Date.now() });
  const send = (content: ReadyUpload) => {
    const history = { providerHad: 'unknown', mayHaveArrived: false } as const;
    return deliver({ repository, store }, content, history, {});
  };
  return {
    store,
    send,
    calls,
    repository,
    storage,
    write,
    toasts,
    procedure: () => store.getSnapshot().entry?.procedure,
  };
}

/** The calls 3 to 8, each on a procedure that allows it, with what the procedure is afterwards. */
const started = procedureHaving(['idCardVerso']);
const withRecto = procedureHaving(['idCardRecto', 'idCardVerso']);
const complete = procedureHaving(photoNames);
const actions = [
  {
    method: 'setStarted',
    before: procedureWith({ status: 'active' }),
    act: (store: ProcedureStore) => store.start(),
    after: procedureWith({ status: 'started' }),
    request: { photo: null, body: null },
    failure: { failed: 'start', about: 'procedure' },
  },
  {
    method: 'setFinished',
    before: complete,
    act: (store: ProcedureStore) => store.finish(),
    after: { ...complete, status: 'finished' },
    request: { photo: null, body: null },
    failure: { failed: 'finish', about: 'procedure' },
  },
  {
    method: 'reset',
    before: procedureWith({ status: 'refused', adminComment: 'blurred' }),
    act: (store: ProcedureStore) => store.reset(),
    after: procedureWith({ status: 'active' }),
    request: { photo: null, body: null },
    failure: { failed: 'reset', about: 'procedure' },
  },
  {
    method: 'deletePhoto',
    before: {
      ...withRecto,
      photos: { ...withRecto.photos, idCardRecto: { size: 1 }, idCardVerso: { size: 2 } },
    },
    act: (store: ProcedureStore) => store.deletePhoto('idCardRecto'),
    after: { ...started, photos: { ...started.photos, idCardVerso: { size: 2 } } },
    request: { photo: 'idCardRecto', body: null },
    failure: { failed: 'delete', about: 'idCardRecto' },
  },
] as const;

describe.each(actions)('$method', ({ method, before, act, after, request, failure }) => {
  test('an action changes the procedure after the acknowledgement, and stores it', async () => {
    const { store, calls, storage, write, toasts, procedure } = storeHaving(before);
    const result = act(store);
    expect(calls.requests).toEqual([expect.objectContaining({ method, token, ...request })]);
    expect(procedure()).toBe(before);
    expect(write).not.toHaveBeenCalled();
    await calls.respond();
    await expect(result).resolves.toBe(true);
    expect(procedure()).toEqual(after);
    expect(storage.read()).toEqual({ token, procedure: storableProcedure(after) });
    expect(toasts.shown).toEqual([]);
  });

  test.each(repositoryErrorCodes)(
    'an action shows a failure (%s) in a toast and changes nothing',
    async (code) => {
      const { store, calls, write, toasts } = storeHaving(before);
      const snapshot = store.getSnapshot();
      const result = act(store);
      await failUnexplained(calls, new RepositoryError(code));
      await expect(result).resolves.toBe(false);
      expect(store.getSnapshot()).toEqual(snapshot);
      expect(write).not.toHaveBeenCalled();
      expect(toasts.shown).toEqual([
        { kind: 'error', code: 'Errors.internalError', sticky: true, ...failure },
      ]);
    },
  );

  test('the toast of a failure is gone when it is tried again', async () => {
    const { store, calls, toasts } = storeHaving(before);
    const failed = act(store);
    await failUnexplained(calls, new RepositoryError('refused'));
    await failed;
    expect(toasts.standing).toHaveLength(1);
    const again = act(store);
    expect(toasts.standing).toEqual([]);
    await calls.respond();
    await again;
  });

  test('an action rejects with a defect of the app, and can be called again', async () => {
    const { store, calls, toasts, procedure } = storeHaving(before);
    const result = act(store);
    const caught = expect(result).rejects.toThrow('a mistake');
    await calls.fail(new TypeError('a mistake'));
    await caught;
    expect(toasts.shown).toEqual([]);
    const again = act(store);
    await calls.respond();
    await expect(again).resolves.toBe(true);
    expect(procedure()).toEqual(after);
  });

  test('an action rejects if no link was verified', async () => {
    const { store, calls } = storeHaving(null);
    await expect(act(store)).rejects.toThrow('not verified');
    expect(calls.requests).toEqual([]);
  });
});

describe('start, finish and reset', () => {
  test('start, finish and reset are pending until the provider responds; a second tap sends nothing', async () => {
    const { store, calls } = storeHaving(procedureWith({ status: 'active' }));
    const pendings: unknown[] = [];
    store.subscribe(() => pendings.push(store.getSnapshot().pending));
    const first = store.start();
    expect(store.getSnapshot().pending).toBe('start');
    await expect(store.start()).resolves.toBe(false);
    await expect(store.reset()).resolves.toBe(false);
    await expect(store.finish()).resolves.toBe(false);
    expect(calls.requests).toHaveLength(1);
    await calls.respond();
    await expect(first).resolves.toBe(true);
    expect(pendings.at(0)).toBe('start');
    expect(pendings.at(-1)).toBeNull();
  });
});

describe('verify', () => {
  test('verify stores the token and the procedure', async () => {
    const { store, calls, storage } = storeHaving(null);
    const result = store.verify('new-token');
    expect(calls.requests).toEqual([
      expect.objectContaining({ method: 'readProcedure', token: 'new-token' }),
    ]);
    await calls.respond();
    await expect(result).resolves.toBe(served);
    expect(store.getSnapshot().entry).toEqual({ token: 'new-token', procedure: served });
    expect(storage.read()).toEqual({ token: 'new-token', procedure: served });
  });

  test('verify rejects without a toast, and the stored entry stays', async () => {
    const { store, calls, write, toasts } = storeHaving(started);
    const result = store.verify('new-token');
    const caught = expect(result).rejects.toThrow(RepositoryError);
    await failUnexplained(calls, new RepositoryError('refused'));
    await caught;
    expect(store.getSnapshot().entry).toEqual(entryOf(started));
    expect(write).not.toHaveBeenCalled();
    expect(toasts.shown).toEqual([]);
  });
});

const taken: ReadyUpload = { source: 'taken', photo: 'idCardRecto', image };
const picked: ReadyUpload = { source: 'cleaned', photo: 'idCardRecto', file };

test('a photo that was deleted counts as deleted even if the response was lost', async () => {
  const { store, calls, repository, toasts, procedure } = storeHaving(withRecto);
  repository.put(token, started);
  const deleted = store.deletePhoto('idCardRecto');
  await calls.fail(new RepositoryError('refused'));
  await calls.respond();
  await expect(deleted).resolves.toBe(true);
  expect(procedure()).toEqual(started);
  expect(toasts.shown).toEqual([]);
});

test('a photo that the store does not know counts as deleted only if the provider confirms it', async () => {
  const { store, calls, repository, toasts } = storeHaving(started);
  const unknown = store.deletePhoto('idCardRecto');
  await failUnexplained(calls, new RepositoryError('unreachable'));
  await expect(unknown).resolves.toBe(false);
  expect(toasts.texts).toEqual(['error Errors.internalError']);
  repository.put(token, started);
  const gone = store.deletePhoto('idCardRecto');
  await calls.fail(new RepositoryError('refused'));
  await calls.respond();
  await expect(gone).resolves.toBe(true);
  expect(toasts.texts).toHaveLength(1);
});

test('photos that are sent at the same time are all recorded', async () => {
  const { send, calls, procedure } = storeHaving(procedureWith());
  const saves = [
    send(taken),
    send({ source: 'cleaned', photo: 'idCardVerso', file }),
    send({ source: 'taken', photo: 'clientPicture', image }),
  ];
  await calls.respond(undefined, 2);
  await calls.respond(undefined, 0);
  await calls.respond(undefined, 0);
  await Promise.all(saves);
  expect(procedure()?.thumbs).toEqual({
    ...procedureWith().thumbs,
    idCardRecto: thumbOf('idCardRecto'),
    idCardVerso: thumbOf('idCardVerso'),
    clientPicture: thumbOf('clientPicture'),
  });
});

test('a response that comes after another link was opened does not change the new procedure', async () => {
  const { store, send, calls, storage } = storeHaving(started);
  const save = send(taken);
  const entering = store.verify('another-token');
  await calls.respond(undefined, 1);
  await entering;
  await calls.respond();
  await save;
  expect(storage.read()).toEqual({ token: 'another-token', procedure: served });
});

test('a file that is refused after another link was opened does not count as sent', async () => {
  const { store, send, calls } = storeHaving(started);
  const caught = expect(send(picked)).rejects.toMatchObject({ code: 'refused' });
  await settled();
  const entering = store.verify('another-token');
  await calls.respond(undefined, 1);
  await entering;
  await failUnexplained(calls, new RepositoryError('refused'));
  await caught;
});

describe('the submission', () => {
  test('the submission has the time at which call 4 was acknowledged, and the reference of its response', async () => {
    const { store, calls, repository, procedure } = storeHaving(complete);
    repository.put(token, { ...complete, reference: '4F7A-19C2' });
    expect(store.getSnapshot().submission).toBeNull();
    const before = Date.now();
    const finishing = store.finish();
    await calls.respond();
    await finishing;
    const { submission } = store.getSnapshot();
    expect(submission?.token).toBe(token);
    expect(submission!.acknowledgedAt).toBeGreaterThanOrEqual(before);
    expect(procedure()).toMatchObject({ status: 'finished', reference: '4F7A-19C2' });
  });

  test('the submission is also there if the response was lost, and call 2 says that it is finished', async () => {
    const { store, calls, repository } = storeHaving(complete);
    repository.put(token, { ...complete, status: 'finished' });
    const finishing = store.finish();
    await calls.fail(new RepositoryError('unreachable'));
    await calls.respond();
    await finishing;
    expect(store.getSnapshot().submission?.token).toBe(token);
  });

  test('the submission is not there if call 4 is refused, or if another page has submitted', async () => {
    const { store, calls, repository } = storeHaving(complete);
    const finishing = store.finish();
    await failUnexplained(calls, new RepositoryError('refused'));
    await finishing;
    expect(store.getSnapshot().submission).toBeNull();
    repository.put(token, { ...complete, status: 'finished' });
    const verifying = store.verify(token);
    await calls.respond();
    await verifying;
    expect(store.getSnapshot()).toMatchObject({
      submission: null,
      entry: { procedure: { status: 'finished' } },
    });
  });
});

test('the reference stays when another tab has stored the procedure, and is not stored', async () => {
  const { store, calls, repository, storage, procedure } = storeHaving(null);
  repository.put(token, { ...started, reference: '4F7A-19C2' });
  const verifying = store.verify(token);
  await calls.respond();
  await verifying;
  expect(JSON.stringify(storage.read())).not.toContain('4F7A');
  storage.write(entryOf(complete));
  store.catchUp();
  expect(procedure()).toEqual({ ...complete, reference: '4F7A-19C2' });
});

test("the provider's report is null until the link is verified", async () => {
  const { store, calls } = storeHaving(started);
  expect(store.getSnapshot().provider).toBeNull();
  const verifying = store.verify(token);
  await calls.respond();
  await verifying;
  expect(store.getSnapshot().provider).toMatchObject({ status: 'started' });
});

describe('a failed call whose procedure has another status by then', () => {
  test.each([
    ['setStarted', 'active', 'started', (store: ProcedureStore) => store.start()],
    ['setFinished', 'started', 'finished', (store: ProcedureStore) => store.finish()],
    ['reset', 'refused', 'active', (store: ProcedureStore) => store.reset()],
  ] as const)(
    '%s that was done, although its response was lost, counts as done',
    async (_method, before, after, act) => {
      const { store, calls, repository, toasts, procedure } = storeHaving(procedureWith({ status: before }));
      repository.put(token, procedureWith({ status: after }));
      const result = act(store);
      await calls.fail(new RepositoryError('unreachable'));
      await calls.respond();
      await expect(result).resolves.toBe(true);
      expect(procedure()?.status).toBe(after);
      expect(toasts.shown).toEqual([]);
    },
  );

  test.each([
    ['finish', (store: ProcedureStore) => store.finish()],
    ['deletePhoto', (store: ProcedureStore) => store.deletePhoto('idCardVerso')],
  ] as const)('%s shows no toast when the procedure has expired', async (_name, act) => {
    const { store, calls, repository, toasts, procedure } = storeHaving(started);
    repository.put(token, { ...started, status: 'expired' });
    const result = act(store);
    await calls.fail(new RepositoryError('refused'));
    await calls.respond();
    await expect(result).resolves.toBe(false);
    expect(procedure()?.status).toBe('expired');
    expect(toasts.shown).toEqual([]);
  });

  test('an image that is refused because the procedure has expired rejects, with the new status stored', async () => {
    const { send, calls, repository, procedure } = storeHaving(started);
    repository.put(token, { ...started, status: 'expired' });
    const saved = expect(send(taken)).rejects.toThrow(RepositoryError);
    await calls.fail(new RepositoryError('refused'));
    await calls.respond();
    await saved;
    expect(procedure()?.status).toBe('expired');
  });
});

describe('a failure after which call 2 is made', () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
  afterEach(() => void vi.useRealTimers());

  const refused = new RepositoryError('refused');

  test('a failure after which call 2 is made is shown after two seconds, if the provider does not respond', async () => {
    const { store, calls, toasts } = storeHaving(started);
    const finishing = store.finish();
    await calls.fail(refused);
    await vi.advanceTimersByTimeAsync(1999);
    expect(toasts.shown).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    await expect(finishing).resolves.toBe(false);
    expect(toasts.texts).toEqual(['error Errors.internalError']);
  });

  test('a failure after which call 2 is made is corrected by a late response', async () => {
    const { store, calls, repository, procedure } = storeHaving(started);
    const finishing = store.finish();
    await calls.fail(refused);
    await vi.advanceTimersByTimeAsync(2000);
    await finishing;
    repository.put(token, { ...started, status: 'finished' });
    await calls.respond();
    expect(procedure()?.status).toBe('finished');
  });

  test('a failure after which call 2 is made is not corrected by a response that is older than a later change: call 2 is repeated', async () => {
    const { store, calls, repository, procedure } = storeHaving(procedureWith({ status: 'active' }));
    const starting = store.start();
    await calls.fail(refused);
    await vi.advanceTimersByTimeAsync(2000);
    await starting;
    repository.put(token, procedureWith({ status: 'active' }));
    const again = store.start();
    await calls.respond(undefined, 1);
    await expect(again).resolves.toBe(true);
    await calls.respond();
    expect(procedure()?.status).toBe('started');
    repository.put(token, procedureWith({ status: 'started' }));
    await calls.respond();
    expect(store.getSnapshot().provider?.status).toBe('started');
  });
});

describe('call 2 that was made before the store was there', () => {
  /** A store whose early call asked at 1000 ms, on the clock at 5000 ms. */
  function storeWithEarly(early: Partial<EarlyProcedure> = {}, storedNow: StoredProcedure | null = null) {
    const { calls, repository } = waitingProvider(served);
    const procedure = Promise.resolve({ ...served, language: 'it-it' });
    const store = new ProcedureStore({
      repository,
      storage: new MemoryStorage(storedNow),
      toasts: new FakeToasts(),
      now: () => 5000,
      early: { token, askedAt: 1000, stored: null, procedure, ...early },
    });
    return { store, calls };
  }

  test('call 2 that was made before the store was there verifies the link, as of the time at which it was made', async () => {
    const { store, calls } = storeWithEarly();
    expect((await store.verify(token)).language).toBe('it-it');
    expect(store.getSnapshot().provider?.askedAt).toBe(1000);
    expect(calls.requests).toEqual([]);
  });

  test('call 2 that was made before the store was there is used once', async () => {
    const { store, calls } = storeWithEarly();
    await store.verify(token);
    void store.verify(token);
    expect(calls.requests).toHaveLength(1);
  });

  test.each([
    ['another link was opened', { token: 'another-token' }, null],
    ['another tab has stored something since', {}, entryOf(started)],
  ])('call 2 that was made before the store was there is not used if %s', (_why, early, stored) => {
    const { store, calls } = storeWithEarly(early, stored);
    void store.verify(token);
    expect(calls.requests).toHaveLength(1);
  });

  test('call 2 that was made before the store was there counts as the call when it failed', async () => {
    const failure = new RepositoryError('unreachable');
    const { store, calls } = storeWithEarly({ procedure: Promise.reject(failure) });
    await expect(store.verify(token)).rejects.toBe(failure);
    expect(calls.requests).toEqual([]);
  });
});

// Decision 7.6.
describe('the comment on a refusal', () => {
  const refused = procedureWith({ status: 'refused', adminComment: 'The back is blurred.' });
  const comment = (store: ProcedureStore) => store.getSnapshot().refusal?.adminComment ?? null;

  test('the comment on a refusal stays after the restart, until the procedure is finished', async () => {
    const { store, calls, repository, storage } = storeHaving(refused);
    expect(comment(store)).toBe('The back is blurred.');
    const restarted = store.reset();
    await calls.respond();
    expect(await restarted).toBe(true);
    expect(comment(store)).toBe('The back is blurred.');
    expect(JSON.stringify(storage.read())).not.toContain('blurred');
    repository.put(token, procedureHaving(photoNames));
    const verified = store.verify(token);
    await calls.respond();
    await verified;
    expect(comment(store)).toBe('The back is blurred.');
    const finished = store.finish();
    await calls.respond();
    expect(await finished).toBe(true);
    expect(comment(store)).toBeNull();
  });

  test('the comment on a refusal gives way to that of the next refusal, also if it has none', async () => {
    const { store, calls, repository } = storeHaving(refused);
    for (const next of ['Too dark.', null]) {
      repository.put(token, { ...refused, adminComment: next });
      const verified = store.verify(token);
      await calls.respond();
      await verified;
      expect(comment(store)).toBe(next);
    }
  });

  test('the comment on a refusal is not shown for another link', async () => {
    const { store, calls } = storeHaving(refused);
    const verified = store.verify('another-token');
    await calls.respond();
    await verified;
    expect(comment(store)).toBeNull();
  });

  test.each(['', '  ', null])('the comment on a refusal is none if it is %j', (adminComment) => {
    const { store } = storeHaving({ ...refused, adminComment });
    expect(comment(store)).toBeNull();
  });

  test('a comment that the procedure has without a refusal is not shown', () => {
    const { store } = storeHaving({ ...started, adminComment: 'A note.' });
    expect(comment(store)).toBeNull();
  });
});

// Decision 7.6.
describe('the photos that the provider keeps when a refused procedure begins again', () => {
  const idCard = ['idCardRecto', 'idCardVerso'] as const;
  const refused = procedureHaving(photoNames, {
    status: 'refused',
    ...requiring('idCard'),
    adminComment: 'The back is blurred.',
  });
  const kept = (store: ProcedureStore) => store.getSnapshot().refusal?.kept;

  async function restarted(keptAtReset: readonly PhotoName[]) {
    const world = storeHaving(refused);
    world.repository.settings.keptAtReset = keptAtReset;
    for (const change of ['reset', 'start'] as const) {
      const changed = world.store[change]();
      await world.calls.respond();
      await changed;
    }
    return world;
  }

  test.each([
    ['cleared none, also one that is not required', photoNames, idCard],
    ['cleared one', ['idCardRecto'], []],
    ['cleared all', [], []],
  ] as const)(
    'the photos from before a restart are the customer’s to choose from if the refused procedure %s',
    async (_, keptAtReset, expected) => {
      const { store } = await restarted(keptAtReset);
      expect(kept(store)).toEqual(expected);
    },
  );

  test('the photos from before a restart are fewer once one was taken again or deleted, and none when the procedure has ended', async () => {
    const { store, calls, send, repository } = await restarted(idCard);
    const sent = send({ source: 'taken', photo: 'idCardVerso', image });
    await calls.respond();
    await sent;
    expect(kept(store)).toEqual(['idCardRecto']);
    const deleted = store.deletePhoto('idCardRecto');
    await calls.respond();
    await deleted;
    expect(kept(store)).toEqual([]);
    repository.put(token, { ...refused, status: 'finished' });
    const verified = store.verify(token);
    await calls.respond();
    await verified;
    expect(store.getSnapshot().refusal).toBeNull();
  });
});
