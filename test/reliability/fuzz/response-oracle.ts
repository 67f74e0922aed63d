import { photoNames, refusalCodes, safeImage, safeLink, type Procedure, type Thumb } from '@recto/core';
import { expect } from 'vitest';
import { requiring } from '../../support/procedures.ts';

/**
 * The requirements of §3 and §7 for a response, written a second time, by hand: the schema must agree on
 * every text, also a broken one.
 */

type Json = Readonly<Record<string, unknown>>;

/** Whether JSON is an object with fields; a list is not. */
function isObject(value: unknown): value is Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

const isAbsent = (value: unknown) => value === undefined || value === null;
const textOrNull = (value: unknown) => (typeof value === 'string' ? value : null);

function field(value: unknown, name: string): unknown {
  return isObject(value) && Object.hasOwn(value, name) ? value[name] : undefined;
}

const flags = Object.keys(requiring());
const texts = ['language', 'webappUrl', 'redirectUrl', 'adminComment'];

export function isThumb(value: unknown): boolean {
  return isObject(value);
}

/** Only its status matters. */
export function isProcedure(value: unknown): boolean {
  return ['active', 'started', 'finished', 'refused', 'expired'].includes(field(value, 'status') as string);
}

/** Whether this is a procedure as the app stores it: every field is present, with its type. */
export function isStoredProcedure(value: unknown): boolean {
  const isTextOrNull = (each: unknown) => each === null || typeof each === 'string';
  const photo = (kind: string, name: string) => field(field(value, kind), name);
  const isThumbOrNull = (each: unknown) => each === null || isTextOrNull(field(each, 'displayUrl'));
  return (
    isProcedure(value) &&
    texts.every((name) => isTextOrNull(field(value, name))) &&
    flags.every((name) => typeof field(value, name) === 'boolean') &&
    photoNames.every((name) => [true, null].includes(photo('photos', name) as boolean | null)) &&
    photoNames.every((name) => isThumbOrNull(photo('thumbs', name))) &&
    isTextOrNull(field(field(field(value, 'appointment'), 'customer'), 'lastname'))
  );
}

/** Call 1: a token under either of its names that is valid in a header: only ASCII, without line breaks. */
export function isTokenResponse(value: unknown): boolean {
  return [field(value, 'accessToken'), field(value, 'access_token')].some(
    (token) => typeof token === 'string' && token !== '' && token.split('').every(isVisible),
  );
}

const isVisible = (sign: string) => sign > ' ' && sign < '\x7f';

/** A response without a result: no body, or an object without `success`. */
export function isWithoutResult(bytes: Uint8Array): boolean {
  if (new TextDecoder().decode(bytes).trim() === '') return true;
  const response = responseJsonOf(bytes);
  return response === null || (isObject(response) && isAbsent(field(response, 'success')));
}

/** The text's JSON, or undefined if it is not JSON. */
export function jsonOf(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder().decode(bytes));
  } catch {
    return undefined;
  }
}

/** The JSON of a response, or undefined if it is not JSON or nested unreasonably deeply. */
export function responseJsonOf(bytes: Uint8Array): unknown {
  const response = jsonOf(bytes);
  return depthOf(response) > 1000 ? undefined : response;
}

function depthOf(value: unknown): number {
  let deepest = 0;
  const open: { readonly value: unknown; readonly depth: number }[] = [{ value, depth: 0 }];
  for (let each = open.pop(); each !== undefined; each = open.pop()) {
    const { depth } = each;
    deepest = Math.max(deepest, depth);
    if (typeof each.value !== 'object' || each.value === null) continue;
    for (const child of Object.values(each.value)) open.push({ value: child, depth: depth + 1 });
  }
  return deepest;
}

/** A procedure as it reached the app: only the fields of §3, with the provider's values, and no unsafe address. */
export function expectProcedure(procedure: Procedure, raw: unknown): void {
  const given = (name: string) => field(raw, name) ?? null;
  const isThere = (name: string, photo: string) => !isAbsent(field(given(name), photo));
  const { refusals, ...others } = procedure;
  expectPlain(others, [...texts, ...flags, 'status', 'photos', 'thumbs', 'appointment']);
  expectRefusals(refusals, given('refusals'));
  expectPlain(procedure.photos, photoNames);
  expectPlain(procedure.thumbs, photoNames);
  expectPlain(procedure.appointment, ['customer']);
  expectPlain(procedure.appointment.customer, ['lastname']);
  expect(procedure.status).toBe(given('status'));
  for (const flag of flags) expect(field(procedure, flag)).toBe(given(flag) === true);
  expect(procedure.language).toBe(textOrNull(given('language')));
  for (const photo of photoNames) {
    expect(procedure.photos[photo] !== null).toBe(isThere('photos', photo));
    expect(procedure.thumbs[photo] !== null).toBe(isThere('thumbs', photo));
  }
  for (const name of ['redirectUrl', 'webappUrl'] as const) {
    const address = textOrNull(given(name));
    if (address === null || /^https?:\/\/\w/.test(address)) expect(procedure[name]).toBe(address);
  }
  for (const thumb of Object.values(procedure.thumbs)) if (thumb !== null) expectThumb(thumb);
  for (const address of [procedure.redirectUrl, procedure.webappUrl]) {
    expect(safeLink(address) ?? 'https://').toMatch(/^https?:\/\//);
  }
}

/** Only known codes, for photos that the provider names with an object. */
function expectRefusals(refusals: Procedure['refusals'], raw: unknown): void {
  const named = photoNames.filter((photo) => isObject(field(raw, photo)));
  expect(Object.keys(refusals ?? {}).toSorted()).toEqual([...named].toSorted());
  for (const photo of named) {
    const { code, comment } = refusals![photo]!;
    const given = field(field(raw, photo), 'code');
    expect(code).toBe(refusalCodes.some((known) => known === given) ? given : 'other');
    expectShown(comment, field(field(raw, photo), 'comment'));
  }
}

/** A text that the customer reads has the provider's visible characters, in its order, and none that disturb the page. */
function expectShown(shown: string | null, raw: unknown): void {
  const given = Array.from(textOrNull(raw) ?? '')
    .filter(canBeSeen)
    .join('');
  expect(
    Array.from(shown ?? '')
      .filter(canBeSeen)
      .join(''),
  ).toBe(given);
  expect(Array.from(shown ?? '').filter(isDisturbing)).toEqual([]);
  if (given === '') expect(shown).toBeNull();
}

function canBeSeen(sign: string): boolean {
  return !/[\s\p{Default_Ignorable_Code_Point}]/u.test(sign) && !isDisturbing(sign);
}

function isDisturbing(sign: string): boolean {
  const code = sign.codePointAt(0)!;
  const isIn = (first: number, last: number) => code >= first && code <= last;
  const isControl = (isIn(0, 0x1f) && sign !== '\n' && sign !== '\t') || isIn(0x7f, 0x9f);
  const isOfDirection = isIn(0x202a, 0x202e) || isIn(0x2066, 0x2069);
  return isControl || isOfDirection || isIn(0xd800, 0xdfff) || isIn(0x2028, 0x2029) || code === 0xfeff;
}

/** Name and comment as they reached the app in a response; local storage has them as the app wrote them. */
export function expectShownTexts({ appointment, adminComment }: Procedure, raw: unknown): void {
  expectShown(appointment.customer.lastname, field(field(field(raw, 'appointment'), 'customer'), 'lastname'));
  expectShown(adminComment, field(raw, 'adminComment'));
}

export function expectThumb(thumb: Thumb): void {
  expectPlain(thumb, ['displayUrl']);
  expect(safeImage(thumb.displayUrl) ?? 'https://').toMatch(/^(https?:\/\/|blob:|data:image\/)/i);
}

/** An object with exactly these own fields, and the default prototype. */
function expectPlain(value: object, fields: readonly string[]): void {
  expect(Object.getPrototypeOf(value)).toBe(Object.prototype);
  expect(Reflect.ownKeys(value).toSorted()).toEqual([...fields].toSorted());
}

const prototypes = [Object.prototype, Array.prototype, Function.prototype, String.prototype];
const untouched = prototypes.map((prototype) => Reflect.ownKeys(prototype));

export function expectPrototypesUntouched(): void {
  expect(prototypes.map((prototype) => Reflect.ownKeys(prototype))).toEqual(untouched);
}
