/**
 * Records what `@vladmandic/face-api` itself computes for the inputs of `reference-inputs.ts`:
 *
 *     npx tsx test/unit/analysis/faces/record-reference.ts
 *
 * It installs that package into node_modules/.cache, and checks that our weights are its weights.
 */
import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { loadFaceApi, type FaceApi } from './face-api.ts';
import { referenceInputs } from './reference-inputs.ts';
import type { Reference, ReferenceBox } from './reference.ts';

const version = '1.7.15';
const side = 96;
/** Low, so that the reference contains boxes that were removed as duplicates. */
const minimumScore = 0.02;

const root = join(import.meta.dirname, '../../../..');
const cache = join(root, 'node_modules/.cache/face-api');
const weightsFile = join(root, 'packages/analysis/src/faces/model/tiny-face-detector.bin');

/** The part of face-api that is used. */
interface DetectorApi extends FaceApi {
  readonly tf: FaceApi['tf'] & { tensor3d(values: Float32Array, shape: readonly number[]): unknown };
  readonly TinyFaceDetector: new () => {
    loadFromWeightMap(weights: object): void;
    forward(input: unknown, side: number): Promise<{ dataSync(): Float32Array }>;
    detect(
      input: unknown,
      options: { inputSize: number; scoreThreshold: number },
    ): Promise<{ score: number; relativeBox: { x: number; y: number; width: number; height: number } }[]>;
  };
}

mkdirSync(cache, { recursive: true });
execFileSync(
  'npm',
  ['install', '--prefix', cache, '--no-save', '--no-audit', '--no-fund', `@vladmandic/face-api@${version}`],
  { stdio: 'inherit' },
);
const folder = join(cache, 'node_modules/@vladmandic/face-api');
const weights = readFileSync(join(folder, 'model/tiny_face_detector_model.bin'));
if (!weights.equals(readFileSync(weightsFile))) throw new Error(`${weightsFile} is not from this version.`);
const [{ weights: manifest }] = JSON.parse(
  readFileSync(join(folder, 'model/tiny_face_detector_model-weights_manifest.json'), 'utf8'),
) as [{ weights: unknown }];

const api = await loadFaceApi<DetectorApi>(folder);
const detector = new api.TinyFaceDetector();
detector.loadFromWeightMap(api.tf.io.decodeWeights(new Uint8Array(weights).buffer, manifest));

const pictures: Record<string, { output: number[]; boxes: ReferenceBox[] }> = {};
for (const [name, rgb] of Object.entries(referenceInputs(side))) {
  const input = api.tf.tensor3d(Float32Array.from(rgb), [side, side, 3]);
  const output = (await detector.forward(input, side)).dataSync();
  const found = await detector.detect(input, { inputSize: side, scoreThreshold: minimumScore });
  pictures[name] = {
    output: Array.from(output, rounded),
    boxes: found.map(({ score, relativeBox: { x, y, width, height } }) => ({
      score: rounded(score),
      x: rounded(x),
      y: rounded(y),
      width: rounded(width),
      height: rounded(height),
    })),
  };
  console.log(name, pictures[name].boxes);
}
const reference: Reference = { package: `@vladmandic/face-api@${version}`, side, minimumScore, pictures };
writeFileSync(join(import.meta.dirname, 'reference.json'), `${JSON.stringify(reference)}\n`);

function rounded(value: number): number {
  return Math.round(value * 1e5) / 1e5;
}
