import type { FrameReading } from '@recto/core';
import { describe, expect, it } from 'vitest';
import {
  lookIntervalMs,
  nextCalmScene,
  type CalmScene,
} from '../../../../packages/core/src/guidance/calm-scene.ts';
import type { Hint } from '../../../../packages/core/src/guidance/hint.ts';
import { emptyTable, goodCard, goodFace } from '../../../support/readings.ts';

/** The intervals after looks at these times, in ms, with the same reading and hint. */
function intervalsOf(reading: FrameReading, hint: Hint | null, times: readonly number[]): readonly number[] {
  let scene: CalmScene | null = null;
  return times.map((at) => {
    scene = nextCalmScene(scene, reading, hint, hint, at);
    return lookIntervalMs(scene, at);
  });
}

const noDocument: Hint = { name: 'noDocument' };

describe('looks become rarer', () => {
  // Decision 4.9.
  it('looks become rarer after 5 and 10 seconds of an empty table, by steps', () => {
    expect(intervalsOf(emptyTable, noDocument, [0, 4_999, 5_000, 9_999, 10_000, 60_000])).toEqual([
      0, 0, 200, 200, 500, 500,
    ]);
  });

  it('looks become rarer, too, where no face is there', () => {
    const nobody = { ...goodFace(), faces: [] };
    expect(intervalsOf(nobody, { name: 'noFace' }, [0, 5_000, 10_000])).toEqual([0, 200, 500]);
  });

  it('looks become rarer only after half a minute and a minute where something is there that is not right', () => {
    for (const reading of [goodCard(), goodFace(), { ...emptyTable, cutOff: ['top' as const] }]) {
      expect(intervalsOf(reading, { name: 'tooFar' }, [0, 10_000, 29_999, 30_000, 60_000])).toEqual([
        0, 0, 0, 200, 500,
      ]);
    }
  });

  it('looks never become rarer while all is right: a photo follows', () => {
    expect(intervalsOf(goodCard(), { name: 'ready', next: 'automatic' }, [0, 60_000, 120_000])).toEqual([
      0, 0, 0,
    ]);
  });
});

describe('looks are frequent again with the first reading', () => {
  const calm = nextCalmScene(null, emptyTable, noDocument, noDocument, 0);
  const intervalAfter = (reading: FrameReading, own: Hint | null, shown = own) =>
    lookIntervalMs(nextCalmScene(calm, reading, own, shown, 20_000), 20_000);

  it.each<[string, FrameReading, Hint | null]>([
    ['that moves', { ...emptyTable, motion: 18, sharpness: 0.2 }, noDocument],
    ['with a document', goodCard(), noDocument],
    ['with a document that leaves the picture', { ...emptyTable, cutOff: ['top'] }, noDocument],
    ['with a face', goodFace(), noDocument],
    ['that leads to another hint', emptyTable, { name: 'tooDark' }],
    ['that leads to no hint', emptyTable, null],
  ])('%s', (_what, reading, hint) => {
    expect(intervalAfter(emptyTable, noDocument)).toBe(500);
    expect(intervalAfter(reading, hint)).toBe(0);
  });

  // Decision 4.9.
  it('looks are frequent again with the first reading whose own hint differs from the one that is still shown', () => {
    expect(intervalAfter(emptyTable, { name: 'tooDark' }, noDocument)).toBe(0);
    expect(intervalAfter(emptyTable, null, noDocument)).toBe(0);
  });

  it('looks are not frequent again with the noise of a plain table, whose motion means nothing', () => {
    expect(intervalAfter({ ...emptyTable, motion: 80, sharpness: null }, noDocument)).toBe(500);
  });

  it('looks are frequent again with a document that leaves', () => {
    const filled = nextCalmScene(null, goodCard(), noDocument, noDocument, 0);
    const left = nextCalmScene(filled, emptyTable, noDocument, noDocument, 90_000);
    expect(lookIntervalMs(left, 90_000)).toBe(0);
  });
});
