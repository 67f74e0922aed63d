import { randomFrom } from '../../test/reliability/random.ts';

/** Choices that a seed reproduces. */
export interface RandomChoice {
  /** At least 0, below 1. */
  readonly unit: () => number;
  /** At least `from`, below `to`. */
  readonly between: (from: number, to: number) => number;
  /** Close to 0 more often than not; never beyond ±`limit`. */
  readonly around: (spread: number, limit: number) => number;
  readonly chance: (probability: number) => boolean;
  readonly oneOf: <Item>(items: readonly Item[]) => Item;
  readonly sign: () => 1 | -1;
}

/** @param name makes independent choices from one seed. */
export function randomChoice(seed: number, name = ''): RandomChoice {
  let mixed = Math.imul(seed + 1, 0x9e3779b1);
  for (const letter of name) mixed = Math.imul(mixed ^ letter.codePointAt(0)!, 0x01000193);
  const unit = randomFrom(mixed);
  for (let skipped = 0; skipped < 3; skipped += 1) unit();
  return {
    unit,
    between: (from, to) => from + unit() * (to - from),
    around: (spread, limit) => {
      const bell = (unit() + unit() + unit() + unit() - 2) * 1.73;
      return Math.max(-limit, Math.min(limit, bell * spread));
    },
    chance: (probability) => unit() < probability,
    oneOf: (items) => items[Math.floor(unit() * items.length)]!,
    sign: () => (unit() < 0.5 ? -1 : 1),
  };
}
