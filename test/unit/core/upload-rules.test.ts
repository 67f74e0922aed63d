import { imageTypeOf, maximumUploadBytes as limit, signatureBytes } from '@recto/core';
import { isAllowedSize, rejectionOf } from '../../../packages/core/src/model/upload-rules.ts';
import { describe, expect, test, vi } from 'vitest';
import { unreadableFile } from './doubles/files.ts';

const png = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
const jpeg = [0xff, 0xd8, 0xff, 0xe0];
const heic = [0, 0, 0, 0x18, ...bytesOf('ftypheic')];

function bytesOf(text: string): number[] {
  return [...new TextEncoder().encode(text)];
}

function fileOf(bytes: readonly number[], name: string, type: string): File {
  return new File([new Uint8Array(bytes)], name, { type });
}

/** A file of this size; reading any part of it fails the test. */
function watchedFile(size: number) {
  const file = new File([], 'photo.jpg', { type: 'image/jpeg' });
  Object.defineProperty(file, 'size', { value: size });
  const reads = (['slice', 'arrayBuffer', 'text', 'stream', 'bytes'] as const)
    .filter((method) => method in file)
    .map((method) =>
      vi.spyOn(file as unknown as Record<string, () => unknown>, method).mockImplementation(() => {
        throw new Error(`${method} was called`);
      }),
    );
  return { file, reads };
}

test.each([
  [0, true],
  [1, true],
  [limit - 1, true],
  [limit, true],
  [limit + 1, false],
  [Number.MAX_SAFE_INTEGER, false],
])('%d bytes are allowed: %s', (bytes, allowed) => {
  expect(isAllowedSize(bytes)).toBe(allowed);
});

test('a file that is too large is refused before a byte of it is read', async () => {
  const { file, reads } = watchedFile(limit + 1);
  await expect(rejectionOf(file)).resolves.toBe('Errors.imageSize');
  for (const read of reads) expect(read).not.toHaveBeenCalled();
});

test('a file of exactly the largest size is sent, and only its signature is read', async () => {
  const file = new File([new Uint8Array(jpeg), new Uint8Array(limit - jpeg.length)], 'a.jpg');
  const slice = vi.spyOn(file, 'slice');
  const whole = vi.spyOn(file, 'arrayBuffer');
  await expect(rejectionOf(file)).resolves.toBeNull();
  expect(slice.mock.calls).toEqual([[0, signatureBytes]]);
  expect(whole).not.toHaveBeenCalled();
});

// Decision 3.7.
test.each([
  ['that the device can not read', unreadableFile()],
  ['of no bytes, which has not arrived from its cloud', fileOf([], 'a.png', 'image/png')],
])('a file %s can not be read', async (_what, file) => {
  await expect(rejectionOf(file)).resolves.toBe('Toasts.fileUnreadable');
});

describe('the type of a file is detected by its first bytes', () => {
  test.each<[string, File, string | null]>([
    ['a PNG', fileOf([...png, 0, 0], 'a.png', 'image/png'), null],
    ['a JPEG', fileOf([...jpeg, 0, 0], 'a.jpg', 'image/jpeg'), null],
    ['a JPEG named .png', fileOf(jpeg, 'a.png', 'image/png'), null],
    ['a PNG without a name or type', fileOf(png, '', ''), null],
    ['a JPEG with an Exif header', fileOf([0xff, 0xd8, 0xff, 0xe1], 'a.jpeg', 'image/jpeg'), null],
    ['a GIF named .jpg', fileOf(bytesOf('GIF89a....'), 'a.jpg', 'image/jpeg'), 'Errors.imageExtension'],
    ['HEIC named .jpg', fileOf(heic, 'a.jpg', 'image/jpeg'), 'Errors.imageExtension'],
    ['a text named .png', fileOf(bytesOf('hello, world'), 'a.png', 'image/png'), 'Errors.imageExtension'],
    ['an SVG', fileOf(bytesOf('<svg xmlns='), 'a.svg', 'image/svg+xml'), 'Errors.imageExtension'],
    ['a WebP', fileOf(bytesOf('RIFF0000WEBP'), 'a.webp', 'image/webp'), 'Errors.imageExtension'],
    ['a PDF', fileOf(bytesOf('%PDF-1.7 '), 'a.pdf', 'application/pdf'), 'Errors.imageExtension'],
    ['half a JPEG signature', fileOf([0xff, 0xd8], 'a.jpg', 'image/jpeg'), 'Errors.imageExtension'],
    ['7 of the 8 bytes of PNG', fileOf(png.slice(0, 7), 'a.png', 'image/png'), 'Errors.imageExtension'],
    [
      'PNG with a broken line end',
      fileOf([...png.slice(0, 4), 0x0a, 0x0a, 0x1a, 0x0a], 'a.png', ''),
      'Errors.imageExtension',
    ],
    ['JPEG bytes after a space', fileOf([0x20, ...jpeg], 'a.jpg', 'image/jpeg'), 'Errors.imageExtension'],
  ])('%s', async (_title, file, rejection) => {
    await expect(rejectionOf(file)).resolves.toBe(rejection);
  });
});

test('a signature that is followed by more bytes is detected', () => {
  expect(imageTypeOf(new Uint8Array([...png, ...jpeg]))).toBe('image/png');
  expect(imageTypeOf(new Uint8Array([...jpeg, ...png]))).toBe('image/jpeg');
  expect(imageTypeOf(new Uint8Array(0))).toBeNull();
});
