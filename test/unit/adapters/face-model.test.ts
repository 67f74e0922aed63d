import { expect, test } from 'vitest';
import { loadFaceDetector } from '../../../packages/adapters/src/browser/analysis/face-model.ts';
import { faceWasm, faceWeights } from '../analysis/faces/face-files.ts';

/** Answers like a server that has only these files, by the end of their name. */
function serverWith(files: Readonly<Record<string, ArrayBuffer>>): typeof fetch {
  return (url) => {
    const [, bytes = null] = Object.entries(files).find(([ending]) => (url as string).includes(ending)) ?? [];
    return Promise.resolve(new Response(bytes, { status: bytes === null ? 404 : 200 }));
  };
}

test('the face detector is loaded from its two files', async () => {
  const detector = await loadFaceDetector(serverWith({ '.bin': faceWeights, '.wasm': faceWasm }));
  expect(detector.usesSimd).toBe(true);
});

test('the face model works without its WebAssembly, too; without its weights it does not', async () => {
  expect((await loadFaceDetector(serverWith({ '.bin': faceWeights }))).usesSimd).toBe(false);
  await expect(loadFaceDetector(serverWith({ '.wasm': faceWasm }))).rejects.toThrow('404');
});
