import { describe, expect, it, vi } from 'vitest';
import {
  abortReason,
  backOffMs,
  isTimeout,
  sleep,
  throwIfAborted,
  unlessAborted,
  withTimeout,
} from '@recto/core';
import { countedTimers } from './doubles/counted-timers.ts';

const reason = new Error('left the screen');

/** A signal of Safari 15.0 to 15.3: aborted, without a reason. */
const reasonless = { aborted: true, reason: undefined } as AbortSignal;

describe('abortReason', () => {
  it("abortReason is the signal's reason", () => {
    expect(abortReason(AbortSignal.abort(reason))).toBe(reason);
    expect(() => throwIfAborted(AbortSignal.abort(reason))).toThrow(reason);
  });

  it('abortReason is an AbortError if the browser gives no reason', () => {
    expect(abortReason(reasonless)).toMatchObject({ name: 'AbortError' });
  });
});

describe('unlessAborted', () => {
  it('unlessAborted ends with the result or the error of the work', async () => {
    const { signal } = new AbortController();
    expect(await unlessAborted(Promise.resolve('done'), signal)).toBe('done');
    await expect(unlessAborted(Promise.reject(reason), signal)).rejects.toBe(reason);
    expect(await unlessAborted(Promise.resolve('done'), undefined)).toBe('done');
  });

  it('unlessAborted ends at an abort, before or during the work', async () => {
    const never = new Promise(() => undefined);
    await expect(unlessAborted(never, AbortSignal.abort(reason))).rejects.toBe(reason);
    const controller = new AbortController();
    const waiting = unlessAborted(never, controller.signal);
    controller.abort(reason);
    await expect(waiting).rejects.toBe(reason);
  });
});

describe('sleep', () => {
  const waitingTimers = countedTimers('time/');

  it('sleep ends after its time', async () => {
    const sleeping = sleep(1000);
    await vi.advanceTimersByTimeAsync(1000);
    await sleeping;
    expect(waitingTimers()).toBe(0);
  });

  it('sleep ends at an abort, before or during the wait, and leaves no timer', async () => {
    await expect(sleep(1000, AbortSignal.abort(reason))).rejects.toBe(reason);
    const controller = new AbortController();
    const sleeping = sleep(1000, controller.signal);
    controller.abort(reason);
    await expect(sleeping).rejects.toBe(reason);
    expect(waitingTimers()).toBe(0);
  });
});

it('withTimeout leaves no error of the work unhandled when the signal is aborted already', async () => {
  const unhandled: unknown[] = [];
  const note = (error: unknown) => void unhandled.push(error);
  process.on('unhandledRejection', note);
  const signal = AbortSignal.abort(reason);
  await expect(withTimeout(1000, Promise.reject(new Error('late')), { signal })).rejects.toBe(reason);
  await new Promise((resolve) => setImmediate(resolve));
  process.off('unhandledRejection', note);
  expect(unhandled).toEqual([]);
});

describe('withTimeout', () => {
  const waitingTimers = countedTimers('time/');

  const never = () => new Promise<string>(() => undefined);

  it('withTimeout gives the result of work that is in time, or its error, and leaves no timer', async () => {
    expect(await withTimeout(1000, Promise.resolve('done'))).toBe('done');
    await expect(withTimeout(1000, Promise.reject(reason))).rejects.toBe(reason);
    expect(waitingTimers()).toBe(0);
  });

  it('withTimeout throws a TimeoutError when the time is over', async () => {
    const waiting = withTimeout(1000, never()).catch((error: unknown) => error);
    await vi.advanceTimersByTimeAsync(1000);
    expect(isTimeout(await waiting)).toBe(true);
    expect(isTimeout(reason)).toBe(false);
  });

  it('withTimeout gives the fallback instead, if there is one', async () => {
    const waiting = withTimeout(1000, never(), { otherwise: null });
    await vi.advanceTimersByTimeAsync(1000);
    expect(await waiting).toBeNull();
  });

  it('withTimeout aborts the work when the time is over, and when the caller aborts', async () => {
    let workSignal: AbortSignal | undefined;
    const work = (signal: AbortSignal) => {
      workSignal = signal;
      return never();
    };
    const late = withTimeout(1000, work).catch(isTimeout);
    await vi.advanceTimersByTimeAsync(999);
    expect(workSignal?.aborted).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    expect(workSignal?.aborted).toBe(true);
    expect(await late).toBe(true);

    const controller = new AbortController();
    const aborted = withTimeout(1000, work, { signal: controller.signal });
    controller.abort(reason);
    await expect(aborted).rejects.toBe(reason);
    expect(workSignal?.aborted).toBe(true);
    expect(waitingTimers()).toBe(0);
  });

  it('withTimeout does not start the work if the caller has already aborted', async () => {
    const work = vi.fn<() => Promise<string>>(never);
    await expect(withTimeout(1000, work, { signal: AbortSignal.abort(reason) })).rejects.toBe(reason);
    expect(work).not.toHaveBeenCalled();
  });
});

describe('backOffMs', () => {
  const pauses = (jitter: number, random: number) =>
    [1, 2, 3, 4].map((failures) => backOffMs({ firstMs: 100, longestMs: 500, jitter }, failures, random));

  it('backOffMs doubles up to the longest pause', () => {
    expect(pauses(0, 0.9)).toEqual([100, 200, 400, 500]);
  });

  it('backOffMs varies a pause by at most its share of jitter', () => {
    expect(pauses(0.5, 0)).toEqual([50, 100, 200, 250]);
    expect(pauses(0.5, 0.5)).toEqual([75, 150, 300, 375]);
    expect(pauses(1, 0.25)).toEqual([25, 50, 100, 125]);
  });
});
