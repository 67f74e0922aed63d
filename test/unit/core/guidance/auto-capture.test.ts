import type { Quad } from '@recto/core';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  initialAutoCaptureState,
  nextAutoCaptureState as nextState,
  type AutoCaptureConditions,
  ringProgress,
  showsMove,
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
    expect([1_500, 1_950].map((at) => ringProgress(closing, at))).toEqual([0, 0.5]);
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

describe('a look that is not good stops the ring', () => {
  const closing = after([[0, 2_000, ready()]]);
  const other = { ...usual, isPromised: false };
  const odd = (what: AutoCaptureLook, conditions = usual) =>
    nextAutoCaptureState(closing, { type: 'look', look: what, at: 2_100 }, conditions);
  const elsewhere = (dx = movementAtRest + 1) => ready(cardAt(dx));

  test.each([
    ['that is not ready', notReady],
    ['without a document', ready(null)],
    ['in which the document lies elsewhere', elsewhere()],
  ])('a look %s stops it, and the next good one goes on with it', (_, what) => {
    const stopped = odd(what);
    expect(ringProgress(stopped, 2_100)).toBe(600 / 900);
    expect(ringProgress(stopped, 2_250)).toBe(600 / 900);
    const goesOn = nextAutoCaptureState(stopped, { type: 'look', look: ready(), at: 2_250 });
    expect(ringProgress(goesOn, 2_350)).toBe(700 / 900);
    expect(tickAt(goesOn, 2_549).name).toBe('closing');
    expect(tickAt(goesOn, 2_550).name).toBe('fired');
  });

  test('a full ring takes no photo of a look that is not good', () => {
    const full = nextAutoCaptureState(closing, { type: 'look', look: notReady, at: 2_399 });
    expect(tickAt(full, 2_450).name).toBe('closing');
    const late = nextAutoCaptureState(full, { type: 'look', look: elsewhere(), at: 2_499 });
    expect(tickAt(late, 2_550).name).toBe('closing');
    expect(nextAutoCaptureState(late, { type: 'look', look: ready(), at: 2_599 }).name).toBe('closing');
    expect(nextAutoCaptureState(late, { type: 'look', look: ready(), at: 2_600 }).name).toBe('closing');
  });

  test('several looks that are not good end it as soon as the hint that is shown is another one, and not before', () => {
    let state = odd(notReady);
    for (let at = 2_200; at <= 2_900; at += 100)
      state = nextAutoCaptureState(state, { type: 'look', look: notReady, at });
    expect(state.name).toBe('closing');
    expect(nextAutoCaptureState(state, { type: 'look', look: notReady, at: 3_000 }, other).name).toBe(
      'watching',
    );
  });

  test('a document that rests at another place goes on with it; one that is elsewhere each time does not', () => {
    const moved = odd(elsewhere(30));
    const next = (dx: number) =>
      nextAutoCaptureState(moved, { type: 'look', look: elsewhere(dx), at: 2_200 });
    expect(ringProgress(next(33), 2_300)).toBe(700 / 900);
    expect(ringProgress(next(60), 2_300)).toBe(600 / 900);
    expect(showsMove(closing, elsewhere())).toBe(true);
    expect(showsMove(moved, elsewhere(33))).toBe(false);
    expect(showsMove(moved, elsewhere(60))).toBe(true);
    expect([ready(), notReady, ready(null)].map((look) => showsMove(closing, look))).toEqual([
      false,
      false,
      false,
    ]);
  });

  test('a document that drifts by less than what counts as movement from look to look is photographed', () => {
    const step = Math.ceil(movementAtRest / 3);
    const drifting = Array.from(
      { length: 10 },
      (_, index) => [1_500 + index * 100, 1_500 + index * 100, ready(cardAt(index * step))] as const,
    );
    expect(after([[0, 1_400, ready()], ...drifting]).name).toBe('fired');
    // Before the ring, it must rest at one place.
    const early = drifting.map(([from, to, look]) => [from - 500, to - 500, look] as const);
    expect(after(early).name).toBe('atRest');
  });

  test('before the ring, one look that is not good stops the time, and a second one begins anew', () => {
    const resting = [
      [0, 1_200, ready()],
      [1_300, 1_300, notReady],
    ] as const;
    expect(after([...resting, [1_400, 1_500, ready()]])).toMatchObject({ name: 'atRest', since: 1_100 });
    expect(after([...resting, [1_400, 1_600, ready()]]).name).toBe('closing');
    expect(after([...resting, [1_400, 1_400, notReady]]).name).toBe('watching');
    expect(
      after([
        [0, 1_200, ready()],
        [1_300, 1_400, elsewhere()],
      ]),
    ).toMatchObject({ name: 'atRest', since: 1_400 });
  });

  test('a pause stops it after half a second; only one that is too long ends it', () => {
    const paused = after([[0, 1_500, ready()]]);
    expect(ringProgress(paused, 2_000)).toBe(500 / 900);
    expect(ringProgress(tickAt(paused, 2_500), 2_500)).toBe(500 / 900);
    expect(tickAt(paused, 2_500).name).toBe('closing');
    expect(tickAt(paused, 2_501).name).toBe('watching');
    const look = (at: number) => nextAutoCaptureState(paused, { type: 'look', look: ready(), at });
    expect(ringProgress(look(2_400), 2_500)).toBe(600 / 900);
    expect(look(2_501)).toMatchObject({ name: 'atRest', since: 2_501 });
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
  'each photo follows a good look, after 1400 ms in which each second look in a row was good, in a viewfinder of its own',
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
        /** The looks since the last time when two in a row were bad, or there was a long pause between two. */
        let row: { readonly at: number; readonly corner: number | null }[] = [];
        for (const [pauseMs, event] of steps) {
          at += pauseMs;
          const before = state.name;
          // Two bad looks in a row are a reason that is shown.
          const look = event.type === 'look' ? event.look : null;
          const corner = look?.isReady && look.subject !== null ? look.subject[0]!.x : null;
          const isShown = look !== null && corner === null && row.at(-1)?.corner === null;
          const conditions = { ...usual, isPromised: !isShown };
          state = nextAutoCaptureState(state, { ...event, at } as AutoCaptureEvent, conditions);
          if (event.type === 'stop' || event.type === 'newViewfinder') hasFired = false;
          if (look !== null) {
            const isLate = row.length > 0 && at - row.at(-1)!.at > usual.longestPauseMs;
            if (isShown || isLate) row = [];
            row.push({ at, corner });
          }
          if (state.name !== 'fired' || before === 'fired') continue;
          photos += 1;
          expect(hasFired).toBe(false);
          hasFired = true;
          expect(at - row[0]!.at).toBeGreaterThanOrEqual(1_400);
          const { at: lookedAt, corner: last } = row.at(-1)!;
          expect(at - lookedAt).toBeLessThanOrEqual(500);
          expect(last).not.toBeNull();
          // The last good look may be several bad and moved ones ago.
          const corners = row.slice(0, -1).map((one) => Math.abs((one.corner ?? Infinity) - last!));
          expect(Math.min(...corners)).toBeLessThanOrEqual(movementAtRest);
        }
      }),
      fuzz('sequences', 'auto-capture', { short: 300, full: 20_000 }),
    );
    expect(photos).toBeGreaterThan(0);
  },
  fuzzTimeoutMs,
);
