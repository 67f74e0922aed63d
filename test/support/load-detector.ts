import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { FaceDetector } from '@recto/analysis/faces';

const facesFolder = join(import.meta.dirname, '../../packages/analysis/src/faces');

/** The face detector with the files that the app loads. */
export function loadDetector(): FaceDetector {
  return FaceDetector.load(bytesOf('model/tiny-face-detector.bin'), bytesOf('kernels/face-kernels.wasm'));
}

function bytesOf(file: string): ArrayBuffer {
  return new Uint8Array(readFileSync(join(facesFolder, file))).buffer;
}
