import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp, { type OutputInfo } from 'sharp';
import type { Point } from '@recto/core';

/** A photo of one person, and where the parts of the face are. */
export interface Portrait {
  readonly file: string;
  /** Red, green and blue, row by row. */
  readonly data: Uint8Array;
  readonly width: number;
  readonly height: number;
  /** The 68 usual landmarks (jaw, brows, nose, eyes, mouth), in pixels of the photo. */
  readonly landmarks: readonly Point[];
}

/** The file in a folder of portraits that `find-landmarks.ts` writes. */
export const landmarksFile = 'landmarks.json';

/**
 * @param folder with portraits and their landmarks.
 * @returns the photos in which a face was found, by their names; none if there is no folder.
 */
export async function* portraitsIn(folder: string): AsyncGenerator<Portrait, void, undefined> {
  const list = join(folder, landmarksFile);
  if (!existsSync(list)) return;
  const found = JSON.parse(readFileSync(list, 'utf8')) as Record<
    string,
    readonly (readonly [number, number])[]
  >;
  for (const [file, points] of Object.entries(found)) {
    const { data, info } = await decodedPhoto(join(folder, file));
    yield {
      file,
      data,
      width: info.width,
      height: info.height,
      landmarks: points.map(([x, y]) => ({ x, y })),
    };
  }
}

/** A photo as it is shown, red, green and blue. */
export function decodedPhoto(file: string): Promise<{ data: Buffer; info: OutputInfo }> {
  return sharp(file)
    .autoOrient()
    .flatten({ background: '#fff' })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
}
