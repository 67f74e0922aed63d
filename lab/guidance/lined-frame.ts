import type { RgbaSquare } from '@recto/analysis/pixels';
import { captureJpegQuality, squareSide, type Quad } from '@recto/core';
import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { frameSide } from './scene/describe-scene.ts';
import type { LinedScene } from './scene/lined-scene.ts';
import { mapped, planeToPicture, type Mapping } from './scene/plane.ts';
import { render } from './scene/render.ts';
import { framesCache } from './textures.ts';
import { writeWhole } from './write-whole.ts';

/** A photo of a document with machine-readable rows, and where it is. */
export interface LinedFrame {
  readonly square: RgbaSquare;
  /** The document's corners, from its own top left one on, in thousandths; they may lie outside. */
  readonly quad: Quad;
  /** From mm on the document, from its middle, to pixels of the square. */
  readonly toPicture: Mapping;
}

/**
 * Films a scene as a photo, saved as the app saves its photos.
 * @param side of the square, in pixels. @param name of the photo in the cache, from which a later run takes it.
 */
export async function linedFrame(lined: LinedScene, side = frameSide, name?: string): Promise<LinedFrame> {
  const { scene, document } = lined;
  const data = await sharp(await photoOf(lined, side, name))
    .ensureAlpha()
    .raw()
    .toBuffer();
  const { plane } = scene;
  const unit = frameSide / side;
  const toPicture = planeToPicture(
    { ...plane, focal: plane.focal / unit, shift: [plane.shift[0] / unit, plane.shift[1] / unit] },
    side,
  );
  const [w, h] = [document.width / 2, document.height / 2];
  const corners = [
    [-w, -h],
    [w, -h],
    [w, h],
    [-w, h],
  ].map(([x, y]) => {
    const [px, py] = mapped(toPicture, x!, y!);
    return { x: (px * squareSide) / side, y: (py * squareSide) / side };
  });
  return { square: { data, side }, quad: corners as unknown as Quad, toPicture };
}

async function photoOf(lined: LinedScene, side: number, name?: string): Promise<Buffer> {
  if (name === undefined) return filmed(lined, side);
  const file = `${framesCache}lined/${name}-${side}.jpg`;
  try {
    return readFileSync(file);
  } catch {
    const photo = await filmed(lined, side);
    writeWhole(file, [photo]);
    return photo;
  }
}

function filmed({ scene, blurredPart }: LinedScene, side: number): Promise<Buffer> {
  let { pixels } = render(scene, side);
  if (blurredPart !== null) {
    // Between sharp and blurred lie two steps, so that no double picture is seen.
    const { defocus, angle, from, width } = blurredPart;
    const steps = [0, 0.5, 1].map((part, at) =>
      at === 0 ? pixels : render({ ...scene, defocus: Math.max(scene.defocus, part * defocus) }, side).pixels,
    );
    const unit = frameSide / side;
    pixels = Buffer.from(pixels);
    for (let y = 0; y < side; y += 1) {
      for (let x = 0; x < side; x += 1) {
        const along =
          (x * unit - frameSide / 2) * Math.cos(angle) + (y * unit - frameSide / 2) * Math.sin(angle);
        const place = 2 * Math.max(0, Math.min(0.9999, (along - from) / width));
        const step = Math.floor(place);
        for (let at = (y * side + x) * 3; at < (y * side + x) * 3 + 3; at += 1) {
          pixels[at] = steps[step]![at]! * (step + 1 - place) + steps[step + 1]![at]! * (place - step);
        }
      }
    }
  }
  const raw = { width: side, height: side, channels: 3 } as const;
  return sharp(pixels, { raw })
    .jpeg({ quality: captureJpegQuality * 100 })
    .toBuffer();
}
