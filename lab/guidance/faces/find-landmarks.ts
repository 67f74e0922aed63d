/**
 * Finds the landmarks of the faces in a folder of portraits, for `npm run bars -- --portraits FOLDER`:
 *
 *     npx tsx lab/guidance/faces/find-landmarks.ts FOLDER
 *
 * It needs the package `@vladmandic/face-api` in node_modules/.cache/face-api, which
 * test/unit/analysis/faces/record-reference.ts installs there. Portraits under CC0 of people of many tones of skin are
 * in the public repositories 18F/18f.gsa.gov (assets/img/team; the limits were tuned on these) and
 * presidential-innovation-fellows/pif-website (assets/images/fellows; the scored ones).
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { loadFaceApi, type FaceApi } from '../../../test/unit/analysis/faces/face-api.ts';
import { decodedPhoto, landmarksFile } from './portraits.ts';

interface Net {
  loadFromWeightMap(weights: object): void;
}

interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

interface Tensor {
  slice(start: readonly number[], size: readonly number[]): Tensor;
  dispose(): void;
}

/** The part of face-api that is used. */
interface LandmarksApi extends FaceApi {
  readonly tf: FaceApi['tf'] & { tensor3d(values: Float32Array, shape: readonly number[]): Tensor };
  readonly TinyFaceDetector: new () => Net & {
    detect(
      input: Tensor,
      options: object,
    ): Promise<readonly { readonly relativeBox: Box & { readonly area: number } }[]>;
  };
  readonly FaceLandmark68Net: new () => Net & {
    detectLandmarks(
      input: Tensor,
    ): Promise<{ readonly positions: readonly { readonly x: number; readonly y: number }[] }>;
  };
}

const folder = process.argv[2];
if (folder === undefined) throw new Error('Which folder?');
const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
  /\.(png|jpe?g)$/i.test(file),
);
const photos: { readonly file: string; readonly photo: Awaited<ReturnType<typeof decodedPhoto>> }[] = [];
for (const file of files.toSorted()) {
  const photo = await decodedPhoto(join(folder, file)).catch(() => null);
  if (photo === null) console.error(`${file}: not decoded`);
  else photos.push({ file, photo });
}

const packageFolder = join(
  import.meta.dirname,
  '../../../node_modules/.cache/face-api/node_modules/@vladmandic/face-api',
);
const models = new Map(
  ['tiny_face_detector_model', 'face_landmark_68_model'].map((name) => [
    name,
    [
      JSON.parse(readFileSync(join(packageFolder, `model/${name}-weights_manifest.json`), 'utf8')) as [
        { weights: unknown },
      ],
      new Uint8Array(readFileSync(join(packageFolder, `model/${name}.bin`))).buffer,
    ] as const,
  ]),
);
const api = await loadFaceApi<LandmarksApi>(packageFolder);

function loaded<Model extends Net>(model: Model, name: string): Model {
  const [[{ weights }], bytes] = models.get(name)!;
  model.loadFromWeightMap(api.tf.io.decodeWeights(bytes, weights));
  return model;
}

const detector = loaded(new api.TinyFaceDetector(), 'tiny_face_detector_model');
const landmarks = loaded(new api.FaceLandmark68Net(), 'face_landmark_68_model');
const found: Record<string, (readonly [number, number])[]> = {};
for (const { file, photo } of photos) {
  const { width, height } = photo.info;
  const picture = api.tf.tensor3d(Float32Array.from(photo.data), [height, width, 3]);
  const faces = await detector.detect(picture, { inputSize: 320, scoreThreshold: 0.4 });
  const [face] = faces.toSorted((a, b) => b.relativeBox.area - a.relativeBox.area);
  if (face !== undefined) {
    const left = Math.floor(Math.max(0, face.relativeBox.x * width));
    const top = Math.floor(Math.max(0, face.relativeBox.y * height));
    const across = Math.floor(Math.min(width - left, face.relativeBox.width * width));
    const down = Math.floor(Math.min(height - top, face.relativeBox.height * height));
    const crop = picture.slice([top, left, 0], [down, across, 3]);
    const { positions } = await landmarks.detectLandmarks(crop);
    found[file] = positions.map(({ x, y }) => [Math.round(left + x), Math.round(top + y)]);
    crop.dispose();
  }
  picture.dispose();
}
writeFileSync(join(folder, landmarksFile), JSON.stringify(found));
console.log(`${Object.keys(found).length} faces in ${photos.length} photos`);
