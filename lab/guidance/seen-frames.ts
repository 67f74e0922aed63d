import { readFileSync } from 'node:fs';
import { rgbaPixels, type FramePixels } from '@recto/analysis/pixels';
import { firstPace } from '../../packages/adapters/src/browser/analysis/pace.ts';
import { patchOf, pixelSquare } from '../../packages/analysis/src/pixels/frame-pixels.ts';
import { cutPlane } from '../../packages/analysis/src/pixels/plane.ts';
import { frameSide, kindFrame, type Frame } from './frame.ts';
import type { DocumentKind } from './kinds.ts';
import { withAlpha } from './picture/with-alpha.ts';
import type { KindCondition } from './scene/kind-conditions.ts';
import type { Split } from './split.ts';
import { framesCache } from './textures.ts';
import type { FrameTruth } from './truth.ts';
import { writeWhole } from './write-whole.ts';

/** What the analyser takes of a synthetic frame, and what is really in it. */
export interface SeenFrame {
  readonly pixels: FramePixels;
  readonly truth: FrameTruth;
}

/** The side of the scaled-down frame: that of the first looks. */
const smallSide = firstPace.side;

/**
 * A frame as the analyser takes it, from the disk if an earlier run drew it (1.3 MB for a frame of 1080 pixels): to
 * draw one takes some hundred times longer than to look at it.
 * @param name of its file in the cache. @param side of the frame, in pixels.
 */
export function seenFrame(name: string, side: number, draw: () => Frame): SeenFrame {
  const file = `${framesCache}seen/${name}-${side}`;
  try {
    return parsed(readFileSync(file), side);
  } catch {
    const { pixels, truth } = draw();
    const bytes = serialised(withAlpha(pixels), truth);
    writeWhole(file, [bytes]);
    return parsed(bytes, side);
  }
}

/** Change it with what is drawn of the kinds of documents. */
export const drawingOfKinds = 4;

/** A document of this kind in this condition, a frame of 1080 pixels, from the disk if an earlier run drew it. */
export function seenKindFrame(
  kind: DocumentKind,
  seed: number,
  split: Split,
  condition: KindCondition = 'wellFramed',
): SeenFrame {
  const name = `${split}/${kind}-${condition}.${drawingOfKinds}-${seed}`;
  return seenFrame(name, frameSide, () => kindFrame(kind, seed, split, condition));
}

function serialised(square: ReturnType<typeof withAlpha>, truth: FrameTruth): Buffer {
  const { luma } = rgbaPixels(square, square.side).frame;
  const { frame } = rgbaPixels(square, Math.min(smallSide, square.side));
  const planes = [luma, frame.luma, frame.chroma!.blue, frame.chroma!.red].map((plane) => Buffer.from(plane));
  return Buffer.concat([...planes, Buffer.from(JSON.stringify(truth))]);
}

function parsed(bytes: Buffer, nativeSide: number): SeenFrame {
  let at = 0;
  const take = (side: number) => bytes.subarray(at, (at += side * side));
  const native = take(nativeSide);
  const side = Math.min(smallSide, nativeSide);
  const luma = take(side);
  const chroma = { side: side >> 1, blue: take(side >> 1), red: take(side >> 1) };
  const plane = {
    data: native,
    offset: 0,
    stride: nativeSide,
    step: 1,
    side: nativeSide,
    levels: null,
  };
  return {
    truth: JSON.parse(bytes.subarray(at).toString()) as FrameTruth,
    pixels: {
      nativeSide,
      frame: { side, luma, chroma },
      patches: (places, size) =>
        places.map((place) => {
          const part = pixelSquare(place, size, nativeSide);
          return patchOf(part, nativeSide, cutPlane(plane, part));
        }),
    },
  };
}
