import { loadFaceDetector } from '../face-model.ts';
import { Faces } from './Faces.ts';

/** What the selfie's step needs, and no other. @throws if the detector can't be loaded. */
export async function loadFaces(fetch: typeof globalThis.fetch): Promise<Faces> {
  return new Faces(await loadFaceDetector(fetch));
}
