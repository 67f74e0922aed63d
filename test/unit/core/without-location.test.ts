import { loadRemoval } from '@recto/core';
import sharp from 'sharp';
import { afterEach, describe, expect, test, vi } from 'vitest';
import {
  exifSegment,
  extendedXmp,
  gpsEntries,
  jpegWith,
  locatedJpegs,
  marked,
  pictureList,
  plainJpeg,
  withBlankLocation,
  type ExifLayout,
  type Piece,
} from '../../support/located-jpegs.ts';
import { locatedPngs } from '../../support/located-pngs.ts';
import { unreadableFile } from './doubles/files.ts';

const { withoutLocation } = await loadRemoval();

const samples = [...(await locatedJpegs()), ...(await locatedPngs())];
const picture = await plainJpeg();

type Bytes = Uint8Array<ArrayBuffer>;

const bytesOf = async (blob: Blob): Promise<Bytes> => new Uint8Array(await blob.arrayBuffer());

async function cleaned(bytes: Bytes): Promise<Bytes> {
  return bytesOf(await withoutLocation(new Blob([bytes])));
}

/** The places at which two files of the same length differ. */
function differences(one: Bytes, other: Bytes): readonly number[] {
  expect(one.length).toBe(other.length);
  const places: number[] = [];
  for (let at = 0; at < one.length; at += 1) if (one[at] !== other[at]) places.push(at);
  return places;
}

describe.each(samples)('$name', (sample) => {
  // Decision 3.14.
  test('the location is blank, and every other byte stays', async () => {
    expect(differences(await cleaned(sample.bytes), withBlankLocation(sample))).toEqual([]);
    expect(differences(sample.bytes, withBlankLocation(sample)).length).toBeGreaterThan(50);
  });

  test('the picture and its orientation stay', async () => {
    const [before, after] = [sharp(sample.bytes), sharp(await cleaned(sample.bytes))];
    const [pixels, expected] = [await after.clone().raw().toBuffer(), await before.clone().raw().toBuffer()];
    expect(pixels.equals(expected)).toBe(true);
    const { orientation } = await before.metadata();
    expect((await after.metadata()).orientation).toBe(orientation);
    if (sample.name.startsWith('EXIF')) expect(orientation).toBe(6);
  });

  test('nothing is left to remove', async () => {
    const once = new Blob([await cleaned(sample.bytes)]);
    const again = await withoutLocation(once);
    expect(differences(await bytesOf(again), await bytesOf(once))).toEqual([]);
  });

  test('a file that ends anywhere within its data is not damaged otherwise', async () => {
    const { length } = sample.bytes;
    const ends = [3, 5, 21, 40, 77, 131, 200, 333, 512].filter((end) => end < length);
    const allowed = new Set(differences(sample.bytes, withBlankLocation(sample)));
    for (const end of ends) {
      const bytes = sample.bytes.slice(0, end);
      const changed = differences(bytes, await cleaned(bytes));
      expect(changed.filter((at) => !allowed.has(at))).toEqual([]);
    }
  });
});

test('a file keeps its name and its type', async () => {
  const file = await withoutLocation(new File([samples[0]!.bytes], 'IMG 1.JPG', { type: 'image/jpeg' }));
  expect(file).toMatchObject({ name: 'IMG 1.JPG', type: 'image/jpeg', size: samples[0]!.bytes.length });
});

test('only the beginning of a picture is read', async () => {
  const file = new File([samples[0]!.bytes, new Uint8Array(5_000_000)], 'a.jpg');
  const slice = vi.spyOn(file, 'slice');
  const whole = vi.spyOn(file, 'arrayBuffer');
  const clean = await withoutLocation(file);
  expect(whole).not.toHaveBeenCalled();
  const read = slice.mock.calls.filter(([start, end]) => start === 0 && (end ?? 0) > 100_000);
  expect(read).toEqual([[0, 262_144]]);
  expect(clean.size).toBe(file.size);
});

const orientation = { tag: 0x0112, type: 3, value: [6] } as const;
const resolution = { tag: 0x011a, type: 5, value: [72, 1] } as const;
const toGps = { tag: 0x8825, type: 4, value: { directory: 'gps' } } as const;

const exifOf = (layout: ExifLayout) => jpegWith(picture, exifSegment(layout)).bytes;
const withoutGps = exifOf({
  order: 'MM',
  directories: [{ name: 'first', entries: [orientation, resolution] }],
});

/** EXIF data with other bytes at this place of the TIFF data, which begins at byte 12. */
function overwritten(bytes: Bytes, at: number, value: readonly number[]): Bytes {
  const copy = bytes.slice();
  copy.set(value, 12 + at);
  return copy;
}

const locatedLayout: ExifLayout = {
  order: 'MM',
  directories: [
    { name: 'first', entries: [orientation, resolution, toGps] },
    { name: 'gps', entries: gpsEntries },
  ],
};
const located = exifOf(locatedLayout);

const png = Uint8Array.from(await sharp(picture).png().toBuffer());

test.each<[string, Bytes]>([
  ['a JPEG without EXIF data', picture],
  ['EXIF data without a location', withoutGps],
  ['a GPS pointer behind the end', overwritten(located, 42, [0, 1, 0, 0])],
  ['a GPS pointer to the last byte', overwritten(located, 42, [0, 0, 1, 0x51])],
  ['a GPS pointer to the first directory', overwritten(located, 42, [0, 0, 0, 8])],
  ['a GPS pointer into the header', overwritten(located, 42, [0, 0, 0, 1])],
  ['EXIF data in no known order of bytes', overwritten(located, 0, [0x4d, 0x49])],
  ['a first directory behind the end', overwritten(located, 4, [0xff, 0, 0, 0])],
  [
    'a GPS pointer to another directory',
    exifOf({
      order: 'II',
      directories: [
        { name: 'first', entries: [orientation, { tag: 0x8825, type: 4, value: { directory: 'other' } }] },
        { name: 'other', entries: [resolution] },
      ],
    }),
  ],
  ['a PNG', png],
  ['a text', new TextEncoder().encode('exif:GPSLatitude="48,51.5N"')],
  ['nothing', new Uint8Array()],
])('%s: the same file is sent', async (_what, bytes) => {
  const file = new Blob([bytes]);
  expect(await withoutLocation(file)).toBe(file);
});

test('directories that lead to each other in a circle end', async () => {
  const circle = overwritten(located, 8 + 2 + 3 * 12, [0, 0, 0, 8]);
  expect(differences(circle, await cleaned(circle)).length).toBeGreaterThan(50);
});

test('a GPS value that points to the orientation leaves it', async () => {
  const gps = [{ tag: 0x02, type: 5, value: [48, 1, 51, 1, 2960, 100] } as const];
  const bytes = exifOf({
    order: 'MM',
    directories: [
      { name: 'first', entries: [orientation, resolution, toGps] },
      { name: 'gps', entries: gps },
    ],
  });
  // The GPS directory starts behind the first one and the value of the resolution.
  const pointsBack = overwritten(bytes, 8 + 2 + 3 * 12 + 4 + 8 + 2 + 8, [0, 0, 0, 10]);
  const clean = await cleaned(pointsBack);
  expect(differences(pointsBack, clean).filter((at) => at < 12 + 58)).toEqual([]);
  expect((await sharp(clean).metadata()).orientation).toBe(6);
});

/** A value of the first directory that claims all bytes of the GPS directory, and those before and behind it. */
const claims = (tag: number) =>
  exifOf({
    order: 'MM',
    directories: [
      { name: 'first', entries: [orientation, { tag, type: 7, value: 'abcdef' }, toGps] },
      { name: 'gps', entries: gpsEntries },
    ],
  });

test.each([
  ['a private entry', 0xea1c],
  ['the resolution', 0x011a],
  ['the note of the maker', 0x927c],
])('%s that claims the bytes of the location does not keep it', async (_what, tag) => {
  // Its count: as many bytes as are left behind its value.
  const tiffBytes = 0x40 + 2 + gpsEntries.length * 12;
  const bytes = overwritten(claims(tag), 8 + 2 + 12 + 4, [0, 0, 0, tiffBytes - 50]);
  const clean = await cleaned(bytes);
  expect(differences(clean, await cleaned(claims(tag)))).toEqual([12 + 8 + 2 + 12 + 7]);
  expect((await sharp(clean).metadata()).orientation).toBe(6);
});

test('a pointer to another directory that leads into the location does not keep it', async () => {
  const sample = exifOf({
    order: 'MM',
    directories: [
      { name: 'first', entries: [orientation, toGps] },
      { name: 'gps', entries: gpsEntries },
    ],
  });
  const gpsStart = 8 + 2 + 2 * 12 + 4;
  // To the GPS directory itself; into its entries; to its values, which begin like a directory of very many entries.
  for (const place of [gpsStart, gpsStart + 14, gpsStart + 2 + gpsEntries.length * 12 + 4 + 2]) {
    const bytes = overwritten(sample, gpsStart - 4, [0, 0, place >> 8, place & 0xff]);
    expect(differences(await cleaned(bytes), await cleaned(sample)).every((at) => at < 12 + gpsStart)).toBe(
      true,
    );
  }
});

/**
 * Counts what a search does, and ends one that does more than is allowed: numbers that are read of the data, and
 * characters of a text that are passed.
 */
function limitSteps(limit: number): void {
  let steps = 0;
  const count = (more: number) => {
    steps += more;
    if (steps > limit) throw new RangeError(`There are more than ${limit} steps.`);
  };
  for (const method of ['getUint16', 'getUint32'] as const) {
    const read = DataView.prototype[method];
    vi.spyOn(DataView.prototype, method).mockImplementation(function (this: DataView, ...args) {
      count(1);
      return read.apply(this, args);
    });
  }
  const { indexOf } = String.prototype;
  vi.spyOn(String.prototype, 'indexOf').mockImplementation(function (this: string, text, from = 0) {
    const found = indexOf.call(this, text, from);
    count((found < 0 ? this.length : found) - from);
    return found;
  });
  const { exec } = RegExp.prototype;
  vi.spyOn(RegExp.prototype, 'exec').mockImplementation(function (this: RegExp, text) {
    const before = this.lastIndex;
    const found = exec.call(this, text);
    const after = found === null && !this.sticky ? text.length : this.lastIndex;
    count(Math.max(1, after - before));
    return found;
  });
}

const kilo = 1024;
const mega = kilo * kilo;

/** EXIF data whose first directory has 4,000 entries that point to GPS directories. */
const pointers = (placeOf: (index: number) => number, ...more: ExifLayout['directories']) =>
  exifSegment({
    order: 'MM',
    directories: [
      {
        name: 'first',
        entries: Array.from({ length: 4_000 }, (_, index) => ({
          tag: 0x8825,
          type: 4,
          value: [placeOf(index)],
        })),
      },
      ...more,
    ],
  });

/** A segment of which all is the location, behind its name of six letters. */
const allOf = ({ bytes }: Piece): Piece => ({
  bytes,
  location: [{ start: 10, end: bytes.length, byte: 0 }],
});

const xmpOf = (text: string) => extendedXmp(marked(text), 65_000);
const times = (text: string, bytes: number) => text.repeat(bytes / text.length);

const crafted: readonly (readonly [string, readonly Piece[]])[] = [
  ['4,000 pointers to as many GPS directories', [allOf(pointers((index) => 8 + index * 12))]],
  [
    '4,000 pointers to the same GPS directory',
    [pointers(() => 8 + 2 + 4_000 * 12 + 4, { name: 'gps', entries: gpsEntries })],
  ],
  [
    'a GPS directory of 4,000 entries',
    [
      allOf(
        exifSegment({
          order: 'II',
          directories: [
            { name: 'first', entries: [toGps] },
            { name: 'gps', entries: Array.from({ length: 4_000 }, () => gpsEntries[0]!) },
          ],
        }),
      ),
    ],
  ],
  ['16 MB of XMP elements without an end', xmpOf(`[[${times('<exif:GPSA>', 16 * mega)}]]`)],
  ['XMP elements without content', xmpOf(`[[${times('<exif:GPSA/>', mega)}]]`)],
  ['XMP elements that end with another name', xmpOf(`[[<exif:GPSA>${times('</exif:GPSAB', mega)}]]`)],
  ['XMP attributes without a value', xmpOf(times(' exif:GPSA', 100 * kilo))],
  ['XMP attributes without an end', xmpOf(` [[exif:GPSA="${times(" exif:GPSB='", mega)}]]`)],
  ['400 blocks of EXIF data', Array.from({ length: 400 }, () => exifSegment(locatedLayout))],
  ['pictures at every byte', Array.from({ length: 4 }, () => pictureList(99, ...Array(4_000).keys()))],
];

describe('the work that a file asks for is limited', () => {
  afterEach(() => vi.restoreAllMocks());

  test.each(crafted)('%s', async (_what, segments) => {
    const sample = jpegWith(picture, ...segments);
    const file = new Blob([sample.bytes]);
    const slice = vi.spyOn(file, 'slice');
    limitSteps(3 * file.size);
    const clean = await withoutLocation(file);
    const bytesRead = slice.mock.calls
      .map(([start = 0, end = 0]) => Math.min(end, file.size) - start)
      .reduce((sum, bytes) => sum + bytes);
    vi.restoreAllMocks();
    expect(bytesRead).toBeLessThan(3 * file.size);
    const expected = Buffer.from(withBlankLocation(sample));
    expect(expected.equals(new Uint8Array(await clean.arrayBuffer()))).toBe(true);
  });
});

test('a file that can not be read is not passed on', async () => {
  await expect(withoutLocation(unreadableFile())).rejects.toThrow(DOMException);
});
