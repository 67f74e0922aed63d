import { absoluteAddress, defaultLanguage, languageOf, photoNames, safeImage, safeLink } from '@recto/core';
import type { ContractTarget } from './contract-client.ts';

/** Something in a procedure that the app ignores, or reads differently than the provider may mean it. */
export interface IgnoredValue {
  /** The field; all photos and all thumbs count as one. */
  readonly field: string;
  /** What the app does with it, as a sentence without a point. It contains no value. */
  readonly remark: string;
}

/**
 * Finds what the OpenAPI document allows and the app does not use as it is meant.
 * @param data the data of call 2 as it came.
 */
export function ignoredValues(data: unknown, target: ContractTarget): readonly IgnoredValue[] {
  const { language, redirectUrl, webappUrl, photos, thumbs } = fieldsOf(data);
  return [
    ...languageRemark(language, target.languages),
    ...linkRemark('redirectUrl', redirectUrl, target, 'shows no link at the end'),
    ...linkRemark('webappUrl', webappUrl, target, 'shows the address of its own page'),
    ...thumbsRemark(fieldsOf(thumbs), target),
    ...photosRemark(fieldsOf(photos)),
  ];
}

/** Why call 2 still lists a photo, as the end of a sentence about its fields. */
export function listedBecause(
  { photos, thumbs }: { readonly photos: unknown; readonly thumbs: unknown },
  name: string,
): string {
  const [photo, thumb] = [fieldsOf(photos)[name] ?? null, fieldsOf(thumbs)[name] ?? null];
  const photoField = `data.photos.${name}`;
  const thumbField = `data.thumbs.${name}`;
  if (photo === false && thumb === null) return falsePhoto(photoField);
  if (photo !== null && thumb !== null) return `${photoField} and ${thumbField} are not null`;
  return `${photo === null ? thumbField : photoField} is not null`;
}

function languageRemark(value: unknown, languages: ContractTarget['languages']): readonly IgnoredValue[] {
  if (typeof value !== 'string' || languageOf(value, languages) !== null) return [];
  const remark = `data.language is none of the app’s languages (${languages.join(', ')}): the app is in ${defaultLanguage}`;
  return [{ field: 'language', remark }];
}

function linkRemark(
  field: string,
  value: unknown,
  { appOrigin }: ContractTarget,
  effect: string,
): readonly IgnoredValue[] {
  if (typeof value !== 'string') return [];
  if (safeLink(absoluteAddress(value, appOrigin)) === null) {
    return [{ field, remark: `data.${field} is not the address of a web page: the app ${effect}` }];
  }
  if (!beginsWithHost.test(value)) return [];
  const remark = `data.${field} has no https:// before the host: the app reads it as a path of its own origin`;
  return [{ field, remark }];
}

/** A name with a point in it, where an address would have its scheme or a slash. */
const beginsWithHost = /^[\w-]+(?:\.[\w-]+)+(?:[/?#]|$)/;

function thumbsRemark(
  thumbs: Readonly<Record<string, unknown>>,
  { idEndpointUrl }: ContractTarget,
): readonly IgnoredValue[] {
  const names = photoNames.filter((name) => {
    const address = fieldsOf(thumbs[name])['displayUrl'];
    return typeof address === 'string' && safeImage(absoluteAddress(address, `${idEndpointUrl}/`)) === null;
  });
  const fields = names.map((name) => `data.thumbs.${name}.displayUrl`).join(' and ');
  const remark = `${fields}: not the address of an image, so the app shows a placeholder`;
  return names.length === 0 ? [] : [{ field: 'thumbs', remark }];
}

function photosRemark(photos: Readonly<Record<string, unknown>>): readonly IgnoredValue[] {
  const name = photoNames.find((each) => photos[each] === false);
  return name === undefined ? [] : [{ field: 'photos', remark: falsePhoto(`data.photos.${name}`) }];
}

function falsePhoto(field: string): string {
  return `${field} is false, which counts as a photo: only null, or no field, says that there is none`;
}

/** No fields for anything but an object. */
function fieldsOf(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
}
