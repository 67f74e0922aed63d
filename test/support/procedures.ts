import {
  perPhoto,
  perRequiredFlag,
  photoNames,
  type CapturedImage,
  type DocumentName,
  type PhotoName,
  type Procedure,
  type providerRules,
  type RequiredFlags,
  type StoredProcedure,
  type Thumb,
} from '@recto/core';

/** The procedures of the tests: only what matters to a test is written in it. */

export const token = 'a-token';

/** The flags of a procedure that asks for these documents only. */
export function requiring(...names: readonly DocumentName[]): RequiredFlags {
  return perRequiredFlag(({ name }) => names.includes(name));
}

/** A started procedure that asks for every photo and has none, except for what `part` says. */
export function procedureWith(part: Partial<Procedure> = {}): Procedure {
  return {
    status: 'started',
    language: 'fr-fr',
    ...perRequiredFlag(() => true),
    photos: perPhoto(() => null),
    thumbs: perPhoto(() => null),
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

/** The same, with a thumb of each photo but the named ones. */
export function procedureLacking(...names: readonly PhotoName[]): Procedure {
  return procedureHaving(photoNames.filter((name) => !names.includes(name)));
}

/** What a provider needs to make a procedure; one that asks for no photo, except for what `part` says. */
export function newProcedure(part: Partial<providerRules.NewProcedure> = {}): providerRules.NewProcedure {
  return {
    language: 'fr-fr',
    ...requiring(),
    lastname: null,
    webappUrl: 'https://recto.example/a-token',
    redirectUrl: null,
    ...part,
  };
}

export function entryOf(procedure: Procedure): StoredProcedure {
  return { token, procedure };
}

/** One value for each photo: `value` for the given names, null for the rest. */
export function photosWith<Value>(
  names: readonly PhotoName[],
  value: (name: PhotoName) => Value,
): Record<PhotoName, Value | null> {
  return perPhoto(({ name }) => (names.includes(name) ? value(name) : null));
}

export function thumbOf(name: PhotoName): Thumb {
  return { displayUrl: `https://provider.example/${name}.jpg` };
}

/** A JPEG, for the provider's check of the first bytes, that differs from others by its label. */
export function imageOf(label: string): CapturedImage {
  const base64 = btoa(`\xff\xd8\xff${label}`);
  return { dataUrl: `data:image/jpeg;base64,${base64}`, mimeType: 'image/jpeg', base64 };
}

/** The head of a square JPEG. @param side in px. */
export function squareJpeg(side: number): CapturedImage {
  const [high, low] = [side >> 8, side & 0xff];
  const head = [0xff, 0xd8, 0xff, 0xc0, 0, 11, 8, high, low, high, low, 1, 0, 0, 0];
  const base64 = btoa(String.fromCharCode(...head));
  return { dataUrl: `data:image/jpeg;base64,${base64}`, mimeType: 'image/jpeg', base64 };
}

/** The photos that are taken before this one. */
export function photoNamesBefore(name: PhotoName): readonly PhotoName[] {
  return photoNames.slice(0, photoNames.indexOf(name));
}
