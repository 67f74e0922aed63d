import { windowOn, type Change } from './location/bytes.ts';
import { changesInJpeg, firstRead } from './location/jpeg.ts';
import { changesInPng } from './location/png.ts';
import { imageTypeOf } from '../model/upload-rules.ts';

/** The most changes that are made without reading the file: a browser takes very long for a blob of very many parts. */
const mostParts = 5_000;

/**
 * A JPEG or PNG without the place where it was taken (decision 3.14): the GPS data of EXIF and XMP is overwritten where it
 * stands, so that the file keeps its length and every other byte. The work is limited, whatever the file says: each
 * byte is looked at a few times at most.
 * @returns the same file if it has no such data or is no picture; otherwise a new one with its name and type.
 * @throws DOMException if the file can't be read: a file in a cloud may be readable again when it is sent.
 */
export async function withoutLocation(file: Blob): Promise<Blob> {
  const window = windowOn(file);
  const type = imageTypeOf(await window.bytesAt(0, firstRead));
  if (type === null) return file;
  const changes = await (type === 'image/jpeg' ? changesInJpeg(window) : changesInPng(window));
  return changes.length === 0 ? file : changed(file, changes);
}

async function changed(file: Blob & { readonly name?: string }, changes: readonly Change[]): Promise<Blob> {
  const parts = changes.length > mostParts ? [await overwritten(file, changes)] : partsOf(file, changes);
  const { type, name } = file;
  return name === undefined ? new Blob(parts, { type }) : new File(parts, name, { type });
}

/** The parts between the changes stay where they are, so nothing large comes into memory. */
function partsOf(file: Blob, changes: readonly Change[]): BlobPart[] {
  const parts: BlobPart[] = [];
  let at = 0;
  for (const { span, to } of [...changes].sort((a, b) => a.span[0] - b.span[0])) {
    const start = Math.max(at, span[0]);
    if (span[1] <= start) continue;
    parts.push(file.slice(at, start), typeof to === 'number' ? new Uint8Array(span[1] - start).fill(to) : to);
    at = span[1];
  }
  return [...parts, file.slice(at)];
}

async function overwritten(file: Blob, changes: readonly Change[]): Promise<Uint8Array<ArrayBuffer>> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  for (const { span, to } of changes) {
    if (typeof to === 'number') bytes.fill(to, ...span);
    else bytes.set(to, span[0]);
  }
  return bytes;
}
