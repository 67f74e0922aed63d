import { imageTypeOf, signatureBytes, type AllowedImageType, type PhotoName } from '@recto/core';

/**
 * The form of call 7. The file is declared as what its first bytes say that it is, under a name that
 * fits: browsers declare a type by the name's ending, which is often wrong or unknown, and a provider
 * may go by either.
 * @param file of any type; one that is no image is sent as it is, and the provider refuses it.
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
    return null; // It can't be read any more: then it can't be sent either, which says so in its own way.
  }
}

/** `IMG_1.heic` is `IMG_1.jpeg`; a name that fits already stays. */
function fileName(file: Blob & { readonly name?: string }, type: AllowedImageType): string {
  const name = file.name ?? '';
  const extension = type.slice(type.indexOf('/') + 1);
  const [ending = ''] = /\.[^.]*$/.exec(name) ?? [];
  if (ending.toLowerCase().replace(/^\.jpg$/, '.jpeg') === `.${extension}`) return name;
  const base = ending === '' ? name : name.slice(0, -ending.length);
  return `${base === '' ? 'photo' : base}.${extension}`;
}
