import { FaceAnalyser, facePatchPlaces, type FaceDetector } from '@recto/analysis/faces';
import { DocumentAnalyser, patchSide } from '@recto/analysis/documents';
import { rgbaPixels, type FramePixels } from '@recto/analysis/pixels';
import {
  darkBelow,
  faceBlurredBelow,
  faceCoveredFrom,
  isDocumentInstead,
  mayBePortrait,
  showsSeveralPeople,
  type DocumentReading,
  type FaceBox,
  type FaceReading,
  type PhotoCheck,
  type PhotoProblemName,
} from '@recto/core';
import type { PhotoPixels } from './messages.ts';

/** The side at which a face is looked for in a photo, in pixels. */
const photoSide = 320;

/** Finds faces in frames and photos. */
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

  /** The largest face of a photo. */
  largest(photo: PhotoPixels): FaceBox | undefined {
    return this.#readPhoto(photo).faces[0];
  }

  check(photo: PhotoPixels): PhotoCheck {
    const reading = this.#readPhoto(photo);
    const { faces, luma, sharpness } = reading;
    const isDocument = mayBePortrait(faces[0]) && isDocumentInstead(this.#documentIn(photo), faces[0]);
    const isBlurred = sharpness !== null && sharpness < faceBlurredBelow;
    const problems: readonly (readonly [boolean, PhotoProblemName])[] = [
      [isDocument, 'documentInsteadOfFace'],
      [faces.length === 0, 'noFace'],
      [showsSeveralPeople(faces), 'severalFaces'],
      [isBlurred, 'blurred'],
      [luma < darkBelow, 'tooDark'],
      [reading.covered >= faceCoveredFrom, 'faceCovered'],
    ];
    return {
      quad: null,
      format: null,
      dpi: null,
      problems: problems.flatMap(([isThere, name]) => (isThere ? [{ name, places: [] }] : [])),
      worst: null,
      rows: 0,
      // Of a face, nothing is computed that could tell it from another.
      hash: null,
    };
  }

  #documentIn({ square }: PhotoPixels): DocumentReading {
    return new DocumentAnalyser().analyse(rgbaPixels(square, photoSide), null);
  }

  #readPhoto({ square }: PhotoPixels): FaceReading {
    return readFace(this.#photos, rgbaPixels(square, photoSide), null);
  }
}

function readFace(analyser: FaceAnalyser, pixels: FramePixels, last: FaceReading | null): FaceReading {
  const places = facePatchPlaces(last, pixels.nativeSide);
  return analyser.analyse(pixels.frame, pixels.patches(places, patchSide), last);
}
