import { loadFaceDetector } from '../face-model.ts';
import { Faces } from './Faces.ts';

/** What finds faces: for the selfie, and where no card is found in a card's step. @throws if the detector can't be loaded. */
export async function loadFaces(fetch: typeof globalThis.fetch): Promise<Faces> {
  return new Faces(await loadFaceDetector(fetch));
}
