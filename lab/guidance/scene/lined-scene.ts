import { randomChoice, type RandomChoice } from '../random-choice.ts';
import type { Split } from '../split.ts';
import { cardNames, variantsOfCard } from '../subjects/cards.ts';
import { otherRectangleNames } from '../subjects/other-rectangles.ts';
import {
  linedDocument,
  linedNames,
  pitch,
  variantsOfLined,
  type LinedDocument,
} from '../subjects/lined-documents.ts';
import { handColour, skinTones } from '../subjects/skin.ts';
import { describeScene, frameSide, maskWidth } from './describe-scene.ts';
import { mapped, planeToPicture } from './plane.ts';
import type { Finger, FlatObject, FrameScene, Reflection, TextureName } from './scene.ts';

/** What is wrong with the machine-readable rows of a document; `none`: it has no rows. */
export const lineCases = ['good', 'none', 'finger', 'sheet', 'leaving', 'blurredPart', 'glare'] as const;
export type LineCase = (typeof lineCases)[number];

export interface LinedScene {
  readonly scene: FrameScene;
  readonly document: LinedDocument;
  readonly name: string;
  /** A part that is out of focus; null for none. */
  readonly blurredPart: BlurredPart | null;
}

/** Lengths in pixels of the frame (1080 across). */
interface BlurredPart {
  /** A line: its direction, and where it begins to be blurred, from the picture's middle. */
  readonly angle: number;
  readonly from: number;
  /** From sharp to fully blurred. */
  readonly width: number;
  readonly defocus: number;
}

/** A document with rows (or without, for `none`) that fills most of the mask, in usual light. */
export function linedScene(seed: number, split: Split, only: LineCase): LinedScene {
  const random = randomChoice(seed, `${split} rows ${only}`);
  const base = describeScene(seed, split, 'good');
  const name = random.oneOf(linedNames(split, only !== 'none'));
  const variant = Math.floor(random.between(0, variantsOfLined));
  const document = linedDocument(split, name, variant);
  const { width } = document;
  const ratio = random.between(0.82, 1);
  const plane = {
    ...base.plane,
    distance: (base.plane.focal * width) / (ratio * maskWidth),
    shift: [random.around(12, 30), random.around(18, 60)] as [number, number],
  };
  const isUsualCard = only === 'none' && random.chance(0.7);
  const object: FlatObject = {
    ...base.objects.at(-1)!,
    texture: isUsualCard ? usualCard(random, split) : { kind: 'lined', name, variant },
    ...(isUsualCard ? {} : { width, height: document.height, radius: document.radius }),
  };
  const scene: FrameScene = {
    ...base,
    plane,
    groundPlane: base.groundPlane === base.plane ? plane : base.groundPlane,
    objects: [...base.objects.slice(0, -1).filter(({ texture }) => texture.kind !== 'other'), object],
    fingers: only === 'good' ? fingersElsewhere(random, document) : [],
    defocus: Math.min(base.defocus, 1.2),
    motion: Math.min(base.motion, 2.5),
    noise: Math.min(base.noise, 2.8),
  };
  return { ...flawed(scene, document, random, only, split), document, name };
}

/** One of the cards of the other frames. Some have rows, which are not of OCR-B and have a larger pitch. */
function usualCard(random: RandomChoice, split: Split): TextureName {
  return {
    kind: 'card',
    name: random.oneOf(cardNames(split)),
    variant: Math.floor(random.between(0, variantsOfCard)),
  };
}

function flawed(
  scene: FrameScene,
  document: LinedDocument,
  random: RandomChoice,
  only: LineCase,
  split: Split,
): Pick<LinedScene, 'scene' | 'blurredPart'> {
  const sharp = { blurredPart: null };
  if (only === 'finger')
    return { scene: { ...scene, fingers: fingersOver(random, document, scene.seed) }, ...sharp };
  if (only === 'sheet')
    return {
      scene: { ...scene, objects: [...scene.objects, sheetOver(random, document, split)], hasCard: false },
      ...sharp,
    };
  if (only === 'leaving') return { scene: leaving(scene, document, random), ...sharp };
  if (only === 'glare')
    return { scene: { ...scene, reflections: [reflectionOn(scene, document, random)] }, ...sharp };
  if (only === 'blurredPart') return { scene, blurredPart: partOf(scene, document, random) };
  return { scene, ...sharp };
}

type Point = readonly [number, number];

/** A place of a row, in mm from the document's middle. */
function placeOnRow({ width, height, first, middles, rows }: LinedDocument, random: RandomChoice): Point {
  const character = random.between(2, rows[0]!.length - 2);
  return [first + character * pitch - width / 2, random.oneOf(middles) - height / 2];
}

/** One or two fingers from the lower edge or a side whose tips lie on rows. */
function fingersOver(random: RandomChoice, document: LinedDocument, seed: number): readonly Finger[] {
  const skin = handColour(random, 1 + (seed % skinTones));
  const radius = random.between(6.5, 9);
  const { width, height } = document;
  const one = (): Finger => {
    const [x, y] = placeOnRow(document, random);
    if (random.chance(0.6)) {
      // From below, over the row's middle and up to 3 mm beyond.
      return {
        from: [x + random.around(12, 30), height / 2 + 70],
        tip: [x, y + radius - random.between(1.5, 5)],
        radius,
        skin,
      };
    }
    const way = random.sign();
    const depth = random.between(10, 24);
    return {
      from: [way * (width / 2 + 80), y + random.around(12, 30)],
      tip: [way * (width / 2 - depth + radius), y],
      radius,
      skin,
    };
  };
  return random.chance(0.25) ? [one(), one()] : [one()];
}

/** Fingers that hold the document above its rows. */
function fingersElsewhere(
  random: RandomChoice,
  { width, height, middles }: LinedDocument,
): readonly Finger[] {
  if (random.chance(0.7)) return [];
  const radius = random.between(6.5, 9);
  const way = random.sign();
  const lowest = (middles[0] ?? height) - height / 2 - 3 - radius * 1.2;
  const y = random.between(-height / 2, lowest);
  const depth = random.between(3, 12);
  return [
    {
      from: [way * (width / 2 + 80), y - 20],
      tip: [way * (width / 2 - depth + radius), y],
      radius,
      skin: handColour(random, 1 + Math.floor(random.between(0, skinTones))),
    },
  ];
}

/** A sheet, a note or a wallet's edge over one end of the rows. */
function sheetOver(random: RandomChoice, { width, height, first }: LinedDocument, split: Split): FlatObject {
  const depth = first + random.between(3, 12) * pitch;
  const way = random.sign();
  const size = 60;
  return {
    texture: {
      kind: 'other',
      name: random.oneOf(otherRectangleNames(split)),
      variant: Math.floor(random.between(0, 3)),
    },
    centre: [way * (width / 2 - depth + size / 2), height / 2 - 12 + random.around(6, 10)],
    angle: random.around(0.06, 0.2),
    width: size,
    height: size,
    radius: 0.3,
    shadow: random.between(0.2, 0.5),
    shadowReach: random.between(0.6, 2.5),
    glossy: false,
  };
}

/** The document moved so that an end of its rows is out of the picture. */
function leaving(scene: FrameScene, { width, first }: LinedDocument, random: RandomChoice): FrameScene {
  const { focal, distance, shift } = scene.plane;
  const pixels = focal / distance;
  const hidden = (first + random.between(2.5, 9) * pitch) * pixels;
  const x = random.sign() * (frameSide / 2 - (width * pixels) / 2 + hidden);
  const plane = { ...scene.plane, shift: [x, shift[1]] as const };
  return { ...scene, plane, groundPlane: scene.groundPlane === scene.plane ? plane : scene.groundPlane };
}

function inPicture({ plane }: FrameScene, [x, y]: Point): Point {
  return mapped(planeToPicture(plane, frameSide), x, y);
}

function reflectionOn(scene: FrameScene, document: LinedDocument, random: RandomChoice): Reflection {
  const [x, y] = inPicture(scene, placeOnRow(document, random));
  const width = (scene.plane.focal * document.width) / scene.plane.distance;
  return {
    shape: random.oneOf(['lamp', 'lamp', 'tube', 'window']),
    x: x + random.around(5, 12),
    y: y + random.around(5, 12),
    length: random.between(0.1, 0.25) * width,
    width: random.between(0.04, 0.1) * width,
    angle: random.between(0, 6.3),
    strength: random.between(1.5, 4),
  };
}

/** One end of the rows, or their lower part, is out of focus. */
function partOf(scene: FrameScene, document: LinedDocument, random: RandomChoice): BlurredPart {
  const [x, y] = inPicture(scene, placeOnRow(document, random));
  const angle =
    random.oneOf([0, 0, Math.PI, Math.PI, Math.PI / 2]) + scene.plane.turn + random.around(0.25, 0.7);
  const width = random.between(80, 300);
  const [dx, dy] = [x - frameSide / 2, y - frameSide / 2];
  const along = dx * Math.cos(angle) + dy * Math.sin(angle);
  const pitchInPicture = (pitch * scene.plane.focal) / scene.plane.distance;
  return {
    angle,
    from: along - width * random.between(0.3, 1),
    width,
    defocus: random.between(0.2, 0.45) * pitchInPicture,
  };
}
