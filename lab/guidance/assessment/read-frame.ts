import { rgbaPixels, type FramePixels, type RgbaSquare } from '@recto/analysis/pixels';
import { formatsOf, photoNamed, type FrameReading, type PhotoCheck, type PhotoName } from '@recto/core';
import { Faces } from '../../../packages/adapters/src/browser/analysis/worker/Faces.ts';
import { Analyser } from '../../../packages/adapters/src/browser/analysis/worker/analyser.ts';
import { firstPace } from '../../../packages/adapters/src/browser/analysis/pace.ts';
import { frameMs } from './guided-viewfinder.ts';
import { loadDetector } from '../../../test/support/load-detector.ts';
import { sightOf, type Sight } from '../../../packages/core/src/guidance/sight.ts';

/** What the app makes of one frame. */
export interface ReadFrame {
  readonly reading: FrameReading;
  /** The hint and the readiness that follow; null if the frame means nothing in this step. */
  readonly sight: Sight | null;
}

/** Reads frames as the app's worker does, with its code, its thresholds and the formats of the step. */
export class FrameReader {
  readonly #analyser = new Analyser(loadFaces, () => this.#frames * frameMs);
  #frames = 0;
  readonly #photo: PhotoName;

  constructor(photo: PhotoName) {
    this.#photo = photo;
  }

  /** @param isFirst whether what was read before is something else. */
  read(square: RgbaSquare, isFirst: boolean): Promise<ReadFrame> {
    return this.readPixels(rgbaPixels(square, Math.min(firstPace.side, square.side)), isFirst);
  }

  /** The same, of a frame that was scaled down already. */
  async readPixels(pixels: FramePixels, isFirst: boolean): Promise<ReadFrame> {
    const { frame } = photoNamed(this.#photo);
    const formats = formatsOf(this.#photo);
    this.#frames += 1;
    // The first look of the selfie only loads the detector.
    const reading =
      (await this.#analyser.look(pixels, frame, isFirst, formats)) ??
      (await this.#analyser.look(pixels, frame, isFirst, formats));
    if (reading === null || reading === 'noFaces') throw new Error('The face detector did not load.');
    return { reading, sight: sightOf(reading, frame) };
  }

  /** What the preview's check finds in a photo; null if what it needs did not load in time. */
  check(square: RgbaSquare): Promise<PhotoCheck | null> {
    const { frame } = photoNamed(this.#photo);
    return this.#analyser.check({ square, scale: 1 }, frame, formatsOf(this.#photo));
  }
}

function loadFaces(): Promise<Faces> {
  return Promise.resolve(new Faces(loadDetector()));
}
