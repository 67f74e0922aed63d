import { FakeToasts, MemoryStorage } from '@recto/adapters/fake';
import {
  ProcedureStore,
  RepositoryError,
  repositoryErrorCodes,
  type PhotoUpload,
  type UploadOptions,
} from '@recto/core';
import { deliver, readyToSend, type DeliveryHistory } from '../../../packages/core/src/uploads/deliver.ts';
import { describe, expect, test, vi } from 'vitest';
import { jpegFile, unreadableFile } from './doubles/files.ts';
import { locatedJpegs, withBlankLocation } from '../../support/located-jpegs.ts';
import { entryOf, imageOf, procedureHaving, token } from '../../support/procedures.ts';
import { failUnexplained, waitingProvider } from './doubles/provider.ts';
import { loadedRemoval } from './doubles/removal.ts';
import { settled } from './doubles/waiting.ts';

const file = jpegFile;
const image = imageOf('card');
const started = procedureHaving(['idCardVerso']);
const withRecto = procedureHaving(['idCardRecto', 'idCardVerso']);
const noHistory: DeliveryHistory = { providerHad: 'unknown', mayHaveArrived: false };

function world() {
  const { calls, repository } = waitingProvider(started);
  const storage = new MemoryStorage(entryOf(started));
  const write = vi.spyOn(storage, 'write');
  const toasts = new FakeToasts();
  const store = new ProcedureStore({ repository, storage, toasts, now: () => Date.now() });
  const send = async (
    content: PhotoUpload,
    history = noHistory,
    options: UploadOptions = {},
    load = loadedRemoval,
  ) => {
    const ready = await readyToSend({ loadRemoval: load }, content, options.signal);
    return deliver({ repository, store }, ready, history, options);
  };
  return {
    send,
    calls,
    repository,
    storage,
    write,
    toasts,
    procedure: () => store.getSnapshot().entry?.procedure,
  };
}

const taken: PhotoUpload = { source: 'taken', photo: 'idCardRecto', image };
const picked: PhotoUpload = { source: 'picked', photo: 'idCardRecto', file };

describe.each([
  { call: 6, method: 'savePhoto', content: taken, body: image },
  { call: 7, method: 'uploadPhoto', content: picked, body: file },
])('a photo that is sent with call $call', ({ method, content, body }) => {
  test('the delivery of a photo records the thumb of the photo', async () => {
    const { send, calls, storage } = world();
    const result = send(content);
    await settled();
    expect(calls.requests).toEqual([expect.objectContaining({ method, token, photo: 'idCardRecto', body })]);
    await calls.respond();
    await result;
    expect(storage.read()).toEqual({ token, procedure: withRecto });
  });

  test.each(repositoryErrorCodes)('the delivery of a photo rejects without a toast (%s)', async (code) => {
    const { send, calls, write, toasts } = world();
    const caught = expect(send(content)).rejects.toMatchObject({ code });
    await failUnexplained(calls, new RepositoryError(code));
    await caught;
    expect(toasts.shown).toEqual([]);
    expect(write).not.toHaveBeenCalled();
  });

  test.each([
    ['an earlier attempt', true, false],
    ['an earlier try of this call', false, true],
  ])(
    'a photo counts as delivered if it is refused, %s may have delivered it, and the provider had none',
    async (_what, earlier, now) => {
      const { send, calls, repository, procedure } = world();
      repository.put(token, withRecto);
      const facts = { providerHad: 'none', mayHaveArrived: earlier } as const;
      const sent = send(content, facts);
      await calls.fail(new RepositoryError('refused', { mayHaveArrived: now }));
      await calls.respond();
      await expect(sent).resolves.toBe('alreadyThere');
      expect(procedure()).toEqual(withRecto);
    },
  );

  test.each([
    ['the provider had one before, which may be another', 'photo', true, withRecto],
    ['it is not known what the provider had before', 'unknown', true, withRecto],
    ['no attempt can have arrived, so another phone may have sent it', 'none', false, withRecto],
    ['the provider has none now', 'none', true, started],
  ] as const)('the delivery of a photo rejects where %s', async (_what, providerHad, mayHaveArrived, now) => {
    const { send, calls, repository } = world();
    repository.put(token, now);
    const caught = expect(send(content, { providerHad, mayHaveArrived })).rejects.toMatchObject({
      code: 'refused',
    });
    await calls.fail(new RepositoryError('refused'));
    await calls.respond();
    await caught;
  });

  test('the delivery of a photo rejects if call 2 fails too, even if local storage has the photo', async () => {
    const { send, calls, storage } = world();
    new MemoryStorage(storage).write({ token, procedure: withRecto });
    const facts = { providerHad: 'none', mayHaveArrived: true } as const;
    const caught = expect(send(content, facts)).rejects.toMatchObject({ code: 'refused' });
    await calls.fail(new RepositoryError('refused'));
    await calls.fail(new RepositoryError('unreachable'));
    await caught;
  });

  test('the delivery of a photo rejects with the reason of its signal', async () => {
    const { send, toasts, procedure } = world();
    const run = new AbortController();
    const caught = expect(send(content, noHistory, { signal: run.signal })).rejects.toThrow('taken back');
    run.abort(new Error('taken back'));
    await caught;
    expect(toasts.shown).toEqual([]);
    expect(procedure()).toBe(started);
  });

  test('the delivery of a photo rejects with a defect of the app', async () => {
    const { send, calls } = world();
    const caught = expect(send(content)).rejects.toThrow('a mistake');
    await calls.fail(new TypeError('a mistake'));
    await caught;
  });
});

describe('a picked file', () => {
  // Decision 3.14.
  test('a picked file reaches every repository without the place where it was taken', async () => {
    const sample = (await locatedJpegs())[0]!;
    const { send, calls } = world();
    const located = new File([sample.bytes], 'IMG_1.jpg', { type: 'image/jpeg' });
    const sent = send({ ...picked, file: located });
    await vi.waitFor(() => expect(calls.requests).toHaveLength(1));
    const body = calls.requests[0]!.body as File;
    expect(new Uint8Array(await body.arrayBuffer())).toEqual(withBlankLocation(sample));
    expect(body.name).toBe('IMG_1.jpg');
    await calls.respond();
    await expect(sent).resolves.toBe('acknowledged');
  });

  test('a picked file is not sent while what removes its location can not be loaded', async () => {
    const { send, calls } = world();
    const load = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'));
    await expect(send(picked, noHistory, {}, load)).rejects.toMatchObject({
      code: 'unreachable',
      mayHaveArrived: false,
    });
    expect(calls.requests).toEqual([]);
  });

  test('a picked file is not sent while it can not be read, and is tried again', async () => {
    const { send, calls } = world();
    const reading = send({ ...picked, file: unreadableFile() });
    await expect(reading).rejects.toMatchObject({ code: 'unreachable', mayHaveArrived: false });
    expect(calls.requests).toEqual([]);
  });

  test('a picked file is not sent if it was taken back while its location was removed', async () => {
    const { send, calls } = world();
    const run = new AbortController();
    const caught = expect(send(picked, noHistory, { signal: run.signal })).rejects.toThrow('taken back');
    run.abort(new Error('taken back'));
    await caught;
    await settled();
    expect(calls.requests).toEqual([]);
  });
});
