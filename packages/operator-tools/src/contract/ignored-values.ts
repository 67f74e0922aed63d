import { absoluteAddress, defaultLanguage, languageOf, photoNames, safeImage, safeLink } from '@recto/core';
import { isBlockedOn } from '../configuration/addresses.ts';
import { imageOrigins } from '../headers/configured-origins.ts';
import type { ContractTarget } from './contract-target.ts';

/** Something that the app ignores, reads differently than the provider may mean it, or shows only with a setting. */
export interface IgnoredValue {
  /** What is remarked only once: a field, all photos, all thumbs, or an origin of images. */
  readonly subject: string;
  /** What the app does with it, as a sentence without a point. It contains no value but the origin of an image. */
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
    ...foreignThumbs(fieldsOf(thumbs), target),
    ...photosRemark(fieldsOf(photos)),
    ...lostCharacters('data', data),
  ];
}

/**
 * The address of the image that a `displayUrl` means to the app; null if it is none.
 * @param idEndpointUrl absolute, without a trailing slash.
 */
export function imageAddress(displayUrl: string, idEndpointUrl: string): string | null {
  return safeImage(absoluteAddress(displayUrl, `${idEndpointUrl}/`));
}

/**
 * Images that the app's security headers block unless an option adds their origin. One with `http:` that browsers block
 * whatever the headers say is not named.
 * @param field where the address of the images is.
 */
export function foreignImages(
  field: string,
  urls: readonly URL[],
  { appOrigin, isOriginMadeUp = false, idEndpointUrl }: ContractTarget,
): readonly IgnoredValue[] {
  const allowed = [appOrigin, ...imageOrigins(idEndpointUrl)];
  const app = isOriginMadeUp ? `${appOrigin}, because no --origin was given` : appOrigin;
  return urls
    .filter(
      (url) =>
        /^https?:$/.test(url.protocol) && !allowed.includes(url.origin) && !isBlockedOn(appOrigin, url),
    )
    .map(({ origin }) => ({
      subject: `images at ${origin}`,
      remark: `${field} leads to ${origin}, which is neither the provider’s origin nor the app’s (${app}): the app’s security headers block the image unless npm run headers prints them with --images ${origin}`,
    }));
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
  return [{ subject: 'language', remark }];
}

function linkRemark(
  field: string,
  value: unknown,
  { appOrigin }: ContractTarget,
  effect: string,
): readonly IgnoredValue[] {
  if (typeof value !== 'string') return [];
  if (safeLink(absoluteAddress(value, appOrigin)) === null) {
    return [{ subject: field, remark: `data.${field} is not the address of a web page: the app ${effect}` }];
  }
  if (!beginsWithHost.test(value)) return [];
  const remark = `data.${field} has no https:// before the host: the app reads it as a path of its own origin`;
  return [{ subject: field, remark }];
}

/** A name with a point in it, where an address would have its scheme or a slash. */
const beginsWithHost = /^[\w-]+(?:\.[\w-]+)+(?:[/?#]|$)/;

function thumbsRemark(
  thumbs: Readonly<Record<string, unknown>>,
  { idEndpointUrl }: ContractTarget,
): readonly IgnoredValue[] {
  const names = photoNames.filter((name) => {
    const address = fieldsOf(thumbs[name])['displayUrl'];
    return typeof address === 'string' && imageAddress(address, idEndpointUrl) === null;
  });
  const fields = names.map((name) => `data.thumbs.${name}.displayUrl`).join(' and ');
  const remark = `${fields}: not the address of an image, so the app shows a placeholder`;
  return names.length === 0 ? [] : [{ subject: 'thumbs', remark }];
}

function foreignThumbs(
  thumbs: Readonly<Record<string, unknown>>,
  target: ContractTarget,
): readonly IgnoredValue[] {
  return photoNames.flatMap((name) => {
    const address = fieldsOf(thumbs[name])['displayUrl'];
    const image = typeof address === 'string' ? imageAddress(address, target.idEndpointUrl) : null;
    const urls = image === null ? [] : [new URL(image)];
    return foreignImages(`data.thumbs.${name}.displayUrl`, urls, target);
  });
}

function photosRemark(photos: Readonly<Record<string, unknown>>): readonly IgnoredValue[] {
  const name = photoNames.find((each) => photos[each] === false);
  return name === undefined ? [] : [{ subject: 'photos', remark: falsePhoto(`data.photos.${name}`) }];
}

function falsePhoto(field: string): string {
  return `${field} is false, which counts as a photo: only null, or no field, says that there is none`;
}

/** The first text in which a character was lost before the provider made its response. */
function lostCharacters(field: string, value: unknown): readonly IgnoredValue[] {
  const place = textWith('\uFFFD', field, value);
  if (place === null) return [];
  const remark = `${place} contains U+FFFD, the sign of a character that was lost in the wrong encoding: the app shows it`;
  return [{ subject: 'lost characters', remark }];
}

/** Where in a value a text contains this; null if none does. */
function textWith(part: string, field: string, value: unknown): string | null {
  if (typeof value === 'string') return value.includes(part) ? field : null;
  for (const [key, inner] of Object.entries(fieldsOf(value))) {
    const place = textWith(part, `${field}.${key}`, inner);
    if (place !== null) return place;
  }
  return null;
}

/** No fields for anything but an object. */
function fieldsOf(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
}
