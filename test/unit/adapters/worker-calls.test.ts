import { describe, expect, it, vi } from 'vitest';
import { WorkerCalls } from '../../../packages/adapters/src/browser/worker/WorkerCalls.ts';
import { workerDoubles, type Answer } from './worker-double.ts';

type Start = { readonly id: null };
type Sum = { readonly id: number; readonly sum: number };

/** A clock whose time passes when a test says so. */
function clockByHand() {
  const ends = new Set<() => void>();
  const after = (_ms: number, end: () => void) => {
    ends.add(end);
    return () => void ends.delete(end);
  };
  return { clock: { after } as never, passTime: () => ends.forEach((end) => end()), ends };
}

function read(data: unknown): Start | Sum | null {
  const { id, sum } = Object(data) as Partial<Sum>;
  if (id === null) return { id };
  return typeof id === 'number' && typeof sum === 'number' ? { id, sum } : null;
}

function callsTo(answer: Answer) {
  const { Worker, made } = workerDoubles({ id: null });
  const worker = new Worker(new URL('file:///worker.js'), {});
  made[0]!.answer = answer;
  const { clock, passTime, ends } = clockByHand();
  const onStarted = vi.fn();
  const onStopped = vi.fn();
  const calls = new WorkerCalls<Start, Sum>(worker, { clock, limitMs: 5, read, onStarted, onStopped });
  return { calls, double: made[0]!, passTime, ends, onStarted, onStopped };
}

/** A worker that answers a call with an id of another one, or never. */
const silent: Answer = () => ({ id: 1_000, sum: 0 });

describe('the calls to a worker', () => {
  it('reports the start of the worker', async () => {
    const { onStarted } = callsTo(silent);
    await Promise.resolve();
    expect(onStarted).toHaveBeenCalledExactlyOnceWith({ id: null });
  });

  it('gives each call the answer with its id, in whatever order the answers come', async () => {
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

  it('leaves no timer behind after an answer', async () => {
    const { calls, ends } = callsTo((id) => ({ id, sum: 1 }));
    await calls.call({});
    expect(ends.size).toBe(0);
  });

  it('stops a worker that is late, and ends every call that waits', async () => {
    const { calls, double, passTime, onStopped } = callsTo(silent);
    const both = Promise.all([calls.call({}), calls.call({})]);
    passTime();
    expect(await both).toEqual([null, null]);
    expect(double.isTerminated).toBe(true);
    expect(onStopped).toHaveBeenCalledTimes(1);
  });

  it.each(['error', 'messageerror'])('stops a worker that reports "%s"', async (event) => {
    const { calls, double, onStopped } = callsTo(silent);
    const call = calls.call({});
    double.dispatchEvent(new Event(event));
    expect(await call).toBeNull();
    expect(double.isTerminated).toBe(true);
    expect(onStopped).toHaveBeenCalledTimes(1);
  });

  it('stops a worker that sends something else', async () => {
    const { calls, double } = callsTo(() => 'sum');
    expect(await calls.call({})).toBeNull();
    expect(double.isTerminated).toBe(true);
  });

  it('sends and reports nothing after `stop`', async () => {
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

  it('goes on after a request that the browser can’t send', async () => {
    const { calls, double } = callsTo((id) => ({ id, sum: 1 }));
    vi.spyOn(double, 'postMessage').mockImplementationOnce(() => {
      throw new DOMException('', 'DataCloneError');
    });
    await expect(calls.call({})).rejects.toThrow(DOMException);
    expect(await calls.call({})).toEqual({ id: 2, sum: 1 });
  });
});
