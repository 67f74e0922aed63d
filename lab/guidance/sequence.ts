import { frameOf, type Frame } from './frame.ts';
import { randomChoice, type RandomChoice } from './random-choice.ts';
import { kindFormats, type DocumentKind } from './kinds.ts';
import { describeKindScene } from './scene/describe-kind-scene.ts';
import { describeScene, frameSide } from './scene/describe-scene.ts';
import type { Plane } from './scene/plane.ts';
import type { Finger, FrameScene } from './scene/scene.ts';
import type { Split } from './split.ts';

/** Frames that follow each other, ten for each second. */
export interface Sequence {
  /** From the frame with this number on, the card is held still in the mask; null without a card. */
  readonly goodFrom: number | null;
  readonly length: number;
  /** @param side of the picture in pixels. */
  readonly frameAt: (index: number, side?: number) => Frame;
}

/** How long a card is held still, in frames. */
const held = 31;

/** How long a scene without a card is looked at, in frames: auto-capture needs 1.1 seconds. */
const emptyLength = 16;

/**
 * A card comes into the picture, comes to rest in the mask and is held there for 3 seconds with a shaking hand. Light,
 * focus and place are good at the end; the rest is as varied as in single frames.
 */
export function cardSequence(seed: number, split: Split): Sequence {
  const random = randomChoice(seed, `${split} sequence`);
  return arrival(random, goodScene(random, seed, split), seed);
}

/** The same of a well framed document of this kind. */
export function kindSequence(kind: DocumentKind, seed: number, split: Split): Sequence {
  const random = randomChoice(seed, `${split} ${kind} sequence`);
  const scene = describeKindScene(kind, Math.floor(random.between(0, 1e9)), split);
  return arrival(random, { ...scene, seed, motion: 0 }, seed);
}

function arrival(random: RandomChoice, scene: FrameScene, seed: number): Sequence {
  const arriving = Math.round(random.between(4, 10));
  const settling = Math.round(random.between(3, 6));
  const start = startOf(random, scene.plane);
  const shake = shakeOf(random);
  const goodFrom = arriving + settling;
  return {
    goodFrom,
    length: goodFrom + held,
    frameAt: (index, side) => {
      const part = Math.min(1, index / goodFrom);
      const before = between(start, scene.plane, eased(Math.max(0, part - 0.35 / goodFrom)));
      const now = between(start, scene.plane, eased(part));
      const tremor = shake(index);
      // The shutter is open for a third of the time from frame to frame.
      const [dx, dy] = [
        now.shift[0] - before.shift[0] + tremor.speed[0],
        now.shift[1] - before.shift[1] + tremor.speed[1],
      ];
      const plane = shifted(now, tremor.shift, tremor.turn);
      return frameOf(
        {
          ...scene,
          plane,
          groundPlane: scene.groundPlane === scene.plane ? plane : scene.groundPlane,
          motion: Math.hypot(dx, dy),
          motionAngle: Math.atan2(dy, dx),
          // The camera focuses once the picture rests.
          defocus: scene.defocus + (part < 1 ? (1 - part) * 4 : 0),
          seed: seed * 131 + index * 17,
        },
        side,
      );
    },
  };
}

/** A camera that moves slowly over a scene without a card, stopping here and there. */
export function emptySequence(seed: number, split: Split): Sequence {
  const random = randomChoice(seed, `${split} empty sequence`);
  const scene = describeScene(Math.floor(random.between(0, 1e9)), split, 'empty');
  const end = startOf(random, scene.plane);
  const shake = shakeOf(random);
  const pace = random.chance(0.5) ? 0 : random.between(0.05, 0.5);
  return {
    goodFrom: null,
    length: emptyLength,
    frameAt: (index, side) => {
      const tremor = shake(index);
      const now = between(scene.plane, end, (index / emptyLength) * pace);
      const plane = shifted(now, tremor.shift, tremor.turn);
      return frameOf({ ...scene, plane, groundPlane: plane, seed: seed * 131 + index * 17 }, side);
    },
  };
}

/** A scene of which a photo would be good. */
function goodScene(random: RandomChoice, seed: number, split: Split): FrameScene {
  const scene = describeScene(Math.floor(random.between(0, 1e9)), split, 'good');
  const ratio = random.between(0.86, 1);
  const { plane } = scene;
  const near: Plane = {
    ...plane,
    distance: (plane.focal * 85.6) / (ratio * frameSide * 0.92),
    shift: [random.around(9, 22), random.around(12, 30)],
    turn: random.around(0.02, 0.05),
    tilt: Math.min(plane.tilt, 0.1),
  };
  return {
    ...scene,
    seed,
    plane: near,
    groundPlane: scene.groundPlane === plane ? near : scene.groundPlane,
    white: Math.max(165, Math.min(250, scene.white)),
    noise: Math.min(2, scene.noise),
    defocus: Math.min(0.9, scene.defocus),
    motion: 0,
    fingers: scene.fingers.map(atEdge),
    // A sheen stays; a white spot does not.
    reflections: scene.reflections.filter(({ strength }) => strength < 0.5),
  };
}

/** How far a finger that covers nothing reaches over the edge, in mm. */
const hold = 2;

/** A finger that holds the card's edge and covers no print. */
function atEdge({ from, tip, ...finger }: Finger): Finger {
  const { width, height } = kindFormats.id1;
  const outward = (place: number, half: number) => {
    const least = half - hold + finger.radius;
    return Math.abs(place) > half - 16 && Math.abs(place) < least ? Math.sign(place) * least : place;
  };
  const isBelow = Math.abs(from[1]) > height / 2 + 60;
  return isBelow
    ? { ...finger, from, tip: [tip[0], outward(tip[1], height / 2)] }
    : { ...finger, from, tip: [outward(tip[0], width / 2), tip[1]] };
}

function startOf(random: RandomChoice, plane: Plane): Plane {
  const away = random.between(150, 520);
  const direction = random.between(0, 6.3);
  return {
    ...plane,
    distance: plane.distance * random.between(1.05, 1.9),
    shift: [plane.shift[0] + Math.cos(direction) * away, plane.shift[1] + Math.sin(direction) * away],
    turn: plane.turn + random.around(0.12, 0.35),
    tilt: Math.min(0.5, plane.tilt + random.between(0, 0.25)),
  };
}

function between(from: Plane, to: Plane, part: number): Plane {
  const mix = (a: number, b: number) => a + (b - a) * part;
  return {
    ...to,
    distance: mix(from.distance, to.distance),
    turn: mix(from.turn, to.turn),
    tilt: mix(from.tilt, to.tilt),
    shift: [mix(from.shift[0], to.shift[0]), mix(from.shift[1], to.shift[1])],
  };
}

function shifted(plane: Plane, [x, y]: readonly [number, number], turn: number): Plane {
  return { ...plane, shift: [plane.shift[0] + x, plane.shift[1] + y], turn: plane.turn + turn };
}

function eased(part: number): number {
  return 1 - (1 - part) ** 3;
}

/** A hand's tremor: a slow drift and a faster shake, in pixels and radians. */
function shakeOf(random: RandomChoice) {
  const wave = (strength: number, from: number, to: number) => {
    const frequency = random.between(from, to);
    const phase = random.between(0, 6.3);
    return {
      at: (seconds: number) => strength * Math.sin(seconds * frequency * 2 * Math.PI + phase),
      speed: (seconds: number) =>
        strength * frequency * 2 * Math.PI * Math.cos(seconds * frequency * 2 * Math.PI + phase),
    };
  };
  const steadiness = random.between(0.4, 1.5);
  const axes = [0, 1].map(() => [wave(2.6 * steadiness, 0.2, 0.6), wave(1 * steadiness, 1.2, 3)] as const);
  const roll = wave(0.003 * steadiness, 0.2, 0.8);
  return (index: number) => {
    const seconds = index / 10;
    const of = (kind: 'at' | 'speed', axis: number) =>
      axes[axis]!.reduce((sum, each) => sum + each[kind](seconds), 0);
    const exposure = 1 / 60;
    return {
      shift: [of('at', 0), of('at', 1)] as const,
      speed: [of('speed', 0) * exposure, of('speed', 1) * exposure] as const,
      turn: roll.at(seconds),
    };
  };
}
