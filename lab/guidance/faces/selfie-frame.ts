import { rgbaPixels, type FramePixels, type RgbaSquare } from '@recto/analysis/pixels';
import type { Point } from '@recto/core';
import sharp from 'sharp';
import type { RandomChoice } from '../random-choice.ts';
import { drawnCover, type Cover } from './drawn-covers.ts';
import type { Portrait } from './portraits.ts';

/** The side of a frame, in pixels. */
const side = 320;

/** The middle of the landmarks of a well-framed face, as a share of the square. */
const framed = { x: 0.5, y: 0.58 };

/** How a face is framed and lit. */
export interface Pose {
  /** From the highest to the lowest landmark, as a share of the square; the box of the detector is 1.27 times as high. */
  readonly share: number;
  /** Where the face's middle is, from that of a well-framed one, as a share of the square. */
  readonly aside: number;
  readonly below: number;
  /** In radians. */
  readonly roll: number;
  readonly isMirrored: boolean;
  readonly gain: number;
}

/** A pose that is as the guidance asks for it. */
export function goodPose({ between, chance }: RandomChoice): Pose {
  return {
    share: between(0.41, 0.54),
    aside: between(-0.05, 0.05),
    below: between(-0.04, 0.04),
    roll: between(-0.15, 0.15),
    isMirrored: chance(0.5),
    gain: between(0.75, 1.15),
  };
}

/** What the selfie's camera shows of a portrait. Outside the photo, its edge goes on. */
export async function selfieFrame(
  portrait: Portrait,
  pose: Pose,
  cover: Cover,
  choice: RandomChoice,
): Promise<{ readonly square: RgbaSquare; readonly pixels: FramePixels }> {
  const { data, width, height, landmarks } = portrait;
  const [left, right] = ends(landmarks.map(({ x }) => x));
  const [top, bottom] = ends(landmarks.map(({ y }) => y));
  const length = (bottom - top) / pose.share;
  const [cos, sin, flip] = [Math.cos(pose.roll), Math.sin(pose.roll), pose.isMirrored ? -1 : 1];
  const middle = { x: framed.x + pose.aside, y: framed.y + pose.below };
  const inFrame = ({ x, y }: Point): Point => {
    const [u, v] = [(x - (left + right) / 2) * flip, y - (top + bottom) / 2];
    return {
      x: ((u * cos - v * sin) / length + middle.x) * side,
      y: ((u * sin + v * cos) / length + middle.y) * side,
    };
  };
  const drawn = drawnCover(cover, landmarks.map(inFrame), choice);
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${side}" height="${side}">${drawn}</svg>`;
  const over = await sharp(Buffer.from(svg)).ensureAlpha().raw().toBuffer();
  const rgba = new Uint8ClampedArray(side * side * 4);
  for (let pixel = 0; pixel < side * side; pixel += 1) {
    const x = ((pixel % side) + 0.5) / side - middle.x;
    const y = (Math.floor(pixel / side) + 0.5) / side - middle.y;
    const column = (x * cos + y * sin) * length * flip + (left + right) / 2;
    const row = (y * cos - x * sin) * length + (top + bottom) / 2;
    const from = 3 * (within(row, height) * width + within(column, width));
    const alpha = over[4 * pixel + 3]! / 255;
    for (let channel = 0; channel < 3; channel += 1) {
      const value = (1 - alpha) * data[from + channel]! + alpha * over[4 * pixel + channel]!;
      rgba[4 * pixel + channel] = pose.gain * value;
    }
    rgba[4 * pixel + 3] = 255;
  }
  const square = { data: rgba, side };
  return { square, pixels: rgbaPixels(square, side) };
}

function within(value: number, length: number): number {
  return Math.min(length - 1, Math.max(0, Math.floor(value)));
}

function ends(values: readonly number[]): readonly [number, number] {
  return [Math.min(...values), Math.max(...values)];
}
