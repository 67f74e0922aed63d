import { expect, test, vi } from 'vitest';
import { photoPixels } from '../../../packages/adapters/src/browser/analysis/worker/photo-pixels.ts';

/** The beginning of a JPEG of this size. */
const jpegOf = (width: number, height: number) =>
  new Blob([
    Uint8Array.of(
      0xff,
      0xd8,
      0xff,
      0xc0,
      0,
      11,
      8,
      height >> 8,
      height & 255,
      width >> 8,
      width & 255,
      1,
      1,
      0x11,
      0,
    ),
  ]);

const noCanvas = () => {
  throw new Error('There is nothing to draw.');
};

// Decision 3.16.
test('a picture that is too large to open is not decoded, and not checked', async () => {
  const decode = vi.fn();
  expect(await photoPixels(jpegOf(16_320, 12_240), decode, noCanvas)).toBeNull();
  expect(decode).not.toHaveBeenCalled();
});

test('one of 48 megapixels is decoded at the size of a captured photo', async () => {
  const decode = vi.fn(() => Promise.reject(new DOMException('', 'InvalidStateError')));
  await expect(photoPixels(jpegOf(8064, 6048), decode, noCanvas)).rejects.toThrow(DOMException);
  expect(decode).toHaveBeenCalledExactlyOnceWith(expect.any(Blob), {
    resizeWidth: 1080,
    resizeQuality: 'high',
  });
});
