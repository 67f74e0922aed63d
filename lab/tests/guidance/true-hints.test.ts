import type { Hint } from '@recto/core';
import { expect, test } from 'vitest';
import { isNoticed } from '../../guidance/bars/kind-rows.ts';
import type { ShownFrame } from '../../guidance/bars/shown-frames.ts';
import { isGood, isTrueHint } from '../../guidance/bars/true-hints.ts';
import { frameOf, frameSide } from '../../guidance/frame.ts';
import { describeKindScene } from '../../guidance/scene/describe-kind-scene.ts';
import type { KindCondition } from '../../guidance/scene/kind-conditions.ts';
import type { FrameTruth } from '../../guidance/truth.ts';

function truthOf(condition: KindCondition, kind: 'id1' | 'paperOpen' = 'id1') {
  return frameOf(describeKindScene(kind, 2, 'tune', condition), frameSide / 4).truth;
}

const hint = (name: string) => ({ name }) as Hint;

// Decision 4.15.
test('a photo of a document of which a part is covered is not good', () => {
  expect(isGood(truthOf('wellFramed'))).toBe(true);
  for (const condition of ['slot', 'thumbs', 'oneCorner', 'handLongSide'] as const) {
    expect(isGood(truthOf(condition)), condition).toBe(false);
    expect(isTrueHint(hint('ready'), truthOf(condition)), condition).toBe(false);
  }
});

test('"covered" is true where something covers the document, and only there', () => {
  expect(isTrueHint(hint('covered'), truthOf('thumbs'))).toBe(true);
  expect(isTrueHint(hint('covered'), truthOf('wellFramed'))).toBe(false);
});

test('"take the photo when it fills the frame" is false in the dark, and "no document" over a document', () => {
  const open = truthOf('wellFramed', 'paperOpen');
  expect(isTrueHint(hint('fillFrame'), open)).toBe(true);
  expect(isTrueHint(hint('noDocument'), open)).toBe(false);
  expect(isTrueHint(hint('fillFrame'), { ...open, quad: null })).toBe(true);
  expect(isTrueHint(hint('fillFrame'), { ...open, quad: null, luma: 20 })).toBe(false);
});

test('"take the photo when it fills the frame" is false over a document of which a photo is not good', () => {
  for (const condition of ['slot', 'thumbs', 'oneCorner', 'handLongSide', 'tilted'] as const)
    expect(isTrueHint(hint('fillFrame'), truthOf(condition)), condition).toBe(false);
});

// Decision 4.15.
test('a half hidden document is noticed only if the hint says so, or "cut off" where it is', () => {
  const truth = truthOf('slot');
  const noticed = (name: string, change: Partial<FrameTruth> = {}) => {
    const shown = { hint: { ...hint(name), side: 'left' }, truth: { ...truth, ...change }, wasReady: false };
    return isNoticed(shown as ShownFrame);
  };
  expect(noticed('covered')).toBe(true);
  expect(noticed('fillFrame')).toBe(false);
  expect(noticed('cutOff')).toBe(false);
  expect(noticed('cutOff', { cutOff: ['left'] })).toBe(true);
});
