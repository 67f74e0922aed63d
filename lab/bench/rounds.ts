import type { Contest, Contestant } from './contest.ts';
import type { Bar, Count, Measure, Samples } from './statistics.ts';

/** How much slower the main thread of a slow phone is made. */
export const slowCpu = 4;

/** Measures each contestant once in each round. */
export type ContestPart = (contest: Contest, rounds: number) => Promise<Outcome>;

interface Outcome {
  readonly measures: readonly Measure[];
  readonly counts?: readonly Count[];
  /** A line on how it was measured. */
  readonly note?: string;
}

interface FilledMeasure extends Measure {
  add(contestant: Contestant, value: number): void;
}

interface MeasureOptions {
  readonly bar?: Bar;
  /** Whose median is 1; a measure without it is no ratio. */
  readonly base?: string;
  /** The measure of the base; this one by default. */
  readonly of?: Measure;
}

export function measure(name: string, unit: string, { bar, base, of }: MeasureOptions = {}): FilledMeasure {
  const samples: Samples = new Map();
  return {
    name,
    unit,
    samples,
    ...(bar && { bar }),
    base: base === undefined ? null : { who: base, samples: (of ?? { samples }).samples },
    add: ({ name: who }, value) => void samples.set(who, [...(samples.get(who) ?? []), value]),
  };
}

export interface FilledCount extends Count {
  /** @param happened how many of them. */
  add(contestant: Contestant, happened: number, of: number): void;
}

export function count(name: string, bar: Count['bar']): FilledCount {
  const by = new Map<string, { happened: number; of: number }>();
  return {
    name,
    bar,
    by,
    add: ({ name: who }, happened, of) => {
      const before = by.get(who) ?? { happened: 0, of: 0 };
      by.set(who, { happened: before.happened + happened, of: before.of + of });
    },
  };
}

/** Each round begins with another contestant, so that a slow minute of the machine hits all alike. */
export async function interleaved(
  { contestants }: Contest,
  rounds: number,
  once: (contestant: Contestant) => Promise<void>,
): Promise<void> {
  for (let round = 0; round < rounds; round += 1) {
    for (let turn = 0; turn < contestants.length; turn += 1) {
      await once(contestants[(round + turn) % contestants.length]!);
    }
  }
}
