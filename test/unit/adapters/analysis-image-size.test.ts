import sharp from 'sharp';
import { expect, it } from 'vitest';
import { imageSize } from '../../../packages/adapters/src/browser/analysis/worker/image-size.ts';

const blank = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#808080' } });

it.each([
  ['a PNG', () => blank(300, 200).png()],
  ['a JPEG', () => blank(300, 200).jpeg()],
  ['a progressive JPEG', () => blank(300, 200).jpeg({ progressive: true })],
  [
    'a JPEG with a colour profile and a note that it is turned',
    () => blank(300, 200).withMetadata({ orientation: 6 }).withIccProfile('srgb').jpeg(),
  ],
])('reads the size of %s', async (_kind, make) => {
  const bytes = new Uint8Array(await make().toBuffer());
  expect(imageSize(bytes)).toEqual({ width: 300, height: 200 });
});

it('passes over tables that come before the frame', () => {
  const table = [0xff, 0xc4, 0, 4, 1, 2];
  const frame = [0xff, 0xff, 0xc2, 0, 11, 8, 0, 200, 1, 44, 1, 0];
  expect(imageSize(new Uint8Array([0xff, 0xd8, ...table, ...frame]))).toEqual({ width: 300, height: 200 });
});

it.each([
  ['no image', new TextEncoder().encode('This is a text, and no picture at all.')],
  ['nothing', new Uint8Array(0)],
  ['half a PNG header', new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d])],
  ['a JPEG that ends early', new Uint8Array([0xff, 0xd8, 0xff, 0xe0, 0x00, 0x10, 0x4a])],
  [
    'a JPEG with a broken segment',
    new Uint8Array([0xff, 0xd8, 0xff, 0xe0, 0x00, 0x02, 0x12, 0x34, 0, 0, 0, 0, 0]),
  ],
])('finds none in %s', (_kind, bytes) => {
  expect(imageSize(bytes)).toBeNull();
});
