/**
 * One frame of the camera as the analyser takes it: the brightness of each pixel, row by row, 0 to 255. It is the
 * centred square that a photo saves, or a scaled-down version of it.
 */
export interface LumaFrame {
  /** The side of the square, in pixels. */
  readonly side: number;
  /** `side` × `side` values. */
  readonly luma: Uint8Array | Uint8ClampedArray;
  /**
   * The two colour differences (blue, red) of the same square, 128 for grey; null where the browser gives none.
   * Each has `side` × `side` values, of its own side.
   */
  readonly chroma: {
    readonly side: number;
    readonly blue: Uint8Array | Uint8ClampedArray;
    readonly red: Uint8Array | Uint8ClampedArray;
  } | null;
}

/** What a change of colour counts, of one of brightness: colour changes less at most edges, and cameras blur it. */
export const colourGain = 1.5;

/** A small part of the frame at the camera's own resolution, where blur is measured: scaling down hides it. */
export interface NativePatch {
  /** The patch's top left corner, in thousandths of the square's side. */
  readonly x: number;
  readonly y: number;
  /** Width and height in pixels of the camera's own resolution. */
  readonly width: number;
  readonly height: number;
  readonly luma: Uint8Array | Uint8ClampedArray;
}
