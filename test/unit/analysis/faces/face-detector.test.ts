import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import loadWabt from 'wabt';
import { FaceDetector } from '../../../../packages/analysis/src/faces/FaceDetector.ts';
import {
  isSameFace,
  oneBoxPerFace,
  overlaps,
  readBoxes,
} from '../../../../packages/analysis/src/faces/face-boxes.ts';
import type { Kernels } from '../../../../packages/analysis/src/faces/kernels/kernels.ts';
import { plainKernels } from '../../../../packages/analysis/src/faces/kernels/plain-kernels.ts';
import { simdKernels } from '../../../../packages/analysis/src/faces/kernels/simd-kernels.ts';
import { planNetwork } from '../../../../packages/analysis/src/faces/network.ts';
import { faceWasm, faceWeights, facesFolder } from './face-files.ts';
import { referenceInputs } from './reference-inputs.ts';
import type { Reference } from './reference.ts';

const reference = JSON.parse(readFileSync(join(import.meta.dirname, 'reference.json'), 'utf8')) as Reference;
const inputs = referenceInputs(reference.side);

/** The reference is rounded to 5 decimals, and adds 32-bit floats in another order. */
const tolerance = 1e-4;

const network = planNetwork(faceWeights, reference.side);

test.each([
  ['with SIMD', simdKernels(faceWasm, network.bytes)],
  ['plain', plainKernels(network.bytes)],
] satisfies [string, Kernels | null][])(
  'the network computes what face-api computes: %s',
  (_name, kernels) => {
    if (kernels === null) throw new Error('no SIMD');
    network.prepare(kernels);
    for (const [name, { output }] of Object.entries(reference.pictures)) {
      const own = network.run(kernels, inputs[name]!);
      const differences = output.map((value, index) => Math.abs(value - own[index]!));
      expect({ name, values: own.length }).toEqual({ name, values: output.length });
      expect(Math.max(...differences), name).toBeLessThan(tolerance);
    }
  },
);

test('the boxes are those of face-api, without duplicates, the largest first', () => {
  for (const [name, { output, boxes }] of Object.entries(reference.pictures)) {
    const expected = boxes
      .toSorted((a, b) => b.width * b.height - a.width * a.height)
      .map(({ score, x, y, width, height }) => ({
        score: expect.closeTo(score, 3),
        centre: {
          x: expect.closeTo((x + width / 2) * 1000, 0),
          y: expect.closeTo((y + height / 2) * 1000, 0),
        },
        width: expect.closeTo(width * 1000, 0),
        height: expect.closeTo(height * 1000, 0),
      }));
    const own = readBoxes(Float32Array.from(output), network.cells, reference.minimumScore);
    expect(oneBoxPerFace(own, overlaps), name).toEqual(expected);
  }
});

test('boxes whose centres lie in each other show one face', () => {
  const box = (x: number, size: number, score: number) => ({
    centre: { x, y: 500 },
    width: size,
    height: size,
    score,
  });
  const [large, part, other] = [box(400, 500, 0.5), box(450, 200, 0.6), box(800, 150, 0.3)];
  expect(oneBoxPerFace([large, part, other], isSameFace)).toEqual([part, other]);
});

test('where WebAssembly can’t run, the plain kernels do', () => {
  const modes = [faceWasm, null, new ArrayBuffer(8)].map(
    (wasm) => FaceDetector.load(faceWeights, wasm).usesSimd,
  );
  expect(modes).toEqual([true, false, false]);
});

test('other weights are refused', () => {
  expect(() => FaceDetector.load(faceWeights.slice(1), null)).toThrow(RangeError);
});

test('the committed WebAssembly is what its source assembles to: npm run build:faces', async () => {
  const wabt = await loadWabt();
  const source = wabt.parseWat(
    'face-kernels.wat',
    readFileSync(join(facesFolder, 'kernels/face-kernels.wat'), 'utf8'),
  );
  expect(Buffer.from(source.toBinary({}).buffer).equals(Buffer.from(faceWasm))).toBe(true);
});
