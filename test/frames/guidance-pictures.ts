/**
 * Makes the pictures of the page "Guidance" in Storybook: `tsx test/frames/guidance-pictures.ts`. Each shows a frame
 * that the app accepts beside one that it refuses; it fails if the app says something else.
 */
import { mkdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Hint } from '@recto/core';
import sharp from 'sharp';
import { FrameReader } from './assessment/read-frame.ts';
import { withAlpha } from './picture/with-alpha.ts';
import { frameOf, frameSide } from './frame.ts';
import { distanceFor, goodScene, movedCamera } from './scene/good-scene.ts';
import type { FrameScene, Reflection } from './scene/scene.ts';

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
    seed: 1,
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

mkdirSync(folder, { recursive: true });
for (const { name, seed, accepted, refused, hint } of pairs) {
  const scene = goodScene(seed, 'score');
  const left = await pictureOf(accepted(scene), 'ready', `${name}, accepted`);
  const right = await pictureOf(refused(scene), hint, `${name}, refused`);
  await sharp({ create: { width: 2 * shown + 12, height: shown, channels: 3, background: '#fff' } })
    .composite([
      { input: left, left: 0, top: 0 },
      { input: right, left: shown + 12, top: 0 },
    ])
    .webp({ quality: 62 })
    .toFile(`${folder}${name}.webp`);
}
