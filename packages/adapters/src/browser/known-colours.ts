import type { MakeCanvas } from './make-canvas.ts';

/**
 * A drawing of known colours. What is read of it shows whether this browser gives a page what the page has drawn:
 * against fingerprinting, some give noise, stripes, white or nothing instead (decision 2.19).
 */

/** Red and blue are equal, so that their order in the memory does not matter. */
const colours = [
  [220, 60],
  [50, 190],
  [40, 40],
  [210, 230],
] as const;

/** The side of each colour's square, in pixels: JPEG encodes blocks of this size, so no two colours are in one. */
const square = 16;

/** The side of the drawing, in pixels. */
const knownSide = 2 * square;

/**
 * By how much each channel of each pixel may differ on average, of 255. JPEG 0.7 makes 4 of it, and browsers that
 * flip single bits less than 1; white, nothing or noise make 80 and more.
 */
const tolerance = 16;

/** Makes a frame of a video from a canvas. */
export type MakeFrame = new (canvas: ReturnType<MakeCanvas>, init: VideoFrameInit) => VideoFrame;

type Context = CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D;

/** Draws the known colours on a new canvas. @throws if the browser gives no canvas. */
export function drawnColours<Canvas extends ReturnType<MakeCanvas>>(
  makeCanvas: (width: number, height: number) => Canvas,
): Canvas {
  const canvas = makeCanvas(knownSide, knownSide);
  const context = contextOf(canvas);
  for (const [index, [red, green]] of colours.entries()) {
    context.fillStyle = `rgb(${red} ${green} ${red})`;
    context.fillRect((index % 2) * square, Math.floor(index / 2) * square, square, square);
  }
  return canvas;
}

/**
 * Whether a photo of the drawing shows it. The photo is read from a canvas, which some browsers alter where they do not
 * alter photos: then the canvas is read as a frame of a video.
 * @param photo decoded.
 * @param Frame undefined if the browser has none.
 * @throws if the photo can't be read.
 */
export async function showsKnownColours(
  photo: CanvasImageSource,
  makeCanvas: MakeCanvas,
  Frame: MakeFrame | undefined,
): Promise<boolean> {
  const canvas = makeCanvas(knownSide, knownSide);
  contextOf(canvas).drawImage(photo, 0, 0);
  return areKnown(pixelsOf(canvas)) || (Frame !== undefined && areKnown(await frameOf(canvas, Frame)));
}

function contextOf(canvas: ReturnType<MakeCanvas>): Context {
  const context = canvas.getContext('2d', { alpha: false, willReadFrequently: true });
  if (context === null) throw new TypeError('This browser gives no canvas.');
  return context;
}

/** The pixels of the drawing. @throws if they can't be read. */
export function pixelsOf(canvas: ReturnType<MakeCanvas>): ArrayLike<number> {
  return contextOf(canvas).getImageData(0, 0, knownSide, knownSide).data;
}

async function frameOf(canvas: ReturnType<MakeCanvas>, Frame: MakeFrame): Promise<ArrayLike<number>> {
  const frame = new Frame(canvas, { timestamp: 0 });
  try {
    const pixels = new Uint8Array(frame.allocationSize());
    await frame.copyTo(pixels);
    return pixels;
  } finally {
    frame.close();
  }
}

/** Whether pixels are those of the drawing. @param pixels four bytes each, the third and the first of them in any order. */
export function areKnown(pixels: ArrayLike<number>): boolean {
  if (pixels.length !== 4 * knownSide * knownSide) throw new TypeError('These are no pixels of four bytes.');
  let sum = 0;
  // Run once, by the interpreter, while the viewfinder opens: without the iterators of array patterns, half the time.
  for (let pixel = 0; pixel < knownSide * knownSide; pixel += 1) {
    const column = Math.floor((pixel % knownSide) / square);
    const row = Math.floor(pixel / (knownSide * square));
    const colour = colours[column + 2 * row]!;
    const at = 4 * pixel;
    sum += Math.abs(pixels[at]! - colour[0]);
    sum += Math.abs(pixels[at + 1]! - colour[1]);
    sum += Math.abs(pixels[at + 2]! - colour[0]);
  }
  return sum / (3 * knownSide * knownSide) <= tolerance;
}
