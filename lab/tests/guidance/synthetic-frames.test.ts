import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { frameOf, frameSide } from '../../guidance/frame.ts';
import { materialNames } from '../../guidance/backgrounds/materials.ts';
import { blurDisc, blurMotion } from '../../guidance/picture/blur.ts';
import { describeScene } from '../../guidance/scene/describe-scene.ts';
import { photographNames } from '../../guidance/photographs.ts';
import { walletNames } from '../../guidance/subjects/covers.ts';
import { framedNames } from '../../guidance/subjects/documents/documents.ts';
import { cardNames } from '../../guidance/subjects/cards.ts';
import { otherRectangleNames } from '../../guidance/subjects/other-rectangles.ts';

const small = frameSide / 4;

test('a seed always draws the same frame', () => {
  const draw = () =>
    createHash('sha256')
      .update(frameOf(describeScene(7, 'tune'), small).pixels)
      .digest('hex');
  expect(draw()).toBe(draw());
});

test('what is only scored shows no card, surroundings or other thing that was tuned on', () => {
  for (const names of [
    materialNames,
    cardNames,
    framedNames,
    otherRectangleNames,
    walletNames,
    photographNames,
  ]) {
    const tunedOn = [...names('tune'), ...names('tuneLined')];
    expect(names('score').filter((name) => tunedOn.includes(name))).toEqual([]);
  }
});

/** One bright point in the middle. */
function point(side: number): Float32Array {
  const plane = new Float32Array(side * side);
  plane[(side / 2) * side + side / 2] = 1;
  return plane;
}

/** The mean square of the distance of the light from the middle, across and down. */
function spread(plane: Float32Array, side: number): readonly [number, number] {
  const sums: [number, number] = [0, 0];
  plane.forEach((light, at) => {
    sums[0] += light * ((at % side) - side / 2) ** 2;
    sums[1] += light * (Math.floor(at / side) - side / 2) ** 2;
  });
  return sums;
}

test.each([1, 2.5, 4, 9])('defocus spreads a point over a disc with a radius of %s pixels', (radius) => {
  const plane = point(64);
  blurDisc(plane, 64, radius);
  const [across, down] = spread(plane, 64);
  // A quarter of radius², as for every disc, and a little for the pixels.
  expect(across).toBeGreaterThan((radius * radius) / 4 - 0.1);
  expect(across).toBeLessThan((radius * radius) / 4 + 1.3);
  expect(down).toBeCloseTo(across, 0);
});

test('motion spreads a point along its direction only', () => {
  const plane = point(64);
  blurMotion(plane, 64, 15, 0);
  const [across, down] = spread(plane, 64);
  expect(across).toBeCloseTo((15 * 15 - 1) / 12, 1);
  expect(down).toBe(0);
});

test('the corners that are said to be true are where the card is drawn', () => {
  const described = describeScene(0, 'tune', 'good');
  const objects = described.objects.map((object) => ({ ...object, shadow: 0 }));
  const scene = { ...described, objects, fingers: [], reflections: [], castShadows: [] };
  const { pixels, truth } = frameOf(scene, small);
  const bare = frameOf({ ...scene, objects: scene.objects.slice(0, -1), hasCard: false }, small).pixels;
  const isDrawn = ([x, y]: readonly [number, number]) => {
    const at = (Math.round((y * small) / frameSide) * small + Math.round((x * small) / frameSide)) * 3;
    return Math.abs(pixels[at]! - bare[at]!) + Math.abs(pixels[at + 2]! - bare[at + 2]!) > 24;
  };
  const middle = [0, 1].map((axis) => truth.quad!.reduce((sum, corner) => sum + corner[axis]!, 0) / 4);
  // Toward the middle is the card, away from it is not; corners are round, so the sides' middles are looked at.
  const sides = truth.quad!.map((corner, at) => {
    const next = truth.quad![(at + 1) % 4]!;
    return [(corner[0] + next[0]) / 2, (corner[1] + next[1]) / 2] as const;
  });
  const moved = (by: number) =>
    sides.map(([x, y]) => [x + (middle[0]! - x) * by, y + (middle[1]! - y) * by] as const);
  expect(moved(0.04).map(isDrawn)).toEqual([true, true, true, true]);
  expect(moved(-0.12).map(isDrawn)).toEqual([false, false, false, false]);
});
