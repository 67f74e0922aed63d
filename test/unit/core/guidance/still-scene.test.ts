import { describe, expect, test } from 'vitest';
import { unknownSceneMs } from '../../../../packages/core/src/guidance/viewfinder-times.ts';
import { isUnknownForLong, nextStillScene } from '../../../../packages/core/src/guidance/still-scene.ts';
import { somethingFrom } from '../../../../packages/core/src/guidance/thresholds.ts';
import { emptyTable, goodCard, goodFace } from '../../../support/readings.ts';

const something = { ...emptyTable, printed: somethingFrom, sharpness: 0.9 };

describe('a still scene without a recognised document', () => {
  // Decision 4.14.
  test('a still scene without a recognised document is unknown after two seconds', () => {
    let scene = nextStillScene(null, something, 100);
    expect(scene).toEqual({ since: 100, others: 0 });
    scene = nextStillScene(scene, something, 900);
    expect(isUnknownForLong(scene, 100 + unknownSceneMs - 1)).toBe(false);
    expect(isUnknownForLong(scene, 100 + unknownSceneMs)).toBe(true);
  });

  test('a still scene without a recognised document stays unknown if single looks show something else', () => {
    let scene = nextStillScene(null, something, 0);
    for (let at = 100; at <= unknownSceneMs; at += 100)
      scene = nextStillScene(scene, at % 300 === 0 ? something : emptyTable, at);
    expect(isUnknownForLong(scene, unknownSceneMs)).toBe(true);
  });

  test.each([
    ['a document', goodCard()],
    ['an empty table', emptyTable],
    ['a document that leaves the picture', { ...something, cutOff: ['left'] as const }],
    ['darkness', { ...something, luma: 40 }],
    ['a blurred picture', { ...something, sharpness: 0.3 }],
    ['a picture that moves', { ...something, motion: 40 }],
    ['a face', goodFace()],
  ])('a still scene without a recognised document begins anew after three looks at %s', (_, reading) => {
    let scene = nextStillScene(null, something, 100);
    for (const at of [200, 300]) scene = nextStillScene(scene, reading, at);
    expect(scene).not.toBeNull();
    expect(nextStillScene(scene, reading, 400)).toBeNull();
    expect(isUnknownForLong(null, 5_000)).toBe(false);
  });
});
