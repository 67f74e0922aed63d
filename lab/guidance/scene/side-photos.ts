import { randomChoice, type RandomChoice } from '../random-choice.ts';
import type { Split } from '../split.ts';
import { cardNames, variantsOfCard } from '../subjects/cards.ts';
import { describeScene, frameSide, maskWidth } from './describe-scene.ts';
import type { FrameScene } from './scene.ts';

/** One side of a card: a design, with the person and the numbers of a variant. */
export interface CardSide {
  readonly design: string;
  readonly variant: number;
}

/** How a side is photographed, compared with its first photo. */
export const sidePhotoKinds = ['first', 'sameLight', 'otherLight', 'upsideDown'] as const;

export type SidePhotoKind = (typeof sidePhotoKinds)[number];

/** Every side of a split's cards. */
export function cardSides(split: Split): readonly CardSide[] {
  return cardNames(split).flatMap((design) =>
    Array.from({ length: variantsOfCard }, (_, variant) => ({ design, variant })),
  );
}

/**
 * A good photo of a side; each from another place of the hand.
 * - `first` and `sameLight`: the same table, light, shadow, fingers and camera.
 * - `otherLight`: another place, with light from elsewhere: gradient, cast shadow, tint and exposure.
 * - `upsideDown`: the card is turned by half a turn, in every second photo also in other light.
 * @param seed of the place and the light.
 */
export function sidePhoto(
  seed: number,
  split: Split,
  { design, variant }: CardSide,
  kind: SidePhotoKind,
): FrameScene {
  const isElsewhere = kind === 'otherLight' || (kind === 'upsideDown' && seed % 2 === 1);
  const random = randomChoice(seed, `${split} side ${kind} ${design} ${variant}`);
  const place = randomChoice(seed, `${split} place ${design} ${variant} ${isElsewhere ? kind : ''}`);
  const scene = litScene(place, split);
  const plane = posed(random, scene, kind === 'upsideDown' ? Math.PI : 0);
  const card = scene.objects[scene.objects.length - 1]!;
  return {
    ...scene,
    seed: Math.floor(random.between(0, 1e9)),
    plane,
    groundPlane: scene.groundPlane === scene.plane ? plane : scene.groundPlane,
    objects: [...scene.objects.slice(0, -1), { ...card, texture: { kind: 'card', name: design, variant } }],
  };
}

/** A good scene in which nothing saturates; a sheen stays, a white spot does not. */
function litScene(random: RandomChoice, split: Split): FrameScene {
  const scene = describeScene(Math.floor(random.between(0, 1e9)), split, 'good');
  return {
    ...scene,
    gradient: random.around(0.2, 0.4),
    white: random.between(140, 250),
    noise: Math.min(2.5, scene.noise),
    defocus: Math.min(1, scene.defocus),
    motion: 0,
    reflections: scene.reflections.filter(({ strength }) => strength < 0.5),
  };
}

function posed(random: RandomChoice, { plane }: FrameScene, turn: number): FrameScene['plane'] {
  const ratio = random.between(0.8, 1);
  return {
    ...plane,
    distance: (plane.focal * 85.6) / (ratio * maskWidth),
    shift: [random.around(9, 22), random.around(16, 40)],
    turn: random.around(0.04, 0.1) + turn,
    tilt: Math.abs(random.around(0.08, 0.2)),
    tiltAxis: random.between(0, 6.3),
  };
}

/** The side of the picture on which these photos are drawn, in pixels: half of the camera's, for speed. */
export const sidePhotoSide = frameSide / 2;
