import type { FramePixels } from '@recto/analysis/pixels';
import { isClearDocument, isFaceInstead, type DocumentReading, type FaceReading } from '@recto/core';
import type { FaceLoader } from './FaceLoader.ts';

/** How many readings in a row must be without a clear document: a second, on most phones. */
const looksWithoutDocument = 10;

/** A face is looked for in one of so many readings, since that takes longer than the rest of a reading. */
const looksPerSearch = 4;

/**
 * Looks for a face where a card should be: rarely, and only when no card was found for a while. Without the model,
 * which is loaded only then and once for each viewfinder, it finds none.
 */
export class FaceSearch {
  readonly #loader: FaceLoader;
  #looks = 0;
  #hasAsked = false;
  #last: FaceReading | null = null;

  constructor(loader: FaceLoader) {
    this.#loader = loader;
  }

  /** What was seen before is something else. */
  reset(): void {
    this.#looks = 0;
    this.#hasAsked = false;
    this.#last = null;
  }

  /**
   * The next reading of a card's step.
   * @param document what was found in it.
   * @returns the face that is there in place of a card; between two searches, that of the last one. Null for none.
   */
  next(pixels: FramePixels, document: DocumentReading): FaceReading | null {
    if (isClearDocument(document)) {
      this.#looks = 0;
      this.#last = null;
      return null;
    }
    this.#looks += 1;
    if (this.#looks < looksWithoutDocument) return null;
    const { faces } = this.#loader;
    if (faces === null) this.#askForModel();
    else if (this.#looks % looksPerSearch === 0) {
      const reading = faces.read(pixels, this.#last);
      this.#last = isFaceInstead(reading.faces[0], document.quad) ? reading : null;
    }
    return this.#last;
  }

  #askForModel(): void {
    if (!this.#hasAsked) void this.#loader.load();
    this.#hasAsked = true;
  }
}
