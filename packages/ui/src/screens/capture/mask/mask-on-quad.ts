import type { MaskFrame, Quad } from '@recto/core';

/**
 * What lays a quad on the mask's frame, as a CSS `transform` in the units of the mask: its middle, and the means of its
 * opposite sides. What is left of the perspective cannot be seen while the line moves.
 */
export function maskOnQuad(frame: MaskFrame, [topLeft, topRight, bottomRight, bottomLeft]: Quad): string {
  const across = {
    x: (topRight.x - topLeft.x + bottomRight.x - bottomLeft.x) / 2,
    y: (topRight.y - topLeft.y + bottomRight.y - bottomLeft.y) / 2,
  };
  const down = {
    x: (bottomLeft.x - topLeft.x + bottomRight.x - topRight.x) / 2,
    y: (bottomLeft.y - topLeft.y + bottomRight.y - topRight.y) / 2,
  };
  const area = across.x * down.y - across.y * down.x;
  const a = (frame.width * down.y) / area;
  const b = (-frame.height * across.y) / area;
  const c = (-frame.width * down.x) / area;
  const d = (frame.height * across.x) / area;
  const middle = {
    x: (topLeft.x + topRight.x + bottomRight.x + bottomLeft.x) / 4,
    y: (topLeft.y + topRight.y + bottomRight.y + bottomLeft.y) / 4,
  };
  const e = frame.x + frame.width / 2 - a * middle.x - c * middle.y;
  const f = frame.y + frame.height / 2 - b * middle.x - d * middle.y;
  return `matrix(${[a, b, c, d, e, f].join()})`;
}
