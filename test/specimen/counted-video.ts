import sharp from 'sharp';

const width = 640;
const height = 480;
const frames = 32;
/** The number's bits are bars across the whole picture, from the left. */
const bits = 5;
const barWidth = height / bits;
/** Video's levels of grey: neither is black, which would count as no picture. */
const levels = [60, 220] as const;

/** A film in which each frame shows its own number, for Chromium's fake camera. @returns a Y4M file. */
export function countedVideo(): Buffer {
  const parts: Buffer[] = [Buffer.from(`YUV4MPEG2 W${width} H${height} F10:1 Ip A1:1 C420\n`)];
  for (let frame = 0; frame < frames; frame += 1) {
    const row = Buffer.alloc(width, levels[0]);
    for (let bit = 0; bit < bits; bit += 1) {
      const from = (width - height) / 2 + bit * barWidth;
      row.fill(levels[(frame >> bit) & 1]!, from, from + barWidth);
    }
    const luma = Buffer.concat(Array.from({ length: height }, () => row));
    parts.push(Buffer.from('FRAME\n'), luma, Buffer.alloc((width * height) / 2, 128));
  }
  return Buffer.concat(parts);
}

/** The number of the frame that a photo or a canvas shows: its centred square. */
export async function numberIn(picture: Buffer): Promise<number> {
  const { data, info } = await sharp(picture)
    .greyscale()
    .resize(bits, 1, { fit: 'fill' })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const isSet = (bit: number) => data[bit * info.channels]! > (levels[0] + levels[1]) / 2;
  return Array.from({ length: bits }, (_, bit) => Number(isSet(bit)) << bit).reduce(
    (sum, part) => sum | part,
  );
}
