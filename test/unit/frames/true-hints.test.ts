import type { Hint } from '@recto/core';
import { expect, test } from 'vitest';
import { isGood, isTrueHint } from '../../frames/bars/true-hints.ts';
import { frameOf, frameSide } from '../../frames/frame.ts';
import { describeKindScene } from '../../frames/scene/describe-kind-scene.ts';
import type { KindCondition } from '../../frames/scene/kind-conditions.ts';

function truthOf(condition: KindCondition, kind: 'id1' | 'paperOpen' = 'id1') {
  return frameOf(describeKindScene(kind, 2, 'tune', condition), frameSide / 4).truth;
}

const hint = (name: string) => ({ name }) as Hint;

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

test('"take the photo when it fills the frame" is false only in the dark, and "no document" over a document', () => {
  const open = truthOf('wellFramed', 'paperOpen');
  expect(isTrueHint(hint('fillFrame'), open)).toBe(true);
  expect(isTrueHint(hint('noDocument'), open)).toBe(false);
  expect(isTrueHint(hint('fillFrame'), { ...open, quad: null, luma: 20 })).toBe(false);
});
