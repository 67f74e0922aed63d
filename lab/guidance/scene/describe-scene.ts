import { materialNames, variantsOfMaterial } from '../backgrounds/materials.ts';
import { colour, type Colour } from '../picture/texture.ts';
import { randomChoice, type RandomChoice } from '../random-choice.ts';
import type { Split } from '../split.ts';
import { cardNames, variantsOfCard } from '../subjects/cards.ts';
import { otherRectangle, otherRectangleNames, variantsOfOther } from '../subjects/other-rectangles.ts';
import type { Plane } from './plane.ts';
import type { CastShadow, Finger, FlatObject, FrameScene, Reflection, TextureName } from './scene.ts';

/** ISO/IEC 7810 ID-1, in mm. */
const card = { width: 85.6, height: 53.98, radius: 3.18 };

/** The frame's side and the mask's width in it, in pixels (decision 2.5). */
export const frameSide = 1080;
export const maskWidth = frameSide * 0.92;
export const maskHeight = (maskWidth * card.height) / card.width;

/** Pixels for one mm at one mm: the main lens of a phone fills the mask from 12 cm, zoomed in from 21 cm (decision 2.7). */
const focals = [1393, 2440];

/** What is wrong with a frame, and how often. */
const cases = {
  good: 32,
  far: 8,
  close: 4,
  cutOff: 10,
  tilted: 4,
  turned: 5,
  beside: 4,
  defocused: 8,
  moving: 7,
  glare: 8,
  dark: 5,
  empty: 13,
} as const;

export type FrameCase = keyof typeof cases;

function chooseCase(random: RandomChoice): FrameCase {
  const total = Object.values(cases).reduce((sum, weight) => sum + weight, 0);
  let left = random.unit() * total;
  for (const [name, weight] of Object.entries(cases)) {
    left -= weight;
    if (left < 0) return name as FrameCase;
  }
  return 'good';
}

/** @param only makes this case instead of one that the seed chooses. */
export function describeScene(seed: number, split: Split, only?: FrameCase): FrameScene {
  const random = randomChoice(seed, split);
  const chosen = chooseCase(random);
  const first = only ?? chosen;
  const second = random.chance(0.12) ? chooseCase(random) : 'good';
  const has = (name: FrameCase) => first === name || (second === name && first !== 'empty');
  const hasCard = first !== 'empty';

  const plane = choosePlane(random, has);
  const inHand = hasCard && random.chance(0.14);
  const white = chooseWhite(random, has('dark'));
  const reflections = chooseReflections(random, has('glare'), plane);
  const others = chooseOthers(random, split, hasCard);
  const ground: TextureName = {
    kind: 'material',
    name: random.oneOf(materialNames(split)),
    variant: Math.floor(random.between(0, variantsOfMaterial)),
  };
  const slab = random.chance(0.16) ? [tableTop(random, split)] : [];
  const sheet = random.chance(0.1) ? [paperBelow(random, split)] : [];
  return {
    seed,
    split,
    plane,
    ground,
    groundPlane: inHand
      ? {
          ...plane,
          distance: plane.distance * random.between(2.2, 5),
          tilt: plane.tilt + random.around(0.2, 0.6),
          turn: random.between(-0.5, 0.5),
        }
      : plane,
    groundScale: random.between(0.11, 0.17),
    groundAngle: random.chance(0.55)
      ? random.around(0.06, 0.2) + random.oneOf([0, Math.PI / 2])
      : random.between(0, 6.3),
    groundShift: [random.between(-400, 400), random.between(-400, 400)],
    groundBlur: inHand ? random.oneOf([1, 2, 2, 3]) : 0,
    objects: [
      ...(inHand ? [] : [...slab, ...sheet]),
      ...others,
      ...(hasCard ? [chooseCard(random, split, inHand)] : []),
    ],
    hasCard,
    fingers: hasCard && (inHand || random.chance(0.1)) ? chooseFingers(random, inHand) : [],
    castShadows: random.chance(0.3) ? [castShadow(random)] : [],
    reflections,
    gradient: random.around(0.13, 0.4),
    gradientAngle: random.between(0, 6.3),
    vignette: random.between(0.02, 0.18),
    tint: chooseTint(random),
    white,
    defocus: has('defocused')
      ? random.between(2.2, 9)
      : random.chance(0.06)
        ? random.between(1.2, 2.2)
        : random.between(0.3, 1.1),
    motion: has('moving') ? random.between(6, 32) : random.chance(0.2) ? random.between(1.5, 6) : 0,
    motionAngle: random.between(0, Math.PI),
    noise: white < 110 ? random.between(2.5, 7) : random.between(0.6, 2.8),
    sharpening: random.chance(0.65) ? random.between(0.2, 0.9) : 0,
  };
}

function choosePlane(random: RandomChoice, has: (name: FrameCase) => boolean): Plane {
  const focal = random.oneOf(focals);
  let ratio = random.between(0.76, 1.02);
  if (has('far')) ratio = random.between(0.3, 0.66);
  if (has('close')) ratio = random.between(1.07, 1.35);
  if (has('beside')) ratio = random.between(0.55, 0.75);
  const limit = Math.max(6, (frameSide - ratio * maskWidth) / 2 - 12);
  let shift: [number, number] = [random.around(22, Math.min(60, limit)), random.around(30, 90)];
  if (has('far')) shift = [random.around(90, 200), random.around(90, 200)];
  if (has('beside')) {
    const room = (frameSide - ratio * maskWidth) / 2 - 20;
    shift = [random.sign() * random.between(0.6, 1) * room, random.sign() * random.between(60, 260)];
  }
  if (has('cutOff')) {
    const part = random.between(0.06, 0.4);
    const sideways = random.chance(0.6);
    const half = sideways ? (ratio * maskWidth) / 2 : (ratio * maskHeight) / 2;
    const move = random.sign() * (frameSide / 2 - half + part * 2 * half);
    shift = sideways ? [move, shift[1]] : [shift[0], move];
  }
  let turn = random.around(0.045, 0.12);
  if (has('turned')) {
    turn = random.chance(0.25)
      ? random.sign() * (Math.PI / 2) + random.around(0.08, 0.2)
      : random.sign() * random.between(0.2, 0.6);
  }
  if (random.chance(0.06)) turn += Math.PI;
  return {
    turn,
    tilt: has('tilted') ? random.between(0.33, 0.68) : Math.abs(random.around(0.07, 0.17)),
    tiltAxis: random.between(0, 6.3),
    distance: (focal * card.width) / (ratio * maskWidth),
    focal,
    shift,
  };
}

function chooseWhite(random: RandomChoice, dark: boolean): number {
  if (dark) return random.between(14, 68);
  if (random.chance(0.08)) return random.between(265, 310);
  if (random.chance(0.05)) return random.between(75, 140);
  return random.between(150, 255);
}

function chooseTint(random: RandomChoice): readonly [number, number, number] {
  const warm = random.around(0.06, 0.16);
  return [1 + warm, 1 + random.around(0.01, 0.03), 1 - warm];
}

function chooseCard(random: RandomChoice, split: Split, inHand: boolean): FlatObject {
  return {
    texture: {
      kind: 'card',
      name: random.oneOf(cardNames(split)),
      variant: Math.floor(random.between(0, variantsOfCard)),
    },
    centre: [0, 0],
    angle: 0,
    ...card,
    shadow: inHand ? 0 : random.between(0.15, 0.6),
    shadowReach: random.between(0.8, 4),
    glossy: true,
  };
}

function chooseOthers(random: RandomChoice, split: Split, hasCard: boolean): readonly FlatObject[] {
  if (!random.chance(hasCard ? 0.12 : 0.55)) return [];
  const name = random.oneOf(otherRectangleNames(split));
  const { width, height, radius, glossy } = otherRectangle(split, name);
  const aligned = random.chance(0.5);
  // A second thing lies beside the card; without a card it is anywhere, and half of the time in the mask.
  const away = hasCard
    ? random.between(62, 85) + (aligned ? width / 2 - 30 : height / 2)
    : random.between(0, aligned ? 8 : 50);
  const direction = random.between(0, 6.3);
  const scale = hasCard ? 1 : random.between(0.55, 1.1);
  return [
    {
      texture: { kind: 'other', name, variant: Math.floor(random.between(0, variantsOfOther)) },
      centre: [Math.cos(direction) * away, Math.sin(direction) * away],
      angle: aligned ? random.around(0.04, 0.1) : random.between(0, 6.3),
      width: width * scale,
      height: height * scale,
      radius: radius * scale,
      shadow: random.between(0.2, 0.6),
      shadowReach: random.between(1, 5),
      glossy,
    },
  ];
}

/** A table top whose edge crosses the picture. */
function tableTop(random: RandomChoice, split: Split): FlatObject {
  const angle = random.around(0.08, 0.3) + (Math.floor(random.between(0, 4)) * Math.PI) / 2;
  const edge = random.between(29, 60);
  return {
    texture: {
      kind: 'material',
      name: random.oneOf(materialNames(split)),
      variant: Math.floor(random.between(0, variantsOfMaterial)),
    },
    centre: [Math.cos(angle) * (edge - 400), Math.sin(angle) * (edge - 400)],
    angle,
    width: 800,
    height: 1600,
    radius: 1,
    shadow: random.between(0.3, 0.7),
    shadowReach: random.between(5, 20),
    glossy: false,
  };
}

/** A large sheet or cloth under the card, with an edge near it. */
function paperBelow(random: RandomChoice, split: Split): FlatObject {
  return {
    texture: {
      kind: 'material',
      name: random.oneOf(materialNames(split)),
      variant: Math.floor(random.between(0, variantsOfMaterial)),
    },
    centre: [random.around(40, 90), random.around(50, 110)],
    angle: random.around(0.2, 0.8),
    width: 297,
    height: 210,
    radius: 0.2,
    shadow: random.between(0.15, 0.4),
    shadowReach: random.between(0.6, 2.5),
    glossy: false,
  };
}

export const skins: readonly Colour[] = ['e3b496', 'c98f6a', 'a06a47', '704832', '4b3023', 'efc7b0'].map(
  colour,
);

function chooseFingers(random: RandomChoice, inHand: boolean): readonly Finger[] {
  const skin = random.oneOf(skins);
  const radius = random.between(6.5, 9);
  const finger = (side: 'left' | 'right' | 'bottom'): Finger => {
    const depth = random.between(2, inHand ? 15 : 9);
    const along = random.around(0.25, 0.75);
    const slant = random.around(12, 30);
    if (side === 'bottom') {
      const x = (along * card.width) / 2;
      return {
        from: [x + slant, card.height / 2 + 70],
        tip: [x, card.height / 2 - depth + radius],
        radius,
        skin,
      };
    }
    const way = side === 'left' ? -1 : 1;
    const y = (along * card.height) / 2;
    return {
      from: [way * (card.width / 2 + 80), y + slant + 20],
      tip: [way * (card.width / 2 - depth + radius), y],
      radius,
      skin,
    };
  };
  if (inHand && random.chance(0.4)) return [finger('left'), finger('right')];
  return [finger(random.oneOf(['left', 'right', 'bottom'] as const))];
}

function castShadow(random: RandomChoice): CastShadow {
  return {
    angle: random.between(0, 6.3),
    offset: random.around(220, 420),
    bend: random.around(0.0005, 0.0012),
    penumbra: random.chance(0.4) ? random.between(3, 20) : random.between(20, 160),
    light: random.between(0.4, 0.8),
  };
}

function chooseReflections(
  random: RandomChoice,
  glare: boolean,
  { shift, distance, focal }: Plane,
): readonly Reflection[] {
  const width = (focal * card.width) / distance;
  const place = (): Reflection => ({
    shape: random.oneOf(['lamp', 'lamp', 'tube', 'window']),
    x: frameSide / 2 + shift[0] + random.between(-0.42, 0.42) * width,
    y: frameSide / 2 + shift[1] + random.between(-0.26, 0.26) * width,
    length: random.between(0.13, 0.34) * width,
    width: random.between(0.05, 0.13) * width,
    angle: random.between(0, 6.3),
    strength: random.between(1, 3.5),
  });
  if (glare) return random.chance(0.25) ? [place(), place()] : [place()];
  // A faint sheen, which washes colours out a little and is no reason to refuse.
  return random.chance(0.3)
    ? [
        {
          ...place(),
          shape: 'lamp',
          length: width * 0.4,
          width: width * 0.2,
          strength: random.between(0.03, 0.16),
        },
      ]
    : [];
}
