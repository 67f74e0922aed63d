import type { Point, Quad } from '@recto/core';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { homography, rectangle } from '../../../packages/ui/src/screens/capture/photo/homography.ts';

const distance = (a: Point, b: Point) => Math.hypot(a.x - b.x, a.y - b.y);
const shift = fc.record({
  x: fc.double({ min: -60, max: 60, noNaN: true }),
  y: fc.double({ min: -60, max: 60, noNaN: true }),
});

/** A card in the square of a phone, turned and tilted. */
const quads = fc
  .tuple(fc.double({ min: -Math.PI, max: Math.PI, noNaN: true }), shift, shift, shift, shift)
  .map(
    ([turn, ...shifts]) =>
      rectangle(-150, -95, 300, 190).map(({ x, y }, index) => ({
        x: 195 + x * Math.cos(turn) - y * Math.sin(turn) + shifts[index]!.x,
        y: 195 + x * Math.sin(turn) + y * Math.cos(turn) + shifts[index]!.y,
      })) as unknown as Quad,
  );

test('corners come to lie on corners, and back, within 0.01 px; what is inside stays inside', () => {
  const card = rectangle(15, 82, 359, 226);
  fc.assert(
    fc.property(quads, (quad) => {
      const [there, back] = [homography(quad, card)!, homography(card, quad)!];
      quad.forEach((corner, index) => {
        expect(distance(there.at(corner), card[index]!)).toBeLessThan(0.01);
        expect(distance(back.at(card[index]!), corner)).toBeLessThan(0.01);
      });
      const middle = { x: (quad[0].x + quad[2].x) / 2, y: (quad[0].y + quad[2].y) / 2 };
      const { x, y } = there.at(middle);
      expect(x > 15 && x < 374 && y > 82 && y < 308).toBe(true);
      expect(distance(back.at({ x, y }), middle)).toBeLessThan(0.01);
    }),
  );
});

test('a rectangle that is only moved and scaled has no perspective', () => {
  const { css } = homography(rectangle(10, 20, 100, 50), rectangle(0, 0, 200, 100))!;
  expect(css).toBe('matrix3d(2,0,0,0,0,2,0,0,0,0,1,0,-20,-40,0,1)');
});

test.each<[string, Quad]>([
  [
    'a corner is inside the others',
    [
      { x: 0, y: 0 },
      { x: 100, y: 0 },
      { x: 20, y: 20 },
      { x: 0, y: 100 },
    ],
  ],
  [
    'two sides cross',
    [
      { x: 0, y: 0 },
      { x: 100, y: 0 },
      { x: 0, y: 60 },
      { x: 100, y: 60 },
    ],
  ],
  [
    'all lie on a line',
    [
      { x: 0, y: 0 },
      { x: 10, y: 10 },
      { x: 20, y: 20 },
      { x: 30, y: 30 },
    ],
  ],
  [
    'two are one',
    [
      { x: 0, y: 0 },
      { x: 0, y: 0 },
      { x: 20, y: 20 },
      { x: 0, y: 30 },
    ],
  ],
])('there is none if %s', (_, quad) => {
  expect(homography(quad, rectangle(0, 0, 100, 60))).toBeNull();
  expect(homography(rectangle(0, 0, 100, 60), quad)).toBeNull();
});
