import type { FaceBox, PhotoProblemName } from '@recto/core';
import { describe, expect, test } from 'vitest';
import {
  isClearDocument,
  isDocumentInstead,
  isDocumentPhoto,
  isFaceInstead,
} from '../../../../packages/core/src/guidance/face-instead.ts';
import { cardAt, emptyTable, goodCard } from '../../../support/readings.ts';

const face: FaceBox = { centre: { x: 500, y: 550 }, width: 640, height: 700, score: 0.8 };

/** A card of this width, in thousandths of the square's side. */
function cardOfWidth(width: number) {
  const [topLeft, , , bottomLeft] = cardAt();
  const right = topLeft.x + width;
  return [topLeft, { x: right, y: topLeft.y }, { x: right, y: topLeft.y + 0.6 * width }, bottomLeft] as const;
}

describe('a face in front of the camera', () => {
  test('a face is there in place of a card if nothing was taken for one, or something narrower', () => {
    expect(isFaceInstead(face, null)).toBe(true);
    expect(isFaceInstead(face, cardOfWidth(600))).toBe(true);
    expect(isFaceInstead(face, cardAt())).toBe(false);
  });

  test.each([
    ['too small', { width: 590, height: 590 }],
    ['not certain', { score: 0.45 }],
  ])('a face is not there in place of a card if it is %s', (_, part) => {
    expect(isFaceInstead({ ...face, ...part }, null)).toBe(false);
  });

  test('a face in place of a card needs a face', () => {
    expect(isFaceInstead(undefined, null)).toBe(false);
  });
});

describe('a document in front of the camera in place of a face', () => {
  const portrait: FaceBox = { centre: { x: 300, y: 500 }, width: 180, height: 220, score: 0.8 };

  test('a document in place of a face is clearly there, with or without its portrait', () => {
    expect(isDocumentInstead(goodCard(), undefined)).toBe(true);
    expect(isDocumentInstead(goodCard(), portrait)).toBe(true);
  });

  test.each([
    ['the document is not certain', goodCard({ score: 0.75 }), undefined],
    ['there is no document', emptyTable, undefined],
    ['the face is larger than a portrait', goodCard(), { ...portrait, height: 450 }],
    ['the face is beside the document', goodCard(), { ...portrait, centre: { x: 500, y: 120 } }],
  ])('a document in place of a face is not named if %s', (_, document, one) => {
    expect(isDocumentInstead(document, one)).toBe(false);
  });
});

test('a look shows a clear document if it is certain, or cut off', () => {
  expect(isClearDocument(goodCard())).toBe(true);
  expect(isClearDocument({ ...emptyTable, cutOff: ['left'] })).toBe(true);
  expect(isClearDocument(goodCard({ score: 0.7 }))).toBe(false);
  expect(isClearDocument(emptyTable)).toBe(false);
});

test('a photo shows a document if it is large enough, or cut off', () => {
  const photo = (quad: ReturnType<typeof cardAt> | null, ...names: readonly PhotoProblemName[]) =>
    isDocumentPhoto({ quad, problems: names.map((name) => ({ name, places: [] })) });
  expect(photo(cardAt(), 'blurred')).toBe(true);
  expect(photo(null, 'cutOff')).toBe(true);
  expect(photo(cardOfWidth(500))).toBe(false);
  expect(photo(null, 'noDocument')).toBe(false);
});
