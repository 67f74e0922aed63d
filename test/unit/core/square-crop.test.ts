import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { centredSquare } from '../../../packages/core/src/model/square-crop.ts';

describe('the centred square of a frame (§9)', () => {
  it.each([
    [
      { width: 1920, height: 1080 },
      { x: 420, y: 0, side: 1080 },
    ],
    [
      { width: 1080, height: 1920 },
      { x: 0, y: 420, side: 1080 },
    ],
    [
      { width: 1440, height: 1080 },
      { x: 180, y: 0, side: 1080 },
    ],
    [
      { width: 1080, height: 1080 },
      { x: 0, y: 0, side: 1080 },
    ],
    [
      { width: 641, height: 480 },
      { x: 80, y: 0, side: 480 },
    ],
  ])('the centred square of %o is %o', (frame, square) => {
    expect(centredSquare(frame)).toEqual(square);
  });

  it('the centred square is the largest one inside the frame, on whole pixels, in the centre', () => {
    const pixels = fc.integer({ min: 1, max: 10_000 });
    fc.assert(
      fc.property(pixels, pixels, (width, height) => {
        const { x, y, side } = centredSquare({ width, height });
        expect(side).toBe(Math.min(width, height));
        expect(Number.isInteger(x) && Number.isInteger(y)).toBe(true);
        expect([0, 1]).toContain(width - side - 2 * x);
        expect([0, 1]).toContain(height - side - 2 * y);
      }),
    );
  });
});
