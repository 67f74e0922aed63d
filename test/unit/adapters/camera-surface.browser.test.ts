import { afterEach, expect, it } from 'vitest';
import { coverSquare, fillSurface } from '../../../packages/adapters/src/browser/camera/picture/surface.ts';

afterEach(() => document.body.replaceChildren());

function surfaceOf(side: number): HTMLElement {
  const surface = document.body.appendChild(document.createElement('div'));
  surface.style.cssText = `position: absolute; left: 300px; top: 300px; width: ${side}px; height: ${side}px`;
  return surface;
}

function frame(width: number, height: number): HTMLCanvasElement {
  return Object.assign(document.createElement('canvas'), { width, height });
}

const box = (element: Element) => {
  const { left, top, width, height } = element.getBoundingClientRect();
  return [left, top, width, height].map(Math.round);
};

it.each([
  ['portrait', 1080, 1920, [300, 160, 360, 640]],
  ['landscape', 1920, 1080, [160, 300, 640, 360]],
  // Decision 2.4.
  ['square', 500, 500, [300, 300, 360, 360]],
])('a %s frame is shown whole, with its centred square in the surface', (_shape, width, height, shown) => {
  const surface = surfaceOf(360);
  const picture = frame(width, height);
  fillSurface(surface, picture, false);
  expect(box(picture)).toEqual(shown);
});

it('a frame of another shape gets another place', () => {
  const surface = surfaceOf(360);
  const picture = frame(1080, 1920);
  fillSurface(surface, picture, false);
  Object.assign(picture, { width: 1920, height: 1080 });
  picture.dispatchEvent(new Event('resize'));
  expect(box(picture)).toEqual([160, 300, 640, 360]);
});

it.each([true, false])('the square of a photo covers exactly the surface; mirrored: %s', (mirrored) => {
  const surface = surfaceOf(360);
  const picture = frame(1080, 1920);
  fillSurface(surface, picture, mirrored);
  const square = frame(1080, 1080);
  coverSquare(picture, square);
  picture.after(square);
  expect(box(square)).toEqual(box(surface));
  expect(square.style.transform).toBe(picture.style.transform);
});
