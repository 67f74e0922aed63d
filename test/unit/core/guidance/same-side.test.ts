import { describe, expect, test } from 'vitest';
import { PhotographedSides } from '../../../../packages/core/src/guidance/same-side.ts';
import { sameSideBits } from '../../../../packages/core/src/guidance/thresholds.ts';
import { imageOf } from '../../../support/procedures.ts';

const front = imageOf('front');
const hash = '0000000000000000';
/** A hash that differs from `hash` in so many bits. */
const hashWith = (bits: number) => ((1n << BigInt(bits)) - 1n).toString(16).padStart(16, '0');
const isKept = () => true;

describe('a side that was used', () => {
  const sides = new PhotographedSides();
  sides.remember('idCardRecto', front, hash);

  test('is found again in another step', () => {
    expect(sides.twinOf('idCardVerso', hashWith(sameSideBits), isKept)).toEqual({
      photo: 'idCardRecto',
      image: front,
    });
    expect(sides.twinOf('driverLicenseRecto', hash, isKept)?.photo).toBe('idCardRecto');
  });

  test('is not its own twin, when its photo is retaken', () => {
    expect(sides.twinOf('idCardRecto', hash, isKept)).toBeNull();
  });

  test('is not found in a photo that differs in more bits', () => {
    expect(sides.twinOf('idCardVerso', hashWith(sameSideBits + 1), isKept)).toBeNull();
    expect(sides.twinOf('idCardVerso', 'ffff000000000000', isKept)).toBeNull();
    expect(sides.twinOf('idCardVerso', '00', isKept)).toBeNull();
  });

  test('is not found once its photo was deleted', () => {
    expect(sides.twinOf('idCardVerso', hash, () => false)).toBeNull();
  });

  test('is not found once it was replaced or forgotten', () => {
    const others = new PhotographedSides();
    others.remember('idCardRecto', front, hash);
    others.remember('idCardRecto', imageOf('another'), hashWith(30));
    expect(others.twinOf('idCardVerso', hash, isKept)).toBeNull();
    others.remember('idCardRecto', front, hash);
    others.forgetAll();
    expect(others.twinOf('idCardVerso', hash, isKept)).toBeNull();
  });
});

test('nothing of a face is remembered', () => {
  const sides = new PhotographedSides();
  sides.remember('clientPicture', front, hash);
  expect(sides.twinOf('idCardVerso', hash, isKept)).toBeNull();
});
