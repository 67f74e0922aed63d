import { lightOfLevel } from '../picture/photographic-levels.ts';
import { photographNames, photographSide, variantsOfPhotograph } from '../photographs.ts';
import type { RandomChoice } from '../random-choice.ts';
import { subjectsOf } from '../split.ts';
import { cardNames, variantsOfCard } from '../subjects/cards.ts';
import { variantsOfCover, walletNames } from '../subjects/covers.ts';
import { framedNames, variantsOfDocument } from '../subjects/documents/documents.ts';
import { frameSide, maskWidth } from './describe-scene.ts';
import { withHand } from './hands.ts';
import type { Plane } from './plane.ts';
import type { FlatObject, FrameScene, TextureName } from './scene.ts';

type Change = (random: RandomChoice, scene: FrameScene) => FrameScene;

/** What is different from a well framed document. */
const changes = {
  wellFramed: (_random, scene) => scene,
  copy: photocopied,
  laminated,
  slot: inSlot,
  fingersOnPrint: (random, scene) => withHand(random, scene, 'fingersOnPrint'),
  handLongSide: (random, scene) => withHand(random, scene, 'handLongSide'),
  thumbs: (random, scene) => withHand(random, scene, 'thumbs'),
  oneCorner: (random, scene) => withHand(random, scene, 'oneCorner'),
  /** 22 to 36 degrees. */
  tilted: (random, scene) => moved(scene, { tilt: random.between(0.384, 0.628) }, random.between(0.7, 0.84)),
  /** 16 to 40 degrees. */
  turned: (random, scene) =>
    moved(scene, { turn: random.sign() * random.between(0.28, 0.698) }, random.between(0.68, 0.8)),
  brightUneven,
  /** Needs `installPhotographs`. */
  onPhotograph,
  framed: (random, scene) =>
    withDesign(scene, {
      kind: 'document',
      name: `id1-${random.oneOf(framedNames(scene.split))}`,
      variant: Math.floor(random.between(0, variantsOfDocument)),
    }),
} satisfies Record<string, Change>;

export type KindCondition = keyof typeof changes;

export const kindConditions = Object.keys(changes) as readonly KindCondition[];

/** Changes a scene with a well framed document into one of this condition. */
export function inCondition(condition: KindCondition, random: RandomChoice, scene: FrameScene): FrameScene {
  return changes[condition](random, scene);
}

function moved(scene: FrameScene, change: Partial<Plane>, ratio: number): FrameScene {
  const { width } = scene.objects.at(-1)!;
  const distance = (scene.plane.focal * width) / (ratio * maskWidth);
  const plane = { ...scene.plane, distance, ...change };
  return { ...scene, plane, groundPlane: scene.groundPlane === scene.plane ? plane : scene.groundPlane };
}

function withDesign(scene: FrameScene, texture: TextureName): FrameScene {
  const document = scene.objects.at(-1)!;
  return { ...scene, objects: [...scene.objects.slice(0, -1), { ...document, texture }] };
}

/** Behind the document, whatever lies on its level. */
function lying(scene: FrameScene, ...below: readonly FlatObject[]): FrameScene {
  const document = scene.objects.at(-1)!;
  return {
    ...scene,
    groundPlane: scene.plane,
    groundBlur: 0,
    fingers: [],
    objects: [...scene.objects.slice(0, -1), ...below, document],
  };
}

/** Printed 1:1 in grey on a white sheet, which goes beyond the picture or ends somewhere beside the print. */
function photocopied(random: RandomChoice, scene: FrameScene): FrameScene {
  const document = scene.objects.at(-1)!;
  const isWhole = random.chance(0.5);
  const [width, height] = isWhole ? [600, 500] : random.oneOf([[297, 210] as const, [210, 297] as const]);
  const room = [width / 2 - document.width / 2 - 8, height / 2 - document.height / 2 - 8] as const;
  const sheet: FlatObject = {
    ...document,
    texture: { kind: 'cover', name: 'sheet', variant: Math.floor(random.between(0, variantsOfCover)) },
    centre: isWhole ? [0, 0] : [random.between(-1, 1) * room[0], random.between(-1, 1) * room[1]],
    width,
    height,
    radius: 0.2,
    radii: [0.2, 0.2, 0.2, 0.2],
    shadow: 0.3,
    shadowReach: 1.5,
    glossy: false,
  };
  // A copier often prints the card's edge as a thin shadow.
  const print: FlatObject = {
    ...document,
    texture: { ...document.texture, isCopied: true },
    glossy: false,
    shadow: random.chance(0.6) ? random.between(0.1, 0.5) : 0,
    shadowReach: random.between(0.15, 0.4),
  };
  const laid = lying({ ...scene, objects: scene.objects.filter(isNoOther) }, sheet);
  return { ...laid, objects: [...laid.objects.slice(0, -1), print], reflections: [] };
}

function isNoOther({ texture }: FlatObject): boolean {
  return texture.kind !== 'other';
}

/** Between two clear films that are sealed around it; a pouch of 95 × 64 mm for ID-1. */
function laminated(random: RandomChoice, scene: FrameScene): FrameScene {
  const document = scene.objects.at(-1)!;
  const nearer = moved(scene, {}, random.between(0.78, 0.95));
  const pouch: FlatObject = {
    ...document,
    texture: { kind: 'cover', name: 'pouch', variant: 0 },
    centre: [random.around(0.7, 1.5), random.around(0.7, 1.5)],
    angle: random.around(0.006, 0.015),
    width: document.width + 9.4,
    height: document.height + 10,
    radius: 4,
    radii: [4, 4, 4, 4],
    glossy: true,
    alpha: random.between(0.06, 0.2),
    shadow: random.between(0.1, 0.4),
    shadowReach: random.between(0.6, 2),
  };
  const inside = { ...document, shadow: random.between(0.05, 0.2), shadowReach: 0.5 };
  return { ...nearer, objects: [...nearer.objects.slice(0, -1), pouch, inside] };
}

/** A wallet's pocket hides 15 to 45 % of the document, from any side. */
function inSlot(random: RandomChoice, scene: FrameScene): FrameScene {
  const document = scene.objects.at(-1)!;
  const wallet = random.oneOf(walletNames(scene.split));
  const variant = Math.floor(random.between(0, variantsOfCover));
  // The direction into which the pocket opens: up, right, left or down.
  const angle = random.oneOf([0, 0, 0, Math.PI / 2, -Math.PI / 2, Math.PI]);
  const [fx, fy] = [Math.round(Math.sin(angle)), -Math.round(Math.cos(angle))];
  const isUpright = fx === 0;
  const length = isUpright ? document.height : document.width;
  const width = (isUpright ? document.width : document.height) + random.between(8, 40);
  const depth = random.between(0.15, 0.45) * length;
  const at = (along: number): readonly [number, number] => [fx * along, fy * along];
  const leather = (name: string, from: number, to: number, change: Partial<FlatObject>): FlatObject => ({
    texture: { kind: 'cover', name, variant },
    centre: at((from + to) / 2),
    angle,
    width,
    height: to - from,
    radius: 2,
    shadow: random.between(0.3, 0.6),
    shadowReach: random.between(1, 3),
    glossy: false,
    ...change,
  });
  const back = -length / 2 - random.between(8, 60);
  const body = leather(`${wallet}-inside`, back, -length / 2 + depth + random.between(2, length * 1.1), {
    width: width + random.between(2, 16),
    shadowReach: random.between(2, 6),
  });
  const pocket = leather(wallet, back, depth - length / 2, { angle: angle + random.around(0.01, 0.03) });
  const laid = lying({ ...scene, objects: scene.objects.filter(isNoOther) }, body);
  return { ...laid, covers: [pocket], covering: 'slot' };
}

/** Light designs, whose paper is nearly white in bright light. */
const lightCards: Readonly<Record<'tune' | 'score', readonly string[]>> = {
  tune: ['whitePlastic', 'skyIdentity', 'skyBack', 'peachLicence'],
  score: ['whiteResidence', 'ivoryText', 'tealBack'],
};

/** Bright light that falls from one side on a light card and is mirrored by nothing. */
function brightUneven(random: RandomChoice, scene: FrameScene): FrameScene {
  const names = lightCards[subjectsOf(scene.split)].filter((name) => cardNames(scene.split).includes(name));
  const variant = Math.floor(random.between(0, variantsOfCard));
  const lit = withDesign(scene, { kind: 'card', name: random.oneOf(names), variant });
  const gradient = random.between(0.2, 0.45);
  // The light at the brightest corner of the card, where 1 is that of white paper: printed white becomes 243 to 252.
  const brightest = random.between(0.95, 1.15);
  const { distance, focal } = scene.plane;
  const { width, height } = scene.objects.at(-1)!;
  const across = Math.abs(Math.cos(scene.gradientAngle)) * width;
  const down = Math.abs(Math.sin(scene.gradientAngle)) * height;
  const reach = ((across + down) * focal) / distance / frameSide;
  const light = brightest / (1 + gradient * reach);
  const white = lightOfLevel.findLastIndex((value) => value <= light);
  return {
    ...lit,
    gradient,
    white,
    castShadows: [],
    reflections: [],
    vignette: Math.min(0.06, scene.vignette),
    tint: [1, 1, 1],
    sharpening: Math.min(0.4, scene.sharpening),
  };
}

/** On a photograph, which fills the picture: a part of another one begins where it ends. */
function onPhotograph(random: RandomChoice, scene: FrameScene): FrameScene {
  const { plane, split } = scene;
  // What the picture shows of the ground is about as wide as the part of the photograph, or up to a third less.
  const groundScale = ((frameSide / plane.focal) * plane.distance * random.between(1, 1.5)) / photographSide;
  const angle = random.oneOf([0, Math.PI / 2, Math.PI, -Math.PI / 2]) + random.around(0.05, 0.15);
  const middle = [0, 1].map(() => photographSide * groundScale * random.between(0.45, 0.55)) as [
    number,
    number,
  ];
  return {
    ...scene,
    ground: {
      kind: 'photograph',
      name: random.oneOf(photographNames(split)),
      variant: Math.floor(random.between(0, variantsOfPhotograph)),
    },
    groundPlane: plane,
    groundBlur: 0,
    groundScale,
    groundAngle: angle,
    groundShift: [
      middle[0] * Math.cos(angle) + middle[1] * Math.sin(angle),
      middle[1] * Math.cos(angle) - middle[0] * Math.sin(angle),
    ],
    objects: scene.objects.filter(({ texture }) => texture.kind !== 'material'),
  };
}
