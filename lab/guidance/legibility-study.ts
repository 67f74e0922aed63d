import { GlyphReader } from './glyph-reader.ts';
import { linedFrame } from './lined-frame.ts';
import { frameSide } from './scene/describe-scene.ts';
import { goodScene } from './scene/good-scene.ts';
import type { LinedScene } from './scene/lined-scene.ts';
import { linedDocument, pitch } from './subjects/lined-documents.ts';
import { textRows } from '../../packages/analysis/src/documents/text-rows.ts';

/**
 * How large and how sharp machine-readable characters must be to be read: prints, for each size and blur, the share of
 * characters that a reader gets right, and how clear the analyser finds their strokes (decision 4.17).
 * `npx tsx lab/guidance/legibility-study.ts`
 */
const pixelsOfPitch = [6, 8, 10, 12, 14, 16, 20, 26, 32];
/** The radius of the disc into which a point is blurred, in pitches. */
const blurs = [0.02, 0.06, 0.1, 0.14, 0.18, 0.22, 0.26, 0.3];
const documents = ['blueBack', 'greenBack', 'redPage'] as const;

const readers = { sharp: new GlyphReader(false), any: new GlyphReader(true) };

console.log('px/pitch  blur/pitch  read: sharp  any blur  stroke contrast: tenth, median   n');
for (const pixels of pixelsOfPitch) {
  for (const blur of blurs) {
    const right = { sharp: 0, any: 0 };
    let count = 0;
    const contrasts: number[] = [];
    for (const [variant, name] of documents.entries()) {
      const scene = sceneOf(name, variant, pixels, blur);
      // Not those that such a picture can't hold.
      if (scene.document.rows[0]!.length * pixels > 0.95 * frameSide) continue;
      const { square, quad, toPicture } = await linedFrame(scene);
      for (const kind of ['sharp', 'any'] as const) {
        const read = readers[kind].read(square, scene.document, toPicture).flat();
        right[kind] += read.filter(Boolean).length;
        if (kind === 'any') count += read.length;
      }
      contrasts.push(...textRows(square, quad).flatMap((row) => row.contrasts));
    }
    contrasts.sort((a, b) => a - b);
    const at = (share: number) => contrasts[Math.floor(share * contrasts.length)]?.toFixed(2) ?? '-';
    const share = (kind: 'sharp' | 'any') => (right[kind] / count).toFixed(3);
    console.log(
      `${String(pixels).padStart(8)}  ${blur.toFixed(2).padStart(10)}  ${share('sharp').padStart(11)}  ${share('any').padStart(8)}  ${at(0.1).padStart(23)}  ${at(0.5).padStart(6)}  ${count}`,
    );
  }
}

/** A document flat in the middle of the picture, in good light. */
function sceneOf(name: string, variant: number, pixels: number, blur: number): LinedScene {
  const base = goodScene(variant + 3, 'tune');
  const document = linedDocument('tune', name, variant);
  const { width, height, radius } = document;
  const plane = {
    ...base.plane,
    tilt: 0,
    distance: (base.plane.focal * pitch) / pixels,
    // Where a pixel begins in a character is another in each.
    shift: [variant * 0.37 + 4, variant * 0.61] as const,
  };
  const object = {
    ...base.objects.at(-1)!,
    texture: { kind: 'lined', name, variant } as const,
    width,
    height,
    radius,
  };
  const defocus = blur * pixels;
  return {
    scene: { ...base, plane, groundPlane: plane, objects: [object], defocus, noise: 1.5, sharpening: 0.4 },
    document,
    name,
    blurredPart: null,
  };
}
console.log(`${documents.join(', ')}; photos of ${frameSide} px, JPEG as the app saves it.`);
