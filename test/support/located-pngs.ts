import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';
import {
  exifLayouts,
  joined,
  marked,
  plain,
  plainJpeg,
  tiff,
  withBlankLocation,
  xmpAttributes,
  type LocatedPicture,
  type Piece,
} from './located-jpegs.ts';

const textBytes = (text: string) => plain(Buffer.from(text, 'latin1'));

/** A chunk of a PNG. Its last four bytes are a checksum, which becomes another one where the location is blank. */
function chunk(type: string, data: Piece, cleanType = type): Piece {
  const content = joined(plain(Buffer.from(type, 'latin1')), data);
  const clean = withBlankLocation(content);
  clean.set(Buffer.from(cleanType, 'latin1'));
  const checksum = (of: Uint8Array) => {
    const bytes = Buffer.alloc(4);
    bytes.writeUInt32BE(crc32(of));
    return [...bytes];
  };
  const become = (from: number, bytes: readonly number[]) =>
    bytes.map((byte, index) => ({ start: from + index, end: from + index + 1, byte }));
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.bytes.length);
  const { bytes, location } = joined(plain(length), content, plain(checksum(content.bytes)));
  const isNew = location.length > 0 || type !== cleanType;
  const checksumAt = bytes.length - 4;
  return {
    bytes,
    location: [
      ...location,
      ...(type === cleanType ? [] : become(4, [...Buffer.from(cleanType, 'latin1')])),
      ...(isNew ? become(checksumAt, checksum(clean)) : []),
    ],
  };
}

/** A chunk that is not looked into: it becomes one that no decoder knows, without content. */
function opaqueChunk(type: string, keyword: string, text: Uint8Array): Piece {
  const { bytes } = joined(textBytes(keyword), plain(text));
  return chunk(type, { bytes, location: [{ start: 0, end: bytes.length, byte: 0 }] }, 'blNk');
}

const exif = (name: keyof typeof exifLayouts) => tiff(exifLayouts[name]!);
const iPhone = exif('big endian, the GPS directory last, and a preview (iPhone)');
const android = exif('little endian, the GPS directory before that of EXIF (Android)');
const xmp = (type: 'iTXt' | 'tEXt', content: Piece) =>
  chunk(type, joined(textBytes(`XML:com.adobe.xmp\0${type === 'iTXt' ? '\0\0en\0XMP\0' : ''}`), content));

/** A PNG with these chunks in front of its pixels, and these behind them. */
async function pngWith(before: readonly Piece[], behind: readonly Piece[] = []): Promise<Piece> {
  const bytes = Uint8Array.from(
    await sharp(await plainJpeg())
      .png()
      .toBuffer(),
  );
  // Behind the signature and the first chunk; in front of the last one.
  const [start, end] = [8 + 25, bytes.length - 12];
  return joined(
    plain(bytes.subarray(0, start)),
    ...before,
    plain(bytes.subarray(start, end)),
    ...behind,
    plain(bytes.subarray(end)),
  );
}

const xmpText = deflateSync(xmpAttributes.bytes);
const profile = Buffer.from(`\nexif\n${iPhone.bytes.length}\n${Buffer.from(iPhone.bytes).toString('hex')}\n`);

let samples: Promise<readonly LocatedPicture[]> | undefined;

/** A PNG of 64 × 48 pixels in each way in which phones and programs say where it was taken. */
export function locatedPngs(): Promise<readonly LocatedPicture[]> {
  samples ??= build();
  return samples;
}

async function build(): Promise<readonly LocatedPicture[]> {
  const comment = chunk('tEXt', textBytes('Comment\0exif:GPSLatitude="48,51.4933N"'));
  return [
    { name: 'PNG, EXIF', ...(await pngWith([chunk('eXIf', iPhone)])) },
    {
      name: 'PNG, EXIF behind the pixels, as it begins in a JPEG',
      ...(await pngWith([], [chunk('eXIf', joined(textBytes('Exif\0\0'), android))])),
    },
    {
      name: 'PNG, EXIF and XMP, with a comment',
      ...(await pngWith([comment, xmp('iTXt', xmpAttributes), chunk('eXIf', android)])),
    },
    {
      name: 'PNG, EXIF behind 300 kB of other data',
      ...(await pngWith([chunk('prVt', plain(new Uint8Array(300_000))), chunk('eXIf', android)])),
    },
    { name: 'PNG, XMP in a plain text', ...(await pngWith([xmp('tEXt', xmpAttributes)])) },
    {
      name: 'PNG, XMP without an end',
      ...(await pngWith([
        xmp(
          'iTXt',
          marked(
            '<x:xmpmeta><tiff:Orientation>1</tiff:Orientation>[[<exif:GPSLatitude>48,51.4933N, and no end: the rest goes with it]]',
          ),
        ),
      ])),
    },
    {
      name: 'PNG, compressed XMP',
      ...(await pngWith([opaqueChunk('iTXt', 'XML:com.adobe.xmp\0\x01\0\0\0', xmpText)])),
    },
    {
      name: 'PNG, EXIF of ImageMagick, compressed and not',
      ...(await pngWith([
        opaqueChunk('zTXt', 'Raw profile type exif\0\0', deflateSync(profile)),
        opaqueChunk('tEXt', 'Raw profile type APP1\0', profile),
      ])),
    },
  ];
}
