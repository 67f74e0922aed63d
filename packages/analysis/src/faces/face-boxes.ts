import { squareSide, type FaceBox, type Point } from '@recto/core';
import { outputValues } from './network.ts';

/** Widths and heights that the network's boxes start from, in cells. */
const anchors = [
  { width: 1.603231, height: 2.094468 },
  { width: 6.041143, height: 7.080126 },
  { width: 2.882459, height: 3.518061 },
  { width: 4.266906, height: 5.178857 },
  { width: 9.041765, height: 10.66308 },
] as const;

const anchorValues = outputValues / anchors.length;

/** Two boxes that share more of their area than this show the same face. */
const sameFaceOverlap = 0.4;

/**
 * Reads the boxes from the network's output.
 * @param output `outputValues` values for each cell, row by row.
 * @param minimumScore 0 to 1: boxes that are less certain are left out.
 * @returns boxes in thousandths of the square's side, several of them for one face. A face that the picture's
 * edge cuts off can reach beyond it.
 */
export function readBoxes(output: Float32Array, cells: number, minimumScore: number): readonly FaceBox[] {
  const boxes: FaceBox[] = [];
  const unit = squareSide / cells;
  for (let cell = 0; cell < cells * cells; cell++) {
    for (const [index, anchor] of anchors.entries()) {
      const start = cell * outputValues + index * anchorValues;
      const [x, y, width, height, certainty] = output.subarray(start, start + anchorValues);
      const score = sigmoid(certainty!);
      if (score <= minimumScore) continue;
      boxes.push({
        centre: {
          x: ((cell % cells) + sigmoid(x!)) * unit,
          y: (Math.floor(cell / cells) + sigmoid(y!)) * unit,
        },
        width: Math.exp(width!) * anchor.width * unit,
        height: Math.exp(height!) * anchor.height * unit,
        score,
      });
    }
  }
  return boxes;
}

/** Whether two boxes show the same face, as face-api decides it: by the area that they share. */
export function overlaps(a: FaceBox, b: FaceBox): boolean {
  return overlap(a, b) > sameFaceOverlap;
}

/**
 * Whether two boxes show the same face if they can come from different looks, whose boxes differ in size: one has
 * its centre in the other. Two people in front of a camera are farther apart.
 */
export function isSameFace(a: FaceBox, b: FaceBox): boolean {
  return overlaps(a, b) || isInside(a.centre, b) || isInside(b.centre, a);
}

/**
 * Keeps the most certain box of each face (non-maximum suppression).
 * @param isSame whether two boxes show the same face.
 * @returns the largest first.
 */
export function oneBoxPerFace<Box extends FaceBox>(
  boxes: readonly Box[],
  isSame: (a: FaceBox, b: FaceBox) => boolean,
): readonly Box[] {
  const kept: Box[] = [];
  for (const box of [...boxes].sort((a, b) => b.score - a.score)) {
    if (!kept.some((other) => isSame(box, other))) kept.push(box);
  }
  return kept.sort((a, b) => areaOf(b) - areaOf(a));
}

function isInside({ x, y }: Point, { centre, width, height }: FaceBox): boolean {
  return Math.abs(x - centre.x) < width / 2 && Math.abs(y - centre.y) < height / 2;
}

/** The area that two boxes share, as a share of the area that they cover together. */
function overlap(a: FaceBox, b: FaceBox): number {
  const width = sharedLength(a.centre.x, a.width, b.centre.x, b.width);
  const height = sharedLength(a.centre.y, a.height, b.centre.y, b.height);
  const shared = width * height;
  return shared / (areaOf(a) + areaOf(b) - shared);
}

function sharedLength(centreA: number, lengthA: number, centreB: number, lengthB: number): number {
  const start = Math.max(centreA - lengthA / 2, centreB - lengthB / 2);
  const end = Math.min(centreA + lengthA / 2, centreB + lengthB / 2);
  return Math.max(0, end - start);
}

function areaOf({ width, height }: FaceBox): number {
  return width * height;
}

function sigmoid(x: number): number {
  return 1 / (1 + Math.exp(-x));
}
