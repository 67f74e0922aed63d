import { cardFrame, type Point, type Quad } from '@recto/core';
import { expect, test } from 'vitest';
import { maskOnQuad } from '../../../packages/ui/src/screens/capture/mask/mask-on-quad.ts';

const { x, y, width, height } = cardFrame;
const mask: Quad = [
  { x, y },
  { x: x + width, y },
  { x: x + width, y: y + height },
  { x, y: y + height },
];
const turned = (degrees: number) => (point: Point) => {
  const [sin, cos] = [Math.sin((degrees * Math.PI) / 180), Math.cos((degrees * Math.PI) / 180)];
  const [dx, dy] = [point.x - 500, point.y - 500];
  return { x: 480 + 0.8 * (dx * cos - dy * sin), y: 510 + 0.8 * (dx * sin + dy * cos) };
};

test.each([0, 12, -30])('a smaller card, turned by %i degrees, is laid on the mask', (degrees) => {
  const quad = mask.map(turned(degrees)) as unknown as Quad;
  const numbers = maskOnQuad(cardFrame, quad)
    .match(/-?[\d.]+(?:e-?\d+)?/g)!
    .map(Number);
  const [a, b, c, d, e, f] = numbers as [number, number, number, number, number, number];
  for (const [index, corner] of quad.entries()) {
    expect(a * corner.x + c * corner.y + e).toBeCloseTo(mask[index]!.x, 6);
    expect(b * corner.x + d * corner.y + f).toBeCloseTo(mask[index]!.y, 6);
  }
});
