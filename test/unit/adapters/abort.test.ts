import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { abortReason, throwIfAborted, unlessAborted } from '../../../packages/adapters/src/abort.ts';
import { sleep } from '../../../packages/adapters/src/sleep.ts';

const reason = new Error('left the screen');

/** A signal of Safari 15.0 to 15.3: aborted, without a reason. */
const reasonless = { aborted: true, reason: undefined } as AbortSignal;

describe('the reason of an abort', () => {
  it("is the signal's", () => {
    expect(abortReason(AbortSignal.abort(reason))).toBe(reason);
    expect(() => throwIfAborted(AbortSignal.abort(reason))).toThrow(reason);
  });

  it('is an AbortError where the browser gives none', () => {
    expect(abortReason(reasonless)).toMatchObject({ name: 'AbortError' });
  });
});

describe('a wait for shared work', () => {
  it('ends with the work, whether it succeeds or fails', async () => {
    const { signal } = new AbortController();
    expect(await unlessAborted(Promise.resolve('done'), signal)).toBe('done');
    await expect(unlessAborted(Promise.reject(reason), signal)).rejects.toBe(reason);
    expect(await unlessAborted(Promise.resolve('done'), undefined)).toBe('done');
  });

  it('ends with an abort, before or during it', async () => {
    const never = new Promise(() => undefined);
    await expect(unlessAborted(never, AbortSignal.abort(reason))).rejects.toBe(reason);
    const controller = new AbortController();
    const waiting = unlessAborted(never, controller.signal);
    controller.abort(reason);
    await expect(waiting).rejects.toBe(reason);
  });
});

describe('sleep', () => {
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => vi.useRealTimers());

  it('ends after its time', async () => {
    const sleeping = sleep(1000);
    await vi.advanceTimersByTimeAsync(1000);
    await sleeping;
    expect(vi.getTimerCount()).toBe(0);
  });

  it('ends at an abort, before or during it, and leaves no timer', async () => {
    await expect(sleep(1000, AbortSignal.abort(reason))).rejects.toBe(reason);
    const controller = new AbortController();
    const sleeping = sleep(1000, controller.signal);
    controller.abort(reason);
    await expect(sleeping).rejects.toBe(reason);
    expect(vi.getTimerCount()).toBe(0);
  });
});
