import { squareSide } from '@recto/core';
import { expect, test } from 'vitest';
import { FrameReader } from '../../guidance/assessment/read-frame.ts';
import { quadOverlap } from '../../guidance/bars/quad-overlap.ts';
import { withAlpha } from '../../guidance/picture/with-alpha.ts';
import { frameOf, frameSide } from '../../guidance/frame.ts';
import { describeScene, type FrameCase } from '../../guidance/scene/describe-scene.ts';

/** Half of a camera's resolution, so that drawing the frames takes little time. `npm run bars` measures at full size. */
const side = frameSide / 2;

/** Seeds that nothing else uses. */
const firstSeed = 900_000;

async function readFrames(only: FrameCase, count: number) {
  const reader = new FrameReader('idCardRecto');
  const read = [];
  for (let index = 0; index < count; index += 1) {
    const scene = describeScene(firstSeed + index, 'score', only);
    // Other rectangles are counted by `npm run bars`; some have the shape of a card.
    const objects = scene.objects.filter(({ texture }) => texture.kind !== 'other');
    const { pixels, truth } = frameOf({ ...scene, objects }, side);
    const { reading } = await reader.read(withAlpha(pixels), true);
    if (reading.kind !== 'document') throw new Error(`A card step read a ${reading.kind}.`);
    read.push({ reading, truth });
  }
  return read;
}

test('most cards are found, and where one is found, its corners are right', async () => {
  const read = await readFrames('good', 16);
  const overlaps = read.map(({ reading, truth }) => {
    const quad = reading.quad?.map(
      ({ x, y }) => [(x * frameSide) / squareSide, (y * frameSide) / squareSide] as const,
    );
    return quad === undefined ? null : quadOverlap(quad, truth.quad!);
  });
  const found = overlaps.filter((overlap) => overlap !== null);
  expect(found.length).toBeGreaterThanOrEqual(12);
  expect(found.filter((overlap) => overlap < 0.8).length).toBeLessThanOrEqual(1);
  expect(found.toSorted((one, other) => one - other)[Math.floor(found.length / 2)]).toBeGreaterThan(0.95);
}, 180_000);

test('where there is no card, hardly ever is one found', async () => {
  const read = await readFrames('empty', 8);
  expect(read.filter(({ reading }) => reading.quad !== null).length).toBeLessThanOrEqual(1);
}, 180_000);
