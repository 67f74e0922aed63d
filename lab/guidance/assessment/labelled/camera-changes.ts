import type { RgbaSquare } from '@recto/analysis/pixels';
import sharp, { type Sharp } from 'sharp';
import { randomChoice } from '../../random-choice.ts';
import { mostPixels } from './picture-square.ts';

/** What another light or another camera makes of a square; its side may become smaller. */
type Change = (square: RgbaSquare) => Promise<RgbaSquare>;

/** The side of the squares in a phone's video of 720 × 960. */
export const videoSide = 720;

/** Lengths below this are less than sharp can blur by, in pixels. */
const leastSigma = 0.3;

/** Each change by its name in the table. */
export const cameraChanges = {
  '1.5 times as bright': (square) => processed(square, (picture) => picture.linear(1.5, 0)),
  'half as bright': (square) => processed(square, (picture) => picture.linear(0.5, 0)),
  'σ 1 px': (square) => blurred(square, 1),
  'σ 2.2 px': (square) => blurred(square, 2.2),
  'JPEG 70': (square) => compressed(square, 70),
  'warm light': (square) => processed(square, (picture) => picture.linear([1.12, 1, 0.72], [0, 0, 0])),
  'cool light': (square) => processed(square, (picture) => picture.linear([0.84, 1, 1.18], [0, 0, 0])),
  'noise of a cheap sensor': (square) => Promise.resolve(noisy(square, 8)),
  'JPEG of a phone’s video': async (square) => compressed(await scaledTo(square, videoSide), 50),
  'rolling shutter': (square) => Promise.resolve(sheared(square)),
  vignette: (square) => Promise.resolve(vignetted(square, 1.5)),
} satisfies Record<string, Change>;

export type CameraChange = keyof typeof cameraChanges;

export const cameraChangeNames = Object.keys(cameraChanges) as readonly CameraChange[];

/** @param sigma in pixels of a square of 1080. */
function blurred(square: RgbaSquare, sigma: number): Promise<RgbaSquare> {
  const own = (sigma * square.side) / mostPixels;
  return own < leastSigma ? Promise.resolve(square) : processed(square, (picture) => picture.blur(own));
}

/** With colours at half the resolution, as cameras save them. */
async function compressed(square: RgbaSquare, quality: number): Promise<RgbaSquare> {
  const file = await raw(square).jpeg({ quality, chromaSubsampling: '4:2:0' }).toBuffer();
  return decoded(sharp(file));
}

/** Scaled down to this side, if it is larger. */
export function scaledTo(square: RgbaSquare, side: number): Promise<RgbaSquare> {
  return square.side <= side
    ? Promise.resolve(square)
    : processed(square, (picture) => picture.resize(side, side));
}

/** Turned by 90° clockwise. */
export function turnedOnItsSide(square: RgbaSquare): Promise<RgbaSquare> {
  return processed(square, (picture) => picture.rotate(90));
}

function processed(square: RgbaSquare, change: (picture: Sharp) => Sharp): Promise<RgbaSquare> {
  return decoded(change(raw(square)));
}

/** Without its alpha, which would be changed too. */
export function raw({ data, side }: RgbaSquare): Sharp {
  return sharp(data, { raw: { width: side, height: side, channels: 4 } }).removeAlpha();
}

async function decoded(picture: Sharp): Promise<RgbaSquare> {
  const { data, info } = await picture.ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return { data, side: info.width };
}

/** Normal numbers, of a prime count, so that no row repeats the one above. */
const grain = Float32Array.from(
  { length: 65_537 },
  (
    (random) => () =>
      random.around(1, 3.4)
  )(randomChoice(5, 'grain')),
);

/** @param spread standard deviation, in levels of brightness. */
function noisy({ data, side }: RgbaSquare, spread: number): RgbaSquare {
  const result = new Uint8ClampedArray(data);
  for (let at = 0, next = 0; at < result.length; at += 4) {
    for (let colour = 0; colour < 3; colour += 1, next += 1) {
      result[at + colour] = data[at + colour]! + grain[next % grain.length]! * spread;
    }
  }
  return { data: result, side };
}

/** How far a row is moved by a camera that moves while it reads its rows from the top: faster and faster. */
export function shearAt(share: number): number {
  return 0.01 * share + 0.005 * share * share;
}

function sheared({ data, side }: RgbaSquare): RgbaSquare {
  const result = new Uint8ClampedArray(data.length).fill(255);
  for (let row = 0; row < side; row += 1) {
    const moved = shearAt(row / side) * side;
    const whole = Math.floor(moved);
    const part = moved - whole;
    for (let column = 0; column < side; column += 1) {
      const here = (row * side + Math.max(0, column - whole)) * 4;
      const before = (row * side + Math.max(0, column - whole - 1)) * 4;
      const to = (row * side + column) * 4;
      for (let colour = 0; colour < 3; colour += 1) {
        result[to + colour] = data[here + colour]! * (1 - part) + data[before + colour]! * part;
      }
    }
  }
  return { data: result, side };
}

/** About how levels of brightness follow from light. */
const gamma = 2.2;

/** @param stops how much darker the corners are. */
function vignetted({ data, side }: RgbaSquare, stops: number): RgbaSquare {
  const result = new Uint8ClampedArray(data);
  const half = side / 2;
  for (let row = 0, at = 0; row < side; row += 1) {
    for (let column = 0; column < side; column += 1, at += 4) {
      const distance = ((row - half) ** 2 + (column - half) ** 2) / (2 * half * half);
      const level = 2 ** ((-stops * distance) / gamma);
      for (let colour = 0; colour < 3; colour += 1) result[at + colour] = data[at + colour]! * level;
    }
  }
  return { data: result, side };
}
