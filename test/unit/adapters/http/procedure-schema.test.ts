import { perPhoto, procedureStatuses } from '@recto/core';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { procedureSchema, thumbSchema } from '../../../../packages/adapters/src/http/procedure-schema.ts';
import { photosWith, requiring, thumbOf } from '../../../support/procedures.ts';

const whole = {
  status: 'started',
  language: 'de-de',
  ...requiring('idCard', 'clientPicture'),
  photos: photosWith(['idCardRecto'], () => true),
  thumbs: photosWith(['idCardRecto'], thumbOf),
  webappUrl: 'https://app.example/token',
  redirectUrl: 'https://shop.example/',
  adminComment: 'The back is blurred.',
  appointment: { customer: { lastname: 'Müller' } },
};

const noPhotos = perPhoto(() => null);

const parse = (value: unknown) => v.parse(procedureSchema, value);
const isMalformed = (value: unknown) => !v.is(procedureSchema, value);

function without(...fields: readonly string[]): Record<string, unknown> {
  return Object.fromEntries(Object.entries(whole).filter(([field]) => !fields.includes(field)));
}

describe('the schema of a procedure', () => {
  it('the schema of a procedure accepts every field of §3', () => {
    expect(parse(whole)).toEqual(whole);
  });

  it.each(procedureStatuses)('the schema of a procedure accepts the status %s', (status) => {
    expect(parse({ ...whole, status }).status).toBe(status);
  });

  it.each(['language', 'webappUrl', 'redirectUrl', 'adminComment'])(
    'the schema of a procedure reads a missing, undefined or null %s as absent',
    (field) => {
      const absent = { ...whole, [field]: null };
      expect(parse(without(field))).toEqual(absent);
      expect(parse({ ...whole, [field]: undefined })).toEqual(absent);
      expect(parse(absent)).toEqual(absent);
    },
  );

  it.each(['4F7A-19C2', 'a'.repeat(100)])('the schema of a procedure reads the reference %j', (reference) => {
    expect(parse({ ...whole, reference })).toEqual({ ...whole, reference });
  });

  it.each([null, undefined, 7, {}, '', '  ', 'a'.repeat(101)])(
    'the schema of a procedure reads the reference %j as absent',
    (reference) => {
      expect(parse({ ...whole, reference })).toEqual(whole);
    },
  );

  // Decision 7.10.
  it('the schema of a procedure reads why single photos were refused', () => {
    const refusals = { idCardVerso: { code: 'blurred', comment: 'Again,\nplease.' } };
    expect(parse({ ...whole, refusals }).refusals).toEqual(refusals);
    const unknown = { idCardRecto: { code: 'torn' }, clientPicture: {}, passport: { code: 'glare' } };
    const other = { code: 'other', comment: null };
    expect(parse({ ...whole, refusals: unknown }).refusals).toEqual({
      idCardRecto: other,
      clientPicture: other,
    });
  });

  it.each([null, undefined, 7, [], {}, { idCardRecto: null }, { idCardRecto: 'blurred' }])(
    'the schema of a procedure reads the refusals %j as none',
    (refusals) => {
      expect(parse({ ...whole, refusals }).refusals).toBeUndefined();
    },
  );

  it.each(['photos', 'thumbs'])(
    'the schema of a procedure reads missing, null or empty %s as five absent ones',
    (field) => {
      const absent = { ...whole, [field]: noPhotos };
      expect(parse(without(field))).toEqual(absent);
      expect(parse({ ...whole, [field]: null })).toEqual(absent);
      expect(parse({ ...whole, [field]: {} })).toEqual(absent);
      expect(parse({ ...whole, [field]: { clientPicture: undefined } })).toEqual(absent);
    },
  );

  it.each([undefined, null, {}, { customer: null }, { customer: {} }, { customer: { lastname: null } }])(
    'the schema of a procedure reads the appointment %j as one without a last name',
    (appointment) => {
      expect(parse({ ...whole, appointment }).appointment).toEqual({ customer: { lastname: null } });
    },
  );

  it.each([['deleted'], [undefined], [null], [7], [['active']]])(
    'the schema of a procedure is malformed when its status is %j',
    (status) => {
      expect(isMalformed({ ...whole, status })).toBe(true);
    },
  );

  it.each([[undefined], [null], ['yes'], [1], [0], [{}], [[]]])(
    'the schema of a procedure reads a flag that is %j as false',
    (value) => {
      for (const flag of Object.keys(requiring())) {
        expect(parse({ ...whole, [flag]: value })).toEqual({ ...whole, [flag]: false });
        expect(parse(without(flag))).toEqual({ ...whole, [flag]: false });
      }
    },
  );

  it.each([[7], [true], [{}], [[]], [['text']]])(
    'the schema of a procedure reads a text that is %j as absent',
    (value) => {
      for (const field of ['language', 'webappUrl', 'redirectUrl', 'adminComment']) {
        expect(parse({ ...whole, [field]: value })).toEqual({ ...whole, [field]: null });
      }
      const { appointment } = parse({ ...whole, appointment: { customer: { lastname: value } } });
      expect(appointment).toEqual({ customer: { lastname: null } });
    },
  );

  it.each([['all'], [7], [true], [[]], [[{ displayUrl: 'x' }]]])(
    'the schema of a procedure reads an object that is %j as empty',
    (value) => {
      for (const field of ['photos', 'thumbs']) {
        expect(parse({ ...whole, [field]: value })).toEqual({ ...whole, [field]: noPhotos });
      }
      for (const appointment of [value, { customer: value }]) {
        expect(parse({ ...whole, appointment }).appointment).toEqual({ customer: { lastname: null } });
      }
    },
  );

  it.each([
    [{}],
    [[]],
    ['https://provider.example/1'],
    [0],
    [false],
    [true],
    [{ displayUrl: null }],
    [{ displayUrl: 7 }],
  ])('the schema of a procedure reads a thumb that is %j as a present photo without an address', (thumb) => {
    const { thumbs } = parse({ ...whole, thumbs: { clientPicture: thumb } });
    expect(thumbs).toEqual({ ...noPhotos, clientPicture: { displayUrl: null } });
  });

  it('the schema of a procedure accepts its own output unchanged', () => {
    const odd = { status: 'started', thumbs: { idCardRecto: {} }, photos: { idCardVerso: 1 }, language: 7 };
    for (const value of [whole, odd, { status: 'active' }]) {
      const procedure = parse(value);
      expect(parse(JSON.parse(JSON.stringify(procedure)))).toEqual(procedure);
    }
  });

  it.each([undefined, null, 'text', 7, true, [], [whole]])(
    'the schema of a procedure is malformed when it is %j itself',
    (value) => {
      expect(isMalformed(value)).toBe(true);
    },
  );

  it('the schema of a procedure drops fields that §3 does not name', () => {
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
  ])('the schema of a procedure keeps only the presence of a photo (%#)', (photo) => {
    expect(parse({ ...whole, photos: { clientPicture: photo } }).photos).toEqual({
      ...noPhotos,
      clientPicture: true,
    });
  });

  it('the schema of a procedure cuts a name and a comment that are too long, never inside a surrogate pair', () => {
    const named = (lastname: string) =>
      parse({ ...whole, appointment: { customer: { lastname } } }).appointment.customer.lastname;
    expect(named('n'.repeat(200))).toBe('n'.repeat(200));
    expect(named('n'.repeat(7_000_000))).toBe('n'.repeat(200));
    expect(named('n'.repeat(199) + '🙂'.repeat(9))).toBe('n'.repeat(199));
    expect(parse({ ...whole, adminComment: 'c'.repeat(7_000_000) }).adminComment).toHaveLength(10_000);
  });

  it.each([
    'O’Brien-Ünal',
    'Nguye\u0302\u0303n',
    '\u05e0\u05e2\u05dd\u200e (2)',
    '\u0645\u06cc\u200c\u062e\u0648\u0627\u0647\u0645',
    '\u{1f468}\u200d\u{1f469}\u200d\u{1f467}',
    '\u845b\u{e0100}',
    'Line 1\n\n\tline 2',
  ])('the schema of a procedure keeps the letters, marks and joiners of every script: %j', (text) => {
    const procedure = parse({ ...whole, adminComment: text, appointment: { customer: { lastname: text } } });
    expect(procedure.adminComment).toBe(text);
    expect(procedure.appointment.customer.lastname).toBe(text);
  });

  it.each([
    ['Du\0po\u202ent\ud800', 'Dupont'],
    ['one\r\ntwo\rthree\u2028four', 'one\ntwo\nthree\nfour'],
    ['one\n \n\t\n\n\ntwo\n\nthree', 'one\n\ntwo\n\nthree'],
    [' \u200b\u3164\u202e', null],
    ['', null],
  ])('the schema of a procedure reads the comment %j as %j', (comment, shown) => {
    expect(parse({ ...whole, adminComment: comment }).adminComment).toBe(shown);
  });

  it('the schema of a procedure is not affected by a polluting key', () => {
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

describe('the schema of a thumb', () => {
  it('the schema of a thumb keeps its address and nothing else', () => {
    expect(v.parse(thumbSchema, { displayUrl: 'https://provider.example/1', size: 3 })).toEqual({
      displayUrl: 'https://provider.example/1',
    });
  });

  it.each([{}, { displayUrl: null }, { displayUrl: 7 }])(
    'the schema of a thumb has no address as %j',
    (value) => {
      expect(v.parse(thumbSchema, value)).toEqual({ displayUrl: null });
    },
  );

  it.each([[undefined], [null], ['x'], [7], [true], [[]], [[{ displayUrl: 'x' }]]])(
    'the schema of a thumb is malformed as %j',
    (value) => {
      expect(v.is(thumbSchema, value)).toBe(false);
    },
  );
});
