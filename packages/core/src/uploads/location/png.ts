import { textOf, viewOf, type Change, type FileWindow, type Span } from './bytes.ts';
import { locationsInExif } from './exif.ts';
import { locationsInXmp } from './xmp.ts';

/** How much is read of a PNG at once, in bytes: its chunks may be small, and the location is in front or at the end. */
const readAhead = 4 * 1024 * 1024;

const textTypes = ['iTXt', 'tEXt', 'zTXt'];

/** `blNk`, a type that no decoder knows, and so each of them skips: not critical, private, safe to copy. */
const unknownType = [0x62, 0x6c, 0x4e, 0x6b];

/**
 * The location in a PNG: GPS data of EXIF and XMP. A chunk that has it is written again, with its checksum.
 * @throws DOMException if the file can't be read.
 */
export async function changesInPng(file: FileWindow): Promise<readonly Change[]> {
  const changes: Change[] = [];
  let at = 8;
  while (at + 8 <= file.size) {
    const head = await file.bytesAt(at, 8, readAhead);
    const length = head.length < 8 ? file.size : viewOf(head).getUint32(0);
    const type = textOf(head.subarray(4));
    if (type === 'IEND') break;
    if (type === 'eXIf' || textTypes.includes(type)) {
      const bytes = (await file.bytesAt(at + 4, length + 8, readAhead)).slice();
      if (blankChunk(bytes.subarray(0, 4 + length), type)) {
        // The last chunk of a file that is cut off has no checksum.
        if (bytes.length === length + 8)
          viewOf(bytes).setUint32(4 + length, checksumOf(bytes.subarray(0, -4)));
        changes.push({ span: [at + 4, at + 4 + bytes.length], to: bytes });
      }
    }
    at += 12 + length;
  }
  return changes;
}

/** Overwrites the location in a chunk, which begins with its type. @returns whether there was one. */
function blankChunk(chunk: Uint8Array, type: string): boolean {
  const data = chunk.subarray(4);
  if (type === 'eXIf') {
    // Some programs write it as it begins in a JPEG.
    const tiff = textOf(data.subarray(0, 6)) === 'Exif\0\0' ? data.subarray(6) : data;
    return fill(tiff, locationsInExif(tiff), 0);
  }
  const [keyword = ''] = textOf(data.subarray(0, 80)).split('\0');
  const isXmp = keyword === 'XML:com.adobe.xmp';
  const after = keyword.length + 1;
  if (isXmp && (type === 'tEXt' || (type === 'iTXt' && data[after] === 0))) {
    // The text of an iTXt follows two bytes, a language, and the keyword in that language, each with a zero behind it.
    const start = type === 'tEXt' ? after : data.indexOf(0, data.indexOf(0, after + 2) + 1) + 1;
    const text = data.subarray(start);
    return fill(text, locationsInXmp(textOf(text)), 0x20);
  }
  if (!isXmp && !/^Raw profile type (?:exif|app1|xmp)$/i.test(keyword)) return false;
  // What is compressed, or written as digits by ImageMagick, is not looked into.
  chunk.fill(0);
  chunk.set(unknownType);
  return true;
}

/** @returns whether there was anything to overwrite. */
function fill(bytes: Uint8Array, spans: readonly Span[], byte: number): boolean {
  for (const span of spans) bytes.fill(byte, ...span);
  return spans.length > 0;
}

/** The CRC-32 of a chunk's type and data. */
function checksumOf(bytes: Uint8Array): number {
  let sum = -1;
  for (const byte of bytes) {
    sum ^= byte;
    for (let bit = 0; bit < 8; bit += 1) sum = sum & 1 ? (sum >>> 1) ^ 0xedb88320 : sum >>> 1;
  }
  return ~sum >>> 0;
}
