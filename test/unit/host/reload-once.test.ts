import { FakeDevice } from '@recto/adapters/fake';
import { ChunkLoadError } from '@recto/ui';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ReloadOnce, type WantedPart } from '../../../host/src/lazy-parts/ReloadOnce.ts';

const capture: WantedPart = {
  name: 'capture',
  address: 'https://recto.example/a/capture',
  isSafe: () => true,
};
const missing = new ChunkLoadError();

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** A tab: the marks that it stores, and where its page was reloaded. */
function tab({ stores = true } = {}) {
  const stored = new Set<string>();
  const device = new FakeDevice();
  const loaded: string[] = [];
  const marks = {
    add: (name: string) => {
      if (!stores || stored.has(name)) return false;
      stored.add(name);
      return true;
    },
    remove: (name: string) => void stored.delete(name),
  };
  const page = () => new ReloadOnce({ device, marks, load: (address) => loaded.push(address) });
  /** The outcome for a page without this part, after the time limit. */
  const without = async (wanted: WantedPart, error: unknown = missing) => {
    const result = page()
      .waitFor(Promise.reject(error as Error), wanted)
      .catch((thrown: unknown) => thrown);
    await vi.runAllTimersAsync();
    return result;
  };
  return { device, loaded, page, without };
}

test('a part that is loaded is returned', async () => {
  const { loaded, page } = tab();
  await expect(page().waitFor(Promise.resolve('a screen'), capture)).resolves.toBe('a screen');
  expect(loaded).toEqual([]);
});

// Decision 6.13.
test('a missing part reloads the page at the screen that needs it; the second time the error is thrown', async () => {
  const { loaded, without } = tab();
  await without(capture);
  expect(loaded).toEqual([capture.address]);
  expect(await without(capture)).toBe(missing);
  expect(loaded).toHaveLength(1);
});

test('the wait while the page is left has a time limit', async () => {
  const { page } = tab();
  let ended = false;
  void page()
    .waitFor(Promise.reject(missing), capture)
    .catch(() => (ended = true));
  await vi.advanceTimersByTimeAsync(9999);
  expect(ended).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  expect(ended).toBe(true);
});

test('each part has its own reload, and can have another one after it was loaded', async () => {
  const { loaded, page, without } = tab();
  await without(capture);
  await without({ ...capture, name: 'confirm' });
  expect(loaded).toHaveLength(2);
  await page().waitFor(Promise.resolve('a screen'), capture);
  await without({ ...capture, name: 'confirm' });
  expect(loaded).toHaveLength(2);
  await without(capture);
  expect(loaded).toHaveLength(3);
});

test('no reload when offline, when data would be lost, when the tab can not store the mark, and for another error', async () => {
  const offline = tab();
  offline.device.setOnline(false);
  expect(await offline.without(capture)).toBe(missing);
  expect(offline.loaded).toEqual([]);

  const unsafe = tab();
  expect(await unsafe.without({ ...capture, isSafe: () => false })).toBe(missing);
  expect(unsafe.loaded).toEqual([]);

  const forgetful = tab({ stores: false });
  expect(await forgetful.without(capture)).toBe(missing);
  expect(forgetful.loaded).toEqual([]);

  const mistaken = tab();
  const mistake = new TypeError('a mistake');
  expect(await mistaken.without(capture, mistake)).toBe(mistake);
  expect(mistaken.loaded).toEqual([]);
});
