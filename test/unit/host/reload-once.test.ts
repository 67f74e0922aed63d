import { FakeDevice } from '@recto/adapters/fake';
import { ChunkLoadError } from '@recto/ui';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ReloadOnce, type WantedPart } from '../../../host/src/lazy/ReloadOnce.ts';

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

/** A tab: what it remembers, and where its page was loaded again. */
function tab({ remembers = true } = {}) {
  const remembered = new Set<string>();
  const device = new FakeDevice();
  const loaded: string[] = [];
  const marks = {
    add: (name: string) => {
      if (!remembers || remembered.has(name)) return false;
      remembered.add(name);
      return true;
    },
    remove: (name: string) => void remembered.delete(name),
  };
  const page = () => new ReloadOnce({ device, marks, load: (address) => loaded.push(address) });
  /** What a page without this part comes to, once it had its time. */
  const without = async (wanted: WantedPart, error: unknown = missing) => {
    const result = page()
      .or(Promise.reject(error as Error), wanted)
      .catch((thrown: unknown) => thrown);
    await vi.runAllTimersAsync();
    return result;
  };
  return { device, loaded, page, without };
}

test('a part that comes is handed on', async () => {
  const { loaded, page } = tab();
  await expect(page().or(Promise.resolve('a screen'), capture)).resolves.toBe('a screen');
  expect(loaded).toEqual([]);
});

test('a part that is missing loads the page again, at the screen that needs it; the second time it is told', async () => {
  const { loaded, without } = tab();
  await without(capture);
  expect(loaded).toEqual([capture.address]);
  expect(await without(capture)).toBe(missing);
  expect(loaded).toHaveLength(1);
});

test('nothing goes on while the page is leaving, but not for ever', async () => {
  const { page } = tab();
  let ended = false;
  void page()
    .or(Promise.reject(missing), capture)
    .catch(() => (ended = true));
  await vi.advanceTimersByTimeAsync(9999);
  expect(ended).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  expect(ended).toBe(true);
});

test('each part has its own try, and has it back once it came', async () => {
  const { loaded, page, without } = tab();
  await without(capture);
  await without({ ...capture, name: 'confirm' });
  expect(loaded).toHaveLength(2);
  await page().or(Promise.resolve('a screen'), capture);
  await without({ ...capture, name: 'confirm' });
  expect(loaded).toHaveLength(2);
  await without(capture);
  expect(loaded).toHaveLength(3);
});

test('no reload without a network, where something would be lost, where the tab remembers nothing, for another error', async () => {
  const offline = tab();
  offline.device.setOnline(false);
  expect(await offline.without(capture)).toBe(missing);
  expect(offline.loaded).toEqual([]);

  const unsafe = tab();
  expect(await unsafe.without({ ...capture, isSafe: () => false })).toBe(missing);
  expect(unsafe.loaded).toEqual([]);

  const forgetful = tab({ remembers: false });
  expect(await forgetful.without(capture)).toBe(missing);
  expect(forgetful.loaded).toEqual([]);

  const mistaken = tab();
  const mistake = new TypeError('a mistake');
  expect(await mistaken.without(capture, mistake)).toBe(mistake);
  expect(mistaken.loaded).toEqual([]);
});
