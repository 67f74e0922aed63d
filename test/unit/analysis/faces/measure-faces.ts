/**
 * Measures how many faces the detector finds, and how often it sees one where there is none:
 *
 *     npx tsx test/unit/analysis/faces/measure-faces.ts FOLDER
 *
 * FOLDER/faces.json lists the faces of the photos beside it: { "file.jpg": [{ "x", "y", "width", "height" }] }, in
 * pixels of the photo. A photo without faces has an empty list. Each face is taken six times as a selfie would show
 * it (upright, and turned by 15° to either side; other distance, place, exposure, noise and mirroring each time);
 * from each photo, squares are taken that contain no face. The figures hold for these photos, not for all faces.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { FaceDetector } from '../../../../packages/analysis/src/faces/FaceDetector.ts';
import { rgbaPixels } from '../../../../packages/analysis/src/pixels/rgba-pixels.ts';
import { faceWasm, faceWeights } from './face-files.ts';

interface Face {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

interface Photo {
  readonly data: Uint8Array;
  readonly width: number;
  readonly height: number;
}

/** A square of a photo, in its pixels; `roll` in radians. */
interface Square {
  readonly x: number;
  readonly y: number;
  readonly side: number;
  readonly roll: number;
}

interface Exposure {
  readonly gain: number;
  readonly gamma: number;
  readonly noise: number;
}

const frameSide = 240;
const rolls = [0, -15, 15];
const squaresWithoutFace = 12;
const asItIs: Exposure = { gain: 1, gamma: 1, noise: 0 };

let state = 20_261_122;

/** The same values in every run. */
function between(least: number, most: number): number {
  state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
  return least + ((most - least) * state) / 2 ** 32;
}

/** Films a square: four samples for each pixel; what lies outside the photo continues its edge. */
function film(photo: Photo, { x, y, side, roll }: Square, { gain, gamma, noise }: Exposure) {
  const data = new Uint8ClampedArray(4 * frameSide * frameSide);
  const [cos, sin] = [Math.cos(roll), Math.sin(roll)];
  const within = (value: number, length: number) => Math.min(length - 1, Math.max(0, Math.round(value)));
  for (let pixel = 0; pixel < frameSide * frameSide; pixel++) {
    for (let channel = 0; channel < 3; channel++) {
      let sum = 0;
      for (const [right, below] of [
        [0.25, 0.25],
        [0.75, 0.25],
        [0.25, 0.75],
        [0.75, 0.75],
      ] as const) {
        const u = (((pixel % frameSide) + right) / frameSide - 0.5) * side;
        const v = ((Math.floor(pixel / frameSide) + below) / frameSide - 0.5) * side;
        const column = within(x + u * cos + v * sin - 0.5, photo.width);
        const row = within(y - u * sin + v * cos - 0.5, photo.height);
        sum += photo.data[3 * (row * photo.width + column) + channel]! / 4;
      }
      const light = Math.min(1, (gain * sum) / 255) ** gamma;
      data[4 * pixel + channel] = 255 * light + between(-noise, noise);
    }
  }
  return rgbaPixels({ data, side: frameSide }, frameSide).frame;
}

const folder = process.argv[2];
if (folder === undefined) throw new Error('Which folder?');
const labels = JSON.parse(readFileSync(join(folder, 'faces.json'), 'utf8')) as Record<string, Face[]>;
const detector = FaceDetector.load(faceWeights, faceWasm);
const found = new Map(rolls.map((roll) => [roll, { shown: 0, found: 0 }]));
const empty = { shown: 0, seen: 0 };

for (const [file, faces] of Object.entries(labels)) {
  const { data, info } = await sharp(join(folder, file))
    .rotate()
    .toColourspace('srgb')
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const photo: Photo = { data, width: info.width, height: info.height };
  for (const face of faces) for (const roll of [...rolls, ...rolls]) countFace(photo, face, roll);
  countEmpty(photo, faces);
}

for (const [roll, { shown, found: count }] of found) {
  console.log(`roll ${roll}°: ${count} of ${shown} faces found, ${(count / shown).toFixed(3)}`);
}
console.log(`without a face: ${empty.seen} of ${empty.shown}, ${(empty.seen / empty.shown).toFixed(4)}`);

/** Counts a face as found if a box has its centre near the face's, and about its size. */
function countFace(photo: Photo, face: Face, roll: number): void {
  const share = between(0.25, 0.75);
  const side = face.width / share;
  const [aside, below] = [between(-0.1, 0.1), between(-0.1, 0.1)];
  const angle = (roll * Math.PI) / 180;
  const square = {
    x: face.x + face.width / 2 + aside * side,
    y: face.y + face.height / 2 + below * side,
    side,
    roll: angle,
  };
  const exposure = { gain: between(0.45, 1.35), gamma: between(0.8, 1.3), noise: between(0, 8) };
  const x = 500 - 1000 * (aside * Math.cos(angle) - below * Math.sin(angle));
  const y = 500 - 1000 * (aside * Math.sin(angle) + below * Math.cos(angle));
  const [width, height] = [1000 * share, (1000 * face.height) / side];
  const isFound = detector
    .detect(film(photo, square, exposure))
    .some(
      (box) =>
        Math.hypot(box.centre.x - x, box.centre.y - y) < Math.max(width, height) / 2 &&
        box.width > 0.45 * width &&
        box.width < 2.2 * width,
    );
  const count = found.get(roll)!;
  count.shown++;
  if (isFound) count.found++;
}

function countEmpty(photo: Photo, faces: readonly Face[]): void {
  const shortest = Math.min(photo.width, photo.height);
  for (let tries = 0, taken = 0; tries < 80 && taken < squaresWithoutFace; tries++) {
    const side = between(0.2, 0.9) * shortest;
    const x = between(side / 2, photo.width - side / 2);
    const y = between(side / 2, photo.height - side / 2);
    const isNear = faces.some(
      (face) =>
        Math.abs(face.x + face.width / 2 - x) < side / 2 + face.width &&
        Math.abs(face.y + face.height / 2 - y) < side / 2 + face.height,
    );
    if (isNear) continue;
    taken++;
    empty.shown++;
    if (detector.detect(film(photo, { x, y, side, roll: 0 }, asItIs)).length > 0) empty.seen++;
  }
}
