import {
  cardFrame,
  documentFormatNames,
  type DocumentFormat,
  type DocumentReading,
  type Quad,
} from '@recto/core';
import type { FramePixels } from '../pixels/index.ts';
import { patchPlaces, patchSide, textureOf } from './blur.ts';
import { coveredPart } from './covered.ts';
import { DocumentFinder } from './document-finder.ts';
import { LightMeter } from './light.ts';
import { hashOfDocument } from './hash-of-document.ts';
import { ShiftMeter } from './shift.ts';

/** Reads frames one after the other; it keeps its arrays, and the frame before to measure motion. */
export class DocumentAnalyser {
  readonly #shift = new ShiftMeter();
  #finder: DocumentFinder | null = null;
  /** Those that the finder looks for. */
  #formats = '';
  readonly #light = new LightMeter();

  /**
   * What a frame shows (§2).
   * @param previous the reading of the frame before, whose document is looked for first; null for a single frame.
   * @param formats those of the documents that may be in the frame.
   */
  analyse(
    pixels: FramePixels,
    previous: DocumentReading | null,
    formats: readonly DocumentFormat[] = documentFormatNames,
  ): DocumentReading {
    const { frame, nativeSide } = pixels;
    if (this.#finder?.side !== frame.side || this.#formats !== formats.join()) {
      this.#finder = new DocumentFinder(frame.side, formats);
      this.#formats = formats.join();
      this.#shift.reset();
    }
    if (previous === null) this.#shift.reset();
    const shift = this.#shift.next(frame);
    const found = this.#finder.find(frame, previous?.quad ?? null);
    const { quad, format, misshapen, score, sides, cutOff } = found;
    const { luma, glare } = this.#light.measure(frame, quad ?? maskQuad);
    const { sharpness, printed } = textureOf(
      pixels.patches(patchPlaces(quad, nativeSide), patchSide),
      nativeSide,
    );
    return {
      kind: 'document',
      quad,
      format,
      misshapen,
      covered: (quad !== null && cutOff.length === 0 && coveredPart(frame, quad)?.share) || 0,
      score,
      sides,
      cutOff,
      luma,
      glare,
      sharpness,
      printed,
      hash: hashOfDocument(frame, found),
      motion: quad && previous?.quad ? cornerDistance(quad, previous.quad) : shift,
    };
  }
}

const { x, y, width, height } = cardFrame;

/** The corners of the mask. */
export const maskQuad: Quad = [
  { x, y },
  { x: x + width, y },
  { x: x + width, y: y + height },
  { x, y: y + height },
];

/** The mean distance of the corners of two quads, in thousandths. */
function cornerDistance(a: Quad, b: Quad): number {
  return a.reduce((sum, point, i) => sum + Math.hypot(point.x - b[i]!.x, point.y - b[i]!.y), 0) / 4;
}
