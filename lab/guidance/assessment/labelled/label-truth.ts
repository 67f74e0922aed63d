import {
  documentWidth,
  squareSide,
  type DocumentFormat,
  type Hint,
  type PhotoName,
  type PictureSide,
  type Quad,
} from '@recto/core';
import { hintOfReading } from '../../../../packages/core/src/guidance/hint-of-reading.ts';
import { areaOf, clippedTo } from '../../frame.ts';
import type { Corners, LabelledKind, Place } from './labels.ts';

/** What is true of a document in a square, by its label and by the product's own limits. */
export interface LabelTruth {
  /** In thousandths of the square: top left, top right, bottom right, bottom left as the square shows it. */
  readonly corners: Corners;
  /** The sides at which it leaves the square. */
  readonly cutOff: readonly PictureSide[];
  /** The share of its area within the square, 0 to 1. */
  readonly visible: number;
  /** How much longer the sides near the camera are than the opposite ones. */
  readonly tilt: number;
  /** Whether it is higher than wide. */
  readonly isUpright: boolean;
  /** Its longer side as a share of the mask's width. */
  readonly ratio: number;
  /** The hint that the product gives if it finds exactly these corners, and nothing else is wrong. */
  readonly hint: Hint['name'];
}

/** @param corners in thousandths of the square. */
export function truthOf(corners: Corners, kind: LabelledKind): LabelTruth {
  const shown = asShown(corners);
  const quad = quadOf(shown);
  const length = (from: number, to: number) =>
    Math.hypot(shown[to]![0] - shown[from]![0], shown[to]![1] - shown[from]![1]);
  const [top, right, bottom, left] = [length(0, 1), length(1, 2), length(2, 3), length(3, 0)];
  const cutOff = sidesLeft(shown);
  return {
    corners: shown,
    cutOff,
    visible: areaOf(clippedTo(shown, squareSide)) / areaOf(shown),
    tilt: Math.max(top / bottom, bottom / top) * Math.max(left / right, right / left),
    isUpright: left + right > top + bottom,
    ratio: documentWidth(quad),
    hint: hintOfReading({
      kind: 'document',
      quad,
      cutOff,
      format: formatOf(kind),
      misshapen: 0,
      score: 1,
      printed: 1,
      sides: { top: 1, right: 1, bottom: 1, left: 1 },
      covered: 0,
      hash: null,
      sharpness: 1,
      glare: 0,
      luma: 255,
      motion: null,
    }).name,
  };
}

/** The step in which such a document is photographed. */
export function photoOf(kind: LabelledKind): PhotoName {
  return kind === 'licence' ? 'driverLicenseRecto' : 'idCardRecto';
}

function formatOf(kind: LabelledKind): DocumentFormat {
  return kind === 'passportPage' ? 'id3' : 'id1';
}

/** The same corners, from the one that is nearest to the top left corner of the picture. */
function asShown(corners: Corners): Corners {
  const sums = corners.map(([x, y]) => x + y);
  const first = sums.indexOf(Math.min(...sums));
  const one = (at: number) => corners[(first + at) % 4]!;
  return [one(0), one(1), one(2), one(3)];
}

function quadOf(corners: Corners): Quad {
  const point = ([x, y]: Place) => ({ x, y });
  return [point(corners[0]), point(corners[1]), point(corners[2]), point(corners[3])];
}

function sidesLeft(corners: Corners): readonly PictureSide[] {
  const xs = corners.map(([x]) => x);
  const ys = corners.map(([, y]) => y);
  const sides: readonly (readonly [PictureSide, boolean])[] = [
    ['top', Math.min(...ys) < 0],
    ['right', Math.max(...xs) > squareSide],
    ['bottom', Math.max(...ys) > squareSide],
    ['left', Math.min(...xs) < 0],
  ];
  return sides.filter(([, leaves]) => leaves).map(([side]) => side);
}
