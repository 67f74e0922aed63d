import { describe, expect, test } from 'vitest';
import { Gestures } from '../../../packages/ui/src/screens/confirm/viewer/gestures.ts';
import {
  maximumScale,
  moveBy,
  toggleAt,
  wholePicture,
  zoomAt,
  type Point,
  type ZoomBounds,
} from '../../../packages/ui/src/screens/confirm/viewer/zoom.ts';

const bounds: ZoomBounds = { stage: { width: 390, height: 600 }, picture: { width: 390, height: 390 } };
const middle: Point = { x: 0, y: 0 };

describe('zooming', () => {
  test('zooming keeps the point of the picture below the fingers in its place', () => {
    const point = { x: 50, y: -20 };
    const zoom = zoomAt(wholePicture, 3, point, bounds);
    // The point was 50, -20 in the picture itself: enlarged and moved, it is there again.
    expect({ x: 50 * zoom.scale + zoom.x, y: -20 * zoom.scale + zoom.y }).toEqual(point);
  });

  test('zooming ends at the whole picture and at the maximum', () => {
    expect(zoomAt(wholePicture, 0.5, middle, bounds)).toEqual(wholePicture);
    expect(zoomAt(wholePicture, 100, middle, bounds).scale).toBe(maximumScale);
  });

  test('zooming out of a moved picture brings it back to the middle', () => {
    const moved = moveBy(zoomAt(wholePicture, 4, middle, bounds), { x: 500, y: 300 }, bounds);
    expect(zoomAt(moved, 0.25, middle, bounds)).toEqual(wholePicture);
  });
});

test('a picture moves only as far as there is more of it to see', () => {
  const zoom = zoomAt(wholePicture, 2, middle, bounds);
  expect(moveBy(zoom, { x: 1000, y: 1000 }, bounds)).toEqual({ scale: 2, x: 195, y: 90 });
  expect(moveBy(zoom, { x: -1000, y: -1000 }, bounds)).toEqual({ scale: 2, x: -195, y: -90 });
  expect(moveBy(wholePicture, { x: 40, y: 40 }, bounds)).toEqual(wholePicture);
});

test('a double tap enlarges the whole picture, and shows an enlarged one as a whole', () => {
  const enlarged = toggleAt(wholePicture, { x: 30, y: 30 }, bounds);
  expect(enlarged.scale).toBeGreaterThan(2);
  expect(toggleAt(enlarged, middle, bounds)).toEqual(wholePicture);
});

describe('gestures', () => {
  function recognized() {
    const seen: string[] = [];
    const gestures = new Gestures({
      onMove: ({ x, y }) => seen.push(`move ${x} ${y}`),
      onPinch: (factor, { x, y }) => seen.push(`pinch ${factor} at ${x} ${y}`),
      onDoubleTap: ({ x, y }) => seen.push(`double tap ${x} ${y}`),
    });
    const tap = (time: number, x = 0) => {
      gestures.down({ id: 1, point: { x, y: 0 }, time });
      gestures.up({ id: 1, point: { x, y: 0 }, time: time + 50 });
    };
    return { seen, gestures, tap };
  }

  test('one finger moves', () => {
    const { seen, gestures } = recognized();
    gestures.down({ id: 1, point: { x: 0, y: 0 }, time: 0 });
    gestures.move({ id: 1, point: { x: 20, y: -5 }, time: 10 });
    gestures.up({ id: 1, point: { x: 20, y: -5 }, time: 20 });
    expect(seen).toEqual(['move 20 -5']);
  });

  test('two fingers pinch around their middle, and move with it', () => {
    const { seen, gestures } = recognized();
    gestures.down({ id: 1, point: { x: -50, y: 0 }, time: 0 });
    gestures.down({ id: 2, point: { x: 50, y: 0 }, time: 0 });
    gestures.move({ id: 2, point: { x: 150, y: 0 }, time: 10 });
    expect(seen).toEqual(['move 50 0', 'pinch 2 at 50 0']);
  });

  test.each([
    ['two quick taps at one place are a double tap', [0, 200], [0, 0], ['double tap 0 0']],
    ['two slow taps are not', [0, 1000], [0, 0], []],
    ['nor are two taps far apart', [0, 200], [0, 100], []],
    ['nor is the third of three quick taps another one', [0, 200, 400], [0, 0, 0], ['double tap 0 0']],
  ])('%s', (_name, times, places, expected) => {
    const { seen, tap } = recognized();
    for (const [index, time] of times.entries()) tap(time, places[index]);
    expect(seen).toEqual(expected);
  });

  test('a pinch that ends does not count as a tap', () => {
    const { seen, gestures, tap } = recognized();
    gestures.down({ id: 1, point: { x: -50, y: 0 }, time: 0 });
    gestures.down({ id: 2, point: { x: 50, y: 0 }, time: 10 });
    gestures.up({ id: 2, point: { x: 50, y: 0 }, time: 20 });
    gestures.up({ id: 1, point: { x: -50, y: 0 }, time: 30 });
    tap(40, -50);
    expect(seen).toEqual([]);
  });
});
