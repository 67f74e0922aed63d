import {
  photoNames,
  type CapturedImage,
  type PhotoName,
  type Procedure,
  type StoredProcedure,
  type Thumb,
} from '@recto/core';

export const token = 'a-token';

/** Something of each photo: `value` for the given names, null for the rest. */
export function photosWith<Value>(names: readonly PhotoName[], value: (name: PhotoName) => Value) {
  const entries = photoNames.map((name) => [name, names.includes(name) ? value(name) : null]);
  return Object.fromEntries(entries) as Record<PhotoName, Value | null>;
}

export function thumbOf(name: PhotoName): Thumb {
  return { displayUrl: `https://provider.example/${name}.jpg` };
}

/** A started procedure that asks for all five photos and has none, but for what `part` says. */
export function procedureWith(part: Partial<Procedure> = {}): Procedure {
  return {
    status: 'started',
    language: 'fr-fr',
    idCardRequired: true,
    driverLicenseRequired: true,
    driverPictureRequired: true,
    photos: photosWith([], () => null),
    thumbs: photosWith([], thumbOf),
    webappUrl: 'https://recto.example/a-token',
    redirectUrl: 'https://customer.example/',
    adminComment: null,
    appointment: { customer: { lastname: 'Martin' } },
    ...part,
  };
}

/** The same, with a thumb of each named photo. */
export function procedureHaving(names: readonly PhotoName[], part: Partial<Procedure> = {}): Procedure {
  return procedureWith({ thumbs: photosWith(names, thumbOf), ...part });
}

export function entryOf(procedure: Procedure): StoredProcedure {
  return { token, procedure };
}

/** A JPEG, for the provider's check of the first bytes, that differs from others by its label. */
export function imageOf(label: string): CapturedImage {
  const base64 = btoa(`\xff\xd8\xff${label}`);
  return { dataUrl: `data:image/jpeg;base64,${base64}`, mimeType: 'image/jpeg', base64 };
}

/** The photos that are taken before this one. */
export function photoNamesBefore(name: PhotoName): readonly PhotoName[] {
  return photoNames.slice(0, photoNames.indexOf(name));
}
