import { FakeDevice, FakeToasts, MemoryStorage } from '@recto/adapters/fake';
import { Entry, ProcedureStore, RepositoryError, type RepositoryErrorCode } from '@recto/core';
import { waitingProvider } from './doubles/provider.ts';
import { describe, expect, test } from 'vitest';
import { procedureWith } from '../../support/procedures.ts';

function entryWithCalls() {
  const { calls, repository } = waitingProvider(procedureWith(), ['a', 'b']);
  const storage = new MemoryStorage();
  const toasts = new FakeToasts();
  const store = new ProcedureStore({ repository, storage, toasts, now: () => Date.now() });
  const device = new FakeDevice();
  return { entry: new Entry({ store, device }), store, calls, storage, toasts, repository, device };
}

test('routes that load at the same time share one call', async () => {
  const { entry, calls } = entryWithCalls();
  const outcomes = Promise.all([entry.open('a'), entry.open('a'), entry.open('a')]);
  await calls.respond();
  expect((await outcomes).map(({ name }) => name)).toEqual(['entered', 'entered', 'entered']);
  await expect(entry.open('a')).resolves.toMatchObject({ name: 'entered' });
  expect(calls.requests.map(({ method, token }) => [method, token])).toEqual([['readProcedure', 'a']]);
});

test('another link has its own call', async () => {
  const { entry, calls, storage } = entryWithCalls();
  const first = entry.open('a');
  await calls.respond();
  await first;
  const second = entry.open('b');
  await calls.respond();
  await second;
  expect(calls.requests.map(({ token }) => token)).toEqual(['a', 'b']);
  expect(storage.read()?.token).toBe('b');
});

describe.each<[RepositoryErrorCode, 'refused' | 'unreachable']>([
  ['unreachable', 'unreachable'],
  ['unavailable', 'unreachable'],
  ['refused', 'refused'],
  ['tooLarge', 'unreachable'],
  ['malformed', 'unreachable'],
])('%s', (code, name) => {
  test(`the entry ends as ${name}, without a toast, and is not remembered`, async () => {
    const { entry, calls, toasts, storage } = entryWithCalls();
    const both = Promise.all([entry.open('a'), entry.open('a')]);
    await calls.fail(new RepositoryError(code));
    await expect(both).resolves.toEqual([{ name }, { name }]);
    expect(toasts.shown).toEqual([]);
    expect(storage.read()).toBeNull();

    const again = entry.open('a');
    await calls.respond();
    await expect(again).resolves.toMatchObject({ name: 'entered' });
    expect(calls.requests).toHaveLength(2);
  });
});

describe('a link with something behind it', () => {
  const refused = new RepositoryError('refused');
  const asked = (calls: ReturnType<typeof entryWithCalls>['calls']) =>
    calls.requests.map((each) => each.token);

  // Decision 1.2.
  test.each(['a.', 'a,', 'a;', 'a:', 'a!', 'a?', 'a)', 'a>', 'a"', "a'", 'a").', 'a\u200b.'])(
    '%j is asked as it is, then once without it, and the store has the token that was accepted',
    async (token) => {
      const { entry, calls, store, storage } = entryWithCalls();
      const opened = entry.open(token);
      await calls.fail(refused);
      await calls.respond();
      await expect(opened).resolves.toEqual({ name: 'entered' });
      expect(asked(calls)).toEqual([token, 'a']);
      expect(store.getSnapshot().entry?.token).toBe('a');
      expect(storage.read()?.token).toBe('a');
      await expect(entry.open('a')).resolves.toEqual({ name: 'entered' });
      expect(calls.requests).toHaveLength(2);
    },
  );

  test('a link with something behind it is opened as it is if the provider knows it so', async () => {
    const { entry, calls, store, repository } = entryWithCalls();
    repository.put('a.', procedureWith());
    const opened = entry.open('a.');
    await calls.respond();
    await opened;
    expect(asked(calls)).toEqual(['a.']);
    expect(store.getSnapshot().entry?.token).toBe('a.');
  });

  test.each([
    ['refused', 'refused', refused],
    ['unreachable', 'unreachable', new RepositoryError('unavailable')],
  ] as const)(
    'a link with something behind it is %s as the second call says',
    async (_what, name, second) => {
      const { entry, calls } = entryWithCalls();
      const opened = entry.open('a.');
      await calls.fail(refused);
      await calls.fail(second);
      await expect(opened).resolves.toEqual({ name });
      expect(asked(calls)).toEqual(['a.', 'a']);
    },
  );

  test.each([
    ['nothing is behind it', 'a', refused],
    ['nothing else is there', '...', refused],
    ['it was not refused', 'a.', new RepositoryError('unavailable')],
  ] as const)('a link with something behind it is asked once if %s', async (_what, token, failure) => {
    const { entry, calls } = entryWithCalls();
    const opened = entry.open(token);
    await calls.fail(failure);
    await opened;
    expect(asked(calls)).toEqual([token]);
  });
});

test('a programming error is thrown, and is not remembered', async () => {
  const { entry, calls } = entryWithCalls();
  const caught = expect(entry.open('a')).rejects.toThrow('a mistake');
  await calls.fail(new TypeError('a mistake'));
  await caught;
  const again = entry.open('a');
  await calls.respond();
  await expect(again).resolves.toMatchObject({ name: 'entered' });
});

test('a late failure does not replace the link that was opened since', async () => {
  const { entry, calls } = entryWithCalls();
  const late = entry.open('a');
  const second = entry.open('b');
  await calls.respond(undefined, 1);
  await second;
  await calls.fail(new RepositoryError('unreachable'));
  await expect(late).resolves.toEqual({ name: 'unreachable' });
  await expect(entry.open('b')).resolves.toMatchObject({ name: 'entered' });
  expect(calls.requests).toHaveLength(2);
});

test('the link that was opened last is stored, in any order of responses', async () => {
  const { entry, calls, storage, repository } = entryWithCalls();
  repository.put('a', procedureWith());
  const late = entry.open('a');
  const second = entry.open('b');
  await calls.respond(undefined, 1);
  await second;
  await calls.respond();
  await late;
  expect(storage.read()?.token).toBe('b');
});
