import { imageTypeOf } from '../../model/upload-rules.ts';
import { moved, textOf, viewOf, type Change, type FileWindow, type Span } from './bytes.ts';
import { locationsInExif, picturesInMpf } from './exif.ts';
import { locationsInXmp } from './xmp.ts';

/** How much is read of a picture at first, in bytes; more only if the data before its pixels is longer. */
export const firstRead = 256 * 1024;

/** The most pictures that are looked at in one file: phones write a few. */
const mostPictures = 8;

/**
 * The location in a JPEG: GPS data of EXIF and XMP, also in the further pictures that a phone appends to the first (MPF).
 * @throws DOMException if the file can't be read.
 */
export async function changesInJpeg(file: FileWindow): Promise<readonly Change[]> {
  const changes: Change[] = [];
  let starts: readonly number[] = [0];
  for (let count = 0; count < mostPictures; count += 1) {
    const [start] = starts;
    if (start === undefined) break;
    const head = await readHead(file, start);
    for (const { span, to } of head.changes) changes.push({ span: moved(span, start), to });
    // A picture within what was just looked at is none: each byte is looked at once.
    starts = [...starts, ...head.pictures.map((at) => start + at)]
      .filter((at) => at >= start + head.end)
      .sort((one, other) => one - other);
  }
  return changes;
}

interface Head {
  readonly changes: readonly Change[];
  /** Where further pictures start. */
  readonly pictures: readonly number[];
  /** Where the picture's pixels start. */
  readonly end: number;
  /** The bytes end before the picture's pixels. */
  readonly isCut: boolean;
}

const noHead: Head = { changes: [], pictures: [], end: 1, isCut: false };

async function readHead(file: FileWindow, start: number): Promise<Head> {
  for (let length = firstRead; ; length *= 4) {
    const bytes = await file.bytesAt(start, length);
    const head = imageTypeOf(bytes) === 'image/jpeg' ? locationsInHead(bytes) : noHead;
    if (!head.isCut || start + length >= file.size) return head;
  }
}

const space = 0x20;

const xmpName = 'http://ns.adobe.com/xap/1.0/\0';
const xmpExtensionName = 'http://ns.adobe.com/xmp/extension/\0';

/** Goes from segment to segment, as decoders do, up to the picture's pixels. */
function locationsInHead(bytes: Uint8Array): Head {
  const view = viewOf(bytes);
  const changes: Change[] = [];
  const pictures: number[] = [];
  const extension: Span[] = [];
  let isCut = true;
  let at = 2;
  while (at + 4 <= bytes.length) {
    const marker = view.getUint16(at);
    if (marker === 0xffda || marker === 0xffd9) {
      isCut = false;
      break;
    }
    // What is no segment is skipped: filling, and markers without content.
    if (marker < 0xffc0 || marker === 0xffff || (marker >= 0xffd0 && marker <= 0xffd8)) {
      at += 1;
      continue;
    }
    const end = at + 2 + Math.max(2, view.getUint16(at + 2));
    const start = at + 4;
    at = end;
    if (marker !== 0xffe1 && marker !== 0xffe2) continue;
    const content = bytes.subarray(start, end);
    const name = textOf(content.subarray(0, xmpExtensionName.length));
    const blank = (to: number, offset: number, find: (found: Uint8Array) => readonly Span[]) => {
      for (const span of find(content.subarray(offset)))
        changes.push({ span: moved(span, start + offset), to });
    };
    if (marker === 0xffe2) {
      if (!name.startsWith('MPF\0')) continue;
      for (const picture of picturesInMpf(content.subarray(4))) pictures.push(start + 4 + picture);
    } else if (name.startsWith('Exif\0')) blank(0, 6, locationsInExif);
    else if (name.startsWith(xmpName)) blank(space, xmpName.length, (xmp) => locationsInXmp(textOf(xmp)));
    else if (name === xmpExtensionName) {
      const last = Math.min(end, bytes.length);
      extension.push([Math.min(start + 75, last), last]);
    }
  }
  for (const span of locationsInExtension(bytes, extension)) changes.push({ span, to: space });
  return { changes, pictures, end: at, isCut };
}

/** XMP data that does not fit into one segment goes on in others, at any byte. @param parts where it is, in order. */
function locationsInExtension(bytes: Uint8Array, parts: readonly Span[]): readonly Span[] {
  const found = locationsInXmp(parts.map(([start, end]) => textOf(bytes.subarray(start, end))).join(''));
  const spans: Span[] = [];
  let before = 0;
  let index = 0;
  for (const [start, end] of parts) {
    const after = before + end - start;
    for (let each = found[index]; each !== undefined && each[0] < after; each = found[index]) {
      const [first, last] = moved(each, start - before);
      spans.push([Math.max(first, start), Math.min(last, end)]);
      // It goes on in the next part.
      if (last > end) break;
      index += 1;
    }
    before = after;
  }
  return spans;
}
