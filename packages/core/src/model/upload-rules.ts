import { withTimeout } from '../time/with-timeout.ts';
import { maximumUploadBytes, type allowedImageTypes } from '../business-constants.ts';

export type AllowedImageType = (typeof allowedImageTypes)[number];

/**
 * Why a picked file is not sent: the key of the text that the customer sees. §5 names the first two; the
 * device can't read the third, which was moved, or is in a cloud that can't be reached now. Such a cloud may also give a
 * file of no bytes.
 */
export type UploadRejection = 'Errors.imageSize' | 'Errors.imageExtension' | 'Toasts.fileUnreadable';

/** On which system a phone can be told to store photos as JPEG: part of the key of a text. */
export type FormatAdvice = 'ios' | 'android';

/** How many of a file's first bytes `imageTypeOf` needs. */
export const signatureBytes = 8;

const signatures: Readonly<Record<AllowedImageType, readonly number[]>> = {
  'image/png': [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
  'image/jpeg': [0xff, 0xd8, 0xff],
};

/**
 * The type of a file by its first bytes; its name and declared type are ignored (decision 3.7).
 * @param head the file's first bytes, at least `signatureBytes` of them if it has that many.
 * @returns null if it is not an allowed image.
 */
export function imageTypeOf(head: Uint8Array): AllowedImageType | null {
  for (const [type, signature] of Object.entries(signatures)) {
    if (signature.every((byte, index) => head[index] === byte)) return type as AllowedImageType;
  }
  return null;
}

/** The brands of HEIC, HEIF and AVIF, in which phones store photos. */
const heifBrands = /^ftyp(?:hei[cxms]|hev[cx]|mif1|msf1|avi[fs])$/;

/**
 * Whether a file is a HEIC, HEIF or AVIF by its first bytes.
 * @param rejection what `rejectionOf` has found. A file that is too large, or could not be read, is not read again.
 */
export async function isHeif(file: Blob, rejection: UploadRejection): Promise<boolean> {
  if (rejection !== 'Errors.imageExtension') return false;
  const head = await readHead(file, 12);
  return head !== null && heifBrands.test(String.fromCharCode(...head.subarray(4, 12)));
}

/** Whether a file of this size, in bytes, may be sent (§5). */
export function isAllowedSize(bytes: number): boolean {
  return bytes <= maximumUploadBytes;
}

/**
 * Checks a picked file before a byte of it is sent and before it is read into memory: only its
 * signature is read, and that only when the size is right (§5).
 * @returns null when the file may be sent.
 */
export async function rejectionOf(file: Blob): Promise<UploadRejection | null> {
  if (!isAllowedSize(file.size)) return 'Errors.imageSize';
  const head = await readHead(file, signatureBytes);
  if (head === null || head.length === 0) return 'Toasts.fileUnreadable';
  return imageTypeOf(head) === null ? 'Errors.imageExtension' : null;
}

/** The longest that reading a picked file may take, in ms: it may be in a cloud. */
export const readingLimitMs = 10_000;

/** @returns this many of the file's first bytes; null if the device can't read it, or not within 10 s. */
async function readHead(file: Blob, count: number): Promise<Uint8Array | null> {
  try {
    const head: ArrayBuffer = await withTimeout(readingLimitMs, file.slice(0, count).arrayBuffer());
    return new Uint8Array(head);
  } catch (error) {
    if (!(error instanceof DOMException)) throw error;
    return null;
  }
}
