import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import type {} from 'jest-image-snapshot';
import sharp from 'sharp';
import { baselines, differences, pictureList } from './places.ts';

/**
 * Compares a picture with its baseline: every pixel must be the same. Under
 * `npm run test:visual:update` the picture becomes the baseline, as WebP without loss.
 * @param picture as PNG
 * @param name of the baseline, without its ending
 * @throws Error with the number of different pixels, where to see them, and how to accept them.
 */
export async function comparePicture(picture: Buffer, name: string): Promise<void> {
  mkdirSync(pictureList, { recursive: true });
  writeFileSync(join(pictureList, name), '');
  const file = join(baselines, `${name}.webp`);
  const known = existsSync(file);
  if (known && (await samePixels(file, picture))) return;
  if (process.env['RECTO_PICTURES'] === 'update') {
    mkdirSync(baselines, { recursive: true });
    await sharp(picture).webp({ lossless: true, effort: 6 }).toFile(file);
    return;
  }
  const advice = 'If the picture is right, accept it: npm run test:visual:update';
  if (!known) throw new Error(`The picture ${name} has no baseline yet.\n${advice}`);
  try {
    await drawDifference(file, picture, name);
  } catch (error) {
    const words = stripVTControlCharacters(error instanceof Error ? error.message : String(error));
    throw new Error(`The picture ${name} has changed. ${words}\n${advice}`, { cause: error });
  }
  throw new Error(`The picture ${name} has changed.\n${advice}`);
}

async function samePixels(before: string, now: Buffer): Promise<boolean> {
  const [a, b] = await Promise.all(
    [before, now].map((picture) => sharp(picture).ensureAlpha().raw().toBuffer({ resolveWithObject: true })),
  );
  return a!.info.width === b!.info.width && a!.data.equals(b!.data);
}

/** Writes before, difference and after side by side. @throws Error with the library's message. */
async function drawDifference(before: string, picture: Buffer, name: string): Promise<void> {
  mkdirSync(differences, { recursive: true });
  await sharp(before)
    .png()
    .toFile(join(differences, `${name}.png`));
  expect(picture).toMatchImageSnapshot({
    customSnapshotsDir: differences,
    customDiffDir: differences,
    customSnapshotIdentifier: name,
    failureThreshold: 0,
    customDiffConfig: { threshold: 0, includeAA: true },
  });
}
