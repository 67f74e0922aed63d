import { imageTypeOf } from './upload-rules.ts';

/** Bytes of a file, from its start: the first one, and the one after the last. */
type Span = readonly [start: number, end: number];

/** What is overwritten, and with which byte. */
interface Blank {
  readonly span: Span;
  readonly byte: number;
}

/** How much is read of a picture at first, in bytes; more only if the data before its pixels is longer. */
const firstRead = 256 * 1024;

/** The most pictures that are looked at in one file, and directories in one block of EXIF data: phones write a few. */
const mostPictures = 8;
const mostDirectories = 16;

/**
 * A JPEG without the place where it was taken (decision 3.16): the GPS data of EXIF and XMP is overwritten where it
 * stands, so that the file keeps its length and every other byte. That includes the further pictures that a phone
 * appends to the first (MPF).
 * @returns the same file if it has no such data or is no JPEG; otherwise a new one with its name and type.
 * @throws DOMException if the file can't be read: a file in a cloud may be readable again when it is sent.
 */
export async function withoutLocation(file: Blob): Promise<Blob> {
  const blanks = await locationsIn(file);
  return blanks.length === 0 ? file : blanked(file, blanks);
}

/** The parts between the blanks stay where they are, so nothing large comes into memory. */
function blanked(file: Blob & { readonly name?: string }, blanks: readonly Blank[]): Blob {
  const parts: BlobPart[] = [];
  let at = 0;
  for (const { span, byte } of [...blanks].sort((a, b) => a.span[0] - b.span[0])) {
    const start = Math.max(at, span[0]);
    if (span[1] <= start) continue;
    parts.push(file.slice(at, start), new Uint8Array(span[1] - start).fill(byte));
    at = span[1];
  }
  parts.push(file.slice(at));
  const { type, name } = file;
  return name === undefined ? new Blob(parts, { type }) : new File(parts, name, { type });
}

async function locationsIn(file: Blob): Promise<readonly Blank[]> {
  const blanks: Blank[] = [];
  const starts = [0];
  // The list grows: a picture names those that follow it.
  for (const start of starts) {
    for (let length = firstRead; ; length *= 4) {
      const bytes = new Uint8Array(await file.slice(start, start + length).arrayBuffer());
      const found = imageTypeOf(bytes) === 'image/jpeg' ? locationsInHead(bytes) : null;
      if (found?.isCut && start + length < file.size) continue;
      for (const { span, byte } of found?.blanks ?? []) blanks.push({ span: moved(span, start), byte });
      for (const further of found?.pictures ?? []) {
        if (starts.length < mostPictures) starts.push(start + further);
      }
      break;
    }
  }
  return blanks;
}

interface Head {
  readonly blanks: readonly Blank[];
  /** Where further pictures start. */
  readonly pictures: readonly number[];
  /** The bytes end before the picture's pixels. */
  readonly isCut: boolean;
}

/** Goes from segment to segment, as decoders do, up to the picture's pixels. */
function locationsInHead(bytes: Uint8Array): Head {
  const view = viewOf(bytes);
  const blanks: Blank[] = [];
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
    const content = bytes.subarray(at + 4, end);
    const name = textOf(content.subarray(0, 35));
    const blank = (byte: number, offset: number, spans: readonly Span[]) => {
      for (const span of spans) blanks.push({ span: moved(span, at + 4 + offset), byte });
    };
    if (marker === 0xffe1 && name.startsWith('Exif\0')) blank(0, 6, locationsInExif(content.subarray(6)));
    if (marker === 0xffe1 && name.startsWith(xmpName)) blank(space, 0, locationsInXmp(textOf(content)));
    if (marker === 0xffe1 && name === xmpExtensionName)
      extension.push([at + 4 + 75, Math.min(end, bytes.length)]);
    if (marker === 0xffe2 && name.startsWith('MPF\0')) {
      for (const picture of picturesIn(content.subarray(4))) pictures.push(at + 8 + picture);
    }
    at = end;
  }
  for (const span of locationsInExtension(bytes, extension)) blanks.push({ span, byte: space });
  return { blanks, pictures, isCut };
}

const space = 0x20;

const xmpName = 'http://ns.adobe.com/xap/1.0/\0';
const xmpExtensionName = 'http://ns.adobe.com/xmp/extension/\0';

/**
 * GPS properties as attributes (`exif:GPSLatitude="48,8.2N"`) and as elements, with any prefix. The content of an
 * element may be elements too; its length is limited, so that much text without an end takes no long search.
 */
const gpsInXmp =
  /\s[\w.-]+:gps\w*\s*=\s*(?:"[^"]*"|'[^']*')|<([\w.-]+:gps\w*)(?:\s[^<>]*)?(?:\/>|>[\s\S]{0,2000}?<\/\1\s*>)/gi;

function locationsInXmp(text: string): readonly Span[] {
  return [...text.matchAll(gpsInXmp)].map(({ 0: found, index }) => {
    const end = index + found.length;
    // The white space before an attribute stays.
    return [found.startsWith('<') ? index : index + 1, end];
  });
}

/** XMP data that does not fit into one segment goes on in others, at any byte. @param parts where it is, in order. */
function locationsInExtension(bytes: Uint8Array, parts: readonly Span[]): readonly Span[] {
  const text = parts.map(([start, end]) => textOf(bytes.subarray(start, end))).join('');
  return locationsInXmp(text).flatMap((found) => {
    let before = 0;
    return parts.flatMap(([start, end]) => {
      const first = Math.max(found[0] - before, 0);
      const last = Math.min(found[1] - before, end - start);
      before += end - start;
      return first < last ? [[start + first, start + last] as const] : [];
    });
  });
}

/** One character for each byte. */
function textOf(bytes: Uint8Array): string {
  return new TextDecoder('latin1').decode(bytes);
}

function viewOf({ buffer, byteOffset, byteLength }: Uint8Array): DataView {
  return new DataView(buffer, byteOffset, byteLength);
}

function moved([start, end]: Span, by: number): Span {
  return [start + by, end + by];
}

/** One entry of a directory. */
interface Entry {
  readonly at: number;
  readonly tag: number;
  /** Its type is one that TIFF has. */
  readonly isPlausible: boolean;
  readonly value: number;
  /** Where the value is, if it is not in the entry itself; it may end beyond the data. */
  readonly span: Span | null;
}

interface Directory {
  readonly entries: readonly Entry[];
  /** All entries that it says it has are there, and each can be one: bytes that are something else rarely are so. */
  readonly isPlausible: boolean;
  /** Where the next directory starts; 0 for none. */
  readonly next: number;
}

/** The bytes that each type of value takes; the last one is text of EXIF 3.0. */
const typeSizes: Readonly<Record<number, number>> = Object.assign(
  [0, 1, 1, 2, 4, 8, 1, 1, 2, 4, 8, 4, 8, 4],
  {
    129: 1,
  },
);

const entryBytes = 12;

/** Reads directories of TIFF, the format of EXIF and MPF data. @returns null if the data does not begin like TIFF. */
function directoryReader(bytes: Uint8Array): ((at: number) => Directory | null) | null {
  const view = viewOf(bytes);
  const order = textOf(bytes.subarray(0, 2));
  if (bytes.length < 8 || (order !== 'II' && order !== 'MM')) return null;
  const isLittle = order === 'II';
  return (at) => {
    if (at < 8 || at + 2 > bytes.length) return null;
    const room = Math.floor((bytes.length - at - 2) / entryBytes);
    const said = view.getUint16(at, isLittle);
    const count = Math.min(said, room);
    const entries = Array.from({ length: count }, (_, index) => {
      const entry = at + 2 + index * entryBytes;
      const type = view.getUint16(entry + 2, isLittle);
      const typeSize = typeSizes[type] ?? 0;
      const size = typeSize * view.getUint32(entry + 4, isLittle);
      // A short value is in the first two bytes, also where the last ones count least.
      const isShort = type === 3 && size <= 4;
      const value = isShort ? view.getUint16(entry + 8, isLittle) : view.getUint32(entry + 8, isLittle);
      const span: Span | null = size > 4 ? [value, value + size] : null;
      return { at: entry, tag: view.getUint16(entry, isLittle), isPlausible: typeSize > 0, value, span };
    });
    const end = at + 2 + count * entryBytes;
    const isPlausible = said === count && entries.every((entry) => entry.isPlausible);
    return { entries, isPlausible, next: end + 4 <= bytes.length ? view.getUint32(end, isLittle) : 0 };
  };
}

/** Entries that lead to a directory: of EXIF data, of interoperability, of further pictures. */
const directoryTags = [0x8769, 0xa005, 0x014a];
const gpsTag = 0x8825;

/** The tags of GPS data go up to this one; a directory without any is something else. */
const lastGpsTag = 0x1f;

/**
 * The GPS directory, as an empty one, and all that it points to. Of the bytes that are used twice, the first directory
 * stays, so that no wrong offset damages the orientation, and the others where a GPS value would be. What any other entry
 * points to does not: a wrong one may claim anything.
 */
function locationsInExif(bytes: Uint8Array): readonly Span[] {
  const read = directoryReader(bytes);
  if (read === null) return [];
  const gps: number[] = [];
  const first = viewOf(bytes).getUint32(4, bytes[0] === 0x49);
  const known = [first];
  const directories: Span[] = [];
  for (const at of known) {
    const directory = read(at);
    if (directory === null) continue;
    if (at === first || directory.isPlausible) directories.push([at, endOf(at, directory)]);
    for (const { tag, value } of directory.entries) {
      if (tag === gpsTag) gps.push(value);
      if (directoryTags.includes(tag)) known.push(value);
    }
    known.push(directory.next);
    known.splice(mostDirectories);
  }
  const always: Span[] = [
    [0, 8],
    [bytes.length, Number.POSITIVE_INFINITY],
    ...directories.filter(([at]) => at === first),
  ];
  return gps.flatMap((at) => {
    const { own, values } = gpsSpans(at, read(at)?.entries ?? []);
    return [
      ...own.flatMap((span) => outside(span, always)),
      ...values.flatMap((span) => outside(span, [...always, ...directories])),
    ];
  });
}

/** Where a directory ends: with the first entry that can be none, or with the place of the next directory. */
function endOf(at: number, { entries }: Directory): number {
  const wrong = entries.findIndex(({ isPlausible }) => !isPlausible);
  return wrong < 0 ? at + 2 + entries.length * entryBytes + 4 : at + 2 + wrong * entryBytes;
}

/** The bytes of a GPS directory itself, and of the values that it points to. */
function gpsSpans(at: number, entries: readonly Entry[]): Record<'own' | 'values', readonly Span[]> {
  const ofGps = entries.filter(({ tag }) => tag <= lastGpsTag);
  if (ofGps.length === 0) return { own: [], values: [] };
  const own = ofGps.map((entry): Span => [entry.at, entry.at + entryBytes]);
  return { own: [[at, at + 2], ...own], values: ofGps.flatMap(({ span }) => (span === null ? [] : [span])) };
}

/** The parts of a span that are in none of these. */
function outside(span: Span, kept: readonly Span[]): readonly Span[] {
  return kept.reduce<readonly Span[]>(
    (parts, [start, end]) =>
      parts.flatMap(([first, last]): Span[] => {
        const around: Span[] = [
          [first, Math.min(last, start)],
          [Math.max(first, end), last],
        ];
        return end <= first || start >= last ? [[first, last]] : around.filter(([from, to]) => from < to);
      }),
    [span],
  );
}

/** Where the pictures that follow the first one start, from the start of this MPF data. */
function picturesIn(bytes: Uint8Array): readonly number[] {
  const read = directoryReader(bytes);
  if (read === null) return [];
  const isLittle = bytes[0] === 0x49;
  const view = viewOf(bytes);
  const list = read(view.getUint32(4, isLittle))?.entries.find(({ tag }) => tag === 0xb002);
  if (!list?.span) return [];
  const end = Math.min(list.span[1], bytes.length);
  const starts: number[] = [];
  for (let at = list.span[0]; at + 16 <= end; at += 16) starts.push(view.getUint32(at + 8, isLittle));
  return starts.filter((start) => start > 0);
}
