import { expect, test } from 'vitest';
import { rgbSquare } from '../../../../packages/analysis/src/faces/rgb-square.ts';

/** A bright frame whose brightness says the column, from 127. */
const side = 128;
const frame = {
  side,
  luma: Uint8Array.from({ length: side * side }, (_, pixel) => 127 + (pixel % side)),
  chroma: null,
};

function redsOfMiddleRow(rgb: Uint8Array, of: number): number[] {
  const start = (of >> 1) * of;
  return Array.from({ length: of }, (_, column) => rgb[3 * (start + column)]!);
}

test('the middle half of a frame is magnified', () => {
  const row = redsOfMiddleRow(rgbSquare(frame, 64, 0.5), 64);
  expect([row[0], row[63]]).toEqual([159, 222]);
});

// Decision 4.16.
test('a frame is continued beyond its edges as in mirrors', () => {
  const row = redsOfMiddleRow(rgbSquare(frame, 96, 1.5), 96);
  expect(row[16]).toBeLessThan(row[15]!);
  expect(row[15]).toBe(row[17]);
  expect(row[0]).toBe(row[32]);
  expect(row[95]).toBe(row[63]);
});
