import type { RgbaSquare } from '@recto/analysis/pixels';
import { centredSquare, type SquareCrop } from '@recto/core';
import sharp from 'sharp';

/** The centred square of a picture, which is all that is analysed (§9). */
export interface DecodedPicture {
  readonly square: RgbaSquare;
  /** Where the square is in the picture, in the picture's pixels. */
  readonly crop: SquareCrop;
}

/** @param file a PNG or JPEG. @throws if it is neither, or broken. */
export async function decodePicture(file: string): Promise<DecodedPicture> {
  const picture = sharp(file)
    .autoOrient()
    .flatten({ background: '#fff' })
    .toColourspace('srgb')
    .ensureAlpha();
  const { data, info } = await picture.raw().toBuffer({ resolveWithObject: true });
  const crop = centredSquare(info);
  const square = new Uint8Array(crop.side * crop.side * 4);
  for (let row = 0; row < crop.side; row += 1) {
    const from = ((crop.y + row) * info.width + crop.x) * 4;
    square.set(data.subarray(from, from + crop.side * 4), row * crop.side * 4);
  }
  return { square: { data: square, side: crop.side }, crop };
}
