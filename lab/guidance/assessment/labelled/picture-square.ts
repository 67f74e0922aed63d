import type { RgbaSquare } from '@recto/analysis/pixels';
import sharp from 'sharp';
import type { Corners, Place } from './labels.ts';

/** The most pixels that a square of the app's camera has on each side. */
export const mostPixels = 1080;

/** Red, green and blue of each pixel, row by row. */
export interface Raster {
  readonly data: Uint8Array;
  readonly width: number;
  readonly height: number;
}

/** A square that is cut out of a picture, in the picture's pixels. */
export interface SquarePlace {
  readonly middle: Place;
  /** How far its upper side is turned clockwise, in radians. */
  readonly turn: number;
  readonly side: number;
}

/** A square cut out of a picture. */
export interface CutSquare extends RgbaSquare {
  /** The share of it that lies beyond the picture and is the picture's mirror image, 0 to 1. */
  readonly mirrored: number;
}

/** @param file a PNG or JPEG. @throws if it is neither, or broken. */
export async function readPicture(file: string): Promise<Raster> {
  const { data, info } = await sharp(file)
    .autoOrient()
    .flatten({ background: '#fff' })
    .toColourspace('srgb')
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

/** Cuts squares out of one picture. It keeps the sizes to which the picture was scaled down for them. */
export class SquareCutter {
  readonly picture: Raster;
  readonly #scaled = new Map<number, Promise<Raster>>();

  constructor(picture: Raster) {
    this.picture = picture;
  }

  /** Never enlarges: the square has as many pixels as the picture has there, and at most `mostPixels`. */
  async cut({ middle, turn, side }: SquarePlace): Promise<CutSquare> {
    const pixels = Math.min(mostPixels, Math.floor(side));
    // A square with a part of a pixel more would be scaled for nothing.
    const scale = side < mostPixels + 1 ? 1 : pixels / side;
    const picture = await this.#at(scale);
    const across = picture.width / this.picture.width;
    const down = picture.height / this.picture.height;
    return sampled(picture, [middle[0] * across, middle[1] * down], turn, pixels);
  }

  #at(scale: number): Promise<Raster> {
    if (scale === 1) return Promise.resolve(this.picture);
    const key = Math.round(scale * 1e4);
    const ready = this.#scaled.get(key) ?? scaledDown(this.picture, scale);
    this.#scaled.set(key, ready);
    return ready;
  }
}

/** Where points of the picture lie in a square, in thousandths of its side. */
export function inSquare(points: Corners, square: SquarePlace): Corners {
  const [cos, sin] = [Math.cos(square.turn), Math.sin(square.turn)];
  const one = ([x, y]: Place): Place => {
    const [dx, dy] = [x - square.middle[0], y - square.middle[1]];
    const place = (along: number) => (along / square.side + 0.5) * 1000;
    return [place(dx * cos + dy * sin), place(dy * cos - dx * sin)];
  };
  return [one(points[0]), one(points[1]), one(points[2]), one(points[3])];
}

async function scaledDown({ data, width, height }: Raster, scale: number): Promise<Raster> {
  const resized = await sharp(data, { raw: { width, height, channels: 3 } })
    .resize(Math.round(width * scale), Math.round(height * scale), { fit: 'fill' })
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data: resized.data, width: resized.info.width, height: resized.info.height };
}

/** Steps within a pixel in which the weights of its neighbours are kept. */
const steps = 256;

/** Catmull-Rom's weights of four neighbours, for each step: a square that is turned must not be softer than its picture. */
const weights = Float32Array.from({ length: (steps + 1) * 4 }, (_, at) => {
  const t = Math.floor(at / 4) / steps;
  const [t2, t3] = [t * t, t * t * t];
  return [-t + 2 * t2 - t3, 2 - 5 * t2 + 3 * t3, t + 4 * t2 - 3 * t3, t3 - t2][at % 4]! / 2;
});

function sampled(picture: Raster, middle: Place, turn: number, side: number): CutSquare {
  const { data, width, height } = picture;
  const result = new Uint8ClampedArray(side * side * 4).fill(255);
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
  const columnOf = mirroredPlaces(width, side);
  const rowOf = mirroredPlaces(height, side);
  const offset = 2 * side;
  let outside = 0;
  const columns = new Int32Array(4);
  for (let row = 0, to = 0; row < side; row += 1) {
    const v = row + 0.5 - side / 2;
    for (let column = 0; column < side; column += 1, to += 4) {
      const u = column + 0.5 - side / 2;
      const x = middle[0] + u * cos - v * sin - 0.5;
      const y = middle[1] + u * sin + v * cos - 0.5;
      if (x < -0.5 || y < -0.5 || x > width - 0.5 || y > height - 0.5) outside += 1;
      const left = Math.floor(x);
      const top = Math.floor(y);
      const across = Math.round((x - left) * steps) * 4;
      const down = Math.round((y - top) * steps) * 4;
      for (let at = 0; at < 4; at += 1) columns[at] = columnOf[left - 1 + at + offset]! * 3;
      let red = 0;
      let green = 0;
      let blue = 0;
      for (let line = 0; line < 4; line += 1) {
        const weight = weights[down + line]!;
        if (weight === 0) continue;
        const start = rowOf[top - 1 + line + offset]! * width * 3;
        for (let at = 0; at < 4; at += 1) {
          const share = weight * weights[across + at]!;
          const from = start + columns[at]!;
          red += share * data[from]!;
          green += share * data[from + 1]!;
          blue += share * data[from + 2]!;
        }
      }
      result[to] = red;
      result[to + 1] = green;
      result[to + 2] = blue;
    }
  }
  return { data: result, side, mirrored: outside / (side * side) };
}

/** For each place from `2 * side` before a line of pixels to as many after it, the pixel that it shows. */
function mirroredPlaces(length: number, side: number): Int32Array {
  return Int32Array.from({ length: length + 4 * side }, (_, at) => {
    const place = (((at - 2 * side) % (2 * length)) + 2 * length) % (2 * length);
    return place < length ? place : 2 * length - 1 - place;
  });
}
