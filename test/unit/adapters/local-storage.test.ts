import { LocalStorage, type WebStorage } from '@recto/adapters/browser';
import { storageKeys, type StoredProcedure } from '@recto/core';
import { describe, expect, it, test } from 'vitest';
import { procedureWith } from '../../support/procedures.ts';

/** A browser's storage whose methods can be made to fail. */
class BrowserStorage implements WebStorage {
  readonly entries = new Map<string, string>();
  failing: ReadonlySet<keyof WebStorage> = new Set();
  /** The longest text that it accepts. */
  room = Infinity;

  getItem(key: string): string | null {
    this.#may('getItem');
    return this.entries.get(key) ?? null;
  }

  setItem(key: string, text: string): void {
    this.#may('setItem');
    if (text.length > this.room) throw new DOMException('Full.', 'QuotaExceededError');
    this.entries.set(key, text);
  }

  removeItem(key: string): void {
    this.#may('removeItem');
    this.entries.delete(key);
  }

  #may(method: keyof WebStorage): void {
    if (this.failing.has(method)) throw new DOMException('Blocked.', 'SecurityError');
  }
}

function entryOf(token: string): StoredProcedure {
  return { token, procedure: procedureWith({ status: 'active' }) };
}

const older = entryOf('older');
const newer = entryOf('newer');

function setUp() {
  const browser = new BrowserStorage();
  const open = () => new LocalStorage(() => browser, new EventTarget());
  return { browser, open, storage: open() };
}

describe('local storage', () => {
  it('local storage stores the token unchanged and the procedure as JSON, under the product’s two keys', () => {
    const { browser, storage } = setUp();
    storage.write(newer);
    expect([...browser.entries.keys()]).toEqual([storageKeys.token, storageKeys.procedure]);
    expect(browser.entries.get(storageKeys.token)).toBe('newer');
    expect(JSON.parse(browser.entries.get(storageKeys.procedure)!)).toEqual(newer.procedure);
  });

  it('local storage sees what another tab wrote', () => {
    const { open, storage } = setUp();
    storage.write(older);
    open().write(newer);
    expect(storage.read()).toEqual(newer);
  });

  it('local storage does not touch other entries', () => {
    const { browser, storage } = setUp();
    browser.entries.set('other', 'entry');
    storage.write(newer);
    storage.clear();
    expect([...browser.entries]).toEqual([['other', 'entry']]);
  });
});

describe('garbage counts as absent:', () => {
  const procedureText = JSON.stringify(newer.procedure);
  const changed = (change: object) => JSON.stringify({ ...newer.procedure, ...change });
  const { thumbs, photos } = newer.procedure;

  it.each([
    ['only the token', 'newer', null],
    ['only the procedure', null, procedureText],
    ['an empty token', '', procedureText],
    ['an empty procedure', 'newer', ''],
    ['no JSON', 'newer', '{"status":'],
    ['null', 'newer', 'null'],
    ['a list', 'newer', `[${procedureText}]`],
    ['another shape', 'newer', '{"state":"started"}'],
    ['a status that is not known', 'newer', procedureText.replace('"active"', '"deleted"')],
    ['a missing field', 'newer', changed({ redirectUrl: undefined })],
    ['a text that is a number', 'newer', changed({ webappUrl: 7 })],
    ['a flag that is a text', 'newer', changed({ idCardRequired: 'true' })],
    [
      'a photo that is more than present',
      'newer',
      changed({ photos: { ...photos, clientPicture: 'image' } }),
    ],
    ['a thumb without an address', 'newer', changed({ thumbs: { ...thumbs, clientPicture: {} } })],
    ['too few photos', 'newer', changed({ photos: {} })],
    ['an appointment without a customer', 'newer', changed({ appointment: {} })],
    ['a polluting key', 'newer', `{"__proto__":${procedureText}}`],
  ])('%s', (_what, token, text) => {
    const { browser, storage } = setUp();
    if (token !== null) browser.entries.set(storageKeys.token, token);
    if (text !== null) browser.entries.set(storageKeys.procedure, text);
    expect(storage.read()).toBeNull();
    storage.write(newer);
    expect(storage.read()).toEqual(newer);
  });
});

test('a field of another version of the app is dropped', () => {
  const { browser, storage } = setUp();
  browser.entries.set(storageKeys.token, newer.token);
  browser.entries.set(storageKeys.procedure, JSON.stringify({ ...newer.procedure, birthday: '2000-01-01' }));
  expect(storage.read()).toEqual(newer);
});

describe('where the browser refuses', () => {
  const all = new Set(['getItem', 'setItem', 'removeItem'] as const);

  function expectMemory(storage: LocalStorage): void {
    expect(storage.read()).toBeNull();
    storage.write(older);
    storage.write(newer);
    expect(storage.read()).toEqual(newer);
    storage.clear();
    expect(storage.read()).toBeNull();
  }

  it('every method, the entry is kept in memory', () => {
    const { browser, storage } = setUp();
    browser.failing = all;
    expectMemory(storage);
  });

  it.each([...all])('%s, the entry is kept in memory', (method) => {
    const { browser, storage } = setUp();
    browser.failing = new Set([method]);
    expectMemory(storage);
  });

  it('the storage itself, the entry is kept in memory', () => {
    expectMemory(
      new LocalStorage(() => {
        throw new DOMException('Blocked.', 'SecurityError');
      }, new EventTarget()),
    );
  });

  it('where the browser has no storage at all, the entry is kept in memory', () => {
    expectMemory(new LocalStorage(() => null as unknown as WebStorage, new EventTarget()));
  });

  it('a change because it is full, the newer entry counts, now and after a reload', () => {
    const { browser, open, storage } = setUp();
    storage.write(older);
    browser.room = 10;
    storage.write(newer);
    expect(storage.read()).toEqual(newer);
    expect(open().read()).toBeNull();
    expect(browser.entries.size).toBe(0);
  });

  it('a change and its removal, the newer entry counts', () => {
    const { browser, storage } = setUp();
    storage.write(older);
    browser.failing = new Set(['setItem', 'removeItem']);
    storage.write(newer);
    expect(storage.read()).toEqual(newer);
  });

  it('where the browser refuses to clear, the old entry does not come back', () => {
    const { browser, storage } = setUp();
    storage.write(older);
    browser.failing = new Set(['removeItem']);
    storage.clear();
    expect(storage.read()).toBeNull();
  });

  it('where the browser refuses temporarily, later changes are stored again', () => {
    const { browser, open, storage } = setUp();
    browser.failing = all;
    storage.write(older);
    browser.failing = new Set();
    storage.write(newer);
    expect(open().read()).toEqual(newer);
  });
});
