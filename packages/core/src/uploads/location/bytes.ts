/** Bytes of a file or of a part of it: the first one, and the one after the last. */
export type Span = readonly [start: number, end: number];

/** Bytes of a file that are overwritten: each with this byte, or all with these. */
export interface Change {
  readonly span: Span;
  readonly to: number | Uint8Array<ArrayBuffer>;
}

/**
 * The most places that are overwritten one by one in one block of EXIF or XMP data, which a camera fills with some 30:
 * with more, the whole block is.
 */
export const mostSpans = 1_000;

/** The same bytes, counted from an earlier place. */
export function moved([start, end]: Span, by: number): Span {
  return [start + by, end + by];
}

const latin1 = new TextDecoder('latin1');

/** One character for each byte. */
export function textOf(bytes: Uint8Array): string {
  return latin1.decode(bytes);
}

/** The same bytes, to read numbers from. */
export function viewOf({ buffer, byteOffset, byteLength }: Uint8Array): DataView {
  return new DataView(buffer, byteOffset, byteLength);
}

/** Reads a file in pieces. */
export interface FileWindow {
  /**
   * Reads only if the bytes are not among those that were read last.
   * @param at the place of the first byte.
   * @param count how many bytes are needed.
   * @param ahead how many to read, if more than that.
   * @returns `count` bytes, or those up to the file's end.
   * @throws DOMException if the file can't be read.
   */
  readonly bytesAt: (at: number, count: number, ahead?: number) => Promise<Uint8Array>;
  /** The file's size in bytes. */
  readonly size: number;
}

/** A window on this file. */
export function windowOn(file: Blob): FileWindow {
  let start = Infinity;
  let bytes = new Uint8Array();
  return {
    size: file.size,
    bytesAt: async (at, count, ahead = 0) => {
      if (at < start || Math.min(at + count, file.size) > start + bytes.length) {
        start = at;
        bytes = new Uint8Array(await file.slice(at, at + Math.max(count, ahead)).arrayBuffer());
      }
      return bytes.subarray(at - start, at - start + count);
    },
  };
}
