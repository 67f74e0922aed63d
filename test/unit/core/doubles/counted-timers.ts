import { afterEach, beforeEach, vi } from 'vitest';

type Options = Parameters<typeof vi.useFakeTimers>[0];

/**
 * Gives each test of the file, or of the `describe`, fake timers.
 * @param source a file or folder of `packages/core/src`.
 * @returns counts the timers that wait and were set by `source`, not by what it has called. `vi.getTimerCount()` counts those of the whole
 * process: also the timer of an upload that a test before this one has left running.
 */
export function countedTimers(source: string, options?: Options): () => number {
  /** The timers that wait, each with where it was set. */
  const waiting = new Map<unknown, Error>();
  const isOfSource = ({ stack = '' }: Error) =>
    stack
      .split('\n')
      .find((frame) => /packages\/core\/src\/(?!time\/)/.test(frame))
      ?.includes(`packages/core/src/${source}`) === true;
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
        // Its stack is made into a text, which takes long, only when the timers are counted.
        waiting.set(timer, new Error('read for its stack'));
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
  return () => [...waiting.values()].filter(isOfSource).length;
}
