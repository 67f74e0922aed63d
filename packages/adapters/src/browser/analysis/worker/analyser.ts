import { checkDocumentPhoto, DocumentAnalyser } from '@recto/analysis/documents';
import type { FramePixels } from '@recto/analysis/pixels';
import type { DocumentReading, FaceReading, FrameReading, PhotoCheck, PhotoFrame } from '@recto/core';
import type { Faces } from './Faces.ts';
import type { PhotoPixels } from './messages.ts';

/** Analyses pictures. It remembers the last reading, to follow a document or a face from frame to frame. */
export class Analyser {
  readonly #documents = new DocumentAnalyser();
  readonly #loadFaces: () => Promise<Faces>;
  #faces: Faces | null = null;
  #hasNoFaces = false;
  #facesLoading: Promise<Faces> | null = null;
  #lastDocument: DocumentReading | null = null;
  #lastFace: FaceReading | null = null;

  /** @param loadFaces called for the first selfie. */
  constructor(loadFaces: () => Promise<Faces>) {
    this.#loadFaces = loadFaces;
  }

  /**
   * @param isFirst whether what was seen before is something else.
   * @returns null while what the selfie needs is being loaded.
   * @throws if that can't be loaded.
   */
  async look(pixels: FramePixels, subject: PhotoFrame, isFirst: boolean): Promise<FrameReading | null> {
    if (isFirst) this.#lastDocument = this.#lastFace = null;
    if (subject === 'card') return this.#document(pixels);
    if (this.#faces === null) {
      if (this.#hasNoFaces) throw new Error('The face detector can’t be loaded.');
      this.#startFaces().catch(() => {
        this.#hasNoFaces = true;
      });
      return null;
    }
    this.#lastFace = this.#faces.read(pixels, this.#lastFace);
    if (this.#lastFace.faces.length > 0) return this.#lastFace;
    const document = this.#document(pixels);
    return document.quad === null ? this.#lastFace : document;
  }

  async check(photo: PhotoPixels, subject: PhotoFrame): Promise<PhotoCheck | null> {
    if (subject === 'card') return checkDocumentPhoto(photo.square, photo.scale);
    return (await this.#startFaces()).check(photo);
  }

  #document(pixels: FramePixels): DocumentReading {
    this.#lastDocument = this.#documents.analyse(pixels, this.#lastDocument);
    return this.#lastDocument;
  }

  #startFaces(): Promise<Faces> {
    this.#facesLoading ??= this.#loadFaces().then(
      (faces) => {
        this.#faces = faces;
        return faces;
      },
      (error: unknown) => {
        this.#facesLoading = null;
        throw error;
      },
    );
    return this.#facesLoading;
  }
}
