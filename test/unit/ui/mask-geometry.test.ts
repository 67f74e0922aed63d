import { expect, test } from 'vitest';
import { cardFrame, faceFrame, squareSide } from '../../../packages/ui/src/screens/capture/mask-geometry.ts';

test('the card fills 92 % of the square’s width, in the shape of ID-1', () => {
  expect(cardFrame.width / squareSide).toBeCloseTo(0.92, 10);
  expect(cardFrame.width / cardFrame.height).toBeCloseTo(85.6 / 53.98, 10);
  expect(cardFrame.radius / cardFrame.width).toBeCloseTo(3.18 / 85.6, 10);
});

test('the face’s shape is a circle that fills 80 % of the square', () => {
  expect(faceFrame.width / squareSide).toBeCloseTo(0.8, 10);
  expect(faceFrame.height).toBe(faceFrame.width);
  expect(faceFrame.radius).toBe(faceFrame.width / 2);
});

test.each([
  ['card', cardFrame],
  ['face', faceFrame],
])('the %s lies in the middle of the square', (_name, { x, y, width, height }) => {
  expect(2 * x + width).toBeCloseTo(squareSide, 10);
  expect(2 * y + height).toBeCloseTo(squareSide, 10);
});
