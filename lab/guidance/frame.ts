import type { PictureSide } from '@recto/core';
import type { DocumentKind } from './kinds.ts';
import { describeKindScene } from './scene/describe-kind-scene.ts';
import { describeScene, frameSide, maskWidth, type FrameCase } from './scene/describe-scene.ts';
import type { KindCondition } from './scene/kind-conditions.ts';
import { mapped, planeToPicture } from './scene/plane.ts';
import { render, type RenderedScene } from './scene/render.ts';
import type { FrameScene } from './scene/scene.ts';
import type { Split } from './split.ts';
import type { FrameTruth } from './truth.ts';

export { frameSide } from './scene/describe-scene.ts';

/** A synthetic frame and what is really in it. */
export interface Frame {
  /** Red, green, blue of each pixel, row by row; `frameSide` (1080) squared, the centred square that is saved. */
  readonly pixels: Buffer;
  readonly truth: FrameTruth;
}

/**
 * Draws a frame; the same for the same seed and split.
 * @param only draws this case instead of one that the seed chooses.
 */
export function frame(seed: number, split: Split, only?: FrameCase): Frame {
  return frameOf(describeScene(seed, split, only));
}

/**
 * Draws a document of this kind; the same for the same arguments.
 * @param condition what keeps a photo of it from being good, or makes it harder to find; nothing if it is left out.
 */
export function kindFrame(kind: DocumentKind, seed: number, split: Split, condition?: KindCondition): Frame {
  return frameOf(describeKindScene(kind, seed, split, condition));
}

/**
 * Films a scene that was described otherwise, such as a step of a sequence.
 * @param side of the picture, in pixels: a camera's lower resolution. What is true stays in pixels of 1080.
 */
export function frameOf(scene: FrameScene, side = frameSide): Frame {
  const { pixels, ...seen } = render(scene, side);
  return { pixels, truth: truthOf(scene, seen) };
}

const degrees = 180 / Math.PI;

function truthOf(scene: FrameScene, seen: Omit<RenderedScene, 'pixels'>): FrameTruth {
  const { plane, hasCard, objects } = scene;
  const corners = hasCard ? cornersOf(scene) : null;
  const first = corners === null ? 0 : topLeftOf(corners);
  const inOrder = <Item>(items: readonly Item[]) => items.map((_, at) => items[(first + at) % 4]!);
  const quad = corners === null ? null : inOrder(corners);
  const { width, height } = hasCard ? objects.at(-1)! : { width: 0, height: 0 };
  return {
    quad,
    visible: quad === null ? 0 : visibleShare(quad),
    cutOff: quad === null ? [] : sidesLeft(quad),
    defocus: scene.defocus,
    motion: scene.motion,
    white: scene.white,
    kind: hasCard ? (scene.kind ?? 'id1') : null,
    size: [width, height],
    ratio: (plane.focal * width) / plane.distance / maskWidth,
    tilt: hasCard ? plane.tilt * degrees : 0,
    turn: hasCard ? ((plane.turn * degrees + 540) % 360) - 180 : 0,
    offset: hasCard ? plane.shift : [0, 0],
    others: objects.filter(({ texture }) => texture.kind === 'other').map(({ texture }) => texture.name),
    design: hasCard ? objects.at(-1)!.texture.name : null,
    background: scene.ground.name,
    fingers: scene.fingers.length,
    ...seen,
    covering: scene.covering ?? null,
    coveredSides: inOrder(seen.coveredSides),
    coveredCorners: inOrder(seen.coveredCorners),
    skinTone: scene.skinTone ?? null,
  };
}

type Place = readonly [number, number];

function cornersOf({ plane, objects }: FrameScene): readonly Place[] {
  const { width, height } = objects.at(-1)!;
  const map = planeToPicture(plane, frameSide);
  const [w, h] = [width / 2, height / 2];
  return [mapped(map, -w, -h), mapped(map, w, -h), mapped(map, w, h), mapped(map, -w, h)];
}

/** @returns which corner is top left in the picture. */
function topLeftOf(corners: readonly Place[]): number {
  return corners.reduce((best, [x, y], at) => (x + y < corners[best]![0] + corners[best]![1] ? at : best), 0);
}

function visibleShare(quad: readonly Place[]): number {
  return areaOf(clippedTo(quad, frameSide)) / areaOf(quad);
}

function sidesLeft(quad: readonly Place[]): readonly PictureSide[] {
  const xs = quad.map(([x]) => x);
  const ys = quad.map(([, y]) => y);
  const sides: [PictureSide, boolean][] = [
    ['top', Math.min(...ys) < 0],
    ['right', Math.max(...xs) > frameSide],
    ['bottom', Math.max(...ys) > frameSide],
    ['left', Math.min(...xs) < 0],
  ];
  return sides.filter(([, left]) => left).map(([side]) => side);
}

/** @returns the part of a polygon within a square with its top left corner at 0, 0. */
export function clippedTo(polygon: readonly Place[], side: number): readonly Place[] {
  let points = polygon;
  for (const [axis, limit, sign] of [
    [0, 0, 1],
    [0, side, -1],
    [1, 0, 1],
    [1, side, -1],
  ] as const) {
    points = points.flatMap((from, at) => {
      const to = points[(at + 1) % points.length]!;
      const before = (from[axis] - limit) * sign;
      const after = (to[axis] - limit) * sign;
      const kept: Place[] = before >= 0 ? [from] : [];
      if (before >= 0 !== after >= 0) {
        const part = before / (before - after);
        kept.push([from[0] + (to[0] - from[0]) * part, from[1] + (to[1] - from[1]) * part]);
      }
      return kept;
    });
  }
  return points;
}

/** @returns the area of a polygon. */
export function areaOf(points: readonly Place[]): number {
  return Math.abs(
    points.reduce((sum, [x, y], at) => {
      const [nextX, nextY] = points[(at + 1) % points.length]!;
      return sum + x * nextY - nextX * y;
    }, 0) / 2,
  );
}
