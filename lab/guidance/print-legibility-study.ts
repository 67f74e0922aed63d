import { captureJpegQuality, type Quad } from '@recto/core';
import sharp from 'sharp';
import { patchPlaces, patchSide, textureOf } from '../../packages/analysis/src/documents/blur.ts';
import { rgbaPixels } from '@recto/analysis/pixels';
import { blurDisc, blurMotion } from './picture/blur.ts';
import { drawTexture } from './picture/draw-texture.ts';
import { withAlpha } from './picture/with-alpha.ts';
import { randomChoice } from './random-choice.ts';
import { frameSide } from './scene/describe-scene.ts';

/**
 * How sharp ordinary print must be to be read: films a card full of capital letters and digits with growing blur, as
 * JPEG, and prints the share of characters that are most like their own template, beside the analyser's sharpness
 * (decision 4.4). `npx tsx lab/guidance/print-legibility-study.ts`
 */
const characters = Array.from('ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789');
/** The height of a capital letter, in mm; as a share of the size of the font. */
const heights = [1.5, 2, 2.5];
const capital = 0.729;
const card = { width: 85.6, height: 53.98 };
/** A card that is 80 % as wide as the picture. */
const pixel = (0.8 * frameSide) / card.width;
const ink = 60;
const paper = 200;

/** The blur that is added to that of a lens in focus, in pixels. */
const blurs: readonly (readonly [string, (plane: Float32Array) => void])[] = [
  ['none', () => undefined],
  ...[0.7, 1, 1.3, 1.6, 1.9, 2.2, 2.6].map(
    (deviation) => [`Gauss ${deviation}`, (plane: Float32Array) => blurGauss(plane, deviation)] as const,
  ),
  ...[2, 2.5, 3, 3.5, 4, 5].map(
    (radius) => [`disc ${radius}`, (plane: Float32Array) => blurDisc(plane, frameSide, radius)] as const,
  ),
  ...[4, 6, 8, 10].flatMap((length) =>
    [0, 0.8].map(
      (angle) =>
        [
          `motion ${length}/${angle}`,
          (plane: Float32Array) => blurMotion(plane, frameSide, length, angle),
        ] as const,
    ),
  ),
];

const across = 14;
const down = 18;
const templates = new Map(characters.map((character) => [character, templateOf(character)]));
const pictures = heights.map((height, at) => pageOf(height, at));

console.log(`blur           ${heights.map((height) => `read: ${height} mm  sharpness  `).join('')}`);
for (const [name, blur] of blurs) {
  const columns: string[] = [];
  for (const page of pictures) {
    const plane = page.light.slice();
    blurDisc(plane, frameSide, 1);
    blur(plane);
    const square = await photoOf(plane, page.seed);
    const right = page.glyphs.filter(
      ({ character, x, y }) => best(square.data, x, y, page.height) === character,
    );
    const places = patchPlaces(page.quad, frameSide);
    const { sharpness } = textureOf(rgbaPixels(square, 240).patches(places, patchSide), frameSide);
    columns.push(
      `${(right.length / page.glyphs.length).toFixed(3).padStart(12)}  ${(sharpness ?? NaN).toFixed(2).padStart(9)}  `,
    );
  }
  console.log(`${name.padEnd(14)} ${columns.join('')}`);
}
console.log(
  `${pictures.map(({ glyphs }) => glyphs.length).join(', ')} characters of ${heights.join(', ')} mm.`,
);

/** A card full of rows, 2 rows apart; where each character's cell begins, in pixels. */
function pageOf(height: number, seed: number) {
  const random = randomChoice(seed + 1, 'print');
  const size = height / capital;
  const [cell, line] = [size * 0.95, size * 1.8];
  const [left, top] = [frameSide / 2 - (card.width / 2) * pixel, frameSide / 2 - (card.height / 2) * pixel];
  const glyphs: { character: string; x: number; y: number }[] = [];
  let text = '';
  for (let y = 3; y + line < card.height - 2; y += line)
    for (let x = 3; x + cell < card.width - 3; x += cell) {
      const character = random.oneOf(characters);
      text += letter(character, x + cell / 2, y + height, size);
      glyphs.push({ character, x: left + (x + cell / 2) * pixel, y: top + (y + height / 2) * pixel });
    }
  const fine = 4;
  const markup = `<rect width="${card.width}" height="${card.height}" fill="#fff"/>${text}`;
  const { width, pixels } = drawTexture(markup, card.width, card.height, fine * pixel);
  const light = new Float32Array(frameSide * frameSide).fill(90);
  const rows = Math.floor(card.height * pixel);
  for (let y = 0; y < rows; y += 1)
    for (let x = 0; x < Math.floor(card.width * pixel); x += 1) {
      let white = 0;
      for (let v = 0; v < fine; v += 1)
        for (let u = 0; u < fine; u += 1) white += pixels[(y * fine + v) * width + x * fine + u]! & 255;
      light[(y + Math.floor(top)) * frameSide + x + Math.floor(left)] =
        ink + ((paper - ink) * white) / (255 * fine * fine);
    }
  const corner = (x: number, y: number) => ({ x: (x * 1000) / frameSide, y: (y * 1000) / frameSide });
  const [right, bottom] = [left + card.width * pixel, top + card.height * pixel];
  const quad: Quad = [corner(left, top), corner(right, top), corner(right, bottom), corner(left, bottom)];
  return { seed, height, glyphs, light, quad };
}

function letter(character: string, x: number, baseline: number, size: number): string {
  return `<text x="${x}" y="${baseline}" text-anchor="middle" font-family="DejaVu Sans" font-size="${size}" fill="#000">${character}</text>`;
}

/** Adds the noise of a sensor and saves it as the app does. */
async function photoOf(plane: Float32Array, seed: number) {
  const random = randomChoice(seed + 1, 'noise');
  const pixels = Buffer.alloc(plane.length * 3);
  plane.forEach((value, at) =>
    pixels.fill(Math.max(0, Math.min(255, value + random.around(2, 6))), 3 * at, 3 * at + 3),
  );
  const raw = { width: frameSide, height: frameSide, channels: 3 } as const;
  const photo = await sharp(pixels, { raw })
    .jpeg({ quality: captureJpegQuality * 100 })
    .toBuffer();
  return withAlpha(await sharp(photo).removeAlpha().raw().toBuffer());
}

function blurGauss(plane: Float32Array, deviation: number): void {
  const far = Math.ceil(3 * deviation);
  const weights = Array.from({ length: 2 * far + 1 }, (_, at) =>
    Math.exp(-((at - far) ** 2) / 2 / deviation ** 2),
  );
  const whole = weights.reduce((sum, weight) => sum + weight, 0);
  for (const step of [1, frameSide]) {
    const before = plane.slice();
    for (let at = far * frameSide; at < plane.length - far * frameSide; at += 1) {
      let sum = 0;
      for (let i = 0; i <= 2 * far; i += 1) sum += weights[i]! * before[at + (i - far) * step]!;
      plane[at] = sum / whole;
    }
  }
}

/** The character whose template is most like what is seen around a place. */
function best(data: ArrayLike<number>, x: number, y: number, height: number): string | null {
  let found: string | null = null;
  let highest = 0.3;
  const unit = (height * pixel) / 12;
  for (const right of [-1, 0, 1])
    for (const below of [-1, 0, 1]) {
      const sample = normalised(
        Float32Array.from({ length: across * down }, (_, at) =>
          darkness(
            data,
            x + right * unit * 0.7 + ((at % across) + 0.5 - across / 2) * unit,
            y + below * unit * 0.7 + (Math.floor(at / across) + 0.5 - down / 2) * unit,
          ),
        ),
      );
      for (const [character, values] of templates) {
        let sum = 0;
        for (let i = 0; i < values.length; i += 1) sum += values[i]! * sample[i]!;
        if (sum > highest) [highest, found] = [sum, character];
      }
    }
  return found;
}

function darkness(data: ArrayLike<number>, x: number, y: number): number {
  const [left, top] = [Math.floor(x - 0.5), Math.floor(y - 0.5)];
  const [u, v] = [x - 0.5 - left, y - 0.5 - top];
  const at = (dx: number, dy: number) => 255 - data[((top + dy) * frameSide + left + dx) * 4]!;
  return (at(0, 0) * (1 - u) + at(1, 0) * u) * (1 - v) + (at(0, 1) * (1 - u) + at(1, 1) * u) * v;
}

/** A sharp character: a capital's height is 12 samples. */
function templateOf(character: string): Float32Array {
  const fine = 6;
  const markup = `<rect width="${across}" height="${down}" fill="#fff"/>${letter(character, across / 2, down / 2 + 6, 12 / capital)}`;
  const { width, pixels } = drawTexture(markup, across, down, fine);
  const values = new Float32Array(across * down);
  for (let y = 0; y < down * fine; y += 1)
    for (let x = 0; x < across * fine; x += 1)
      values[Math.floor(y / fine) * across + Math.floor(x / fine)]! += 255 - (pixels[y * width + x]! & 255);
  return normalised(values);
}

function normalised(values: Float32Array): Float32Array {
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  const length = Math.hypot(...values.map((value) => value - mean));
  return values.map((value) => (length < 60 ? 0 : (value - mean) / length));
}
