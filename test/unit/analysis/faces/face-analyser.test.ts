import { expect, test } from 'vitest';
import { FaceAnalyser, facePatchPlaces } from '../../../../packages/analysis/src/faces/analyse-face.ts';
import { FaceDetector } from '../../../../packages/analysis/src/faces/FaceDetector.ts';
import { rgbaPixels } from '../../../../packages/analysis/src/pixels/rgba-pixels.ts';
import { faceWasm, faceWeights } from './face-files.ts';
import { Faces } from '../../../../packages/adapters/src/browser/analysis/worker/Faces.ts';
import { referenceInputs } from './reference-inputs.ts';

const side = 240;
const pictures = referenceInputs(side);
const detector = FaceDetector.load(faceWeights, faceWasm);

/** A picture as the camera gives it; `shift` moves it to the left, in pixels. */
function pixelsOf(rgb: Uint8Array, shift = 0) {
  const data = new Uint8Array(4 * side * side);
  for (let pixel = 0; pixel < side * side; pixel++) {
    const column = Math.min(side - 1, (pixel % side) + shift);
    const from = 3 * (pixel - (pixel % side) + column);
    data.set(rgb.subarray(from, from + 3), 4 * pixel);
  }
  return rgbaPixels({ data, side }, side);
}

function read(rgb: Uint8Array) {
  return new FaceAnalyser(detector).analyse(pixelsOf(rgb).frame, [], null);
}

test('a face: where it is, how bright it is, and no glare', () => {
  const reading = read(pictures['face']!);
  expect(reading.faces).toEqual([
    {
      centre: { x: expect.closeTo(490, -2), y: expect.closeTo(600, -2) },
      width: expect.closeTo(690, -2),
      height: expect.closeTo(540, -2),
      score: expect.any(Number),
    },
  ]);
  expect(reading.luma).toBeGreaterThan(140);
  expect(reading).toMatchObject({ kind: 'face', glare: 0, motion: null, sharpness: null });
  expect(read(pictures['face']!.map((value) => value / 4)).luma).toBeCloseTo(reading.luma / 4, -1);
});

test('a photo of a face has no hash by which it could be found again', () => {
  const data = new Uint8Array(4 * side * side);
  for (let pixel = 0; pixel < side * side; pixel++)
    data.set(pictures['face']!.subarray(3 * pixel, 3 * pixel + 3), 4 * pixel);
  const check = new Faces(detector).check({ square: { data, side }, scale: 1 });
  expect(check.problems.map(({ name }) => name)).not.toContain('noFace');
  expect(check.hash).toBeNull();
});

test('a frame without colours shows the face, too', () => {
  const { frame } = pixelsOf(pictures['face']!);
  const reading = new FaceAnalyser(detector).analyse({ ...frame, chroma: null }, [], null);
  expect(reading.faces).toHaveLength(1);
});

test('a dark frame shows the face, too', () => {
  const dark = pictures['face']!.map((value) => value / 5);
  expect(read(dark).faces).toHaveLength(1);
});

test('no face: the brightness is that of the light parts of the mask', () => {
  const reading = read(pictures['gradient']!);
  expect(reading.faces).toEqual([]);
  expect(reading.luma).toBeCloseTo(238, -1);
});

test('movement from frame to frame is measured, and starts again with a single frame', () => {
  const analyser = new FaceAnalyser(detector);
  const first = analyser.analyse(pixelsOf(pictures['face']!).frame, [], null);
  const second = analyser.analyse(pixelsOf(pictures['face']!, 6).frame, [], first);
  expect(second.motion).toBeCloseTo((6 / side) * 1000, -1);
  expect(analyser.analyse(pixelsOf(pictures['face']!).frame, [], null).motion).toBeNull();
});

test('blur is measured on the face of the frame before', () => {
  const pixels = pixelsOf(pictures['face']!);
  const analyser = new FaceAnalyser(detector);
  const first = analyser.analyse(pixels.frame, [], null);
  const places = facePatchPlaces(first, 1080);
  const { centre, width, height } = first.faces[0]!;
  expect(places).toHaveLength(9);
  expect(places[4]!.x + 500 * (72 / 1080)).toBeCloseTo(centre.x, 0);
  expect(places[4]!.y + 500 * (72 / 1080)).toBeCloseTo(centre.y, 0);
  expect(places[2]!.x - places[0]!.x).toBeCloseTo(width * 0.7 * (2 / 3), 0);
  expect(places[8]!.y - places[0]!.y).toBeCloseTo(height * 0.7 * (2 / 3), 0);
});
