import { checkDocumentPhoto } from '@recto/analysis/documents';
import { describe, expect, test } from 'vitest';
import { textRows, type TextRow } from '../../../packages/analysis/src/documents/text-rows.ts';
import { drawRows, rowsQuad, type RowsPicture } from './rows-picture.ts';

// Decision 4.17.
const card: RowsPicture = { width: 85.6, height: 53.98, characters: 30, rows: 3 };
const olderCard: RowsPicture = { width: 105, height: 74, characters: 36, rows: 2 };
const page: RowsPicture = { width: 125, height: 88, characters: 44, rows: 2 };
const rowsOf = (picture: RowsPicture) => textRows(drawRows(picture), rowsQuad(picture));
/** The row that the photo shows lowest. */
const lowest = (rows: readonly TextRow[]) => [...rows].sort((a, b) => b.place(0, 0).y - a.place(0, 0).y)[0]!;

describe('machine-readable rows', () => {
  test.each([
    ['three of an ID-1 card', card],
    ['two of the older, larger card', olderCard],
    ['two of a passport’s page', page],
  ])('%s are found, with all of their characters', (_, picture) => {
    const rows = rowsOf(picture);
    expect(rows.map(({ contrasts }) => contrasts.length)).toEqual(
      Array.from({ length: picture.rows }, () => picture.characters),
    );
    for (const { contrasts } of rows) expect(Math.min(...contrasts)).toBeGreaterThan(0.3);
  });

  test('machine-readable rows are where they are, also in a document that lies upside down', () => {
    const { x, y, width, height } = lowest(rowsOf(card)).place(0, 29);
    const perMm = (1000 - 110 / 1.08) / 85.6;
    expect(Math.abs(width - 30 * 2.54 * perMm)).toBeLessThan(8);
    expect(Math.abs(x + width / 2 - 500)).toBeLessThan(6);
    expect(Math.abs(y + height / 2 - 500 - (53.98 / 2 - 5) * perMm)).toBeLessThan(6);
    const turned = rowsOf({ ...card, isUpsideDown: true });
    expect(turned).toHaveLength(3);
    expect(lowest(turned).place(0, 29).y).toBeLessThan(400);
  });

  test.each([
    ['without a row', { ...card, rows: 0 }],
    ['with a pattern of that pitch', { ...card, rows: 0, isPatterned: true }],
    // Decision 4.17.
    ['with text of another pitch', { ...card, pitch: 2.2, characters: 34 }],
  ])('a card %s has none', (_, picture) => {
    expect(rowsOf(picture)).toEqual([]);
  });

  test.each([
    ['covered', { cover: { from: 8, to: 12, level: 120 } }, 8, 12],
    ['white with glare', { cover: { from: 20, to: 23, level: 255 } }, 20, 23],
    // Decision 4.17.
    ['blurred', { blur: { from: 22, size: 15 } }, 23, 28],
  ])('a part that is %s has no contrast', (_, flaw, from, to) => {
    const { contrasts } = lowest(rowsOf({ ...card, ...flaw }));
    expect(Math.max(...contrasts.slice(from, to + 1))).toBeLessThan(0.12);
    expect(Math.min(...contrasts.slice(0, from - 1))).toBeGreaterThan(0.3);
  });
});

test('print that runs on between characters is none of the row', () => {
  const { contrasts } = lowest(rowsOf({ ...card, cover: { from: 4, to: 9, level: 200, isRuled: true } }));
  const clear = Math.min(...contrasts.slice(12));
  expect(Math.max(...contrasts.slice(5, 9))).toBeLessThan(0.4 * clear);
});

describe('the check of a photo', () => {
  test('the check of a photo names no lines where all can be read', () => {
    expect(checkDocumentPhoto(drawRows(card), 1).problems).toEqual([]);
  });

  test('the check of a photo knows by the rows how large the document is, and so its resolution', () => {
    for (const { width, dpi } of [olderCard, page].map((picture) => ({
      width: picture.width,
      dpi: checkDocumentPhoto(drawRows(picture), 1).dpi!,
    })))
      expect(Math.abs(dpi - ((1080 - 110) / width) * 25.4)).toBeLessThan(4);
  });

  // Decision 4.17.
  test.each([18, 20])('the check of a photo takes no number of %d digits for a row', (characters) => {
    const number = { ...card, characters, rows: 1 };
    expect(rowsOf(number)).toHaveLength(1);
    expect(checkDocumentPhoto(drawRows(number), 1).problems).toEqual([]);
  });

  test('the check of a photo names a part of the only row that a licence has', () => {
    const licence = { ...card, rows: 1, cover: { from: 8, to: 12, level: 120 } };
    expect(checkDocumentPhoto(drawRows(licence), 1).problems.map(({ name }) => name)).toEqual([
      'unreadableLines',
    ]);
  });

  // Decision 4.17.
  test('the check of a photo names lines that are covered, and the loupe is on them', () => {
    const picture = { ...card, cover: { from: 8, to: 12, level: 120 } };
    const { problems, worst } = checkDocumentPhoto(drawRows(picture), 1);
    expect(problems.map(({ name }) => name)).toEqual(['unreadableLines']);
    const place = lowest(rowsOf(picture)).place(8, 12);
    expect(Math.abs(worst!.x + worst!.width / 2 - place.x - place.width / 2)).toBeLessThan(8);
    expect(Math.abs(worst!.y - place.y)).toBeLessThan(8);
  });

  test('one character that can’t be seen may be a fault of the print', () => {
    expect(
      checkDocumentPhoto(drawRows({ ...card, cover: { from: 8, to: 8, level: 200 } }), 1).problems,
    ).toEqual([]);
  });
});
