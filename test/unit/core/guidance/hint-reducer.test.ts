import type { GuidancePace, Hint } from '@recto/core';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isEqual } from '../../../../packages/core/src/observable/equality.ts';
import {
  initialHintState,
  nextHintState,
  type HintEvent,
  type HintState,
  type ReadingTimes,
} from '../../../../packages/core/src/guidance/hint-reducer.ts';
import { fuzz, fuzzTimeoutMs } from '../../../reliability/fuzz/fuzz.ts';

const hints = {
  d: { name: 'tooDark' },
  f: { name: 'tooFar' },
  r: { name: 'ready' },
  c: { name: 'covered' },
  g: { name: 'glare' },
  l: { name: 'cutOff', side: 'left' },
  t: { name: 'cutOff', side: 'top' },
  '-': null,
} as const satisfies Record<string, Hint | null>;
type Letter = keyof typeof hints;

const times = (pace: GuidancePace): ReadingTimes => ({
  pace,
  longestPauseMs: pace === 'hints' ? 2_500 : 1_000,
});

const nameOf = (hint: Hint | null) =>
  (Object.keys(hints) as Letter[]).find((letter) => isEqual(hints[letter], hint))!;

/** What is shown after each reading. */
function shownAfter(looks: string, pace: GuidancePace = 'full', everyMs = 100): string {
  let state = initialHintState;
  return looks
    .split('')
    .map((letter, index) => {
      state = nextHintState(
        state,
        { type: 'look', hint: hints[letter as Letter], at: index * everyMs },
        times(pace),
      );
      return nameOf(state.shown);
    })
    .join('');
}

describe('one look every 100 ms', () => {
  test.each([
    // It appears when 3 of the last 5 agree.
    ['ddd', '--d'],
    ['d-d-d', '----d'],
    ['d--d--d', '-------'],
    ['fdfdd', '----d'],
    // A side is part of the hint.
    ['ltltl', '----l'],
    // It stays for 700 ms at least: d appears at 200, so f can follow at 900.
    ['dddffffffffff', '--dddddddffff'],
    // It stays as long as 2 of the last 5 agree.
    ['ddddddddfffddfffddf', '--ddddddddddddddddd'],
    ['ddddddddddffff', '--dddddddddddf'],
    // Without anything to say, it disappears in the same way.
    ['dddddddddd----', '--ddddddddddd-'],
    // "All is right" does not wait until another hint was shown for 700 ms.
    ['dddrrr', '--dddr'],
    // It leaves with the second reading that says something else, to what the newest one says.
    ['rrrrrrdf', '--rrrrrf'],
    ['rrrrrrddd', '--rrrrrdd'],
    // One reading that says something else does not count.
    ['rrrrrdrrdr', '--rrrrrrrr'],
    // What is often said in error needs 4 of the last 5.
    ['rrrrccrcrccrcrc', '--rrrrrrrrrrrrr'],
    ['rrrrcccc', '--rrrrrc'],
    // … but is shown once none of them says that all is right.
    ['rrrrcgcgc', '--rrrrrrc'],
  ])('%s shows %s', (looks, shown) => {
    expect(shownAfter(looks)).toBe(shown);
  });
});

describe('on a slow phone', () => {
  test.each([
    ['fewer', 300, 'dddfff', '-dddff'],
    // "All is right" outlives one reading that says something else, where photos are taken automatically.
    ['fewer', 300, 'rrdd', '-rrd'],
    ['fewer', 300, 'rrdrfrd', '-rrrrrr'],
    ['hints', 1_000, 'rrd', '-rd'],
    ['hints', 1_000, 'ddffrr', '-ddffr'],
    ['hints', 1_000, 'dfdf', '----'],
    // One that no reading says any more is not shown, although the others differ.
    ['hints', 1_000, 'ddflf', '-ddll'],
  ] as const)('at the pace "%s", one look every %d ms, %s shows %s', (pace, everyMs, looks, shown) => {
    expect(shownAfter(looks, pace, everyMs)).toBe(shown);
  });
});

describe('without a look', () => {
  const shown = [0, 100, 200].reduce<HintState>(
    (state, at) => nextHintState(state, { type: 'look', hint: hints.d, at }, times('full')),
    initialHintState,
  );

  test('the hint stays for a second', () => {
    expect(nextHintState(shown, { type: 'tick', at: 1_199 }, times('full')).shown).toEqual(hints.d);
    expect(nextHintState(shown, { type: 'tick', at: 1_200 }, times('full')).shown).toBeNull();
  });

  test('looks from before the pause count no longer', () => {
    const late = nextHintState(shown, { type: 'look', hint: hints.d, at: 1_300 }, times('full'));
    expect(late.shown).toBeNull();
    expect(late.looks).toHaveLength(1);
  });
});

const anyEvent = fc.record({
  type: fc.constantFrom('look' as const, 'look' as const, 'look' as const, 'tick' as const),
  hint: fc.constantFrom(...Object.values(hints)),
  afterMs: fc.oneof(
    { weight: 5, arbitrary: fc.integer({ min: 20, max: 200 }) },
    { weight: 1, arbitrary: fc.nat(1_500) },
  ),
});

// Decision 4.1.
test(
  'a hint appears with 3 of 5 looks, stays for 700 ms, and never outlives a second without a look',
  () => {
    fc.assert(
      fc.property(fc.array(anyEvent, { maxLength: 80 }), (steps) => {
        let state = initialHintState;
        let at = 0;
        let lookedAt = -Infinity;
        let appearedAt = -Infinity;
        const looks: { readonly hint: Hint | null; readonly at: number }[] = [];
        for (const { afterMs, type, hint } of steps) {
          at += afterMs;
          const before = state.shown;
          const isBlind = at - lookedAt >= 1_000;
          const event: HintEvent = type === 'look' ? { type, hint, at } : { type, at };
          state = nextHintState(state, event, times('full'));
          if (type === 'look') {
            looks.push({ hint, at });
            lookedAt = at;
          }
          if (at - lookedAt >= 1_000) expect(state.shown).toBeNull();
          if (isEqual(before, state.shown)) continue;
          const isReady = [before, state.shown].some((shown) => shown?.name === 'ready');
          if (before !== null && !isBlind && !isReady) expect(at - appearedAt).toBeGreaterThanOrEqual(700);
          appearedAt = at;
          if (state.shown === null || before?.name === 'ready') continue;
          const counted = looks.slice(-5).filter((look) => at - look.at < 1_000);
          const isForgotten = before !== null && !counted.some((look) => isEqual(look.hint, before));
          // One that none of them says any more gives way to the newest.
          if (isForgotten && isEqual(state.shown, hint)) continue;
          const agreeing = counted.filter((look) => isEqual(look.hint, state.shown));
          expect(agreeing.length).toBeGreaterThanOrEqual(3);
        }
      }),
      fuzz('sequences', 'the hints', { short: 500, full: 20_000 }),
    );
  },
  fuzzTimeoutMs,
);
