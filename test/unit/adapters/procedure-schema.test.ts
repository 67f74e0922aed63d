import { photoNames, procedureStatuses, providerRules } from '@recto/core';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { procedureSchema, thumbSchema } from '../../../packages/adapters/src/procedure-schema.ts';

const whole = {
  status: 'started',
  language: 'de-de',
  idCardRequired: true,
  driverLicenseRequired: false,
  driverPictureRequired: true,
  photos: {
    idCardRecto: true,
    idCardVerso: null,
    driverLicenseRecto: null,
    driverLicenseVerso: null,
    clientPicture: null,
  },
  thumbs: {
    idCardRecto: { displayUrl: 'https://provider.example/1' },
    idCardVerso: null,
    driverLicenseRecto: null,
    driverLicenseVerso: null,
    clientPicture: null,
  },
  webappUrl: 'https://app.example/token',
  redirectUrl: 'https://shop.example/',
  adminComment: 'The back is blurred.',
  appointment: { customer: { lastname: 'Müller' } },
};

const noPhotos = Object.fromEntries(photoNames.map((name) => [name, null]));

const parse = (value: unknown) => v.parse(procedureSchema, value);
const isMalformed = (value: unknown) => !v.is(procedureSchema, value);

function without(...fields: readonly string[]): Record<string, unknown> {
  return Object.fromEntries(Object.entries(whole).filter(([field]) => !fields.includes(field)));
}

describe('a procedure at the boundary', () => {
  it('passes whole, with every field of §3', () => {
    expect(parse(whole)).toEqual(whole);
  });

  it('passes as the provider rules make one', () => {
    const procedure = providerRules.createProcedure({ ...whole, lastname: null });
    expect(parse(procedure)).toEqual(procedure);
  });

  it.each(procedureStatuses)('passes with the status %s', (status) => {
    expect(parse({ ...whole, status }).status).toBe(status);
  });

  it.each(['language', 'webappUrl', 'redirectUrl', 'adminComment'])(
    'takes a missing, undefined or null %s as absent',
    (field) => {
      const absent = { ...whole, [field]: null };
      expect(parse(without(field))).toEqual(absent);
      expect(parse({ ...whole, [field]: undefined })).toEqual(absent);
      expect(parse(absent)).toEqual(absent);
    },
  );

  it.each(['photos', 'thumbs'])('takes missing, null or empty %s as five absent ones', (field) => {
    const absent = { ...whole, [field]: noPhotos };
    expect(parse(without(field))).toEqual(absent);
    expect(parse({ ...whole, [field]: null })).toEqual(absent);
    expect(parse({ ...whole, [field]: {} })).toEqual(absent);
    expect(parse({ ...whole, [field]: { clientPicture: undefined } })).toEqual(absent);
  });

  it.each([undefined, null, {}, { customer: null }, { customer: {} }, { customer: { lastname: null } }])(
    'takes the appointment %j as one without a last name',
    (appointment) => {
      expect(parse({ ...whole, appointment }).appointment).toEqual({ customer: { lastname: null } });
    },
  );

  it.each([
    ['status', 'deleted'],
    ['status', undefined],
    ['status', null],
    ['language', 7],
    ['idCardRequired', 'yes'],
    ['idCardRequired', undefined],
    ['driverLicenseRequired', null],
    ['driverPictureRequired', 1],
    ['photos', 'all'],
    ['photos', []],
    ['thumbs', [{ displayUrl: 'x' }]],
    ['thumbs', { idCardRecto: 'https://provider.example/1' }],
    ['thumbs', { idCardRecto: {} }],
    ['thumbs', { idCardRecto: { displayUrl: 1 } }],
    ['webappUrl', {}],
    ['redirectUrl', false],
    ['adminComment', ['text']],
    ['appointment', 'tomorrow'],
    ['appointment', { customer: 'Müller' }],
    ['appointment', { customer: { lastname: 7 } }],
  ])('is malformed when its %s is %j', (field, value) => {
    expect(isMalformed({ ...whole, [field]: value })).toBe(true);
  });

  it.each([undefined, null, 'text', 7, true, [], [whole]])('is malformed when it is %j itself', (value) => {
    expect(isMalformed(value)).toBe(true);
  });

  it('does not carry what §3 does not name', () => {
    const answer = {
      ...whole,
      id: 7,
      thumbs: { ...whole.thumbs, passport: { displayUrl: 'x' }, idCardRecto: { displayUrl: 'y', exif: 'z' } },
      appointment: { place: 'Paris', customer: { lastname: 'Müller', birthday: '2000-01-01' } },
    };
    expect(parse(answer)).toEqual({
      ...whole,
      thumbs: { ...whole.thumbs, idCardRecto: { displayUrl: 'y' } },
    });
  });

  it.each([
    true,
    {},
    [],
    'data:image/jpeg;base64,/9j/',
    0,
    false,
    '',
    JSON.parse('['.repeat(5000) + ']'.repeat(5000)),
  ])('carries of a photo that it is there, and not what it is (%#)', (photo) => {
    expect(parse({ ...whole, photos: { clientPicture: photo } }).photos).toEqual({
      ...noPhotos,
      clientPicture: true,
    });
  });

  it('cuts a name and a comment that nobody could read, between two signs', () => {
    const named = (lastname: string) =>
      parse({ ...whole, appointment: { customer: { lastname } } }).appointment.customer.lastname;
    expect(named('n'.repeat(200))).toBe('n'.repeat(200));
    expect(named('n'.repeat(7_000_000))).toBe('n'.repeat(200));
    expect(named('n'.repeat(199) + '🙂'.repeat(9))).toBe('n'.repeat(199));
    expect(parse({ ...whole, adminComment: 'c'.repeat(7_000_000) }).adminComment).toHaveLength(10_000);
  });

  it('is not moved by a polluting key', () => {
    const hostile = JSON.parse(
      `{"__proto__": {"status": "finished", "polluted": true},
        "constructor": {"prototype": {"polluted": true}},
        "thumbs": {"__proto__": {"idCardRecto": {"displayUrl": "x"}}},
        "appointment": {"__proto__": {"customer": {"lastname": "x"}}}}`,
    ) as object;
    expect(isMalformed(hostile)).toBe(true);
    const procedure = parse({ ...without('thumbs', 'appointment'), ...hostile });
    expect(procedure).toEqual({ ...whole, thumbs: noPhotos, appointment: { customer: { lastname: null } } });
    expect(Object.getPrototypeOf(procedure)).toBe(Object.prototype);
    expect('polluted' in {}).toBe(false);
  });
});

describe('a thumb at the boundary', () => {
  it('keeps its address and nothing else', () => {
    expect(v.parse(thumbSchema, { displayUrl: 'https://provider.example/1', size: 3 })).toEqual({
      displayUrl: 'https://provider.example/1',
    });
  });

  it.each([undefined, null, 'x', [], {}, { displayUrl: null }, { displayUrl: 7 }])(
    'is malformed as %j',
    (value) => {
      expect(v.is(thumbSchema, value)).toBe(false);
    },
  );
});
