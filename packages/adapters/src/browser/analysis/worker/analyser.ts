import { checkDocumentPhoto, DocumentAnalyser } from '@recto/analysis/documents';
import type { FramePixels } from '@recto/analysis/pixels';
import {
  documentFormatNames,
  isDocumentInstead,
  isDocumentPhoto,
  isFaceInstead,
  mayBePortrait,
  withTimeout,
  type DocumentFormat,
  type DocumentReading,
  type FaceReading,
  type FrameReading,
  type PhotoCheck,
  type PhotoFrame,
} from '@recto/core';
import { FaceLoader } from './FaceLoader.ts';
import { FaceSearch } from './FaceSearch.ts';
import type { Faces } from './Faces.ts';
import type { PhotoPixels } from './messages.ts';

/** How long the check of a photo waits for the model, in ms: its result is needed within two seconds. */
const checkWaitMs = 1_500;

/** Of a face, nothing is measured that a document has, and nothing that tells one face from another. */
const faceInstead: PhotoCheck = {
  quad: null,
  format: null,
  dpi: null,
  problems: [{ name: 'faceInsteadOfDocument', places: [] }],
  worst: null,
  rows: 0,
  hash: null,
};

/** Analyses pictures. It remembers the last reading, to follow a document or a face from frame to frame. */
export class Analyser {
  readonly #documents = new DocumentAnalyser();
  readonly #loader: FaceLoader;
  readonly #search: FaceSearch;
  #hasNoFaces = false;
  #lastDocument: DocumentReading | null = null;
  #lastFace: FaceReading | null = null;

  /**
   * @param loadFaces called when a face is looked for; rejects if what that needs can't be loaded.
   * @param now the time in ms.
   */
  constructor(loadFaces: () => Promise<Faces>, now: () => number = () => globalThis.performance.now()) {
    this.#loader = new FaceLoader(loadFaces);
    this.#search = new FaceSearch(this.#loader, now);
  }

  /**
   * @param isFirst whether what was seen before is something else.
   * @param formats those of the documents that may be in a card step's frame.
   * @returns null while what the selfie needs is being loaded, and `noFaces` if that has failed; a failure is
   * reported once, and a later reading tries again.
   */
  async look(
    pixels: FramePixels,
    subject: PhotoFrame,
    isFirst: boolean,
    formats: readonly DocumentFormat[] = documentFormatNames,
  ): Promise<FrameReading | 'noFaces' | null> {
    if (isFirst) {
      this.#lastDocument = this.#lastFace = null;
      this.#hasNoFaces = false;
      this.#search.reset();
    }
    if (subject === 'card') return this.#card(pixels, formats);
    const { faces } = this.#loader;
    return faces === null ? this.#waitForFaces() : this.#face(pixels, faces);
  }

  async check(
    photo: PhotoPixels,
    subject: PhotoFrame,
    formats: readonly DocumentFormat[] = documentFormatNames,
  ): Promise<PhotoCheck | null> {
    if (subject === 'card') return this.#checkCard(photo, formats);
    const faces = await this.#facesInTime();
    return faces && faces.check(photo);
  }

  async #checkCard(photo: PhotoPixels, formats: readonly DocumentFormat[]): Promise<PhotoCheck> {
    const check = checkDocumentPhoto(photo.square, photo.scale, formats);
    if (isDocumentPhoto(check)) return check;
    const faces = await this.#facesInTime();
    return isFaceInstead(faces?.largest(photo), check.quad) ? faceInstead : check;
  }

  #facesInTime(): Promise<Faces | null> {
    return withTimeout(checkWaitMs, this.#loader.load(), { otherwise: null });
  }

  #card(pixels: FramePixels, formats: readonly DocumentFormat[]): FrameReading {
    const document = this.#document(pixels, formats);
    return this.#search.next(pixels, document) ?? document;
  }

  #waitForFaces(): 'noFaces' | null {
    if (this.#hasNoFaces) {
      this.#hasNoFaces = false;
      return 'noFaces';
    }
    void this.#loader.load().then((faces) => (this.#hasNoFaces = faces === null));
    return null;
  }

  #face(pixels: FramePixels, faces: Faces): FrameReading {
    this.#lastFace = faces.read(pixels, this.#lastFace);
    if (!mayBePortrait(this.#lastFace.faces[0])) return this.#lastFace;
    const document = this.#document(pixels);
    return isDocumentInstead(document, this.#lastFace.faces[0]) ? document : this.#lastFace;
  }

  #document(pixels: FramePixels, formats?: readonly DocumentFormat[]): DocumentReading {
    this.#lastDocument = this.#documents.analyse(pixels, this.#lastDocument, formats);
    return this.#lastDocument;
  }
}
