import { imageTypeOf, signatureBytes, type AllowedImageType, type PhotoName } from '@recto/core';

/**
 * The form of call 7. The file's type is set from its first bytes, and its name gets the matching
 * extension: browsers derive the type from the extension, which is often wrong or unknown, and providers
 * may read either.
 * @param file of any type; one that is not an allowed image is sent unchanged, and the provider refuses it.
 */
export async function uploadForm(name: PhotoName, file: Blob): Promise<FormData> {
  const form = new FormData();
  form.append('imageName', name);
  const type = await typeOf(file);
  if (type === null) form.append('file', file);
  else form.append('file', file.slice(0, file.size, type), fileName(file, type));
  return form;
}

async function typeOf(file: Blob): Promise<AllowedImageType | null> {
  try {
    return imageTypeOf(new Uint8Array(await file.slice(0, signatureBytes).arrayBuffer()));
  } catch {
    return null; // It is no longer readable, so sending it will fail too, and report why.
  }
}

/** `IMG_1.heic` becomes `IMG_1.jpeg`; a name that matches already is not changed. */
function fileName(file: Blob & { readonly name?: string }, type: AllowedImageType): string {
  const name = file.name ?? '';
  const extension = type.slice(type.indexOf('/') + 1);
  const [ending = ''] = /\.[^.]*$/.exec(name) ?? [];
  if (ending.toLowerCase().replace(/^\.jpg$/, '.jpeg') === `.${extension}`) return name;
  const base = ending === '' ? name : name.slice(0, -ending.length);
  return `${base === '' ? 'photo' : base}.${extension}`;
}
