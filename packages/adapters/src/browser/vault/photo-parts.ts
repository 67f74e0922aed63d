import { capturedImageFromDataUrl, type PhotoName, type PhotoUpload } from '@recto/core';
import { inTime } from './in-time.ts';

/** A photo in bytes. The file's name may be personal, so it is one of the parts that are encrypted. */
export interface PhotoParts {
  readonly description: BufferSource;
  readonly content: BufferSource;
}

type Description =
  | { readonly source: 'taken' }
  /** `name` is null for a file that has none. */
  | { readonly source: 'picked'; readonly name: string | null; readonly mimeType: string };

/** The longest that a picked file may take to be read, in ms: it may lie in a cloud. */
const readingLimitMs = 10_000;

/** @throws DOMException when the file can't be read, or not in time. */
export async function partsOf(photo: PhotoUpload): Promise<PhotoParts> {
  if (photo.source === 'taken')
    return parts({ source: 'taken' }, new TextEncoder().encode(photo.image.dataUrl));
  const { file } = photo;
  const name = file instanceof File ? file.name : null;
  const bytes = await inTime(readingLimitMs, file.arrayBuffer());
  return parts({ source: 'picked', name, mimeType: file.type }, bytes);
}

/** @throws SyntaxError or TypeError when the parts are not those of a photo. */
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
