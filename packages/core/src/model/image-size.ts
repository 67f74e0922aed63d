import type { FrameSize } from './square-crop.ts';

/**
 * The most pixels of a picture that is opened (decision 3.16). Decoded, each takes 4 bytes: 256 MB, which a phone of 3 GB
 * has. Cameras of phones give 12 to 50 megapixels; those of 108 and 200 give as many only if asked to.
 */
const mostPixels = 64_000_000;

/** How much of a file is read to find the picture's size, in bytes: previews and profiles come before it. */
const headerBytes = 512 * 1024;

/**
 * Reads the size of a picture without decoding it.
 * @returns null if it is no PNG or JPEG, or does not say.
 * @throws DOMException if the file can't be read.
 */
export async function imageSizeOf(file: Blob): Promise<FrameSize | null> {
  return imageSize(new Uint8Array(await file.slice(0, headerBytes).arrayBuffer()));
}

/** Whether a phone may lack the memory to decode a picture of this size, in pixels. */
export function isTooLargeToOpen({ width, height }: FrameSize): boolean {
  return width * height > mostPixels;
}

/** The size of a PNG or JPEG, from its first bytes; null if they do not hold it. A picture may be stored turned. */
export function imageSize(bytes: Uint8Array): FrameSize | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  try {
    if (view.getUint32(0) === 0x89504e47) return { width: view.getUint32(16), height: view.getUint32(20) };
    return view.getUint16(0) === 0xffd8 ? jpegSize(view) : null;
  } catch {
    return null; // The bytes end before.
  }
}

/** Skips segment after segment, up to the one that starts the frame. @throws RangeError at the end of the bytes. */
function jpegSize(view: DataView): FrameSize {
  for (let at = 2; ; at += 2 + view.getUint16(at + 2)) {
    while (view.getUint8(at + 1) === 0xff) at += 1; // filling
    const marker = view.getUint8(at + 1);
    const startsFrame = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
    if (startsFrame) return { width: view.getUint16(at + 7), height: view.getUint16(at + 5) };
    if (view.getUint8(at) !== 0xff) throw new RangeError('No JPEG segment starts here.');
  }
}
