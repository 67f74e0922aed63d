/**
 * Makes the pictures of the page "Guidance" in Storybook: `tsx lab/guidance/guidance-pictures.ts`. Each shows a frame
 * that the app accepts beside one that it refuses; it fails if the app says something else. For each kind of document,
 * the first frame in which it is found is beside the first one in which it is not; of documents of which a part is
 * covered, the first one in which that is noticed beside the first one in which it is not.
 */
import { mkdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { squareSide, type Hint } from '@recto/core';
import sharp from 'sharp';
import { FrameReader } from './assessment/read-frame.ts';
import { withAlpha } from './picture/with-alpha.ts';
import { quadOverlap } from './bars/quad-overlap.ts';
import { isCovered } from './bars/true-hints.ts';
import { frameOf, frameSide, kindFrame } from './frame.ts';
import { documentKinds, isPaper, type DocumentKind } from './kinds.ts';
import { distanceFor, goodScene, movedCamera } from './scene/good-scene.ts';
import type { KindCondition } from './scene/kind-conditions.ts';
import type { FrameScene, Reflection } from './scene/scene.ts';
import type { FrameTruth } from './truth.ts';

const folder = fileURLToPath(new URL('../../stories/images/guidance/', import.meta.url));
const shown = 260;

interface Pair {
  readonly name: string;
  readonly seed: number;
  readonly accepted: (scene: FrameScene) => FrameScene;
  readonly refused: (scene: FrameScene) => FrameScene;
  readonly hint: Hint['name'];
}

const withRatio = (ratio: number) => (scene: FrameScene) =>
  movedCamera(scene, { distance: distanceFor(ratio, scene) });
const withShift = (x: number) => (scene: FrameScene) => movedCamera(scene, { shift: [x, 0] });
const withTurn = (degrees: number) => (scene: FrameScene) =>
  movedCamera(scene, { turn: (degrees * Math.PI) / 180 });
const withLamp = (strength: number) => (scene: FrameScene) => ({ ...scene, reflections: [lamp(strength)] });

const pairs: readonly Pair[] = [
  {
    name: 'dark',
    seed: 9,
    accepted: (scene) => ({ ...scene, white: 165 }),
    refused: (scene) => ({ ...scene, white: 42, noise: 4 }),
    hint: 'tooDark',
  },
  { name: 'found', seed: 2, accepted: (scene) => scene, refused: noteInstead, hint: 'noDocument' },
  { name: 'cut-off', seed: 3, accepted: withShift(25), refused: withShift(260), hint: 'cutOff' },
  { name: 'far', seed: 4, accepted: withRatio(0.82), refused: withRatio(0.5), hint: 'tooFar' },
  { name: 'turned', seed: 5, accepted: withTurn(3), refused: withTurn(19), hint: 'turned' },
  {
    name: 'defocus',
    seed: 6,
    accepted: (scene) => ({ ...scene, defocus: 0.8 }),
    refused: (scene) => ({ ...scene, defocus: 5 }),
    hint: 'holdStill',
  },
  {
    name: 'motion',
    seed: 7,
    accepted: (scene) => ({ ...scene, motion: 1 }),
    refused: (scene) => ({ ...scene, motion: 22, motionAngle: 0.3 }),
    hint: 'holdStill',
  },
  { name: 'glare', seed: 8, accepted: withLamp(0.06), refused: withLamp(3), hint: 'glare' },
];

function lamp(strength: number): Reflection {
  return { shape: 'lamp', x: 690, y: 500, length: 150, width: 100, angle: 0.5, strength };
}

function noteInstead(scene: FrameScene): FrameScene {
  const note = { kind: 'other', name: 'stickyNote', variant: 0 } as const;
  return {
    ...scene,
    split: 'tune',
    ground: { kind: 'material', name: 'oakPlanks', variant: 0 },
    objects: [{ ...scene.objects.at(-1)!, texture: note, width: 60, height: 60, radius: 0.2 }],
    hasCard: false,
  };
}

async function pictureOf(scene: FrameScene, expected: Hint['name'], name: string): Promise<Buffer> {
  const { pixels } = frameOf(scene);
  const { sight } = await new FrameReader('idCardRecto').read(withAlpha(pixels), true);
  const hint = sight?.hint?.name;
  if (hint !== expected) throw new Error(`${name}: the app says ${hint}, not ${expected}.`);
  const raw = { width: frameSide, height: frameSide, channels: 3 } as const;
  return sharp(pixels, { raw }).resize(shown, shown).png().toBuffer();
}

/** Of each kind and condition, so many frames are looked at for one that is found and one that is not. */
const lookedAt = 20;

/** What is shown of the kinds: each well framed, and some as they lie elsewhere. */
const shownConditions: readonly (readonly [DocumentKind, KindCondition])[] = [
  ...documentKinds.map((kind) => [kind, 'wellFramed'] as const),
  ['id1', 'copy'],
  ['id1', 'laminated'],
  ['id1', 'slot'],
  ['id1', 'thumbs'],
  ['id1', 'handLongSide'],
];

/** A frame with what is there (dashed) and what was found. */
async function outlined(
  pixels: Uint8Array,
  truth: FrameTruth,
  found: readonly (readonly [number, number])[] | null,
) {
  const outline = (corners: readonly (readonly [number, number])[], how: string) =>
    `<polygon points="${corners.map((corner) => corner.join(',')).join(' ')}" fill="none" ${how}/>`;
  const lines = [
    outline(truth.quad ?? [], 'stroke="#fff" stroke-width="5" stroke-dasharray="18 14"'),
    found === null ? '' : outline(found, 'stroke="#e6007e" stroke-width="7"'),
  ];
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${frameSide}" height="${frameSide}">${lines.join('')}</svg>`;
  const raw = { width: frameSide, height: frameSide, channels: 3 } as const;
  const drawn = await sharp(pixels, { raw })
    .composite([{ input: Buffer.from(svg) }])
    .png()
    .toBuffer();
  return sharp(drawn).resize(shown, shown).png().toBuffer();
}

/** The first frame that is read as it should be, and the first one that is not; null if there is none. */
async function kindPictures(kind: DocumentKind, condition: KindCondition) {
  let found: Buffer | null = null;
  let missed: Buffer | null = null;
  for (let seed = 0; seed < lookedAt && (found === null || missed === null); seed += 1) {
    const { pixels, truth } = kindFrame(kind, seed, 'score', condition);
    const reader = new FrameReader(isPaper(kind) ? 'driverLicenseRecto' : 'idCardRecto');
    const { reading, sight } = await reader.read(withAlpha(pixels), true);
    const scale = frameSide / squareSide;
    const quad = reading.kind === 'document' ? reading.quad : null;
    const corners = quad?.map(({ x, y }) => [x * scale, y * scale] as const) ?? null;
    const isFound = corners !== null && truth.quad !== null && quadOverlap(corners, truth.quad) >= 0.95;
    const isRight = isCovered(truth, 'wrong') ? sight?.hint?.name === 'covered' : isFound;
    if (isRight) found ??= await outlined(pixels, truth, corners);
    else missed ??= await outlined(pixels, truth, corners);
  }
  return { found, missed };
}

async function savePair(name: string, left: Buffer | null, right: Buffer | null): Promise<void> {
  await sharp({ create: { width: 2 * shown + 12, height: shown, channels: 3, background: '#fff' } })
    .composite([
      ...(left === null ? [] : [{ input: left, left: 0, top: 0 }]),
      ...(right === null ? [] : [{ input: right, left: shown + 12, top: 0 }]),
    ])
    .webp({ quality: 62 })
    .toFile(`${folder}${name}.webp`);
}

mkdirSync(folder, { recursive: true });
for (const { name, seed, accepted, refused, hint } of pairs) {
  const scene = goodScene(seed, 'score');
  const left = await pictureOf(accepted(scene), 'ready', `${name}, accepted`);
  const right = await pictureOf(refused(scene), hint, `${name}, refused`);
  await savePair(name, left, right);
}
for (const [kind, condition] of shownConditions) {
  const { found, missed } = await kindPictures(kind, condition);
  const name = condition === 'wellFramed' ? `kind-${kind}` : `kind-${kind}-${condition}`;
  await savePair(name, found, missed);
  console.log(
    `${name}: ${found === null ? 'none found' : 'found'}, ${missed === null ? 'none missed' : 'missed'}`,
  );
}
