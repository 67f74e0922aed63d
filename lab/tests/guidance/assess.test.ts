import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  assessFolder,
  type PictureLine,
  type SequenceLine,
} from '../../guidance/assessment/assess-folder.ts';
import { quadOverlap } from '../../guidance/bars/quad-overlap.ts';
import { frameOf, type Frame } from '../../guidance/frame.ts';
import { describeScene } from '../../guidance/scene/describe-scene.ts';
import { goodScene } from '../../guidance/scene/good-scene.ts';
import type { FrameTruth } from '../../guidance/truth.ts';

const side = 540;
/** Columns beside the square, which are not analysed. */
const margin = 90;

const folder = mkdtempSync(join(tmpdir(), 'recto-assess-'));
let truth: FrameTruth;

beforeAll(async () => {
  const card = frameOf(goodScene(3, 'tune'), side);
  const empty = frameOf({ ...describeScene(3, 'tune', 'empty'), objects: [] }, side);
  truth = card.truth;
  await write(card, 'wide.png', margin);
  await write(empty, 'empty.jpg', 0);
  // As many equal frames as auto-capture needs: one second is waited, half a second at rest, then the ring.
  repeat('wide.png', 'held', 25);
  repeat('empty.jpg', 'nothing', 25);
});

afterAll(() => rmSync(folder, { recursive: true }));

function repeat(file: string, sequence: string, times: number): void {
  mkdirSync(join(folder, sequence));
  for (let index = 0; index < times; index += 1) {
    copyFileSync(join(folder, file), join(folder, sequence, `${index}.${file.split('.')[1]}`));
  }
}

async function write({ pixels }: Frame, file: string, beside: number): Promise<void> {
  await sharp(pixels, { raw: { width: side, height: side, channels: 3 } })
    .extend({ left: beside, right: beside, background: '#808080' })
    .toFile(join(folder, file));
}

test('one line for each picture, corners in its own pixels; one for each sequence, with the time of the photo', async () => {
  const lines: (PictureLine | SequenceLine)[] = [];
  for await (const line of assessFolder(folder, 'idCardRecto')) if (!('error' in line)) lines.push(line);
  const [empty, wide] = lines as PictureLine[];

  expect(empty).toMatchObject({ file: 'empty.jpg', quad: null, score: 0, hint: 'noDocument', ready: false });
  expect(wide).toMatchObject({ file: 'wide.png', hint: 'ready', ready: true });
  const scale = side / 1080;
  const trueQuad = truth.quad!.map(([x, y]) => [x * scale + margin, y * scale] as const);
  expect(quadOverlap(wide!.quad!, trueQuad)).toBeGreaterThan(0.95);
  expect(wide!.sharpness).toBeGreaterThan(0.5);
  expect(wide!.luma).toBeGreaterThan(truth.luma);

  const sequences = lines.filter((line) => 'sequence' in line);
  expect(sequences.map(({ sequence }) => sequence)).toEqual(['held', 'nothing']);
  expect(sequences[0]!.capturedAt).toBeGreaterThan(2_000);
  expect(sequences[1]!.capturedAt).toBeNull();
  expect(lines.slice(2, 5).map((line) => 'file' in line && line.file)).toEqual([
    'held/0.png',
    'held/1.png',
    'held/2.png',
  ]);
});

const script = join(import.meta.dirname, '../../guidance/assess.ts');

test('a broken picture is named, the others are assessed, and the command fails at the end', async () => {
  const pictures = `${folder}-broken`;
  mkdirSync(join(pictures, 'held'), { recursive: true });
  const half = readFileSync(join(folder, 'wide.png')).subarray(0, 2_000);
  for (const file of ['1.png', 'held/1.png']) writeFileSync(join(pictures, file), half);
  for (const file of ['2.png', 'held/2.png']) copyFileSync(join(folder, 'wide.png'), join(pictures, file));
  const { status, stdout, stderr } = spawnSync('npx', ['tsx', script, pictures], { encoding: 'utf8' });
  rmSync(pictures, { recursive: true });
  const lines = stdout
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as object);
  expect(lines).toMatchObject([
    { file: '1.png', error: expect.any(String) as string },
    { file: '2.png', hint: 'ready' },
    { file: 'held/1.png', error: expect.any(String) as string },
    { file: 'held/2.png', hint: 'ready' },
    { sequence: 'held', capturedAt: null },
  ]);
  expect(stderr).toMatch(/Not decoded \(2\):\n1\.png: .+\nheld\/1\.png: .+/);
  expect(status).toBe(1);
});
