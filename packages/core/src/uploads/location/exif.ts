import { mostSpans, textOf, viewOf, type Span } from './bytes.ts';

/** The most directories that one block of EXIF data may name; phones write up to six. */
const mostDirectories = 32;

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
 * points to does not: a wrong one may claim anything. Each directory is read once.
 * @param bytes EXIF data, as TIFF.
 * @returns what has to become zeros: all of it if it names more directories than a camera writes.
 */
export function locationsInExif(bytes: Uint8Array): readonly Span[] {
  const read = directoryReader(bytes);
  if (read === null) return [];
  const all: readonly Span[] = [[0, bytes.length]];
  const first = viewOf(bytes).getUint32(4, bytes[0] === 0x49);
  const gps = new Set<number>();
  const known = new Set([first]);
  const directories: Span[] = [];
  // The set grows: a directory names others.
  for (const at of known) {
    const directory = read(at);
    if (directory === null) continue;
    if (at === first || directory.isPlausible) directories.push([at, endOf(at, directory)]);
    for (const { tag, value } of directory.entries) {
      if (tag === gpsTag) gps.add(value);
      if (directoryTags.includes(tag)) known.add(value);
    }
    known.add(directory.next);
    if (known.size + gps.size > mostDirectories) return all;
  }
  const found = [...gps].map((at) => gpsSpans(at, read(at)?.entries ?? []));
  if (found.reduce((sum, { own, values }) => sum + own.length + values.length, 0) > mostSpans) return all;
  const always: Span[] = [
    [0, 8],
    [bytes.length, Number.POSITIVE_INFINITY],
    ...directories.filter(([at]) => at === first),
  ];
  return found.flatMap(({ own, values }) => [
    ...own.flatMap((span) => outside(span, always)),
    ...values.flatMap((span) => outside(span, [...always, ...directories])),
  ]);
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
export function picturesInMpf(bytes: Uint8Array): readonly number[] {
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
