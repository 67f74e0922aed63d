import type { Quad } from '@recto/core';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  initialAutoCaptureState,
  nextAutoCaptureState as nextState,
  type AutoCaptureConditions,
  ringProgress,
  type AutoCaptureEvent,
  type AutoCaptureLook,
  type AutoCaptureState,
} from '../../../../packages/core/src/guidance/auto-capture.ts';
import { movementAtRest } from '../../../../packages/core/src/guidance/thresholds.ts';
import { fuzz, fuzzTimeoutMs } from '../../../reliability/fuzz/fuzz.ts';
import { cardAt } from '../../../support/readings.ts';

const usual: AutoCaptureConditions = {
  isPromised: true,
  newViewfinderMs: 1_000,
  atRestMs: 500,
  ringMs: 900,
  longestPauseMs: 1_000,
};

const nextAutoCaptureState = (state: AutoCaptureState, event: AutoCaptureEvent, conditions = usual) =>
  nextState(state, event, conditions);

const ready = (subject: Quad | null = cardAt()): AutoCaptureLook => ({
  isReady: true,
  subject,
  side: 'unknown',
});
const notReady: AutoCaptureLook = { isReady: false, subject: cardAt(), side: 'unknown' };
const empty: AutoCaptureLook = { isReady: false, subject: null, side: 'unknown' };
const otherSide: AutoCaptureLook = { ...ready(), side: 'other' };
const sameSide: AutoCaptureLook = { ...notReady, side: 'same' };
const front: AutoCaptureLook = { ...notReady, side: 'front' };

/** Auto-capture in a viewfinder that appeared at 0 ms, after these looks: `[from, to, look]`, one every 100 ms. */
function after(looks: readonly (readonly [number, number, AutoCaptureLook])[], mayShowTheLast = false) {
  let state = nextAutoCaptureState(initialAutoCaptureState, { type: 'newViewfinder', at: 0, mayShowTheLast });
  for (const [from, to, look] of looks) {
    for (let at = from; at <= to; at += 100) state = nextAutoCaptureState(state, { type: 'look', look, at });
  }
  return state;
}

const tickAt = (state: AutoCaptureState, at: number) => nextAutoCaptureState(state, { type: 'tick', at });

describe('a card that is ready from the beginning', () => {
  test('a card that is ready from the beginning is watched from 1000 ms on, at rest until 1500, and photographed at 2400', () => {
    expect(after([[0, 900, ready()]]).name).toBe('waiting');
    expect(after([[0, 1_400, ready()]])).toMatchObject({ name: 'atRest', since: 1_000 });
    expect(after([[0, 1_500, ready()]])).toMatchObject({ name: 'closing', since: 1_500 });
    expect(after([[0, 2_300, ready()]]).name).toBe('closing');
    expect(after([[0, 2_400, ready()]]).name).toBe('fired');
  });

  test('a card that is ready from the beginning is photographed by the time alone, if the last look is not long ago', () => {
    const closing = after([[0, 2_300, ready()]]);
    expect(tickAt(closing, 2_399)).toBe(closing);
    expect(tickAt(closing, 2_400).name).toBe('fired');
  });

  test('a card that is ready from the beginning closes the ring in the time that held as it began', () => {
    const closing = after([[0, 1_500, ready()]]);
    expect(ringProgress(tickAt(closing, 1_950), 1_950)).toBe(0.5);
    const slower = nextAutoCaptureState(
      closing,
      { type: 'look', look: ready(), at: 1_950 },
      { ...usual, ringMs: 1_500 },
    );
    expect(ringProgress(slower, 1_950)).toBe(0.5);
    expect([1_500, 1_950, 2_400, 2_800].map((at) => ringProgress(closing, at))).toEqual([0, 0.5, 1, 1]);
    expect(ringProgress(after([[0, 1_400, ready()]]), 1_400)).toBeNull();
  });
});

describe('the hint that is shown', () => {
  const other = { ...usual, isPromised: false };

  test('the hint that is shown must say that all is right before a ring begins', () => {
    let state = after([[0, 1_000, ready()]]);
    for (let at = 1_100; at <= 4_000; at += 100)
      state = nextAutoCaptureState(state, { type: 'look', look: ready(), at }, other);
    expect(state.name).toBe('atRest');
    expect(nextAutoCaptureState(state, { type: 'look', look: ready(), at: 4_100 })).toMatchObject({
      name: 'closing',
      since: 4_100,
    });
  });

  test('the hint that is shown cancels the ring when it says something else', () => {
    const closing = after([[0, 2_000, ready()]]);
    expect(nextAutoCaptureState(closing, { type: 'tick', at: 2_050 }, other).name).toBe('watching');
  });
});

describe('a change cancels the ring', () => {
  const closing = after([[0, 2_000, ready()]]);
  const look = (what: AutoCaptureLook, at = 2_050) =>
    nextAutoCaptureState(closing, { type: 'look', look: what, at });

  test('a look that is not ready cancels it, even as the ring is full', () => {
    expect(look(notReady).name).toBe('watching');
    expect(look(notReady, 2_150).name).toBe('watching');
  });

  test('a look without a document cancels it, even if that look says "ready"', () => {
    expect(look(ready(null)).name).toBe('watching');
  });

  test('a document that moves cancels it', () => {
    expect(look(ready(cardAt(movementAtRest - 1))).name).toBe('closing');
    expect(look(ready(cardAt(movementAtRest + 1)))).toMatchObject({ name: 'atRest', since: 2_050 });
  });

  test('a document that moves each time by less than what counts as movement cancels it in the end', () => {
    const step = Math.ceil(movementAtRest / 3);
    const creeping = Array.from(
      { length: 12 },
      (_, index) => [1_000 + index * 100, 1_000 + index * 100, ready(cardAt(index * step))] as const,
    );
    expect(after(creeping).name).toBe('atRest');
  });

  test('too long a pause without a look cancels the ring', () => {
    expect(tickAt(after([[0, 1_500, ready()]]), 2_500).name).toBe('closing');
    expect(tickAt(after([[0, 1_500, ready()]]), 2_501).name).toBe('watching');
    expect(look(ready(), 3_001)).toMatchObject({ name: 'atRest', since: 3_001 });
  });

  test('a closed ring waits for a look, since the photo must show what was judged', () => {
    const late = tickAt(after([[0, 1_800, ready()]]), 2_700);
    expect(late.name).toBe('closing');
    expect(ringProgress(late, 2_700)).toBe(1);
    const next = (what: AutoCaptureLook) =>
      nextAutoCaptureState(late, { type: 'look', look: what, at: 2_750 }).name;
    expect(next(ready())).toBe('fired');
    expect(next(notReady)).toBe('watching');
    expect(next(ready(cardAt(movementAtRest + 1)))).toBe('atRest');
  });

  test('the switch and the shutter cancel it', () => {
    expect(nextAutoCaptureState(closing, { type: 'stop' }).name).toBe('off');
  });
});

describe('after a photo', () => {
  test('nothing happens until a new viewfinder', () => {
    const fired = after([[0, 5_000, ready()]]);
    expect(fired.name).toBe('fired');
    const later = nextAutoCaptureState(fired, { type: 'newViewfinder', at: 6_000, mayShowTheLast: false });
    expect(later).toMatchObject({ name: 'waiting', until: 7_000 });
  });

  test('another side is photographed only after the card has changed: three looks in a row that are not ready', () => {
    expect(after([[0, 9_000, ready()]], true).name).toBe('waiting');
    const flickering = [0, 1, 2, 3].flatMap(
      (second) =>
        [
          [second * 1_000, second * 1_000 + 100, empty],
          [second * 1_000 + 200, second * 1_000 + 900, ready()],
        ] as const,
    );
    expect(after(flickering, true).name).toBe('waiting');
    const turnedOver = [
      [0, 800, ready()],
      [900, 1_100, empty],
      [1_200, 2_200, ready()],
    ] as const;
    expect(after(turnedOver, true).name).toBe('closing');
  });
});

describe('a side that is recognised', () => {
  test('a side that is recognised is photographed without a change, if it is certainly not the one of the photo before', () => {
    expect(after([[0, 2_000, otherSide]], true).name).toBe('closing');
    expect(after([[0, 2_400, otherSide]], true).name).toBe('fired');
    const lateCertain = [
      [0, 3_000, ready()],
      [3_100, 3_300, otherSide],
      [3_400, 4_800, ready()],
    ] as const;
    expect(after(lateCertain, true).name).toBe('fired');
  });

  test('a side that is recognised is photographed after eight looks in a row in which it is probably another one', () => {
    const likelyOther: AutoCaptureLook = { ...ready(), side: 'likelyOther' };
    expect(after([[0, 2_400, likelyOther]], true).name).toBe('fired');
    const seven = [
      [0, 3_000, ready()],
      [3_100, 3_700, likelyOther],
      [3_800, 9_000, ready()],
    ] as const;
    expect(after(seven, true).name).toBe('waiting');
    const eight = [
      [0, 3_000, ready()],
      [3_100, 3_800, likelyOther],
      [3_900, 5_400, ready()],
    ] as const;
    expect(after(eight, true).name).toBe('fired');
  });

  test('a side that is recognised in two looks is not taken for another one', () => {
    const single = [
      [0, 1_000, ready()],
      [1_100, 1_200, otherSide],
      [1_300, 9_000, ready()],
    ] as const;
    expect(after(single, true).name).toBe('waiting');
  });

  test('a side that was photographed before, and is not recognised in each look, is never photographed', () => {
    expect(after([[0, 60_000, sameSide]]).name).toBe('waiting');
    expect(after([[0, 60_000, front]]).name).toBe('waiting');
    for (const mayShowTheLast of [false, true]) {
      const flickering = Array.from({ length: 5 }, (_, second) => [
        [second * 3_000, second * 3_000 + 100, sameSide] as const,
        [second * 3_000 + 200, second * 3_000 + 2_900, ready()] as const,
      ]).flat();
      expect(after(flickering, mayShowTheLast).name).toBe('waiting');
    }
  });

  test('a side that is recognised cancels the ring, and the card must change before the next one', () => {
    const looks = [
      [0, 2_000, ready()],
      [2_050, 2_050, sameSide],
    ] as const;
    expect(after(looks)).toMatchObject({ name: 'waiting', evidenceNeeded: 24 });
    expect(after([...looks, [2_150, 9_000, ready()]]).name).toBe('waiting');
    expect(after([...looks, [2_150, 2_350, empty], [2_450, 3_900, ready()]]).name).toBe('fired');
    expect(after([...looks, [2_150, 3_900, otherSide]]).name).toBe('fired');
  });

  test('a side that is recognised does not switch auto-capture on, nor take a second photo', () => {
    const off = { type: 'look', look: sameSide, at: 100 } as const;
    expect(nextAutoCaptureState(initialAutoCaptureState, off).name).toBe('off');
    const fired = after([[0, 2_400, ready()]]);
    expect(nextAutoCaptureState(fired, { ...off, at: 2_500 })).toBe(fired);
  });
});

// Decision 4.2.
test(
  'no photo follows a side that was photographed before until it has changed: in three looks in a row, or for certain',
  () => {
    let photos = 0;
    const anySide = fc.oneof(
      { weight: 30, arbitrary: fc.constant(ready()) },
      { weight: 3, arbitrary: fc.constantFrom(empty, notReady, otherSide) },
      { weight: 1, arbitrary: fc.constant(sameSide) },
    );
    const runs = fc.array(fc.tuple(anySide, fc.integer({ min: 1, max: 16 })), {
      minLength: 4,
      maxLength: 10,
    });
    fc.assert(
      fc.property(runs, fc.boolean(), (script, mayShowTheLast) => {
        const looks = script.flatMap(([look, count]) => Array.from({ length: count }, () => look));
        let state = nextAutoCaptureState(initialAutoCaptureState, {
          type: 'newViewfinder',
          at: 0,
          mayShowTheLast,
        });
        let changed = mayShowTheLast ? 0 : 3;
        for (const [index, look] of looks.entries()) {
          state = nextAutoCaptureState(state, { type: 'look', look, at: index * 100 });
          if (look.side === 'same') changed = 0;
          else if (changed < 3) changed = look.isReady && look.side !== 'other' ? 0 : changed + 1;
          if (state.name !== 'fired') continue;
          photos += 1;
          expect(changed).toBe(3);
          return;
        }
      }),
      fuzz('sequences', 'auto-capture of sides', { short: 500, full: 20_000 }),
    );
    expect(photos).toBeGreaterThan(0);
  },
  fuzzTimeoutMs,
);

test('auto-capture never fires while it is off', () => {
  let state: AutoCaptureState = initialAutoCaptureState;
  for (let at = 0; at < 5_000; at += 100) {
    state = nextAutoCaptureState(state, { type: 'look', look: ready(), at });
    state = tickAt(state, at + 50);
  }
  expect(state.name).toBe('off');
});

const anyLook: fc.Arbitrary<AutoCaptureLook> = fc.oneof(
  { weight: 12, arbitrary: fc.nat(6).map((dx) => ready(cardAt(dx))) },
  { weight: 1, arbitrary: fc.nat(60).map((dx) => ready(cardAt(dx))) },
  { weight: 1, arbitrary: fc.constantFrom(notReady, empty, ready(null)) },
);
const anyEvent = fc.oneof(
  { weight: 30, arbitrary: anyLook.map((look) => ({ type: 'look' as const, look })) },
  { weight: 8, arbitrary: fc.constant({ type: 'tick' as const }) },
  { weight: 1, arbitrary: fc.constant({ type: 'stop' as const }) },
  {
    weight: 1,
    arbitrary: fc.boolean().map((mayShowTheLast) => ({ type: 'newViewfinder' as const, mayShowTheLast })),
  },
);
const anyPause = fc.oneof(
  { weight: 20, arbitrary: fc.integer({ min: 50, max: 150 }) },
  { weight: 1, arbitrary: fc.nat(900) },
);

// Decision 4.2.
test(
  'each photo follows 1400 ms of ready looks at one document, in a viewfinder of its own',
  () => {
    let photos = 0;
    fc.assert(
      fc.property(fc.array(fc.tuple(anyPause, anyEvent), { minLength: 40, maxLength: 100 }), (steps) => {
        let at = 0;
        let state = nextAutoCaptureState(initialAutoCaptureState, {
          type: 'newViewfinder',
          at,
          mayShowTheLast: false,
        });
        let hasFired = false;
        /** The ready looks in a row, without a long pause between them. */
        let row: { readonly at: number; readonly corner: number }[] = [];
        for (const [pauseMs, event] of steps) {
          at += pauseMs;
          const before = state.name;
          state = nextAutoCaptureState(state, { ...event, at } as AutoCaptureEvent);
          if (event.type === 'stop' || event.type === 'newViewfinder') hasFired = false;
          if (event.type === 'look') {
            const { isReady, subject } = event.look;
            const isLate = row.length > 0 && at - row.at(-1)!.at > usual.longestPauseMs;
            if (!isReady || subject === null || isLate) row = [];
            if (isReady && subject !== null) row.push({ at, corner: subject[0]!.x });
          }
          if (state.name !== 'fired' || before === 'fired') continue;
          photos += 1;
          expect(hasFired).toBe(false);
          hasFired = true;
          expect(at - row[0]!.at).toBeGreaterThanOrEqual(1_400);
          expect(at - row.at(-1)!.at).toBeLessThanOrEqual(500);
          const corners = row.filter((look) => look.at >= at - 1_400).map(({ corner }) => corner);
          expect(Math.max(...corners) - Math.min(...corners)).toBeLessThanOrEqual(2 * movementAtRest);
        }
      }),
      fuzz('sequences', 'auto-capture', { short: 300, full: 20_000 }),
    );
    expect(photos).toBeGreaterThan(0);
  },
  fuzzTimeoutMs,
);
