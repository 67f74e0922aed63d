import { patchOf, pixelSquare, type FramePixels } from './frame-pixels.ts';
import { cutPlane, scalePlane, type Plane } from './plane.ts';

/** The square of a camera's frame as cameras deliver it: brightness, and both colours at half the resolution. */
export interface YuvSquare {
  readonly data: Uint8Array;
  /** `I420` has three planes, `NV12` two: there, both colours are in one. */
  readonly format: 'I420' | 'NV12';
  /** Where each plane begins, and the bytes of its rows. */
  readonly layout: readonly { readonly offset: number; readonly stride: number }[];
  /** In pixels; even. */
  readonly side: number;
  /** Whether black is 0 and white 255, as in pictures; videos usually have 16 and 235. */
  readonly isFullRange: boolean;
}

const videoLuma = Uint8Array.from({ length: 256 }, (_, value) => clamp(((value - 16) * 255) / 219));
const videoChroma = Uint8Array.from({ length: 256 }, (_, value) => clamp(128 + ((value - 128) * 255) / 224));

/** @param side of the scaled-down frame, in pixels. */
export function yuvPixels(
  { data, format, layout, side: nativeSide, isFullRange }: YuvSquare,
  side: number,
): FramePixels {
  const luma: Plane = {
    data,
    ...layout[0]!,
    step: 1,
    side: nativeSide,
    levels: isFullRange ? null : videoLuma,
  };
  const isPlanar = format === 'I420';
  const chromaPlane = (index: 1 | 2): Plane => ({
    data,
    ...(isPlanar ? layout[index]! : { offset: layout[1]!.offset + index - 1, stride: layout[1]!.stride }),
    step: isPlanar ? 1 : 2,
    side: nativeSide / 2,
    levels: isFullRange ? null : videoChroma,
  });
  const chromaSide = side / 2;
  return {
    nativeSide,
    frame: {
      side,
      luma: scalePlane(luma, side),
      chroma: {
        side: chromaSide,
        blue: scalePlane(chromaPlane(1), chromaSide),
        red: scalePlane(chromaPlane(2), chromaSide),
      },
    },
    patches: (places, size) =>
      places.map((place) => {
        const part = pixelSquare(place, size, nativeSide);
        return patchOf(part, nativeSide, cutPlane(luma, part));
      }),
  };
}

function clamp(value: number): number {
  return Math.max(0, Math.min(255, Math.round(value)));
}
