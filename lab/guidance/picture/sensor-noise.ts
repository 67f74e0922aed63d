import { randomChoice } from '../random-choice.ts';
import { clippedLevel, toLevel } from './photographic-levels.ts';

const side = 256;

/** A field of noise with standard deviation 1, a little smooth, as cameras leave it. */
const field = makeField();

function makeField(): Float32Array {
  const random = randomChoice(77, 'sensor');
  const white = Float32Array.from({ length: side * side }, () => random.around(1, 3.4));
  const result = new Float32Array(side * side);
  for (let y = 0; y < side; y += 1) {
    for (let x = 0; x < side; x += 1) {
      const at = (dx: number, dy: number) => white[((y + dy) & (side - 1)) * side + ((x + dx) & (side - 1))]!;
      result[y * side + x] = (at(0, 0) + 0.45 * (at(1, 0) + at(-1, 0) + at(0, 1) + at(0, -1))) / 1.345;
    }
  }
  return result;
}

/**
 * Turns three planes of light into a picture with noise.
 * @param noise standard deviation in levels of brightness. @param offset where the noise starts.
 * @param clips whether highlights have no soft end.
 */
export function develop(
  planes: readonly [Float32Array, Float32Array, Float32Array],
  pictureSide: number,
  noise: number,
  offset: number,
  clips = false,
): Buffer {
  const levelOf = clips ? clippedLevel : toLevel;
  const pixels = Buffer.alloc(pictureSide * pictureSide * 3);
  const [red, green, blue] = planes;
  for (let y = 0; y < pictureSide; y += 1) {
    const row = ((y + offset) & (side - 1)) * side;
    const rowRed = ((y + offset + 91) & (side - 1)) * side;
    const rowBlue = ((y + offset + 173) & (side - 1)) * side;
    const jump = Math.imul((y + offset) >> 8, 97) + offset * 31;
    for (let x = 0; x < pictureSide; x += 1) {
      const at = y * pictureSide + x;
      const column = (x + jump + (x >> 8) * 61) & (side - 1);
      const common = field[row + column]! * noise;
      const target = at * 3;
      pixels[target] = limited(levelOf(red[at]!) + common + field[rowRed + column]! * noise * 0.7);
      pixels[target + 1] = limited(levelOf(green[at]!) + common);
      pixels[target + 2] = limited(levelOf(blue[at]!) + common + field[rowBlue + column]! * noise * 0.9);
    }
  }
  return pixels;
}

/** The sharpening that cameras add. @param strength 0 to 1. */
export function sharpen(pixels: Buffer, pictureSide: number, strength: number): Buffer {
  const result = Buffer.from(pixels);
  const step = pictureSide * 3;
  const own = 1 + strength;
  const other = strength / 4;
  for (let y = 1; y < pictureSide - 1; y += 1) {
    for (let at = y * step + 3; at < (y + 1) * step - 3; at += 1) {
      const around = pixels[at - 3]! + pixels[at + 3]! + pixels[at - step]! + pixels[at + step]!;
      result[at] = limited(pixels[at]! * own - around * other);
    }
  }
  return result;
}

function limited(value: number): number {
  return value < 0 ? 0 : value > 255 ? 255 : (value + 0.5) | 0;
}
