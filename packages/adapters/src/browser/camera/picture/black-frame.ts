import { blackLuma } from '../camera-limits.ts';

/** Side of the grid of sampled pixels. */
const samples = 32;

/** The parts of a canvas that are used, in a page or in a worker. */
interface SampleCanvas {
  getContext(
    type: '2d',
    options: CanvasRenderingContext2DSettings,
  ): Pick<
    CanvasRenderingContext2D,
    'imageSmoothingEnabled' | 'fillStyle' | 'fillRect' | 'drawImage' | 'getImageData'
  > | null;
}

/**
 * Whether a picture is entirely black: every pixel of a coarse grid. The pixels are sampled, not averaged,
 * so that the sensor noise of a camera in a dark room remains, and such a picture does not count as black.
 */
export function isBlack(picture: HTMLVideoElement | HTMLCanvasElement): boolean {
  const { ownerDocument } = picture;
  return isBlackIn(picture, (side) =>
    Object.assign(ownerDocument.createElement('canvas'), { width: side, height: side }),
  );
}

/** The same with a canvas of the caller's own, of the given side in pixels. */
export function isBlackIn(picture: CanvasImageSource, makeCanvas: (side: number) => SampleCanvas): boolean {
  const context = makeCanvas(samples).getContext('2d', { willReadFrequently: true });
  if (context === null) return false;
  context.imageSmoothingEnabled = false;
  context.drawImage(picture, 0, 0, samples, samples);
  try {
    const { data } = context.getImageData(0, 0, samples, samples);
    for (let index = 0; index < data.length; index += 4) {
      const luma = 0.299 * data[index]! + 0.587 * data[index + 1]! + 0.114 * data[index + 2]!;
      if (luma > blackLuma) return false;
    }
    // A browser that gives white as black too, or throws, shows nothing of the picture (decision 2.19).
    context.fillStyle = '#fff';
    context.fillRect(0, 0, 1, 1);
    return context.getImageData(0, 0, 1, 1).data[0]! > blackLuma;
  } catch {
    return false;
  }
}
