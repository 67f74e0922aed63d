import type { CapturedImage, PhotoName } from '@recto/core';

/**
 * The body of call 6 (§7): `{"imageName":…,"base64":…}`. It is put together of parts: `JSON.stringify` would look for
 * characters to escape in half a megabyte of base64, which has none, and that takes long on a slow phone.
 */
export function photoJson(name: PhotoName, { base64 }: CapturedImage): Blob {
  return new Blob([`{"imageName":${JSON.stringify(name)},"base64":"`, base64, '"}']);
}
