import { readingLimitMs, systemClock, withTimeout, type PhotoUpload } from '@recto/core';
import { isEncrypted, type PhotoCipher } from './encrypted-record.ts';
import { sliceKeyOf, type PhotoKey } from './photo-key.ts';
import type { PhotoDatabase } from './PhotoDatabase.ts';
import { resultOf } from './photo-transaction.ts';

/** The largest file that is one record, in bytes. */
const wholeBytes = 1024 * 1024;

/**
 * How much of a larger file is in memory at a time, in bytes. The browser copies a slice several times in the page's main
 * thread: with 1 MB, that took more than 100 ms of a slow phone, in which no tap was answered.
 */
const sliceBytes = 256 * 1024;

/** What the browser is to collect at the latest after each slice, in bytes: the copies of several slices. */
const promptBytes = 32 * sliceBytes;

/** Whether a photo is a file that is stored in slices. A smaller one, and a captured photo, is one record. */
export function isSlicedFile(photo: PhotoUpload): photo is Extract<PhotoUpload, { source: 'picked' }> {
  return photo.source === 'picked' && photo.file.size > wholeBytes;
}

/** What was written of a file. */
interface WrittenSlices {
  readonly slices: number;
  /** How much they take, encrypted. */
  readonly bytes: number;
}

/**
 * Writes the content of a picked file, each slice in a transaction of its own: a transaction can't wait for the
 * encryption. So the slices come before the photo's record, and without it they are no photo (decision 6.6).
 * @throws DOMException when the file can't be read, or not within 10 s; as `PhotoDatabase.transact`. Slices may
 * have been written then.
 */
export async function writeSlices(
  database: PhotoDatabase,
  cipher: PhotoCipher,
  key: PhotoKey,
  file: Blob,
): Promise<WrittenSlices> {
  const slices = Math.ceil(file.size / sliceBytes);
  let written = 0;
  let left = readingLimitMs;
  for (let index = 0; index < slices; index += 1) {
    const slice = file.slice(index * sliceBytes, (index + 1) * sliceBytes);
    const began = systemClock.now();
    const plain = await withTimeout(left, slice.arrayBuffer());
    left = Math.max(0, left - (systemClock.now() - began));
    const encrypted = await cipher.encrypt(plain, 'content', index, slices);
    written += encrypted.bytes.byteLength;
    // The photo's record follows with strict durability, and takes what was written before it to the disk.
    await database.transact(
      'readwrite',
      ({ photos }) => resultOf(photos.put(encrypted, sliceKeyOf(key, index))),
      'relaxed',
    );
    promptCollection();
  }
  return { slices, bytes: written };
}

/**
 * Reads the content of a file.
 * @returns its parts in order, which the browser may keep outside of the page's memory.
 * @throws Error when a slice is missing; DOMException when one can't be decrypted; as `PhotoDatabase.transact`.
 */
export async function readSlices(
  database: PhotoDatabase,
  cipher: PhotoCipher,
  key: PhotoKey,
  slices: number,
): Promise<readonly Blob[]> {
  const content: Blob[] = [];
  for (let index = 0; index < slices; index += 1) {
    const encrypted = await database.transact('readonly', ({ photos }) =>
      resultOf<unknown>(photos.get(sliceKeyOf(key, index))),
    );
    if (!isEncrypted(encrypted)) throw new Error('A part of the photo is missing.');
    const plain = await cipher.decrypt(encrypted, 'content', index, slices);
    content.push(new Blob([plain]));
    promptCollection();
  }
  return content;
}

/**
 * Lets the browser collect the buffers of the earlier slices. Chromium decides by what scripts allocate when to collect,
 * and does not count what a file or WebCrypto returns: without this, all slices of a file are in memory at the end.
 * Nothing is written into this buffer, so it takes no memory itself.
 */
function promptCollection(): void {
  try {
    // With `new`, the minifier would leave it out.
    Reflect.construct(ArrayBuffer, [promptBytes]);
  } catch {
    // There is no space for it: then the browser collects anyway.
  }
}
