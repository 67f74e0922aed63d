import { randomChoice, type RandomChoice } from './random-choice.ts';
import { frameSide, maskWidth } from './scene/describe-scene.ts';
import { distanceFor, goodScene, movedCamera } from './scene/good-scene.ts';
import type { FrameScene, Reflection } from './scene/scene.ts';
import { subjectsOf, type Split } from './split.ts';
import { cardNames } from './subjects/cards.ts';
import { whitePrint } from './subjects/white-print.ts';

/** What makes parts of a card white. `print` has no reflection. */
const glareKinds = {
  tune: [
    'print',
    'lamp',
    'print',
    'tube',
    'print',
    'window',
    'print',
    'faintLamp',
    'print',
    'spots',
    'print',
    'sheen',
  ],
  score: [
    'print',
    'lamp',
    'print',
    'tube',
    'print',
    'window',
    'print',
    'faintLamp',
    'print',
    'ring',
    'print',
    'spots',
  ],
} as const;

type GlareKind = (typeof glareKinds)['tune' | 'score'][number];

export interface GlareScene {
  readonly kind: GlareKind;
  readonly scene: FrameScene;
}

/**
 * A card that is framed well in bright, uneven light, with a reflection or without one. Half of the cards have white
 * print.
 */
export function glareScene(seed: number, split: Split): GlareScene {
  const random = randomChoice(seed, `${split} glare`);
  const kinds = glareKinds[subjectsOf(split)];
  const kind = kinds[seed % kinds.length]!;
  const base = goodScene(seed, split);
  const card = base.objects[0]!;
  const isWhite = random.chance(kind === 'print' ? 0.75 : 0.4);
  const name = random.oneOf(isWhite ? Object.keys(whitePrint[subjectsOf(split)]) : cardNames(split));
  const ratio = random.between(0.78, 1);
  const scene: FrameScene = {
    ...base,
    objects: [{ ...card, texture: { kind: 'card', name, variant: seed % 2 } }],
    gradient: random.between(-0.45, 0.45),
    gradientAngle: random.between(0, 6.3),
    vignette: random.between(0.02, 0.2),
    white: random.chance(0.25) ? random.between(160, 225) : random.between(225, 275),
    clips: random.chance(0.5),
    noise: random.between(0.5, 2),
    defocus: random.between(0.3, 1.3),
    sharpening: random.chance(0.6) ? random.between(0.2, 0.9) : 0,
    reflections: reflectionsOf(kind, random, ratio * maskWidth),
  };
  const moved = movedCamera(scene, {
    distance: distanceFor(ratio, scene),
    turn: random.around(0.04, 0.1),
    tilt: Math.abs(random.around(0.06, 0.14)),
    tiltAxis: random.between(0, 6.3),
  });
  return { kind, scene: moved };
}

/** @param width of the card, in pixels of the picture. */
function reflectionsOf(kind: GlareKind, random: RandomChoice, width: number): readonly Reflection[] {
  const one = (shape: Reflection['shape'], strength: number, size: number): Reflection => ({
    shape,
    x: frameSide / 2 + random.between(-0.4, 0.4) * width,
    y: frameSide / 2 + random.between(-0.24, 0.24) * width,
    length: random.between(0.13, 0.34) * size * width,
    width: random.between(0.05, 0.13) * size * width,
    angle: random.between(0, 6.3),
    strength,
  });
  switch (kind) {
    case 'print':
      return [];
    case 'lamp':
    case 'tube':
    case 'window':
      return [one(kind, random.between(1.2, 3.5), 1)];
    case 'faintLamp':
      return [one('lamp', random.between(0.7, 1.3), random.between(1, 1.5))];
    case 'sheen':
      return [one('lamp', random.between(0.8, 2), 2.2)];
    case 'ring':
      return [{ ...one('ring', random.between(1.5, 3.5), 1), length: 0.09 * width, width: 0.08 * width }];
    case 'spots':
      return Array.from({ length: 3 }, () => {
        const spot = one('lamp', random.between(2, 4), 0.4);
        return { ...spot, width: spot.length * 0.8 };
      });
  }
}
