import {
  capturedImageFromDataUrl,
  readingLimitMs,
  withTimeout,
  type PhotoName,
  type PhotoUpload,
} from '@recto/core';

/** What is stored of a photo beside its content. The file's name may be personal, so it is encrypted too. */
type Description =
  | { readonly source: 'taken' }
  /** `name` is null for a file that has none. */
  | { readonly source: 'picked'; readonly name: string | null; readonly mimeType: string };

/** What is stored of a photo beside its content, as bytes. */
export function descriptionOf(photo: PhotoUpload): Uint8Array<ArrayBuffer> {
  return new TextEncoder().encode(JSON.stringify(described(photo)));
}

function described(photo: PhotoUpload): Description {
  if (photo.source === 'taken') return { source: 'taken' };
  const { file } = photo;
  return { source: 'picked', name: file instanceof File ? file.name : null, mimeType: file.type };
}

/** All bytes of a photo. @throws DOMException when the file can't be read, or not within 10 s. */
export async function contentOf(photo: PhotoUpload): Promise<BufferSource> {
  if (photo.source === 'taken') return new TextEncoder().encode(photo.image.dataUrl);
  return withTimeout(readingLimitMs, photo.file.arrayBuffer());
}

/**
 * Turns bytes back into a photo.
 * @param content the bytes of the photo, in pieces.
 * @throws SyntaxError or TypeError when they are not those of a photo.
 */
export async function photoOf(
  photo: PhotoName,
  description: BufferSource,
  content: readonly (ArrayBuffer | Blob)[],
): Promise<PhotoUpload> {
  const about = JSON.parse(new TextDecoder().decode(description)) as Description;
  if (about.source === 'taken') {
    const bytes = await new Blob([...content]).arrayBuffer();
    return { source: 'taken', photo, image: capturedImageFromDataUrl(new TextDecoder().decode(bytes)) };
  }
  const { name, mimeType: type } = about;
  const file = name === null ? new Blob([...content], { type }) : new File([...content], name, { type });
  return { source: 'picked', photo, file };
}
