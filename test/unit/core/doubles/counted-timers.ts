import { afterEach, beforeEach, vi } from 'vitest';

type Options = Parameters<typeof vi.useFakeTimers>[0];

/**
 * Gives each test of the file, or of the `describe`, fake timers.
 * @param source a file or folder of `packages/core/src`.
 * @returns counts the timers that wait and were set by `source`, not by what it has called. `vi.getTimerCount()` counts those of the whole
 * process: also the timer of an upload that a test before this one has left running.
 */
export function countedTimers(source: string, options?: Options): () => number {
  const waiting = new Set<unknown>();
  let fake: Pick<typeof globalThis, 'setTimeout' | 'clearTimeout'>;
  beforeEach(() => {
    waiting.clear();
    vi.useFakeTimers(options);
    const { setTimeout, clearTimeout } = globalThis;
    fake = { setTimeout, clearTimeout };
    Object.assign(globalThis, {
      setTimeout: (callback: (...values: unknown[]) => void, ms?: number, ...values: unknown[]) => {
        const timer = setTimeout(() => {
          waiting.delete(timer);
          callback(...values);
        }, ms);
        const { stack = '' } = new Error('read for its stack');
        const setBy = stack.split('\n').find((frame) => /packages\/core\/src\/(?!time\/)/.test(frame)) ?? '';
        if (setBy.includes(`packages/core/src/${source}`)) waiting.add(timer);
        return timer;
      },
      clearTimeout: (timer: ReturnType<typeof setTimeout> | undefined) => {
        waiting.delete(timer);
        clearTimeout(timer);
      },
    });
  });
  afterEach(() => {
    Object.assign(globalThis, fake);
    vi.useRealTimers();
  });
  return () => waiting.size;
}
