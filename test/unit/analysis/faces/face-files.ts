import { readFileSync } from 'node:fs';
import { join } from 'node:path';

export const facesFolder = join(import.meta.dirname, '../../../../packages/analysis/src/faces');

/** The files that the browser loads for the selfie. */
export const faceWeights = bytesOf('model/tiny-face-detector.bin');
export const faceWasm = bytesOf('kernels/face-kernels.wasm');

function bytesOf(file: string): ArrayBuffer {
  return new Uint8Array(readFileSync(join(facesFolder, file))).buffer;
}
