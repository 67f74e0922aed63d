import { isPaper, kindFormats, type DocumentKind } from '../kinds.ts';
import { randomChoice, type RandomChoice } from '../random-choice.ts';
import type { Split } from '../split.ts';
import { cardNames, variantsOfCard } from '../subjects/cards.ts';
import { documentNames, documentTexture, variantsOfDocument } from '../subjects/documents/documents.ts';
import { otherRectangle, otherRectangleNames, variantsOfOther } from '../subjects/other-rectangles.ts';
import { describeScene, frameSide, maskWidth, skins } from './describe-scene.ts';
import { inCondition, type KindCondition } from './kind-conditions.ts';
import type { Plane } from './plane.ts';
import type { Finger, FlatObject, FrameScene } from './scene.ts';

/**
 * A document of this kind of which a photo would be good: it fills most of the mask's width (each kind its own), in
 * good light and focus, nearly straight. The surroundings are as varied as those of other frames.
 * @param condition what is different from that.
 */
export function describeKindScene(
  kind: DocumentKind,
  seed: number,
  split: Split,
  condition: KindCondition = 'wellFramed',
): FrameScene {
  const scene = describeWellFramed(kind, seed, split);
  return inCondition(condition, randomChoice(seed, `${split} ${kind} ${condition}`), scene);
}

function describeWellFramed(kind: DocumentKind, seed: number, split: Split): FrameScene {
  const random = randomChoice(seed, `${split} ${kind}`);
  const scene = describeScene(Math.floor(random.between(0, 1e9)), split, 'good');
  const plane = wellFramed(random, kind, scene.plane);
  const inHand = scene.groundPlane !== scene.plane;
  const document = documentOf(random, kind, split, inHand);
  return {
    ...scene,
    seed,
    kind,
    plane,
    groundPlane: inHand
      ? {
          ...scene.groundPlane,
          tilt: plane.tilt + random.around(0.2, 0.6),
          distance: (scene.groundPlane.distance / scene.plane.distance) * plane.distance,
        }
      : plane,
    objects: [
      ...scene.objects.filter(({ texture }) => texture.kind === 'material'),
      ...(random.chance(0.15) && !inHand ? [rectangleBeside(random, kind, split)] : []),
      ...below(random, kind, document),
      document,
    ],
    fingers: inHand ? holdingFingers(random, kind) : [],
    castShadows: scene.castShadows.map((shadow) => ({ ...shadow, light: Math.max(0.55, shadow.light) })),
    white: Math.max(165, Math.min(250, scene.white)),
    noise: Math.min(2, scene.noise),
    defocus: Math.min(0.9, scene.defocus),
    motion: Math.min(1.5, scene.motion),
    // A sheen stays; a white spot does not.
    reflections: scene.reflections.filter(({ strength }) => strength < 0.5),
  };
}

function wellFramed(random: RandomChoice, kind: DocumentKind, { focal }: Plane): Plane {
  const { width, height } = kindFormats[kind];
  const ratio = random.between(kind === 'paperOpen' ? 0.88 : 0.8, 1);
  const room = (frameSide - ratio * maskWidth) / 2 - 12;
  // What is higher than the mask leaves less room above and below it.
  const above = (frameSide - (ratio * maskWidth * height) / width) / 2 - 12;
  return {
    focal,
    distance: (focal * width) / (ratio * maskWidth),
    shift: [random.around(10, Math.min(24, room)), random.around(13, Math.min(32, above))],
    turn: random.around(0.025, 0.07) + (random.chance(0.04) ? Math.PI : 0),
    tilt: Math.abs(random.around(0.06, 0.14)),
    tiltAxis: random.between(0, 6.3),
  };
}

function documentOf(random: RandomChoice, kind: DocumentKind, split: Split, inHand: boolean): FlatObject {
  const { width, height, radii, glossy } = kindFormats[kind];
  const paper = isPaper(kind);
  return {
    texture: textureOf(random, kind, split),
    centre: [0, 0],
    angle: 0,
    width,
    height,
    radius: Math.max(...radii),
    radii,
    shadow: inHand || kind === 'id3' ? 0 : random.between(0.15, 0.6),
    shadowReach: paper ? random.between(0.6, 2.5) : random.between(0.8, 4),
    glossy,
    ...(paper ? { warp: { height: random.between(0.1, 0.6), phase: random.between(0, 6.3) } } : {}),
  };
}

function textureOf(random: RandomChoice, kind: DocumentKind, split: Split): FlatObject['texture'] {
  if (kind === 'id1') {
    const variant = Math.floor(random.between(0, variantsOfCard));
    return { kind: 'card', name: random.oneOf(cardNames(split)), variant };
  }
  const name = documentTexture(kind, random.oneOf(documentNames(kind, split)));
  return { kind: 'document', name, variant: Math.floor(random.between(0, variantsOfDocument)) };
}

/** A passport's facing page and cover, or the other layers of folded paper. */
function below(random: RandomChoice, kind: DocumentKind, document: FlatObject): readonly FlatObject[] {
  const { width, height, texture } = document;
  const [, design] = texture.name.split('-') as [string, string];
  const part = (name: 'facing' | 'backing', change: Partial<FlatObject>): FlatObject => ({
    ...document,
    texture: { ...texture, name: documentTexture(kind as Exclude<DocumentKind, 'id1'>, design, name) },
    ...change,
  });
  if (kind === 'id3') {
    const cover = random.between(0.3, 1.6);
    const round = [3.18, 3.18, 3.18, 3.18] as const;
    return [
      part('backing', {
        centre: [0, -height / 2],
        width: width + 2 * cover,
        height: 2 * (height + cover),
        radii: round,
        shadow: random.between(0.2, 0.6),
        glossy: false,
      }),
      part('facing', { centre: [0, -height], radii: [3.18, 3.18, 0, 0] }),
    ];
  }
  if (kind === 'paperFolded') {
    return [0, 1].map(() =>
      part('backing', {
        centre: [random.around(0.3, 0.7), random.around(0.3, 0.7)],
        angle: random.around(0.002, 0.005),
      }),
    );
  }
  return [];
}

function rectangleBeside(random: RandomChoice, kind: DocumentKind, split: Split): FlatObject {
  const name = random.oneOf(otherRectangleNames(split));
  const { width, height, radius, glossy } = otherRectangle(split, name);
  const own = kindFormats[kind];
  const sideways = random.chance(0.25);
  const gap = random.between(3, 14) + height * 0.08;
  const way = random.sign();
  return {
    texture: { kind: 'other', name, variant: Math.floor(random.between(0, variantsOfOther)) },
    centre: sideways
      ? [way * (own.width / 2 + width / 2 + gap), random.around(20, 50)]
      : [random.around(20, 50), way * (own.height / 2 + height / 2 + gap)],
    angle: random.around(0.04, 0.1),
    width,
    height,
    radius,
    shadow: random.between(0.2, 0.6),
    shadowReach: random.between(1, 5),
    glossy,
  };
}

/** Fingers that hold the edge and cover no print. */
function holdingFingers(random: RandomChoice, kind: DocumentKind): readonly Finger[] {
  const { width, height } = kindFormats[kind];
  const skin = random.oneOf(skins);
  const radius = random.between(6.5, 9);
  const finger = (way: 1 | -1): Finger => {
    const depth = random.between(1, 2);
    const y = random.around(0.25, 0.6) * (height / 2);
    return {
      from: [way * (width / 2 + 80), y + random.around(12, 30) + 20],
      tip: [way * (width / 2 - depth + radius), y],
      radius,
      skin,
    };
  };
  return random.chance(0.5) ? [finger(-1), finger(1)] : [finger(random.sign())];
}
