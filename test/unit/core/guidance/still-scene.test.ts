import { describe, expect, test } from 'vitest';
import { unknownSceneMs } from '../../../../packages/core/src/guidance/guidance-times.ts';
import { isUnknownForLong, nextStillScene } from '../../../../packages/core/src/guidance/still-scene.ts';
import { somethingFrom } from '../../../../packages/core/src/guidance/thresholds.ts';
import { emptyTable, goodCard, goodFace } from '../../../support/readings.ts';

const something = { ...emptyTable, printed: somethingFrom, sharpness: 0.9 };

describe('a still scene without a recognised document', () => {
  test('is unknown after two seconds', () => {
    let since = nextStillScene(null, something, 100);
    expect(since).toBe(100);
    since = nextStillScene(since, something, 900);
    expect(isUnknownForLong(since, 100 + unknownSceneMs - 1)).toBe(false);
    expect(isUnknownForLong(since, 100 + unknownSceneMs)).toBe(true);
  });

  test.each([
    ['a document', goodCard()],
    ['an empty table', emptyTable],
    ['a document that leaves the picture', { ...something, cutOff: ['left'] as const }],
    ['darkness', { ...something, luma: 40 }],
    ['a blurred picture', { ...something, sharpness: 0.3 }],
    ['a picture that moves', { ...something, motion: 40 }],
    ['a face', goodFace()],
  ])('begins anew after %s', (_, reading) => {
    expect(nextStillScene(100, reading, 300)).toBeNull();
    expect(isUnknownForLong(null, 5_000)).toBe(false);
  });
});
