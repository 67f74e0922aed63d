import { FaceDetector } from '@recto/analysis/faces';
// Inlined, a file would become a data URL, which the Content-Security-Policy forbids to fetch.
import kernelsUrl from '@recto/analysis/faces/face-kernels.wasm?url&no-inline';
import weightsUrl from '@recto/analysis/faces/tiny-face-detector.bin?url&no-inline';

/**
 * Loads the face detector: about 155 kB of weights and 1 kB of WebAssembly, so only for the selfie, and for a
 * card's step in which no card is found. Without the WebAssembly it works, too, but several times slower.
 * @param fetch of the worker or page that calls it.
 * @throws if the weights can't be loaded.
 */
export async function loadFaceDetector(fetch: typeof globalThis.fetch): Promise<FaceDetector> {
  const [weights, wasm] = await Promise.all([
    bytesOf(fetch, weightsUrl),
    bytesOf(fetch, kernelsUrl).catch(() => null),
  ]);
  return FaceDetector.load(weights, wasm);
}

async function bytesOf(fetch: typeof globalThis.fetch, url: string): Promise<ArrayBuffer> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url} answered ${response.status}.`);
  return response.arrayBuffer();
}
