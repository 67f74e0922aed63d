import type { PhotoName } from '@recto/core';
import { samplePhoto } from '../screens/sample-photos.ts';

/** A photo as a JPEG file, as in a phone's gallery. */
export async function photoFile(photo: PhotoName): Promise<File> {
  const { base64, mimeType } = await samplePhoto(photo);
  const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
  return new File([bytes], `${photo}.jpg`, { type: mimeType });
}
