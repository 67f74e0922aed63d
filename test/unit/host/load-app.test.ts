import { afterEach, expect, it, vi } from 'vitest';
import { loadApp } from '../../../host/src/load-app.ts';

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const address = 'https://recto.example/assets/index-B9CTHoyV.js';
const page = pageWith({ querySelector: () => ({ href: address }) });

function pageWith(parts: object): Document {
  return { readyState: 'interactive', ...parts } as Document;
}

it('runs the app’s script at once where no camera opens', async () => {
  const run = vi.fn(async () => undefined);
  await loadApp(page, null, run);
  expect(run).toHaveBeenCalledExactlyOnceWith(address);
});

it('runs the app’s script when the camera has shown its picture', async () => {
  const run = vi.fn(async () => undefined);
  let show: () => void = () => undefined;
  const loading = loadApp(page, new Promise((resolve) => (show = resolve)), run);
  await new Promise((later) => setTimeout(later));
  expect(run).not.toHaveBeenCalled();
  show();
  await loading;
  expect(run).toHaveBeenCalledOnce();
});

it('does not wait long for a camera that shows nothing', async () => {
  vi.useFakeTimers();
  const run = vi.fn(async () => undefined);
  const loading = loadApp(page, new Promise(() => undefined), run);
  await vi.advanceTimersByTimeAsync(400);
  await loading;
  expect(run).toHaveBeenCalledOnce();
});

it('runs the app’s script if the camera can’t be opened', async () => {
  const run = vi.fn(async () => undefined);
  await loadApp(page, Promise.reject(new DOMException('', 'NotReadableError')), run);
  expect(run).toHaveBeenCalledOnce();
});

it('waits until the page is there, which names the script', async () => {
  const run = vi.fn(async () => undefined);
  let arrive: () => void = () => undefined;
  const tags: object[] = [];
  const half = pageWith({
    readyState: 'loading',
    querySelector: () => tags[0] ?? null,
    addEventListener: (_type: 'DOMContentLoaded', listener: () => void) => (arrive = listener),
  });
  const loading = loadApp(half, null, run);
  await new Promise((later) => setTimeout(later));
  expect(run).not.toHaveBeenCalled();
  tags.push({ href: address });
  arrive();
  await loading;
  expect(run).toHaveBeenCalledExactlyOnceWith(address);
});

it('leaves it to the page to say that the script can’t be loaded, and logs no address', async () => {
  const log = vi.spyOn(console, 'error').mockReturnValue();
  const run = vi.fn(async () => Promise.reject(new TypeError(`Failed to fetch ${address}`)));
  await expect(loadApp(page, null, run)).resolves.toBeUndefined();
  expect(log.mock.calls).toEqual([['The app did not begin: TypeError']]);
});

it('runs nothing on the development server, whose page does', async () => {
  const run = vi.fn(async () => undefined);
  await loadApp(pageWith({ querySelector: () => null }), null, run);
  expect(run).not.toHaveBeenCalled();
});
