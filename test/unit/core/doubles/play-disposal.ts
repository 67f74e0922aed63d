import { photoNames } from '@recto/core';
import * as fc from 'fast-check';
import { expect, vi } from 'vitest';
import { fuzz } from '../../../reliability/fuzz/fuzz.ts';
import { procedureHaving, procedureWith } from '../../../support/procedures.ts';
import { DisposalWorld, type Outcomes } from './disposal-world.ts';
import { settled } from './waiting.ts';

/** Something that can be disposed, on ports whose calls end when fast-check lets them. */
export interface DisposedPart {
  /** What a person, a device or a screen can do; also after the end. */
  readonly actions: Readonly<Record<string, () => unknown>>;
  /** Reports each change that a screen or a caller would notice. */
  readonly onChange: (listener: () => void) => void;
  readonly dispose: () => void;
  /** Counts of what was sent, opened, shown and reported. Nothing in it may change after the end. */
  readonly traces: () => Readonly<Record<string, unknown>>;
  /** What is open or listens. All of it is 0 after the end. */
  readonly left: () => Readonly<Record<string, number>>;
  /** Ends what is not disposed by `dispose`, so that nothing of this run is left. */
  readonly finish: () => void;
}

/** Timers, in ms, that reach each of core's: 300 ms to a minute. */
const pauses = [50, 300, 2_000, 11_000, 61_000] as const;

interface Step {
  /** Null lets the next call of a port end; a number is time that passes, in ms. */
  readonly does: string | number | null;
  /** After how many microtasks the next step follows. */
  readonly hops: number;
}

/** A random story: what happens before the end, at which moment it comes, and what happens after it. */
interface DisposalStory {
  readonly before: readonly Step[];
  /** The end comes within the report of this change, if there are so many; null: after the last step. */
  readonly atChange: number | null;
  readonly after: readonly Step[];
}

/** @param names the names of the actions. */
function disposalStory(names: readonly string[]): fc.Arbitrary<DisposalStory> {
  const does = fc.oneof(
    { weight: 4, arbitrary: fc.constantFrom(...names) },
    { weight: 5, arbitrary: fc.constant(null) },
    { weight: 1, arbitrary: fc.constantFrom(...pauses) },
  );
  const steps = (maxLength: number) =>
    fc.array(fc.record({ does, hops: fc.oneof(fc.nat(4), fc.nat(40)) }), { maxLength });
  return fc.record({
    before: steps(30),
    atChange: fc.option(fc.nat(12), { freq: 4 }),
    after: steps(12),
  });
}

/**
 * Plays a story. After the end, everything that is still pending ends, timers run, and the device reports: then
 * nothing may be sent, opened, shown, reported or left, and no rejection be unhandled.
 */
async function playDisposal(
  scheduler: fc.Scheduler,
  part: DisposedPart,
  { before, atChange, after }: DisposalStory,
): Promise<void> {
  const rejections: unknown[] = [];
  const note = (reason: unknown) => void rejections.push(reason);
  process.on('unhandledRejection', note);
  try {
    let traces: Readonly<Record<string, unknown>> | null = null;
    let changes = 0;
    const end = () => {
      if (traces !== null) return;
      part.dispose();
      traces = part.traces();
    };
    part.onChange(() => {
      changes += 1;
      if (changes - 1 === atChange) end();
    });
    for (const step of before) {
      if (traces === null) await play(scheduler, part, step, note);
    }
    end();
    for (const step of after) await play(scheduler, part, step, note);
    await drain(scheduler);
    for (const action of Object.values(part.actions)) run(action, note);
    await drain(scheduler);
    expect(part.traces()).toEqual(traces);
    expect(part.left()).toEqual(Object.fromEntries(Object.keys(part.left()).map((name) => [name, 0])));
    expect(rejections).toEqual([]);
  } finally {
    part.finish();
    await drain(scheduler);
    process.off('unhandledRejection', note);
    vi.clearAllTimers();
  }
}

async function play(
  scheduler: fc.Scheduler,
  { actions }: DisposedPart,
  { does, hops }: Step,
  note: (reason: unknown) => void,
): Promise<void> {
  if (typeof does === 'string') run(actions[does]!, note);
  else if (typeof does === 'number') vi.advanceTimersByTime(does);
  else if (scheduler.count() > 0) void scheduler.waitNext(1);
  for (let hop = 0; hop < hops; hop += 1) await Promise.resolve();
}

function run(action: () => unknown, note: (reason: unknown) => void): void {
  const result = action();
  if (result instanceof Promise) result.catch(note);
}

/** Everything that is pending ends, and time passes, until nothing follows any more. */
async function drain(scheduler: fc.Scheduler): Promise<void> {
  // A file is read by another thread, which a busy machine keeps waiting; meanwhile its time limit runs.
  for (let turn = 0; turn < 3 || (turn < 30 && vi.getTimerCount() > 0); turn += 1) {
    await settled();
    while (scheduler.count() > 0) {
      await scheduler.waitNext(1);
      await settled();
    }
    vi.advanceTimersByTime(61_000);
  }
  await settled();
}

/**
 * Plays random stories of a part: it is disposed at a random point between any two awaits, also within a report of
 * its own.
 * @param make gets the ports of one story.
 */
export async function disposeAtRandom(
  what: string,
  runs: { readonly short: number; readonly full: number },
  make: (world: DisposalWorld) => DisposedPart | Promise<DisposedPart>,
): Promise<void> {
  const sample = new DisposalWorld(fc.sample(fc.scheduler(), 1)[0]!, procedureWith(), []);
  const { actions, finish } = await make(sample);
  finish();
  vi.clearAllTimers();
  await fc.assert(
    fc.asyncProperty(
      fc.scheduler(),
      procedure,
      outcomes,
      disposalStory(Object.keys(actions)),
      async (scheduler, present, failures, story) => {
        const part = await make(new DisposalWorld(scheduler, present, failures));
        await playDisposal(scheduler, part, story);
      },
    ),
    fuzz('disposals', what, runs),
  );
}

const outcomes: fc.Arbitrary<Outcomes> = fc.array(
  fc.constantFrom('ok' as const, 'ok' as const, 'ok' as const, 'unreachable' as const, 'refused' as const),
  { maxLength: 12 },
);

/** Often all photos but one, or all of them, so that runs get to the end of the steps. */
const procedure = fc
  .oneof(fc.constantFrom(photoNames.slice(0, 4), [...photoNames]), fc.subarray([...photoNames]))
  .map((present) => procedureHaving(present));
