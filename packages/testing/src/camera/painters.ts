import { sceneSvg, type Scene } from '@recto/adapters/fake';
import type { FrameSize } from '@recto/core';

/** Paints what a camera sees: one frame of this size, in pixels. */
export type Painter = (context: CanvasRenderingContext2D, frame: FrameSize) => void;

/** A test card: each quarter of the centred square has its colour, a white bar is on the left, the rest is magenta. */
export const testCard: Painter = (context, { width, height }) => {
  const side = Math.min(width, height);
  const left = (width - side) / 2;
  const top = (height - side) / 2;
  context.fillStyle = '#ff00ff';
  context.fillRect(0, 0, width, height);
  for (const [index, colour] of ['#d03030', '#30a050', '#3050d0', '#d0b030'].entries()) {
    context.fillStyle = colour;
    context.fillRect(
      left + ((index % 2) * side) / 2,
      top + (Math.floor(index / 2) * side) / 2,
      side / 2,
      side / 2,
    );
  }
  context.fillStyle = '#ffffff';
  context.fillRect(left + side * 0.1, top + side * 0.2, side * 0.08, side * 0.6);
};

/** The side of the drawn surroundings in pixels, and how many times as long as that of a frame's centred square. */
const surroundings = { side: 2160, times: 2 };

/**
 * What the fake camera shows: a document on a table, or a face in a room. The subject fills the mask of the viewfinder
 * in frames of any shape up to 2:1. It needs a page.
 * @returns when the scene has been drawn, so that each frame costs no more than a copy of it.
 */
export async function scenePainter(scene: Scene): Promise<Painter> {
  const { side, times } = surroundings;
  const image = new Image();
  const svg = sceneSvg(scene, { width: side, height: side }, { zoom: 1 / times });
  image.src = `data:image/svg+xml,${encodeURIComponent(svg)}`;
  await image.decode();
  const drawn = document.createElement('canvas');
  Object.assign(drawn, { width: side, height: side });
  drawn.getContext('2d', { alpha: false })!.drawImage(image, 0, 0);
  return (context, { width, height }) => {
    const length = Math.min(width, height) * times;
    context.drawImage(drawn, (width - length) / 2, (height - length) / 2, length, length);
  };
}
