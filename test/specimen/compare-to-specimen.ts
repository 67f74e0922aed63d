import type { Scene } from '@recto/adapters/fake';
import sharp, { type Sharp } from 'sharp';
import {
  outsideColour,
  specimenMarks,
  specimenSide,
  type Corner,
  type Rgb,
  type SpecimenMark,
} from './specimen-marks.ts';
import { renderSvg, specimenSvg, type RawPicture } from './specimen-picture.ts';

/** How a picture differs from the specimen's own centred square. */
export interface SpecimenComparison {
  readonly format: string;
  readonly width: number;
  readonly height: number;
  /** How far each mark lies from its place, in pixels of the picture; infinite where it can't be seen. */
  readonly markOffsets: Readonly<Record<Corner, number>>;
  /** Pixels of the line that lies outside the square. */
  readonly outsidePixels: number;
  /** Mean difference of a colour channel, 0 to 255, noise smoothed away. */
  readonly meanDifference: number;
  /** The same with the specimen mirrored: much larger, unless the picture is. */
  readonly mirroredDifference: number;
}

/** What a right picture stays within: the hand shakes by 2 px, and JPEG and the camera change colours a little. */
export const specimenTolerance = { markOffset: 4, outsidePixels: 0, meanDifference: 6 } as const;

/** Distance in RGB up to which a colour counts as a mark's. */
const sameColour = 70;
/** Both pictures are compared at this size, in which noise is gone. */
const comparedSide = 180;

/**
 * Measures a captured picture against the specimen that the camera was shown.
 * @param bytes an encoded image; it need not be 1080 pixels wide.
 */
export async function compareToSpecimen(bytes: Uint8Array, scene: Scene): Promise<SpecimenComparison> {
  const image = sharp(bytes);
  const { format } = await image.metadata();
  const { data, info } = await image.clone().ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  const picture: RawPicture = { width: info.width, height: info.height, pixels: data };
  const expected = sharpOf(renderSvg(specimenSvg(scene, specimenSide, specimenSide)));
  const actual = await smoothed(sharpOf(picture));
  return {
    format,
    width: info.width,
    height: info.height,
    markOffsets: mapCorners((mark) => markOffset(picture, mark)),
    outsidePixels: pixelsLike(picture, outsideColour).count,
    meanDifference: meanDifference(actual, await smoothed(expected.clone())),
    mirroredDifference: meanDifference(actual, await smoothed(expected.clone().flop())),
  };
}

function sharpOf({ width, height, pixels }: RawPicture): Sharp {
  return sharp(pixels, { raw: { width, height, channels: 4 } });
}

function smoothed(image: Sharp): Promise<Buffer> {
  return image.resize(comparedSide, comparedSide, { fit: 'fill' }).removeAlpha().raw().toBuffer();
}

function mapCorners(measure: (mark: SpecimenMark) => number): Record<Corner, number> {
  const measured = Object.entries(specimenMarks).map(([corner, mark]) => [corner, measure(mark)]);
  return Object.fromEntries(measured) as Record<Corner, number>;
}

function markOffset(picture: RawPicture, mark: SpecimenMark): number {
  const found = pixelsLike(picture, mark.colour);
  if (found.count === 0) return Number.POSITIVE_INFINITY;
  const scaleX = picture.width / specimenSide;
  const scaleY = picture.height / specimenSide;
  return Math.hypot(found.x - mark.x * scaleX, found.y - mark.y * scaleY);
}

/** How many pixels have this colour, and the middle of them. */
function pixelsLike(picture: RawPicture, [red, green, blue]: Rgb): { count: number; x: number; y: number } {
  let count = 0;
  let sumX = 0;
  let sumY = 0;
  for (let index = 0; index < picture.width * picture.height; index += 1) {
    const from = index * 4;
    const dr = picture.pixels[from]! - red;
    const dg = picture.pixels[from + 1]! - green;
    const db = picture.pixels[from + 2]! - blue;
    if (dr * dr + dg * dg + db * db > sameColour ** 2) continue;
    count += 1;
    sumX += (index % picture.width) + 0.5;
    sumY += Math.floor(index / picture.width) + 0.5;
  }
  return { count, x: sumX / count, y: sumY / count };
}

function meanDifference(one: Buffer, other: Buffer): number {
  let sum = 0;
  for (let index = 0; index < one.length; index += 1) sum += Math.abs(one[index]! - other[index]!);
  return sum / one.length;
}
