import { afterEach, expect, it, vi } from 'vitest';
import { drawSquare } from '../../../packages/adapters/src/browser/camera/picture/square-canvas.ts';
import { testCard } from '@recto/testing/camera';
import { difference, loadPicture, pixelsOf } from '../../contract/camera-pixels.ts';

const frame = { width: 640, height: 480 };

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

function filmed(): HTMLCanvasElement {
  const canvas = Object.assign(document.createElement('canvas'), frame);
  testCard(canvas.getContext('2d')!, frame);
  return canvas;
}

const without = (name: string) => () => vi.stubGlobal(name, undefined);
const refuse = (kind: string) => () => {
  const { getContext } = HTMLCanvasElement.prototype;
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockImplementation(function refused(
    this: HTMLCanvasElement,
    ...[type, ...given]: [string, ...unknown[]]
  ) {
    return type === kind ? null : (Reflect.apply(getContext, this, [type, ...given]) as null);
  });
};

it.each([
  ['as a bitmap', 'bitmaprenderer', () => undefined],
  ['by drawing it, without OffscreenCanvas', '2d', without('OffscreenCanvas')],
  ['by drawing it, if the canvas shows no bitmaps', '2d', refuse('bitmaprenderer')],
  [
    'by drawing it, if there is no memory for a bitmap',
    '2d',
    () =>
      vi.spyOn(OffscreenCanvas.prototype, 'transferToImageBitmap').mockImplementation(() => {
        throw new DOMException('', 'InvalidStateError');
      }),
  ],
  [
    'by drawing it, if no other canvas can be drawn on',
    '2d',
    () => vi.spyOn(OffscreenCanvas.prototype, 'getContext').mockReturnValue(null),
  ],
])('a canvas shows the centred square %s', async (_name, kind, prepare) => {
  const source = filmed();
  prepare();
  const canvas = drawSquare(document, source, frame)!;
  vi.restoreAllMocks();
  expect(canvas.getContext(kind)).not.toBeNull();
  expect([canvas.width, canvas.height]).toEqual([480, 480]);
  expect(difference(pixelsOf(canvas), pixelsOf(source))).toBeLessThan(1);
  const png = await loadPicture(canvas.toDataURL('image/png'));
  expect(difference(pixelsOf(png), pixelsOf(source))).toBeLessThan(1);
});

it('there is no canvas without a frame', () => {
  expect(drawSquare(document, filmed(), { width: 0, height: 0 })).toBeNull();
});
