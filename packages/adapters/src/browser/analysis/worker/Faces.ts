import { FaceAnalyser, facePatchPlaces, type FaceDetector } from '@recto/analysis/faces';
import { patchSide } from '@recto/analysis/documents';
import { rgbaPixels, type FramePixels } from '@recto/analysis/pixels';
import {
  blurredBelow,
  darkBelow,
  type FaceReading,
  type PhotoCheck,
  type PhotoProblemName,
} from '@recto/core';
import type { PhotoPixels } from './messages.ts';

/** The side at which a face is looked for in a photo, in pixels. */
const photoSide = 320;

/** Finds the face of a selfie in frames and photos. */
export class Faces {
  readonly #frames: FaceAnalyser;
  readonly #photos: FaceAnalyser;

  constructor(detector: FaceDetector) {
    this.#frames = new FaceAnalyser(detector);
    this.#photos = new FaceAnalyser(detector);
  }

  read(pixels: FramePixels, last: FaceReading | null): FaceReading {
    return readFace(this.#frames, pixels, last);
  }

  check({ square }: PhotoPixels): PhotoCheck {
    const { faces, luma, sharpness } = readFace(this.#photos, rgbaPixels(square, photoSide), null);
    const isBlurred = sharpness !== null && sharpness < blurredBelow;
    const problems: readonly (readonly [boolean, PhotoProblemName])[] = [
      [faces.length === 0, 'noFace'],
      [isBlurred, 'blurred'],
      [luma < darkBelow, 'tooDark'],
    ];
    return {
      quad: null,
      dpi: null,
      problems: problems.flatMap(([isThere, name]) => (isThere ? [{ name, places: [] }] : [])),
      worst: null,
      // Of a face, nothing is computed that could tell it from another.
      hash: null,
    };
  }
}

function readFace(analyser: FaceAnalyser, pixels: FramePixels, last: FaceReading | null): FaceReading {
  const places = facePatchPlaces(last, pixels.nativeSide);
  return analyser.analyse(pixels.frame, pixels.patches(places, patchSide), last);
}
