import { LocalStorage, type WebStorage } from '@recto/adapters/browser';
import { storageKeys, type StoredProcedure } from '@recto/core';
import { describe, expect, it } from 'vitest';
import { procedureWith } from '../../support/procedures.ts';

/** A browser's storage, whose every method can be told to fail. */
class BrowserStorage implements WebStorage {
  readonly entries = new Map<string, string>();
  failing: ReadonlySet<keyof WebStorage> = new Set();
  /** The longest text that it takes. */
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
  it('keeps the token as it is and the procedure as JSON, under the two keys of the product', () => {
    const { browser, storage } = setUp();
    storage.write(newer);
    expect([...browser.entries.keys()]).toEqual([storageKeys.token, storageKeys.procedure]);
    expect(browser.entries.get(storageKeys.token)).toBe('newer');
    expect(JSON.parse(browser.entries.get(storageKeys.procedure)!)).toEqual(newer.procedure);
  });

  it('gives what was kept before the page was loaded again', () => {
    const { open, storage } = setUp();
    storage.write(newer);
    expect(open().read()).toEqual(newer);
  });

  it('sees what another tab wrote', () => {
    const { open, storage } = setUp();
    storage.write(older);
    open().write(newer);
    expect(storage.read()).toEqual(newer);
  });

  it('leaves other entries alone', () => {
    const { browser, storage } = setUp();
    browser.entries.set('other', 'entry');
    storage.write(newer);
    storage.clear();
    expect([...browser.entries]).toEqual([['other', 'entry']]);
  });
});

describe('garbage counts as absent:', () => {
  const procedureText = JSON.stringify(newer.procedure);

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

  it('every method, memory serves', () => {
    const { browser, storage } = setUp();
    browser.failing = all;
    expectMemory(storage);
  });

  it.each([...all])('%s, memory serves', (method) => {
    const { browser, storage } = setUp();
    browser.failing = new Set([method]);
    expectMemory(storage);
  });

  it('the storage itself, memory serves', () => {
    expectMemory(
      new LocalStorage(() => {
        throw new DOMException('Blocked.', 'SecurityError');
      }, new EventTarget()),
    );
  });

  it('by having no storage at all, memory serves', () => {
    expectMemory(new LocalStorage(() => null as unknown as WebStorage, new EventTarget()));
  });

  it('a change for want of room, the newer one counts, now and after a reload', () => {
    const { browser, open, storage } = setUp();
    storage.write(older);
    browser.room = 10;
    storage.write(newer);
    expect(storage.read()).toEqual(newer);
    expect(open().read()).toBeNull();
    expect(browser.entries.size).toBe(0);
  });

  it('a change and its removal, the newer one counts', () => {
    const { browser, storage } = setUp();
    storage.write(older);
    browser.failing = new Set(['setItem', 'removeItem']);
    storage.write(newer);
    expect(storage.read()).toEqual(newer);
  });

  it('to clear, what it still holds does not come back', () => {
    const { browser, storage } = setUp();
    storage.write(older);
    browser.failing = new Set(['removeItem']);
    storage.clear();
    expect(storage.read()).toBeNull();
  });

  it('for a while, later changes are kept again', () => {
    const { browser, open, storage } = setUp();
    browser.failing = all;
    storage.write(older);
    browser.failing = new Set();
    storage.write(newer);
    expect(open().read()).toEqual(newer);
  });
});
