import { afterEach, expect, it, vi } from 'vitest';
import { loadApp } from '../../../host/src/load-app.ts';

afterEach(() => {
  vi.useRealTimers();
});

const address = 'https://recto.example/assets/index-B9CTHoyV.js';
const page = { querySelector: () => ({ href: address }) } as unknown as Document;

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

it('leaves it to the page to say that the script can’t be loaded', async () => {
  const run = vi.fn(async () => Promise.reject(new TypeError('Failed to fetch')));
  await expect(loadApp(page, null, run)).resolves.toBeUndefined();
});

it('runs nothing on the development server, whose page does', async () => {
  const run = vi.fn(async () => undefined);
  await loadApp({ querySelector: () => null }, null, run);
  expect(run).not.toHaveBeenCalled();
});
