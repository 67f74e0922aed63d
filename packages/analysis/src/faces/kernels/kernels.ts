/**
 * The three layers that the face detector's network consists of. There are two versions with the same result:
 * with SIMD instructions (`simd-kernels.ts`), and in plain JavaScript for browsers that have none or may not
 * compile WebAssembly (`plain-kernels.ts`).
 *
 * All values are 32-bit floats in one memory. Addresses are byte offsets in it, multiples of 4. A picture is
 * stored row by row, with the channels of a pixel side by side.
 */
export interface Kernels {
  readonly memory: ArrayBuffer;

  /**
   * Combines the channels of each pixel: `outputs = leaky(bias + inputs × weights)`, where `leaky(x)` is x if it
   * is positive, otherwise slope · x.
   * @param weights a row of `outputs` values for each input.
   * @param outputs a multiple of 16.
   * @param slope at most 1.
   */
  dense(
    input: number,
    weights: number,
    bias: number,
    output: number,
    pixels: number,
    inputs: number,
    outputs: number,
    slope: number,
  ): void;

  /**
   * Filters each channel with its own 3 × 3 filter.
   * @param input a picture with a border of one pixel of zeros.
   * @param filter nine pixels, row by row.
   * @param output a picture without a border.
   * @param side of the picture without a border, in pixels.
   * @param channels a multiple of 4.
   */
  depthwise(input: number, filter: number, output: number, side: number, channels: number): void;

  /**
   * Keeps the largest of 2 × 2 pixels, of each channel; at the right and bottom edge, of the pixels that exist.
   * @param side of the input, in pixels.
   * @param channels a multiple of 4.
   * @param stride how many pixels lie between the windows.
   * @param outputRow bytes from one row of the output to the next.
   */
  maxPool(
    input: number,
    output: number,
    side: number,
    channels: number,
    stride: number,
    outputRow: number,
  ): void;
}
