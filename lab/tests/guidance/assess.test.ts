import { spawnSync } from 'node:child_process';
import {
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  assessFolder,
  type PictureLine,
  type SequenceLine,
} from '../../guidance/assessment/assess-folder.ts';
import { assessLabelled } from '../../guidance/assessment/labelled/assess-labelled.ts';
import { labelFilesIn, readLabels } from '../../guidance/assessment/labelled/labels.ts';
import { quadOverlap } from '../../guidance/bars/quad-overlap.ts';
import { frameOf, type Frame } from '../../guidance/frame.ts';
import { describeScene } from '../../guidance/scene/describe-scene.ts';
import { distanceFor, goodScene, movedCamera } from '../../guidance/scene/good-scene.ts';
import type { FrameTruth } from '../../guidance/truth.ts';

const side = 540;
/** Columns beside the square, which are not analysed. */
const margin = 90;

const script = join(import.meta.dirname, '../../guidance/assess.ts');
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

/** The corners of a drawn card in the pixels of its file. */
function cornersOf({ truth: { quad } }: Frame): readonly (readonly [number, number])[] {
  return quad!.map(([x, y]) => [(x * side) / 1080 + margin, (y * side) / 1080] as const);
}

/** Writes pictures of drawn cards with a file of labels, as people make them of photographs. */
async function writeLabelled(source: string): Promise<void> {
  mkdirSync(source, { recursive: true });
  const scene = goodScene(3, 'tune');
  const cards = {
    good: scene,
    cut: movedCamera(scene, { shift: [-330, 0], distance: distanceFor(0.95, scene) }),
  };
  const drawn = { good: frameOf(cards.good, side), cut: frameOf(cards.cut, side) };
  const empty = frameOf({ ...describeScene(3, 'tune', 'empty'), objects: [] }, side);
  const writeWide = async (file: string, { pixels }: Frame) =>
    sharp(pixels, { raw: { width: side, height: side, channels: 3 } })
      .extend({ left: margin, right: margin, extendWith: 'mirror' })
      .toFile(join(source, file));
  for (const file of ['good.png', 'covered.png', 'uncertain.png']) await writeWide(file, drawn.good);
  await writeWide('cut.png', drawn.cut);
  await writeWide('empty.png', empty);
  const label = (file: string, frame: Frame, flaws: readonly string[] = []) => ({
    file,
    kind: 'identityCard',
    corners: cornersOf(frame),
    flaws,
  });
  const pictures = [
    label('good.png', drawn.good),
    // The label says what the picture does not show, so that the app misses it.
    label('covered.png', drawn.good, ['covered']),
    label('uncertain.png', drawn.good, ['uncertain']),
    label('cut.png', drawn.cut),
    { file: 'empty.png', kind: 'none', note: 'a table' },
  ];
  writeFileSync(join(source, 'labels.json'), JSON.stringify({ source: 'nobody/drawn', pictures }));
}

test('labelled pictures are counted in the rows that they belong to, and what was missed is named', async () => {
  const folders = `${folder}-labelled`;
  await writeLabelled(join(folders, 'drawn'));
  const labelled = labelFilesIn(folders).flatMap((file) => readLabels(file, folders));
  const shown = join(folders, 'missed');
  const { rows, frames, count, unframed, broken } = await assessLabelled(labelled, {
    isQuick: false,
    pictures: shown,
  });
  const files = readdirSync(shown);
  rmSync(folders, { recursive: true });

  const row = (what: string, after = '') => {
    const first = rows.findIndex((one) => one.what === what);
    return after === '' ? rows[first] : rows.slice(first + 1).find((one) => one.what === after);
  };
  for (const framing of ['f80', 'f88']) {
    const title = `identity cards, well framed, ${framing}: found, overlap ≥ .8`;
    expect(row(title)).toMatchObject({ measured: '1', count: 1 });
    expect(row(title, '… "ready"')).toMatchObject({ measured: '1 (ready 1)', count: 1, isMet: true });
  }
  expect(row('own framing, whole card: found, overlap ≥ .8')).toMatchObject({ measured: '1', count: 1 });
  expect(row('card cut off, own framing: named')).toMatchObject({ measured: '1 (cutOff 1)', count: 1 });
  // In a square of 571 px, this is 1.2 of its own pixels.
  expect(row('σ 2.2 px: found, overlap ≥ .8', '… still "ready" of those that were')).toMatchObject({
    measured: '1 (ready 1)',
  });
  expect(row('good cards turned by 90°: found, overlap ≥ .8', '… "turned"')).toMatchObject({
    measured: '1 (turned 1)',
  });
  expect(row('nothing there: a quad')).toMatchObject({ measured: '0 (noDocument 5)', count: 5, isMet: null });
  expect(row('held still for 4 s: photographed automatically', '… the first ring was kept')).toMatchObject({
    measured: '1',
    count: 1,
  });
  // Its label says that something covers the card, so that it is in no row of good cards.
  const missed = row('really covered: "covered"')!;
  expect(missed).toMatchObject({ measured: '0 (ready 2)', count: 2 });
  expect(missed.missed!.map(({ name }) => name)).toEqual(['drawn/covered.png f80', 'drawn/covered.png f88']);
  expect(files).toContain('drawn_covered.png_f80.jpg');
  expect(row('bank cards, well framed, f80: found, overlap ≥ .8')).toMatchObject({
    measured: 'not measured',
  });

  expect(frames.filter(({ picture }) => picture.file === 'uncertain.png')).toEqual([]);
  expect(frames.filter(({ picture, frame }) => picture.file === 'cut.png' && frame !== 'own')).toEqual([]);
  expect(frames.find(({ frame }) => frame === 'f80')).toMatchObject({
    side: 571,
    overlap: expect.closeTo(1, 1) as number,
  });
  expect(count).toBe(4);
  expect(unframed.map(({ file }) => file)).toEqual(['cut.png']);
  expect(broken).toEqual([]);
}, 120_000);

test.each([
  [{ kind: 'card' }, 'pictures.0.kind: Invalid type'],
  [
    {
      corners: [
        [0, 0],
        [9, 0],
        [9, 9],
      ],
    },
    'pictures.0.corners.3: Invalid type',
  ],
  [
    {
      corners: [
        [0, 0],
        [0, 9],
        [9, 9],
        [9, 0],
      ],
    },
    'pictures.0.corners: The corners must go round a convex shape clockwise.',
  ],
  [{ kind: 'none' }, 'pictures.0.corners: A document must have corners, and "none" must have none.'],
  [{ flaws: ['torn'] }, 'pictures.0.flaws.0: Invalid type'],
  [{ file: 'nowhere.png' }, 'nowhere.png: there is no such picture.'],
])('labels with %j are refused with the place of the error', (wrong, message) => {
  const corners = [
    [0, 0],
    [9, 0],
    [9, 9],
    [0, 9],
  ];
  const pictures = [{ file: 'wide.png', kind: 'identityCard', corners, ...wrong }];
  const file = join(folder, 'labels.json');
  writeFileSync(file, JSON.stringify({ pictures }));
  expect(() => readLabels(file, folder)).toThrow(message);
  rmSync(file);
});

test('the command prints one table of labelled pictures, and refuses wrong labels', () => {
  const file = join(folder, 'labels.json');
  const assess = (...more: string[]) =>
    spawnSync('npx', ['tsx', script, folder, '--labels', file, '--quick', ...more], { encoding: 'utf8' });
  writeFileSync(file, JSON.stringify({ pictures: [{ file: 'empty.jpg', kind: 'none' }] }));
  const { status, stdout } = assess();
  expect(stdout).toMatch(/\| what .*\| missed \|\n.*\n\| nothing there: a quad .*\| 1 /);
  expect(stdout).toContain('1 frames of 1 pictures from 1 sources.');
  expect(status).toBe(0);
  expect(assess('--without', 'none').stdout).toContain('0 frames of 0 pictures');

  writeFileSync(file, '{ "pictures": [}');
  const wrong = assess();
  expect(wrong.stderr).toContain('labels.json');
  expect(wrong.status).toBe(2);
  rmSync(file);
}, 120_000);

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
