import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { likeness } from '../../../../packages/core/src/guidance/likeness.ts';
import { PhotographedSides } from '../../../../packages/core/src/guidance/same-side.ts';
import {
  likelyOtherSideUntil,
  otherSideUntil,
  sameSideFrom,
} from '../../../../packages/core/src/guidance/thresholds.ts';
import { imageOf } from '../../../support/procedures.ts';

const front = imageOf('front');
/** Three maps of four cells: each pair of them does not correlate. */
const [hash, other, third] = ['aazz', 'azaz', 'azza'] as const;
const isKept = () => true;

/** A hash of 100 cells whose likeness to `even` is that of the share of cells that are exchanged. */
const even = 'az'.repeat(50);
const exchanged = (pairs: number) => 'za'.repeat(pairs) + 'az'.repeat(50 - pairs);

describe('the likeness of two sides', () => {
  test('the likeness of two sides is 1 for the same one, whatever the light makes of its contrast, and upside down', () => {
    expect(likeness('abdh', 'abdh')).toBeCloseTo(1);
    expect(likeness('abdh', 'acgo')).toBeCloseTo(1);
    expect(likeness('abdh', 'hdba')).toBeCloseTo(1);
  });

  test('the likeness of two sides is nothing for sides that have nothing in common, or can’t be compared', () => {
    expect(likeness(hash, other)).toBeCloseTo(0);
    expect(likeness('aaaa', hash)).toBe(0);
    expect(likeness('aazzz', hash)).toBe(0);
  });

  test('the likeness of two sides is the same both ways round, and at most 1', () => {
    const anyHash = fc.string({
      minLength: 12,
      maxLength: 12,
      unit: fc.constantFrom('a', 'b', 'c', 'f', 'k', 'z'),
    });
    fc.assert(
      fc.property(anyHash, anyHash, (one, two) => {
        expect(likeness(one, two)).toBeCloseTo(likeness(two, one));
        expect(likeness(one, two)).toBeLessThanOrEqual(1.000001);
      }),
    );
  });
});

describe('a side that was used', () => {
  const sides = new PhotographedSides();
  sides.remember('idCardRecto', front, even);
  const steps = Array.from({ length: 26 }, (_, pairs) => exchanged(pairs));
  const likeIt = steps.filter((step) => likeness(step, even) >= sameSideFrom);
  const unlike = steps.filter((step) => likeness(step, even) <= otherSideUntil);
  const likely = steps.filter(
    (step) => likeness(step, even) <= likelyOtherSideUntil && !unlike.includes(step),
  );
  const between = steps.filter((step) => ![...likeIt, ...unlike, ...likely].includes(step));

  test('a used side is found again in another step, as far as it is alike', () => {
    for (const again of likeIt)
      expect(sides.twinOf('idCardVerso', again, isKept)).toEqual({ photo: 'idCardRecto', image: front });
    for (const step of [...between, ...likely, ...unlike])
      expect(sides.twinOf('driverLicenseRecto', step, isKept)).toBeNull();
    expect([likeIt, between, likely, unlike].every(({ length }) => length > 1)).toBe(true);
  });

  test('a used side is seen again, and another side is seen only if it is certain', () => {
    const seen = (step: string) => sides.seen('idCardVerso', step, isKept, front);
    expect(new Set(likeIt.map(seen))).toEqual(new Set(['front']));
    expect(new Set(between.map(seen))).toEqual(new Set(['unknown']));
    expect(new Set(unlike.map(seen))).toEqual(new Set(['other']));
    expect(new Set(likely.map(seen))).toEqual(new Set(['likelyOther']));
  });

  test('a used side does not count as used when its own photo is retaken', () => {
    expect(sides.twinOf('idCardRecto', even, isKept)).toBeNull();
  });

  test('a used side is not found once its photo was deleted', () => {
    expect(sides.twinOf('idCardVerso', even, () => false)).toBeNull();
  });

  test('a used side is not found once it was replaced or forgotten', () => {
    const others = new PhotographedSides();
    others.remember('idCardRecto', front, hash);
    others.remember('idCardRecto', imageOf('another'), other);
    expect(others.twinOf('idCardVerso', hash, isKept)).toBeNull();
    others.remember('idCardRecto', front, hash);
    others.forgetAll();
    expect(others.twinOf('idCardVerso', hash, isKept)).toBeNull();
  });
});

test('nothing is certainly another side than a last photo that is not remembered', () => {
  const sides = new PhotographedSides();
  sides.remember('idCardRecto', front, hash);
  const seen = (last: Parameters<typeof sides.seen>[3]) =>
    sides.seen('driverLicenseRecto', third, isKept, last);
  expect(seen(front)).toBe('other');
  expect(seen(imageOf('the back, whose check failed'))).toBe('unknown');
  expect(seen(new Blob())).toBe('unknown');
  expect(seen(null)).toBe('unknown');
});

test('nothing of a face is remembered', () => {
  const sides = new PhotographedSides();
  sides.remember('clientPicture', front, hash);
  expect(sides.twinOf('idCardVerso', hash, isKept)).toBeNull();
});
