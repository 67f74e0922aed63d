import { faceFrame, squareSide, type FaceBox, type FaceReading, type Quad } from '@recto/core';
import { patchSide, textureOf } from '../documents/blur.ts';
import { LightMeter } from '../documents/light.ts';
import { ShiftMeter } from '../documents/shift.ts';
import type { LumaFrame, NativePatch } from '../luma-frame.ts';
import type { PatchPlace } from '../pixels/index.ts';
import type { FaceDetector } from './FaceDetector.ts';

/** How many places a lamp behind the person may make bright. No more, since dark skin has few light places. */
const spots = 1;

/** Reads the selfie's frames one after the other; it keeps the frame before, to measure motion. */
export class FaceAnalyser {
  readonly #detector: FaceDetector;
  readonly #shift = new ShiftMeter();
  readonly #light = new LightMeter();

  constructor(detector: FaceDetector) {
    this.#detector = detector;
  }

  /**
   * What a frame shows: where faces are, and the light and sharpness of the largest one. Glare is not measured on
   * faces, so it is 0.
   * @param patches of the same picture, at `facePatchPlaces`.
   * @param previous the reading of the frame before; null for a single frame.
   */
  analyse(frame: LumaFrame, patches: readonly NativePatch[], previous: FaceReading | null): FaceReading {
    if (previous === null) this.#shift.reset();
    const motion = this.#shift.next(frame);
    const found = this.#detector.detect(frame);
    const faces = found.map(({ centre, width, height, score }) => ({ centre, width, height, score }));
    const covered = found[0]?.covered ?? 0;
    const { luma } = this.#light.measure(frame, quadOf(faces[0] ?? null), spots);
    return { kind: 'face', faces, covered, luma, glare: 0, sharpness: textureOf(patches).sharpness, motion };
  }
}

/** In each direction; the middle of the face has the edges of eyes, nose and mouth. */
const patchesPerRow = 3;

/** The share of the face's width and height over which the patches are spread. */
const patchSpread = 0.7;

/**
 * Where blur is measured: a grid on the largest face of the frame before, or in the mask where none is known.
 * The patches are `patchSide` pixels wide and high.
 * @param squarePixels the side of the square at the camera's own resolution.
 */
export function facePatchPlaces(previous: FaceReading | null, squarePixels: number): readonly PatchPlace[] {
  const [topLeft, , bottomRight] = quadOf(previous?.faces[0] ?? null);
  const half = (patchSide / squarePixels / 2) * squareSide;
  const at = (start: number, end: number, index: number) =>
    start + (end - start) * (0.5 + patchSpread * ((index + 0.5) / patchesPerRow - 0.5)) - half;
  return Array.from({ length: patchesPerRow ** 2 }, (_, index) => ({
    x: at(topLeft.x, bottomRight.x, index % patchesPerRow),
    y: at(topLeft.y, bottomRight.y, Math.floor(index / patchesPerRow)),
  }));
}

/** The corners of a face's box; of the mask's circle, if there is no face. */
function quadOf(face: FaceBox | null): Quad {
  const { x, y, width, height } =
    face === null
      ? faceFrame
      : { ...face, x: face.centre.x - face.width / 2, y: face.centre.y - face.height / 2 };
  return [
    { x, y },
    { x: x + width, y },
    { x: x + width, y: y + height },
    { x, y: y + height },
  ];
}
