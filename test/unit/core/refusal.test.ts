import { photoNames, providerRules, type PhotoName, type Procedure, type RefusedPhotos } from '@recto/core';
import { describe, expect, test } from 'vitest';
import { refusalAfter } from '../../../packages/core/src/procedure/refusal.ts';
import { procedureHaving, requiring, thumbOf } from '../../support/procedures.ts';

// Decision 7.10: why single photos were refused, from the status screen until each was taken again.

const refusals = {
  idCardVerso: { code: 'blurred', comment: null },
  clientPicture: { code: 'covered', comment: 'A hand.' },
} as const satisfies RefusedPhotos;
const submitted = procedureHaving(photoNames, requiring('idCard', 'clientPicture'));
const refused = providerRules.refuse(submitted, 'See below.', refusals);

/** Follows the refusal over these procedures, as the store does; the first is what the page reads first. */
function following(...procedures: readonly Procedure[]) {
  return procedures.reduce<Parameters<typeof refusalAfter>[1]>(
    (before, procedure) => {
      const entry = { token: 'link', procedure };
      return { entry, refusal: refusalAfter(entry, before) };
    },
    { entry: null, refusal: null },
  ).refusal;
}

const restarted = providerRules.reset(refused, providerRules.keptAfter(refusals));
const begun = providerRules.start(restarted);
const again = (name: PhotoName, from = begun) => providerRules.keepPhoto(from, name, thumbOf(name));
/** A provider that says nothing of it any more once the procedure was reset. */
const silent = (procedure: Procedure): Procedure => ({ ...procedure, refusals: undefined });

describe('the reasons of single photos', () => {
  test('the reasons of single photos are those that the provider gives, on the status screen', () => {
    expect(following(refused)).toEqual({ adminComment: 'See below.', photos: refusals, kept: [] });
  });

  test.each([
    ['repeats them', begun],
    ['says them once', silent(begun)],
  ])('the reasons of single photos stay after the restart if the provider %s', (_, procedure) => {
    expect(following(refused, procedure)).toEqual({ adminComment: 'See below.', photos: refusals, kept: [] });
  });

  test('the reasons of single photos go one by one, as the photos are taken again', () => {
    expect(following(refused, begun, again('idCardVerso'))?.photos).toEqual({
      clientPicture: refusals.clientPicture,
    });
    // The provider may say them longer than it should.
    const stale = { ...again('clientPicture', again('idCardVerso')), refusals };
    expect(following(refused, begun, stale)?.photos).toEqual({});
  });

  test('after a reload, the reasons of single photos are those that the provider still gives', () => {
    expect(following(again('idCardVerso'))).toEqual({
      adminComment: null,
      photos: { clientPicture: refusals.clientPicture },
      kept: [],
    });
    expect(following(silent(begun))).toBeNull();
  });

  test('a refused photo that the provider keeps is the customer’s to take again, with its reason', () => {
    const kept = providerRules.start(providerRules.reset(refused, photoNames));
    expect(following(refused, kept)).toMatchObject({
      photos: refusals,
      kept: ['idCardVerso', 'clientPicture'],
    });
  });

  test('there are none once the procedure has ended', () => {
    const finished = { ...again('clientPicture', again('idCardVerso')), status: 'finished' } as const;
    expect(following(refused, begun, finished)).toBeNull();
  });
});

describe('the rules of the provider', () => {
  test('a refusal of single photos clears these at the restart, and keeps the others', () => {
    expect(photoNames.filter((name) => restarted.thumbs[name] === null)).toEqual([
      'idCardVerso',
      'clientPicture',
    ]);
    expect(providerRules.keptAfter({})).toEqual([]);
  });

  test('a reason goes with its new photo, and all with the end or another refusal', () => {
    expect(again('idCardVerso').refusals).toEqual({ clientPicture: refusals.clientPicture });
    expect(again('clientPicture', again('idCardVerso'))).not.toHaveProperty('refusals');
    expect(providerRules.finish({ ...submitted, refusals })).not.toHaveProperty('refusals');
    expect(providerRules.refuse(refused, null)).not.toHaveProperty('refusals');
  });
});
