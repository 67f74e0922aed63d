import { squareSide, type FaceBox } from '@recto/core';
import { eyes, mouth } from './model/cover-weights.ts';
import { featureValues } from './network.ts';

/** The eyes can be judged only where the detector saw as many cells in each direction: it was trained with these. */
const cellsForEyes = 3;

/**
 * How certain it is that something hides the mouth or the eyes of a face, 0 to 1: two logistic regressions on what
 * the detector saw around the middle of the face (decision 4.16).
 * @param features `featureValues` values for each cell, row by row.
 * @param box a box that was read in the same run, in thousandths of what the detector saw.
 */
export function coverOf(features: Float32Array, cells: number, { centre }: FaceBox): number {
  const column = Math.floor((centre.x / squareSide) * cells);
  const row = Math.floor((centre.y / squareSide) * cells);
  const sum = (factors: string, line: number) => {
    const start = (line * cells + column) * featureValues;
    let total = 0;
    for (let index = 0; index < featureValues; index++)
      total += (factors.charCodeAt(index) - 80) * features[start + index]!;
    return total;
  };
  const ofMouth = mouth.bias + mouth.scale * sum(mouth.cell, row);
  if (cells !== cellsForEyes) return certainty(ofMouth);
  const ofEyes = eyes.bias + eyes.scale * (sum(eyes.cell, row) + sum(eyes.above, Math.max(0, row - 1)));
  return certainty(Math.max(ofMouth, ofEyes));
}

function certainty(sum: number): number {
  return 1 / (1 + Math.exp(-sum));
}
