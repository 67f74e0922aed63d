import { capturedImageFromDataUrl, withTimeout, type PhotoName, type PhotoUpload } from '@recto/core';

/** A photo as bytes. The file's name may be personal, so it belongs to the encrypted parts. */
export interface PhotoParts {
  readonly description: BufferSource;
  readonly content: BufferSource;
}

type Description =
  | { readonly source: 'taken' }
  /** `name` is null for a file that has none. */
  | { readonly source: 'picked'; readonly name: string | null; readonly mimeType: string };

/** The longest that reading a picked file may take, in ms: it may be in a cloud. */
const readingLimitMs = 10_000;

/** Turns a photo into bytes. @throws DOMException when the file can't be read, or not within 10 s. */
export async function partsOf(photo: PhotoUpload): Promise<PhotoParts> {
  if (photo.source === 'taken')
    return parts({ source: 'taken' }, new TextEncoder().encode(photo.image.dataUrl));
  const { file } = photo;
  const name = file instanceof File ? file.name : null;
  const bytes = await withTimeout(readingLimitMs, file.arrayBuffer());
  return parts({ source: 'picked', name, mimeType: file.type }, bytes);
}

/** Turns bytes back into a photo. @throws SyntaxError or TypeError when they are not those of a photo. */
export function photoOf(photo: PhotoName, { description, content }: PhotoParts): PhotoUpload {
  const described = JSON.parse(new TextDecoder().decode(description)) as Description;
  if (described.source === 'taken') {
    return {
      source: 'taken',
      photo,
      image: capturedImageFromDataUrl(new TextDecoder().decode(content)),
    };
  }
  const { name, mimeType: type } = described;
  const file = name === null ? new Blob([content], { type }) : new File([content], name, { type });
  return { source: 'picked', photo, file };
}

function parts(description: Description, content: BufferSource): PhotoParts {
  return { description: new TextEncoder().encode(JSON.stringify(description)), content };
}
