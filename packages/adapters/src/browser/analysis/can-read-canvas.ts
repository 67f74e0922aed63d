import { areKnown, drawnColours, pixelsOf } from '../known-colours.ts';
import type { MakeCanvas } from '../make-canvas.ts';

/** Whether this browser lets a page read what it has drawn on a canvas. */
export function canReadCanvas(makeCanvas: MakeCanvas): boolean {
  try {
    return areKnown(pixelsOf(drawnColours(makeCanvas)));
  } catch {
    return false;
  }
}
