import type { LumaFrame, NativePatch } from '../luma-frame.ts';

/** The top left corner of a part, in thousandths of the square's side. */
export interface PatchPlace {
  readonly x: number;
  readonly y: number;
}

/** A part of a square, in the square's own pixels. */
export interface PixelSquare {
  readonly left: number;
  readonly top: number;
  readonly size: number;
}

/** What the analyser sees of one picture: all of it, scaled down, and parts at its own resolution. */
export interface FramePixels {
  /** The side of the picture's centred square at its own resolution, in pixels. */
  readonly nativeSide: number;
  readonly frame: LumaFrame;
  /**
   * Parts of the same picture at its own resolution. One that reaches out of the square is moved into it.
   * @param size their width and height, in pixels.
   */
  patches(places: readonly PatchPlace[], size: number): readonly NativePatch[];
}

/**
 * A place in whole pixels, moved into the square.
 * @param side of the square, in pixels.
 */
export function pixelSquare({ x, y }: PatchPlace, size: number, side: number): PixelSquare {
  const fitting = Math.min(size, side);
  const inside = (position: number) =>
    Math.max(0, Math.min(side - fitting, Math.round((position * side) / 1000)));
  return { left: inside(x), top: inside(y), size: fitting };
}

/** A patch with its place in thousandths. */
export function patchOf(part: PixelSquare, side: number, luma: NativePatch['luma']): NativePatch {
  const { left, top, size } = part;
  return { x: (left * 1000) / side, y: (top * 1000) / side, width: size, height: size, luma };
}
