import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import pixelmatch from 'pixelmatch';
import sharp from 'sharp';
import { sheetOf } from './picture.ts';
import { baselines, differences, pictureList } from './places.ts';

/**
 * Compares a picture with its baseline: every pixel must be the same, but for the rounding of processors. Under
 * `npm run test:visual:update` the picture becomes the baseline, as WebP without loss.
 * @param picture as PNG
 * @param name of the baseline, without its ending
 * @throws Error with the number of different pixels, where to see them, and how to accept them.
 */
export async function comparePicture(picture: Buffer, name: string): Promise<void> {
  mkdirSync(pictureList, { recursive: true });
  writeFileSync(join(pictureList, name), '');
  const file = join(baselines, `${name}.webp`);
  const difference = existsSync(file) ? await differenceBetween(file, picture) : 'has no baseline yet';
  if (difference === null) return;
  if (process.env['RECTO_PICTURES'] === 'update') {
    mkdirSync(baselines, { recursive: true });
    await sharp(picture).webp({ lossless: true, effort: 6 }).toFile(file);
    return;
  }
  const where = existsSync(file) ? `See ${await drawDifference(file, picture, name)}. ` : '';
  throw new Error(
    `The picture ${name} ${difference}. ${where}If the picture is right, accept it: npm run test:visual:update`,
  );
}

interface Pixels {
  readonly data: Buffer;
  readonly info: { readonly width: number; readonly height: number };
}

async function pixelsOf(picture: string | Buffer): Promise<Pixels> {
  return sharp(picture).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
}

/** What is different, as the end of a sentence; null if nothing is. */
async function differenceBetween(before: string, now: Buffer): Promise<string | null> {
  const [a, b] = await Promise.all([pixelsOf(before), pixelsOf(now)]);
  if (!isSameSize(a, b)) {
    return `was ${a.info.width} × ${a.info.height} pixels, and is ${b.info.width} × ${b.info.height}`;
  }
  if (a.data.equals(b.data)) return null;
  const count = pixelmatch(a.data, b.data, undefined, a.info.width, a.info.height, exact);
  return count === 0 ? null : `has changed in ${count} pixels`;
}

/**
 * Writes before, difference and after side by side; of pictures of different sizes, only before and after.
 * @returns the path of the file
 */
async function drawDifference(before: string, picture: Buffer, name: string): Promise<string> {
  const [a, b] = await Promise.all([pixelsOf(before), pixelsOf(picture)]);
  const { width, height } = a.info;
  const between = Buffer.alloc(a.data.length);
  if (isSameSize(a, b)) pixelmatch(a.data, b.data, between, width, height, exact);
  const drawn = await sharp(between, { raw: { width, height, channels: 4 } })
    .png()
    .toBuffer();
  const row = [await sharp(before).png().toBuffer(), ...(isSameSize(a, b) ? [drawn] : []), picture];
  mkdirSync(differences, { recursive: true });
  const file = join(differences, `${name}.png`);
  writeFileSync(file, await sheetOf(row));
  return file;
}

function isSameSize(a: Pixels, b: Pixels): boolean {
  return a.info.width === b.info.width && a.info.height === b.info.height;
}

/**
 * Every difference counts, also one that is due to antialiasing, but for one level of 255, which no eye sees: processors round the pixels of
 * a tilted photo differently.
 */
const exact = { threshold: 0.006, includeAA: true };
