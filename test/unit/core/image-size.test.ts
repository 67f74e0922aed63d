import { imageSizeOf, isTooLargeToOpen } from '@recto/core';
import { imageSize } from '../../../packages/core/src/model/image-size.ts';
import sharp from 'sharp';
import { expect, it } from 'vitest';

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
])('the reader of image sizes reads the size of %s', async (_kind, make) => {
  const bytes = new Uint8Array(await make().toBuffer());
  expect(imageSize(bytes)).toEqual({ width: 300, height: 200 });
});

it('the reader of image sizes passes over tables that come before the frame', () => {
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
])('the reader of image sizes finds none in %s', (_kind, bytes) => {
  expect(imageSize(bytes)).toBeNull();
});

// Decision 3.16.
it.each([
  [4000, 3000, false],
  [8064, 6048, false],
  [8160, 6120, false],
  [8000, 8000, false],
  [8001, 8000, true],
  [12_000, 9000, true],
  [16_320, 12_240, true],
])('a picture of %d × %d pixels is too large to open: %s', (width, height, isTooLarge) => {
  expect(isTooLargeToOpen({ width, height })).toBe(isTooLarge);
});

it('the reader of image sizes reads half a megabyte of a file at most', async () => {
  const picture = await blank(300, 200).jpeg().toBuffer();
  const file = new Blob([Uint8Array.from(picture), new Uint8Array(5_000_000)]);
  const reads: unknown[] = [];
  const slice = file.slice.bind(file);
  file.slice = (...range) => {
    reads.push(range);
    return slice(...range);
  };
  expect(await imageSizeOf(file)).toEqual({ width: 300, height: 200 });
  expect(reads).toEqual([[0, 524_288]]);
});
