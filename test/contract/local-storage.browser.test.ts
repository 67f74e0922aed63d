import { LocalStorage } from '@recto/adapters/browser';
import { afterEach, beforeEach, expect, it, onTestFinished } from 'vitest';
import { firstEntry, secondEntry, testStorage } from './storage.contract.ts';

const open = (page: Window = window) => new LocalStorage(() => page.localStorage, page);

beforeEach(() => window.localStorage.clear());
afterEach(() => window.localStorage.clear());

testStorage('LocalStorage', () => open(), openBeside);

/** In a frame of the same origin, which is another page to the browser. */
function openBeside(): LocalStorage {
  const frame = document.body.appendChild(document.createElement('iframe'));
  onTestFinished(() => frame.remove());
  return open(frame.contentWindow!);
}

it('LocalStorage keeps its entry across a reload', () => {
  open().write(firstEntry);
  expect(open().read()).toEqual(firstEntry);
});

it('LocalStorage continues in memory when the browser’s storage is full', () => {
  const storage = open();
  storage.write(firstEntry);
  fillUp();
  storage.write(secondEntry);
  expect(storage.read()).toEqual(secondEntry);
  expect(open().read()).toBeNull();
});

/** Fills the storage until there is less space than an entry needs. */
function fillUp(): void {
  for (let length = 2 ** 20; length >= 1; length /= 2) {
    try {
      for (let count = 0; ; count += 1) {
        window.localStorage.setItem(`filler-${length}-${count}`, 'x'.repeat(length));
      }
    } catch {
      // A text of this size no longer fits.
    }
  }
}
