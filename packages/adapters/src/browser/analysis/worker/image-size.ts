import type { FrameSize } from '@recto/core';

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
