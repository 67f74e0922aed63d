import type { FramePixels } from '@recto/analysis/pixels';
import { isClearDocument, isFaceInstead, type DocumentReading, type FaceReading } from '@recto/core';
import type { FaceLoader } from './FaceLoader.ts';

/** For how long no reading must show a clear document, in ms, and how many readings at least. */
const withoutDocument = { ms: 900, looks: 3 } as const;

/**
 * From one search to the next, since it takes longer than the rest of a reading. In time and not in readings alone: a slow
 * phone would name the face after seconds.
 */
const betweenSearches = { ms: 350, looks: 2 } as const;

/**
 * Looks for a face where a card should be: rarely, and only when no card was found for a while. Without the model,
 * which is loaded only then and once for each viewfinder, it finds none.
 */
export class FaceSearch {
  readonly #loader: FaceLoader;
  readonly #now: () => number;
  #looks = 0;
  /** When the first of these readings was, in ms. */
  #since = 0;
  /** The last search, as the number of its reading and its time; null for none yet. */
  #search: { readonly look: number; readonly at: number } | null = null;
  #hasAsked = false;
  #last: FaceReading | null = null;

  /** @param now the time in ms. */
  constructor(loader: FaceLoader, now: () => number) {
    this.#loader = loader;
    this.#now = now;
  }

  /** What was seen before is something else. */
  reset(): void {
    this.#forget();
    this.#hasAsked = false;
  }

  /**
   * The next reading of a card's step.
   * @param document what was found in it.
   * @returns the face that is there in place of a card; between two searches, that of the last one. Null for none.
   */
  next(pixels: FramePixels, document: DocumentReading): FaceReading | null {
    if (isClearDocument(document)) {
      this.#forget();
      return null;
    }
    const at = this.#now();
    if (this.#looks === 0) this.#since = at;
    this.#looks += 1;
    if (this.#looks < withoutDocument.looks || at - this.#since < withoutDocument.ms) return null;
    const { faces } = this.#loader;
    if (faces === null) this.#askForModel();
    else if (this.#isSearchDue(at)) {
      this.#search = { look: this.#looks, at };
      const reading = faces.read(pixels, this.#last);
      this.#last = isFaceInstead(reading.faces[0], document.quad) ? reading : null;
    }
    return this.#last;
  }

  #isSearchDue(at: number): boolean {
    if (this.#search === null) return true;
    const { look, at: before } = this.#search;
    return this.#looks - look >= betweenSearches.looks && at - before >= betweenSearches.ms;
  }

  #forget(): void {
    this.#looks = 0;
    this.#search = this.#last = null;
  }

  #askForModel(): void {
    if (!this.#hasAsked) void this.#loader.load();
    this.#hasAsked = true;
  }
}
