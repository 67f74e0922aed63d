import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { fillSurface } from '../../../packages/adapters/src/browser/camera/picture/surface.ts';
import { eventually } from '../../support/eventually.ts';
import { snapshotOf, states } from './capture-snapshots.ts';
import { pixelsOfPage } from './contrast-on-screen.ts';
import { renderCaptureView } from './render-capture-view.tsx';

/** What continues the camera's picture beyond its frames (decision 2.4). */

beforeEach(async () => page.viewport(412, 915));

/** The upper half is red, the lower half is blue. */
function twoColours(width: number, height: number): HTMLCanvasElement {
  const canvas = Object.assign(document.createElement('canvas'), { width, height });
  const context = canvas.getContext('2d')!;
  context.fillStyle = '#f00';
  context.fillRect(0, 0, width, height / 2);
  context.fillStyle = '#00f';
  context.fillRect(0, height / 2, width, height / 2);
  return canvas;
}

async function viewfinder(frame: HTMLCanvasElement) {
  const screen = await renderCaptureView(snapshotOf(states.capture));
  fillSurface(screen.surface(), frame, false);
  const backdrop = screen.find<HTMLCanvasElement>('canvas[data-backdrop]');
  await eventually(() => expect(backdrop.dataset['backdrop']).toBe('drawn'));
  /** Red, green, blue and opacity of the backdrop at a share of the screen's height. */
  const colourAt = (share: number) => {
    const { width, height } = backdrop;
    return [...backdrop.getContext('2d')!.getImageData(width / 2, Math.floor(share * height), 1, 1).data];
  };
  return { ...screen, backdrop, colourAt };
}

test.each([
  ['portrait', 1080, 1920],
  ['landscape', 1920, 1080],
])('the colours at the edges of a %s frame go on to the edges of the screen', async (_shape, ...size) => {
  const { colourAt } = await viewfinder(twoColours(...size));
  // Just above and below the frame: reflected, its upper edge is red, and its lower edge is blue.
  expect(colourAt(0.01)[3]).toBe(255);
  expect(colourAt(0.99)[3]).toBe(255);
  const [above, below] = size[0] < size[1] ? [0.02, 0.88] : [0.18, 0.7];
  expect(colourAt(above)).toEqual([255, 0, 0, 255]);
  expect(colourAt(below)).toEqual([0, 0, 255, 255]);
});

// Decision 2.5.
test.each([
  ['a card', states.capture, [1080, 1920]],
  ['a card', states.capture, [1920, 1080]],
  ['a face', { name: 'capture', photo: 'clientPicture' }, [1080, 1920]],
] as const)(
  'over an even picture, the surroundings of the square are as bright as the mask of %s',
  async (_what, state, [width, height]) => {
    const screen = await renderCaptureView(snapshotOf(state));
    const even = Object.assign(document.createElement('canvas'), { width, height });
    const context = even.getContext('2d')!;
    context.fillStyle = '#a98';
    context.fillRect(0, 0, width, height);
    fillSurface(screen.surface(), even, false);
    await eventually(() => expect(screen.find('canvas[data-backdrop]').dataset['backdrop']).toBe('drawn'));
    await Promise.allSettled(document.getAnimations().map(({ finished }) => finished));
    const square = screen.surface().getBoundingClientRect();
    const pixels = await pixelsOfPage();
    const brightnessAt = (y: number) => {
      const at = 4 * (Math.round(y * pixels.scale) * pixels.width + Math.round(30 * pixels.scale));
      return pixels.data[at]! + pixels.data[at + 1]! + pixels.data[at + 2]!;
    };
    for (const edge of [square.top, square.bottom]) {
      const around = [-6, -3, -2, -1, 0, 1, 2, 3, 6].map((dy) => brightnessAt(edge + dy));
      expect(Math.max(...around) / Math.min(...around)).toBeLessThan(1.03);
    }
  },
);

test('the backdrop keeps what it shows in the preview and the upload', async () => {
  const { update, colourAt, backdrop } = await viewfinder(twoColours(1080, 1920));
  for (const state of [states.preview, states.upload]) {
    update(snapshotOf(state));
    expect(colourAt(0.02)).toEqual([255, 0, 0, 255]);
    expect(backdrop.checkVisibility({ visibilityProperty: true })).toBe(true);
  }
});

test('a photo that is taken at once has the backdrop of its viewfinder', async () => {
  const screen = await renderCaptureView(snapshotOf(states.capture));
  fillSurface(screen.surface(), twoColours(1080, 1920), false);
  screen.update(snapshotOf(states.preview));
  const backdrop = screen.find<HTMLCanvasElement>('canvas[data-backdrop]');
  const { data } = backdrop.getContext('2d')!.getImageData(backdrop.width / 2, 0, 1, 1);
  expect([...data]).toEqual([255, 0, 0, 255]);
});

test('"Back" holds the picture still, sharp and in its place, until the camera has gone', async () => {
  const { action, surface, backdrop, update, colourAt, handlers } = await viewfinder(twoColours(1080, 1920));
  action('back').click();
  await eventually(() => expect(getComputedStyle(surface()).visibility).toBe('hidden'));
  expect(handlers.back).toHaveBeenCalledOnce();
  expect([backdrop.width, backdrop.height]).toEqual([412, 915]);
  const { top, height } = surface().getBoundingClientRect();
  const middle = (top + height / 2) / 915;
  expect(colourAt(middle - 0.01)).toEqual([255, 0, 0, 255]);
  expect(colourAt(middle + 0.01)).toEqual([0, 0, 255, 255]);
  update(snapshotOf(states.preview));
  expect(getComputedStyle(surface()).visibility).toBe('visible');
});
