import { expect, test } from 'vitest';
import { coverOf } from '../../../../packages/analysis/src/faces/cover.ts';
import { eyes, mouth } from '../../../../packages/analysis/src/faces/model/cover-weights.ts';
import { featureValues } from '../../../../packages/analysis/src/faces/network.ts';

const cells = 3;
const box = { centre: { x: 500, y: 500 }, width: 400, height: 500, score: 0.9 };
const middle = 4;

const withoutFeatures = coverOf(new Float32Array(cells * cells * featureValues), cells, box);

/** Features that fit the factors of one regression in one cell, and are 0 in the others. */
function featuresLike(factors: string, cell: number, of = cells): Float32Array {
  const features = new Float32Array(of * of * featureValues);
  for (let index = 0; index < featureValues; index += 1) {
    features[cell * featureValues + index] = Math.sign(factors.charCodeAt(index) - 80);
  }
  return features;
}

test.each([
  ['the mouth', mouth.cell, middle],
  ['the eyes', eyes.cell, middle],
  // Decision 4.16.
  ['the eyes, in the cell above', eyes.above, middle - cells],
])('%s: what the regression was trained for is covered', (_what, factors, cell) => {
  expect(coverOf(featuresLike(factors, cell), cells, box)).toBeGreaterThan(0.99);
  expect(coverOf(featuresLike(factors, 8), cells, box)).toBe(withoutFeatures);
});

test('the eyes are not judged in a look with other cells', () => {
  const inRowTwo = { ...box, centre: { x: 600, y: 600 } };
  const mouthOnly = coverOf(new Float32Array(4 * 4 * featureValues), 4, inRowTwo);
  expect(mouthOnly).toBe(withoutFeatures);
  expect(coverOf(featuresLike(eyes.cell, 10, 4), 4, inRowTwo)).toBeLessThan(0.99);
});

test('a face at the upper edge has no cell above', () => {
  const covered = coverOf(featuresLike(mouth.cell, 1), cells, { ...box, centre: { x: 500, y: 10 } });
  expect(covered).toBeGreaterThan(0.99);
});

test('every factor is a printable character', () => {
  expect([mouth.cell, eyes.cell, eyes.above].map(({ length }) => length)).toEqual(
    Array(3).fill(featureValues),
  );
});
