import { photoNames, safeImage, safeLink, type Procedure, type Thumb } from '@recto/core';
import { expect } from 'vitest';

/**
 * What §3 and §7 promise of an answer, written a second time, by hand: the schema must agree with it on
 * every text, however broken.
 */

type Json = Readonly<Record<string, unknown>>;

/** Whether JSON is an object that fields can be read from; a list is none. */
function isObject(value: unknown): value is Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

const isAbsent = (value: unknown) => value === undefined || value === null;
const isTextOrAbsent = (value: unknown) => isAbsent(value) || typeof value === 'string';
const isObjectOrAbsent = (value: unknown) => isAbsent(value) || isObject(value);

function field(value: unknown, name: string): unknown {
  return isObject(value) && Object.hasOwn(value, name) ? value[name] : undefined;
}

const flags = ['idCardRequired', 'driverLicenseRequired', 'driverPictureRequired'];
const texts = ['language', 'webappUrl', 'redirectUrl', 'adminComment'];

export function isThumb(value: unknown): boolean {
  return typeof field(value, 'displayUrl') === 'string';
}

export function isProcedure(value: unknown): boolean {
  const status = field(value, 'status');
  const customer = field(field(value, 'appointment'), 'customer');
  const thumbs = field(value, 'thumbs');
  return (
    ['active', 'started', 'finished', 'refused', 'expired'].includes(status as string) &&
    flags.every((flag) => typeof field(value, flag) === 'boolean') &&
    texts.every((name) => isTextOrAbsent(field(value, name))) &&
    [field(value, 'photos'), thumbs, field(value, 'appointment'), customer].every(isObjectOrAbsent) &&
    photoNames.every((name) => isAbsent(field(thumbs, name)) || isThumb(field(thumbs, name))) &&
    isTextOrAbsent(field(customer, 'lastname'))
  );
}

/** Call 1: a token under either of its names that a header takes: no sign that breaks the line, none beyond ASCII. */
export function isGrant(value: unknown): boolean {
  return [field(value, 'accessToken'), field(value, 'access_token')].some(
    (token) => typeof token === 'string' && token !== '' && token.split('').every(isVisible),
  );
}

const isVisible = (sign: string) => sign > ' ' && sign < '\x7f';

/** An answer that says neither yes nor no: no body, or an object in which nothing is said of success. */
export function isSilence(bytes: Uint8Array): boolean {
  if (new TextDecoder().decode(bytes).trim() === '') return true;
  const answer = jsonOf(bytes);
  return answer === null || (isObject(answer) && isAbsent(field(answer, 'success')));
}

/** Deeper than anything that a provider says on purpose. */
const isEndless = (text: string) => text.includes('['.repeat(1000));

/** The answer's JSON, or undefined for what is none, or is nested without end. */
export function jsonOf(bytes: Uint8Array): unknown {
  const text = new TextDecoder().decode(bytes);
  if (isEndless(text)) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** A procedure as it reached the app: only what §3 names, as the provider said it, and no address that does harm. */
export function expectProcedure(procedure: Procedure, raw: unknown): void {
  const given = (name: string) => field(raw, name) ?? null;
  expectPlain(procedure, [...texts, ...flags, 'status', 'photos', 'thumbs', 'appointment']);
  expectPlain(procedure.photos, photoNames);
  expectPlain(procedure.thumbs, photoNames);
  expectPlain(procedure.appointment, ['customer']);
  expectPlain(procedure.appointment.customer, ['lastname']);
  expect(procedure.status).toBe(given('status'));
  expect(procedure.idCardRequired).toBe(given('idCardRequired'));
  expect(procedure.redirectUrl).toBe(given('redirectUrl'));
  expect(procedure.appointment.customer.lastname).toBe(
    field(field(given('appointment'), 'customer'), 'lastname') ?? null,
  );
  for (const thumb of Object.values(procedure.thumbs)) if (thumb !== null) expectThumb(thumb);
  for (const address of [procedure.redirectUrl, procedure.webappUrl]) {
    expect(safeLink(address) ?? 'https://').toMatch(/^https?:\/\//);
  }
}

export function expectThumb(thumb: Thumb): void {
  expectPlain(thumb, ['displayUrl']);
  expect(safeImage(thumb.displayUrl) ?? 'https://').toMatch(/^(https?:\/\/|blob:|data:image\/)/i);
}

/** An object of exactly these fields of its own, and of no other prototype. */
function expectPlain(value: object, fields: readonly string[]): void {
  expect(Object.getPrototypeOf(value)).toBe(Object.prototype);
  expect(Reflect.ownKeys(value).toSorted()).toEqual([...fields].toSorted());
}

const prototypes = [Object.prototype, Array.prototype, Function.prototype, String.prototype];
const untouched = prototypes.map((prototype) => Reflect.ownKeys(prototype));

export function expectPrototypesUntouched(): void {
  expect(prototypes.map((prototype) => Reflect.ownKeys(prototype))).toEqual(untouched);
}
