import sharp from 'sharp';

type Bytes = Uint8Array<ArrayBuffer>;

/** Bytes that say where a picture was taken, and the byte that they must become. */
interface Located {
  readonly start: number;
  readonly end: number;
  readonly byte: number;
}

/** A picture as a phone writes it, and which of its bytes say where it was taken. */
export interface LocatedPicture {
  readonly name: string;
  readonly bytes: Bytes;
  readonly location: readonly Located[];
}

/** A piece of a file. */
export interface Piece {
  readonly bytes: Bytes;
  readonly location: readonly Located[];
}

interface Entry {
  readonly tag: number;
  /** A type of TIFF: 1 bytes, 2 text, 3 of 2 bytes, 4 of 4 bytes, 5 fractions, 7 any bytes, 129 text of EXIF 3.0. */
  readonly type: 1 | 2 | 3 | 4 | 5 | 7 | 129;
  /** Numbers, bytes of a text, or the directory that the entry points to. */
  readonly value: readonly number[] | string | { readonly directory: string };
}

interface Directory {
  readonly name: string;
  readonly entries: readonly Entry[];
  readonly next?: string;
}

export interface ExifLayout {
  readonly order: 'II' | 'MM';
  /** In the order in which they are in the file; one is called `first`. What is called `gps…` is the location. */
  readonly directories: readonly Directory[];
  /** Where the values that need more than 4 bytes are: behind their directory, or behind all of them. */
  readonly values?: 'nearby' | 'atTheEnd';
}

const bytesOf = (text: string) => Buffer.from(text, 'latin1');

const typeBytes = { 1: 1, 2: 1, 3: 2, 4: 4, 5: 8, 7: 1, 129: 1 } as const;

/** The TIFF data of this layout, as it follows `Exif\0\0`. */
export function tiff({ order, directories, values = 'nearby' }: ExifLayout): Piece {
  const sizeOf = ({ entries }: Directory) => 2 + entries.length * 12 + 4;
  const valueBytes = ({ type, value }: Entry) => {
    if (typeof value === 'object' && 'directory' in value) return typeBytes[type];
    return value.length * (type === 5 ? 4 : typeBytes[type]);
  };
  const places = new Map<string, number>();
  const valuePlaces = new Map<Entry, number>();
  let end = 8;
  const placeValues = (list: readonly Directory[]) => {
    for (const entry of list.flatMap(({ entries }) => entries).filter((each) => valueBytes(each) > 4)) {
      valuePlaces.set(entry, end);
      end += valueBytes(entry) + (valueBytes(entry) % 2);
    }
  };
  for (const directory of directories) {
    places.set(directory.name, end);
    end += sizeOf(directory);
    if (values === 'nearby') placeValues([directory]);
  }
  if (values === 'atTheEnd') placeValues(directories);

  const bytes = new Uint8Array(end);
  const view = new DataView(bytes.buffer);
  const isLittle = order === 'II';
  const location: Located[] = [];
  const write = (at: number, { type, value }: Entry) => {
    if (typeof value === 'string') return bytes.set(bytesOf(value), at);
    if ('directory' in value) {
      const place = places.get(value.directory)!;
      return type === 3 ? view.setUint16(at, place, isLittle) : view.setUint32(at, place, isLittle);
    }
    for (const [index, number] of value.entries()) {
      if (type === 3) view.setUint16(at + index * 2, number, isLittle);
      else if (type === 4 || type === 5) view.setUint32(at + index * 4, number, isLittle);
      else view.setUint8(at + index, number);
    }
  };
  bytes.set(bytesOf(order));
  view.setUint16(2, 42, isLittle);
  view.setUint32(4, places.get('first')!, isLittle);
  for (const { name, entries, next } of directories) {
    const at = places.get(name)!;
    view.setUint16(at, entries.length, isLittle);
    for (const [index, entry] of entries.entries()) {
      const place = at + 2 + index * 12;
      const size = valueBytes(entry);
      view.setUint16(place, entry.tag, isLittle);
      view.setUint16(place + 2, entry.type, isLittle);
      view.setUint32(place + 4, size / typeBytes[entry.type], isLittle);
      const elsewhere = valuePlaces.get(entry);
      if (elsewhere !== undefined) view.setUint32(place + 8, elsewhere, isLittle);
      write(elsewhere ?? place + 8, entry);
      if (name.startsWith('gps') && elsewhere !== undefined) {
        location.push({ start: elsewhere, end: elsewhere + size, byte: 0 });
      }
    }
    const last = at + 2 + entries.length * 12;
    view.setUint32(last, next === undefined ? 0 : places.get(next)!, isLittle);
    if (name.startsWith('gps')) location.push({ start: at, end: last, byte: 0 });
  }
  return { bytes, location };
}

/** 48° 51′ 29.6″ N, 2° 17′ 40.2″ E, 35 m, as phones write it. */
export const gpsEntries: readonly Entry[] = [
  { tag: 0x00, type: 1, value: [2, 3, 0, 0] },
  { tag: 0x01, type: 2, value: 'N\0' },
  { tag: 0x02, type: 5, value: [48, 1, 51, 1, 2960, 100] },
  { tag: 0x03, type: 2, value: 'E\0' },
  { tag: 0x04, type: 5, value: [2, 1, 17, 1, 4020, 100] },
  { tag: 0x05, type: 1, value: [0] },
  { tag: 0x06, type: 5, value: [35, 1] },
  { tag: 0x07, type: 5, value: [10, 1, 41, 1, 7, 1] },
  { tag: 0x1b, type: 7, value: 'ASCII\0\0\0fused' },
  { tag: 0x1c, type: 129, value: 'Champ de Mars\0' },
  { tag: 0x1d, type: 2, value: '2026:01:31\0' },
];

const gps: Directory = { name: 'gps', entries: gpsEntries };
const toGps: Entry = { tag: 0x8825, type: 4, value: { directory: 'gps' } };
const toExif: Entry = { tag: 0x8769, type: 4, value: { directory: 'exif' } };
const make = (text: string): Entry => ({ tag: 0x010f, type: 2, value: `${text}\0` });
/** Stored turned by 90 degrees. */
const orientation: Entry = { tag: 0x0112, type: 3, value: [6] };
const resolution: Entry = { tag: 0x011a, type: 5, value: [72, 1] };
const makerNote = (size: number): Entry => ({
  tag: 0x927c,
  type: 7,
  value: Array.from({ length: size }, (_, index) => (index * 7) % 256),
});
const exposure: Entry = { tag: 0x829a, type: 5, value: [1, 120] };
const taken: Entry = { tag: 0x9003, type: 2, value: '2026:01:31 10:41:07\0' };
const exif = (noteBytes: number): Directory => ({
  name: 'exif',
  entries: [exposure, taken, makerNote(noteBytes)],
});
const first = (...entries: readonly Entry[]): Directory => ({ name: 'first', entries });
/** The directory of the preview inside the EXIF data. */
const second = (...more: readonly Entry[]): Directory => ({
  name: 'second',
  entries: [{ tag: 0x0103, type: 3, value: [6] }, orientation, resolution, ...more],
});

/** The layouts of EXIF data that phones, and programs on them, write. */
export const exifLayouts: Readonly<Record<string, ExifLayout>> = {
  'big endian, the GPS directory last, and a preview (iPhone)': {
    order: 'MM',
    directories: [
      { ...first(make('Apple'), orientation, resolution, toExif, toGps), next: 'second' },
      exif(700),
      gps,
      second(),
    ],
  },
  'little endian, the GPS directory before that of EXIF (Android)': {
    order: 'II',
    directories: [first(make('samsung'), orientation, resolution, toExif, toGps), gps, exif(98)],
  },
  'the GPS directory before all others': {
    order: 'II',
    directories: [gps, exif(10), first(make('Google'), orientation, toExif, toGps)],
  },
  'all values behind all directories': {
    order: 'MM',
    directories: [
      { ...first(make('Motorola'), orientation, resolution, toExif, toGps), next: 'second' },
      second(),
      gps,
      exif(40),
    ],
    values: 'atTheEnd',
  },
  'GPS data of the preview too': {
    order: 'II',
    directories: [
      { ...first(make('Huawei'), orientation, toGps), next: 'second' },
      gps,
      second({ tag: 0x8825, type: 4, value: { directory: 'gps of the preview' } }),
      { name: 'gps of the preview', entries: gpsEntries },
    ],
  },
  'big endian, with a short number as the pointer to the GPS directory': {
    order: 'MM',
    directories: [
      first(make('Apple'), orientation, { tag: 0x8825, type: 3, value: { directory: 'gps' } }),
      gps,
    ],
  },
  'as long as a segment can be, with the note of the maker': {
    order: 'MM',
    directories: [first(make('Apple'), orientation, toExif, toGps), exif(64_900), gps],
  },
};

export function joined(...pieces: readonly Piece[]): Piece {
  const bytes = new Uint8Array(pieces.reduce((sum, piece) => sum + piece.bytes.length, 0));
  const location: Located[] = [];
  let at = 0;
  for (const piece of pieces) {
    bytes.set(piece.bytes, at);
    for (const { start, end, byte } of piece.location) {
      location.push({ start: start + at, end: end + at, byte });
    }
    at += piece.bytes.length;
  }
  return { bytes, location };
}

export const plain = (bytes: ArrayLike<number>): Piece => ({ bytes: Uint8Array.from(bytes), location: [] });

/** A segment of a JPEG: `0xe1` for EXIF and XMP. */
function segment(marker: number, name: string, content: Piece): Piece {
  const length = 2 + name.length + content.bytes.length;
  if (length > 0xffff) throw new RangeError(`A segment has no room for ${length} bytes.`);
  return joined(plain([0xff, marker, length >> 8, length & 0xff]), plain(bytesOf(name)), content);
}

export const exifSegment = (layout: ExifLayout): Piece => segment(0xe1, 'Exif\0\0', tiff(layout));

/** Text, in which what is between `[[` and `]]` is the location. */
export function marked(text: string): Piece {
  const parts = text.split(/\[\[|\]\]/).map((part, index) => {
    const bytes = Uint8Array.from(bytesOf(part));
    const isLocation = index % 2 === 1;
    return { bytes, location: isLocation ? [{ start: 0, end: bytes.length, byte: 0x20 }] : [] };
  });
  return joined(...parts);
}

function cutOut({ bytes, location }: Piece, from: number, to: number): Piece {
  const within = location
    .map(({ start, end, byte }) => ({ start: Math.max(start, from), end: Math.min(end, to), byte }))
    .filter(({ start, end }) => start < end)
    .map(({ start, end, byte }) => ({ start: start - from, end: end - from, byte }));
  return { bytes: bytes.slice(from, to), location: within };
}

export const xmpAttributes = marked(`<?xpacket begin="" id="W5M0MpCehiHzreSzNTczkc9d"?>
<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">
 <rdf:Description rdf:about="" xmlns:exif="http://ns.adobe.com/exif/1.0/" xmlns:tiff="http://ns.adobe.com/tiff/1.0/"
   tiff:Orientation="6"
[[exif:GPSLatitude="48,51.4933N"]]
   [[exif:GPSLongitude='2,17.67E']] exif:ColorSpace="1"
   [[exif:GPSAltitude = "35/1"]]/>
</rdf:RDF></x:xmpmeta><?xpacket end="w"?>`);

const xmpElements = marked(`<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF>
 <rdf:Description xmlns:exif="http://ns.adobe.com/exif/1.0/">
  <tiff:Orientation>6</tiff:Orientation>
  [[<exif:GPSLatitude>48,51.4933N</exif:GPSLatitude>]]
  [[<exif:GPSLongitude xml:lang="x-default">2,17.67E</exif:GPSLongitude >]]
  [[<exif:GPSStatus/>]]
  [[<drone:GpsAltitude>+35.0</drone:GpsAltitude>]]
  <exif:ColorSpace>1</exif:ColorSpace>
 </rdf:Description></rdf:RDF></x:xmpmeta>`);

const xmpNested = marked(`<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF>
 <rdf:Description xmlns:exif="http://ns.adobe.com/exif/1.0/">
  [[<exif:GPSLatitude rdf:parseType="Resource"><rdf:value>48,51.4933N</rdf:value>
   <exif:note>roof</exif:note></exif:GPSLatitude>]]
  <tiff:Orientation>6</tiff:Orientation>
  [[<exif:GPSLongitude>
   <rdf:Description><rdf:value>2,17.67E</rdf:value></rdf:Description>
  </exif:GPSLongitude>]]
 </rdf:Description></rdf:RDF></x:xmpmeta>`);

const xmp = (content: Piece): Piece => segment(0xe1, 'http://ns.adobe.com/xap/1.0/\0', content);

/** Extended XMP, in segments of this many bytes. */
export function extendedXmp(content: Piece, size: number): readonly Piece[] {
  const count = Math.ceil(content.bytes.length / size);
  return Array.from({ length: count }, (_, index) => {
    const header = Buffer.alloc(40, 'A');
    header.writeUInt32BE(content.bytes.length, 32);
    header.writeUInt32BE(index * size, 36);
    const piece = cutOut(content, index * size, (index + 1) * size);
    return segment(0xe1, 'http://ns.adobe.com/xmp/extension/\0', joined(plain(header), piece));
  });
}

const jfif = segment(0xe0, 'JFIF\0', plain([1, 1, 0, 0, 1, 0, 1, 0, 0]));
const colourProfile = segment(0xe2, 'ICC_PROFILE\0\x01\x05', plain(new Uint8Array(65_000).fill(0x55)));

/** A picture with these segments in front of its own, as encoders write it. */
export function jpegWith(picture: Bytes, ...segments: readonly Piece[]): Piece {
  return joined(plain(picture.subarray(0, 2)), ...segments, plain(picture.subarray(2)));
}

/** MPF data: a list of pictures of one size, the first one without a place, and the places of the others. */
export function pictureList(size: number, ...starts: readonly number[]): Piece {
  const bytes = Buffer.alloc(16 + starts.length * 16);
  bytes.writeUInt32BE(0x030000, 0);
  for (const [index, start] of starts.entries()) {
    bytes.writeUInt32BE(size, index * 16 + 20);
    bytes.writeUInt32BE(start, index * 16 + 24);
  }
  const entries: readonly Entry[] = [
    { tag: 0xb000, type: 7, value: '0100' },
    { tag: 0xb001, type: 4, value: [starts.length + 1] },
    { tag: 0xb002, type: 7, value: [...bytes] },
  ];
  return segment(0xe2, 'MPF\0', tiff({ order: 'MM', directories: [{ name: 'first', entries }] }));
}

/** Two pictures in one file, of which the first names the second (MPF). */
function twoPictures(picture: Bytes, before: readonly Piece[], further: Piece): Piece {
  const header = joined(plain(picture.subarray(0, 2)), ...before);
  const one = (start: number) =>
    joined(header, pictureList(further.bytes.length, start), plain(picture.subarray(2)));
  // Places are counted from the beginning of the TIFF data: after the marker, the length and the name.
  const start = one(0).bytes.length - (header.bytes.length + 8);
  return joined(one(start), further);
}

let samples: Promise<readonly LocatedPicture[]> | undefined;

/** A JPEG of 64 × 48 pixels in each way in which phones, and the programs on them, say where it was taken. */
export function locatedJpegs(): Promise<readonly LocatedPicture[]> {
  samples ??= build();
  return samples;
}

/** The bytes of a JPEG that says nothing of itself: 64 × 48 pixels. */
export async function plainJpeg(): Promise<Bytes> {
  const noise = { type: 'gaussian', mean: 128, sigma: 30 } as const;
  const create = { width: 64, height: 48, channels: 3, background: '#888', noise } as const;
  return Uint8Array.from(await sharp({ create }).jpeg().toBuffer());
}

async function build(): Promise<readonly LocatedPicture[]> {
  const picture = await plainJpeg();
  const layouts = Object.entries(exifLayouts);
  const [[, iPhone], [, android]] = layouts as [[string, ExifLayout], [string, ExifLayout]];
  const exifs = layouts.map(([name, layout]) => ({
    name: `EXIF: ${name}`,
    ...jpegWith(picture, exifSegment(layout)),
  }));
  return [
    ...exifs,
    { name: 'EXIF behind JFIF data', ...jpegWith(picture, jfif, exifSegment(iPhone)) },
    {
      name: 'EXIF twice, with filling between the segments',
      ...jpegWith(picture, exifSegment(android), plain([0xff, 0xff, 0xff]), exifSegment(iPhone)),
    },
    {
      name: 'EXIF behind 325 kB of other segments',
      ...jpegWith(picture, ...Array.from({ length: 5 }, () => colourProfile), exifSegment(iPhone)),
    },
    { name: 'XMP: attributes', ...jpegWith(picture, xmp(xmpAttributes)) },
    { name: 'XMP: elements', ...jpegWith(picture, xmp(xmpElements)) },
    { name: 'XMP: elements with content of their own', ...jpegWith(picture, xmp(xmpNested)) },
    {
      name: 'XMP: cut within a property, in four segments',
      ...jpegWith(picture, jfif, ...extendedXmp(xmpAttributes, 150)),
    },
    { name: 'EXIF and XMP', ...jpegWith(picture, jfif, exifSegment(android), xmp(xmpAttributes)) },
    {
      name: 'a further picture behind the first, each with EXIF (MPF)',
      ...twoPictures(picture, [exifSegment(iPhone)], jpegWith(picture, exifSegment(android))),
    },
  ];
}

/** What this picture must become: its location blank, every other byte as it is. */
export function withBlankLocation({ bytes, location }: Pick<LocatedPicture, 'bytes' | 'location'>): Bytes {
  const blank = bytes.slice();
  for (const { start, end, byte } of location) blank.fill(byte, start, end);
  return blank;
}
