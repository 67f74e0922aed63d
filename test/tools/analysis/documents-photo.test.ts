import { checkDocumentPhoto, DocumentAnalyser } from '@recto/analysis/documents';
import { rgbaPixels } from '@recto/analysis/pixels';
import type { CapturedImage, PhotoHash } from '@recto/core';
import { describe, expect, test } from 'vitest';
import { PhotographedSides } from '../../../packages/core/src/guidance/same-side.ts';
import { drawPicture, type CardPicture } from '../../unit/analysis/documents-picture.ts';

const photo: CardPicture = { side: 1080, card: { x: 540, y: 545, width: 960, angle: 0.02 } };
const problemsOf = (picture: CardPicture) =>
  checkDocumentPhoto(drawPicture(picture), 1).problems.map(({ name }) => name);

describe('the check of a photo', () => {
  test('nothing is wrong with a good photo, and its resolution is that of the file', () => {
    const square = drawPicture(photo);
    expect(checkDocumentPhoto(square, 1)).toMatchObject({ problems: [], worst: null });
    const dpi = (960 / 85.6) * 25.4;
    expect(Math.abs(checkDocumentPhoto(square, 1).dpi! - dpi)).toBeLessThan(4);
    expect(Math.abs(checkDocumentPhoto(square, 2).dpi! - 2 * dpi)).toBeLessThan(8);
  });

  test('a blurred photo has its places, and a loupe on the worst', () => {
    const { problems, worst } = checkDocumentPhoto(drawPicture({ ...photo, streak: 14 }), 1);
    expect(problems.map(({ name }) => name)).toEqual(['blurred']);
    expect(worst).toEqual(problems[0]!.places[0]);
  });

  test('the place of glare is where it is', () => {
    const { problems } = checkDocumentPhoto(
      drawPicture({ ...photo, spot: { x: 700, y: 500, radius: 90 } }),
      1,
    );
    const { x, y, width, height } = problems.find(({ name }) => name === 'glare')!.places[0]!;
    expect(Math.abs(x + width / 2 - 700 / 1.08)).toBeLessThan(40);
    expect(Math.abs(y + height / 2 - 500 / 1.08)).toBeLessThan(40);
  });

  // Decision 4.15.
  test('the place of what covers a side is where it is', () => {
    const spot = { x: 640, y: 850, radius: 75, level: 130 };
    const { problems, worst } = checkDocumentPhoto(drawPicture({ ...photo, spot }), 1);
    expect(problems.map(({ name }) => name)).toEqual(['covered']);
    const { x, y, width, height } = problems[0]!.places[0]!;
    expect(worst).toEqual(problems[0]!.places[0]);
    expect(Math.abs(x + width / 2 - 640 / 1.08)).toBeLessThan(30);
    expect(y).toBeLessThan(850 / 1.08);
    expect(y + height).toBeGreaterThan(770);
  });

  test.each([
    ['noDocument', { ...photo, card: null }],
    ['cutOff', { ...photo, card: { x: 760, y: 540, width: 900, angle: 0 } }],
    ['tooSmall', { ...photo, card: { x: 540, y: 540, width: 480, angle: 0 } }],
  ] as const)('%s', (name, picture) => {
    expect(problemsOf(picture)).toContain(name);
  });
});

test.each([
  ['an open paper licence', { ...photo, aspect: 105 / 222, radius: 0 }],
  ['a larger card', { ...photo, aspect: 74 / 105 }],
  // Decision 4.13.
  ['a document of an unknown form', { ...photo, aspect: 0.9, radius: 0 }],
] as const)('nothing is wrong with a good photo of %s', (_, picture) => {
  expect(problemsOf(picture)).toEqual([]);
});

// Decision 4.4.
test('an uncertain small document has no resolution, and is not too small', () => {
  // Hardly brighter than the table, and its corners are less round than a card's.
  const card = { x: 480, y: 500, width: 440, angle: 0.06 };
  const square = drawPicture({ ...photo, card, radius: 0.021, table: () => 187 });
  const { quad, score } = new DocumentAnalyser().analyse(rgbaPixels(square, 320), null);
  expect(quad).not.toBeNull();
  expect(score).toBeLessThan(0.65);
  expect(checkDocumentPhoto(square, 1)).toMatchObject({ quad: null, dpi: null, problems: [] });
});

test('an uncertain small document on a dark table, in good light, is not too dark', () => {
  const card = { x: 540, y: 540, width: 380, angle: 0.03 };
  expect(problemsOf({ ...photo, card, radius: 0.01, table: () => 60 })).toEqual([]);
});

/** Whether a second photo is taken for the same side as the first. */
function isTakenFor(second: PhotoHash, first: PhotoHash): boolean {
  const sides = new PhotographedSides();
  sides.remember('idCardRecto', {} as CapturedImage, first);
  return sides.twinOf('idCardVerso', second, () => true) !== null;
}

describe('the hash of a side', () => {
  const hashOf = (picture: CardPicture) => checkDocumentPhoto(drawPicture(picture), 1).hash;
  const hash = hashOf(photo)!;

  test('the same side has nearly the same, elsewhere and larger or smaller', () => {
    const card = { x: 520, y: 560, width: 840, angle: -0.05 };
    const again = hashOf({ ...photo, card, table: () => 20 })!;
    expect(hash).toMatch(/^[ -~]{216}$/);
    expect(isTakenFor(again, hash)).toBe(true);
  });

  test('a document that is not certain, or cut off, has none: it would pass for another side', () => {
    expect(hashOf({ ...photo, radius: 0, card: { ...photo.card!, width: 420 } })).toBeNull();
    expect(hashOf({ ...photo, card: { ...photo.card!, x: 760 } })).toBeNull();
  });

  test('another side has another, and a table has none', () => {
    const other = hashOf({ ...photo, text: 2 })!;
    expect(isTakenFor(other, hash)).toBe(false);
    expect(hashOf({ ...photo, card: null })).toBeNull();
  });
});
