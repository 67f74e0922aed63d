import { IndexedDbPhotoVault } from '@recto/adapters/browser';
import type { PhotoFacts, PhotoUpload } from '@recto/core';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { storeIn } from '../../contract/photo-vault-under-test.ts';

/** A browser whose every request stays without an answer, until somebody gives one. */
class SilentDatabases extends EventTarget {
  readonly requests: (EventTarget & { result?: unknown })[] = [];
  readonly transactions: (EventTarget & { abort: () => void })[] = [];

  open(): unknown {
    return this.#request();
  }

  /** The database that `open` would answer with. */
  readonly database = Object.assign(new EventTarget(), {
    close: () => undefined,
    objectStoreNames: { contains: () => true },
    transaction: () => {
      const transaction = Object.assign(new EventTarget(), {
        error: null,
        abort: vi.fn(),
        objectStore: () => ({
          getAllKeys: () => this.#request(),
          get: () => this.#request(),
          getAll: () => this.#request(),
          put: () => this.#request(),
        }),
      });
      this.transactions.push(transaction);
      return transaction;
    },
  });

  #request(): EventTarget {
    const request = new EventTarget();
    this.requests.push(request);
    this.dispatchEvent(new Event('asked'));
    return request;
  }

  /** Waits until the browser has been asked something. */
  asked(): Promise<unknown> {
    return new Promise((resolve) => this.addEventListener('asked', resolve, { once: true }));
  }

  /** Answers the opening of the database, which was asked for last. */
  opens(): void {
    const request = this.requests.at(-1)!;
    request.result = this.database;
    request.dispatchEvent(new Event('success'));
  }
}

const photo: PhotoUpload = { source: 'picked', photo: 'idCardRecto', file: new File(['bytes'], 'a.jpg') };

const facts: PhotoFacts = { status: 'started', providerHad: 'none', attempted: false };

function setUp() {
  const databases = new SilentDatabases();
  const vault = new IndexedDbPhotoVault({
    databases: () => databases as unknown as IDBFactory,
    crypto: () => globalThis.crypto,
    now: () => 0,
    elapsed: () => 0,
  });
  return { databases, vault };
}

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => void vi.useRealTimers());

it('a photo is kept in memory when the browser does not open its database within 3 s', async () => {
  const { databases, vault } = setUp();
  const settled = vi.fn();
  const asked = databases.asked();
  const keeping = storeIn(vault, 'link-1', photo, facts).finally(settled);
  await asked;
  await vi.advanceTimersByTimeAsync(2999);
  expect(settled).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(await keeping).toMatchObject({ storedIn: 'memory', photo: 'idCardRecto' });
});

it('a database that does not open is waited for once, and its photos can not be listed meanwhile', async () => {
  const { databases, vault } = setUp();
  const asked = databases.asked();
  const keeping = storeIn(vault, 'link-1', photo, facts);
  await asked;
  await vi.advanceTimersByTimeAsync(3000);
  const kept = await keeping;
  const back = await storeIn(vault, 'link-1', { ...photo, photo: 'idCardVerso' }, facts);
  expect(back).toMatchObject({ storedIn: 'memory' });
  await vault.remove({ reason: 'acknowledged', token: 'link-1', photo: kept });
  expect(await vault.openOne('link-1', kept)).toBeNull();
  expect(await vault.openOne('link-1', back)).toMatchObject({ photo: 'idCardVerso' });
  expect(await vault.list('link-1')).toBeNull();
  expect(databases.requests).toHaveLength(1);
});

it('a database that opens late is used from then on', async () => {
  const { databases, vault } = setUp();
  const asked = databases.asked();
  const keeping = storeIn(vault, 'link-1', photo, facts);
  await asked;
  await vi.advanceTimersByTimeAsync(3000);
  await keeping;
  databases.opens();
  const askedAgain = databases.asked();
  void storeIn(vault, 'link-1', photo, facts);
  await askedAgain;
  expect(databases.transactions).toHaveLength(1);
});

it('a transaction without an answer is given up after 8 s, and the photo kept in memory', async () => {
  const { databases, vault } = setUp();
  const settled = vi.fn();
  const asked = databases.asked();
  const keeping = storeIn(vault, 'link-1', photo, facts).finally(settled);
  await asked;
  // To give its place, to write the photo, to delete its slices, to delete the former one.
  for (const index of [0, 1, 2, 3]) {
    await openAndAsk(databases);
    const askedAgain = databases.asked();
    await vi.advanceTimersByTimeAsync(7999);
    expect(databases.transactions[index]!.abort).not.toHaveBeenCalled();
    expect(settled).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(databases.transactions[index]!.abort).toHaveBeenCalledOnce();
    if (index < 3) await askedAgain;
  }
  expect(await keeping).toMatchObject({ storedIn: 'memory' });
  expect(databases.transactions).toHaveLength(4);
});

it('a file that is not read within 10 s is kept as it is, in memory', async () => {
  const { databases, vault } = setUp();
  const file = new File(['cloud'], 'cloud.jpg');
  const read = new Promise<void>((resolve) => {
    file.arrayBuffer = () => {
      resolve();
      return new Promise(() => undefined);
    };
  });
  const asked = databases.asked();
  const keeping = storeIn(vault, 'link-1', { ...photo, source: 'picked', file }, facts);
  await asked;
  await vi.advanceTimersByTimeAsync(3000); // The database does not open.
  await read;
  await vi.advanceTimersByTimeAsync(10_000);
  expect(await keeping).toMatchObject({ storedIn: 'memory', file });
});

/** Answers the opening of the database, and waits for the first request to it. */
async function openAndAsk(databases: SilentDatabases): Promise<void> {
  const asked = databases.asked();
  databases.opens();
  await asked;
}
