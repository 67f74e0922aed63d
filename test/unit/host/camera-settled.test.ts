import { SnapshotStore, type CaptureSnapshot } from '@recto/core';
import { afterEach, expect, it, vi } from 'vitest';
import { cameraSettled } from '../../../host/src/lazy-parts/camera-settled.ts';

afterEach(() => void vi.useRealTimers());

/** A session that can be told its state, and whether what waits for its camera has gone on. */
function setUp(name: CaptureSnapshot['state']['name']) {
  const session = new SnapshotStore({ state: { name } } as CaptureSnapshot);
  const wait = { isOver: false };
  void cameraSettled(session).then(() => (wait.isOver = true));
  return { wait, become: (next: typeof name) => session.set({ state: { name: next } } as CaptureSnapshot) };
}

it.each(['capture', 'error'] as const)(
  'the app waits until the camera shows its picture or has failed: %s',
  async (name) => {
    vi.useFakeTimers();
    const { wait, become } = setUp('init');
    await vi.advanceTimersByTimeAsync(9_000);
    expect(wait.isOver).toBe(false);
    become(name);
    await vi.advanceTimersByTimeAsync(0);
    expect(wait.isOver).toBe(true);
  },
);

it('the app does not wait for a camera that is on, nor longer than 10 s', async () => {
  vi.useFakeTimers();
  const [on, off] = [setUp('capture'), setUp('init')];
  await vi.advanceTimersByTimeAsync(0);
  expect([on.wait.isOver, off.wait.isOver]).toEqual([true, false]);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(off.wait.isOver).toBe(true);
});
