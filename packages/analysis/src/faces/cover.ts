import { squareSide, type FaceBox } from '@recto/core';
import { featureValues } from './network.ts';
import { bias, scale, weights } from './model/cover-weights.ts';

const factors = Int8Array.from({ length: featureValues }, (_, index) => weights.charCodeAt(index) - 80);

/**
 * How certain it is that something hides the mouth of a face, 0 to 1: a logistic regression on what the detector saw
 * where the face's middle is. It was trained on masks that were drawn on portraits (decision 4.50).
 * @param features `featureValues` values for each cell.
 * @param box a box that was read in the same run, in thousandths of what the detector saw.
 */
export function coverOf(features: Float32Array, cells: number, { centre }: FaceBox): number {
  const [column, row] = [centre.x, centre.y].map((place) => Math.floor((place / squareSide) * cells));
  const start = (row! * cells + column!) * featureValues;
  let sum = bias;
  for (const [index, factor] of factors.entries()) sum += scale * factor * features[start + index]!;
  return 1 / (1 + Math.exp(-sum));
}
