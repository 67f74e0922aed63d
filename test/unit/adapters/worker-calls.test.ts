import { describe, expect, it, vi } from 'vitest';
import { WorkerCalls } from '../../../packages/adapters/src/browser/worker-calls/WorkerCalls.ts';
import { ManualClock } from '@recto/testing/fakes';
import { workerDoubles, type Answer } from './worker-double.ts';

type Start = { readonly id: null };
type Sum = { readonly id: number; readonly sum: number };

function read(data: unknown): Start | Sum | null {
  const { id, sum } = Object(data) as Partial<Sum>;
  if (id === null) return { id };
  return typeof id === 'number' && typeof sum === 'number' ? { id, sum } : null;
}

function callsTo(answer: Answer) {
  const { Worker, made } = workerDoubles({ id: null });
  const worker = new Worker(new URL('file:///worker.js'), {});
  made[0]!.answer = answer;
  const clock = new ManualClock();
  const onStarted = vi.fn();
  const onStopped = vi.fn();
  const calls = new WorkerCalls<Start, Sum>(worker, { clock, limitMs, read, onStarted, onStopped });
  return { calls, double: made[0]!, clock, onStarted, onStopped };
}

/** How long an answer may take, in ms. */
const limitMs = 5_000;

/** Lets time pass on a page that runs. */
async function passTime(clock: ManualClock, ms: number): Promise<void> {
  for (let passed = 0; passed < ms; passed += 100) {
    clock.advance(100);
    await new Promise(setImmediate);
  }
}

/** A worker that answers a call with an id of another one, or never. */
const silent: Answer = () => ({ id: 1_000, sum: 0 });

describe('the calls to a worker', () => {
  it('the channel to a worker reports the start of the worker', async () => {
    const { onStarted } = callsTo(silent);
    await Promise.resolve();
    expect(onStarted).toHaveBeenCalledExactlyOnceWith({ id: null });
  });

  it('the channel to a worker gives each call the answer with its id, in whatever order the answers come', async () => {
    const { calls, double } = callsTo(silent);
    const both = Promise.all([calls.call({ of: [1] }), calls.call({ of: [2] })]);
    double.send({ id: 2, sum: 20 });
    double.send({ id: 1, sum: 10 });
    expect(await both).toEqual([
      { id: 1, sum: 10 },
      { id: 2, sum: 20 },
    ]);
    expect(calls.isStopped).toBe(false);
  });

  it('the channel to a worker leaves no timer behind after an answer', async () => {
    const { calls, clock } = callsTo((id) => ({ id, sum: 1 }));
    await calls.call({});
    expect(clock.pending).toBe(0);
  });

  it('the channel to a worker stops a worker that is late, and ends every call that waits', async () => {
    const { calls, double, clock, onStopped } = callsTo(silent);
    const both = Promise.all([calls.call({}), calls.call({})]);
    await passTime(clock, limitMs - 100);
    expect(calls.isStopped).toBe(false);
    await passTime(clock, 100);
    expect(await both).toEqual([null, null]);
    expect(double.isTerminated).toBe(true);
    expect(onStopped).toHaveBeenCalledTimes(1);
  });

  it.each([0, limitMs - 100])(
    'the channel to a worker waits on after a time in which the phone froze the page, also %i ms after the call',
    async (before) => {
      const { calls, double, clock } = callsTo(silent);
      const call = calls.call({});
      await passTime(clock, before);
      clock.advance(60_000);
      await passTime(clock, 0);
      double.send({ id: 1, sum: 3 });
      expect(await call).toEqual({ id: 1, sum: 3 });
      expect(calls.isStopped).toBe(false);
    },
  );

  it.each(['error', 'messageerror'])(
    'the channel to a worker stops a worker that reports "%s"',
    async (event) => {
      const { calls, double, onStopped } = callsTo(silent);
      const call = calls.call({});
      double.dispatchEvent(new Event(event));
      expect(await call).toBeNull();
      expect(double.isTerminated).toBe(true);
      expect(onStopped).toHaveBeenCalledTimes(1);
    },
  );

  it('the channel to a worker stops a worker that sends something else', async () => {
    const { calls, double } = callsTo(() => 'sum');
    expect(await calls.call({})).toBeNull();
    expect(double.isTerminated).toBe(true);
  });

  it('the channel to a worker sends and reports nothing after `stop`', async () => {
    const { calls, double, onStarted, onStopped } = callsTo(silent);
    calls.stop();
    calls.stop();
    const post = vi.spyOn(double, 'postMessage');
    expect(await calls.call({})).toBeNull();
    double.send({ id: null });
    expect(post).not.toHaveBeenCalled();
    expect(onStarted).not.toHaveBeenCalled();
    expect(onStopped).toHaveBeenCalledTimes(1);
  });

  it('the channel to a worker goes on after a request that the browser can’t send', async () => {
    const { calls, double } = callsTo((id) => ({ id, sum: 1 }));
    vi.spyOn(double, 'postMessage').mockImplementationOnce(() => {
      throw new DOMException('', 'DataCloneError');
    });
    await expect(calls.call({})).rejects.toThrow(DOMException);
    expect(await calls.call({})).toEqual({ id: 2, sum: 1 });
  });
});
