import { DocumentAnalyser } from '@recto/analysis/documents';
import { rgbaPixels, type RgbaSquare } from '@recto/analysis/pixels';
import {
  blurredBelow,
  coveredFrom,
  darkBelow,
  glareFrom,
  type DocumentFormat,
  type DocumentReading,
  type Quad,
} from '@recto/core';
import { printedFrom } from '../../../packages/core/src/guidance/thresholds.ts';
import { describe, expect, test } from 'vitest';
import { textureOf } from '../../../packages/analysis/src/documents/blur.ts';
import { coveredPart } from '../../../packages/analysis/src/documents/covered.ts';
import { DocumentFinder } from '../../../packages/analysis/src/documents/document-finder.ts';
import {
  cornersOf,
  drawPicture,
  scattered,
  type CardPicture,
} from '../../unit/analysis/documents-picture.ts';

// Decision 4.12.
const onePixel = 1000 / 240;

const straight: CardPicture = { side: 480, card: { x: 240, y: 244, width: 410, angle: 0 } };
const turned: CardPicture = { side: 480, card: { x: 238, y: 236, width: 380, angle: 0.09 } };

function read(picture: CardPicture, previous: DocumentReading | null = null): DocumentReading {
  return new DocumentAnalyser().analyse(rgbaPixels(drawPicture(picture), 240), previous);
}

function farthestCorner(found: Quad | null, expected: Quad): number {
  return found === null
    ? Infinity
    : Math.max(...found.map((corner, i) => Math.hypot(corner.x - expected[i]!.x, corner.y - expected[i]!.y)));
}

describe('the corners', () => {
  test.each([
    ['a straight card', straight],
    ['a turned card', turned],
    ['a card far away', { ...straight, card: { x: 200, y: 230, width: 230, angle: -0.05 } }],
    ['a card held upright', { ...straight, card: { x: 240, y: 240, width: 380, angle: Math.PI / 2 } }],
  ])('%s is found to a pixel of the scaled-down frame', (_, picture) => {
    const expected = cornersOf(picture);
    const [a, b, c, d] = expected;
    const isUpright = picture.card!.angle > 1;
    expect(farthestCorner(read(picture).quad, isUpright ? [d, a, b, c] : expected)).toBeLessThan(
      1.5 * onePixel,
    );
  });

  test.each([
    ['id1', 53.98 / 85.6, 3.18 / 85.6],
    ['id3', 88 / 125, 3.18 / 125],
    ['id3', 74 / 105, 0],
    // Decision 4.13.
    ['openLicence', 105 / 222, 0],
  ])('a document of the format %s is found, also on paper', (format, aspect, radius) => {
    for (const base of [straight, turned]) {
      const picture = { ...base, aspect, radius };
      const found = read(picture);
      expect(found.format).toBe(format);
      expect(farthestCorner(found.quad, cornersOf(picture))).toBeLessThan(1.5 * onePixel);
      expect(found.cutOff).toEqual([]);
    }
  });

  test('of formats with one outline, the largest that is expected is named', () => {
    const { frame } = rgbaPixels(drawPicture({ ...straight, aspect: 74 / 105 }), 240);
    const formatAmong = (...formats: DocumentFormat[]) =>
      new DocumentFinder(240, formats).find(frame, null).format;
    expect(formatAmong('id1', 'id2', 'id3')).toBe('id3');
    expect(formatAmong('id1', 'foldedLicence', 'openLicence')).toBe('foldedLicence');
  });

  test('only the formats that are expected are found', () => {
    const picture = { ...straight, aspect: 105 / 222, radius: 0 };
    const { frame } = rgbaPixels(drawPicture(picture), 240);
    expect(new DocumentFinder(240, ['id1', 'foldedLicence']).find(frame, null).format).not.toBe(
      'openLicence',
    );
    expect(new DocumentFinder(240, ['openLicence']).find(frame, null).format).toBe('openLicence');
  });

  // Decision 4.11.
  test.each([180, 220])('a small card, %s px of 480, is found among longer lines', (width) => {
    const card = { x: 216, y: 232, width, angle: 0.05 };
    const picture: CardPicture = { side: 480, card, table: (_, y) => (y % 16 < 4 ? 70 : 120) };
    expect(farthestCorner(read(picture).quad, cornersOf(picture))).toBeLessThan(1.5 * onePixel);
  });

  test.each([
    ['from the side, at 45 degrees', 0.78, 0],
    ['from below, at 40 degrees', 0.7, Math.PI / 2],
    ['obliquely, at 40 degrees', 0.7, 0.8],
  ])('a card that is seen %s is found, with either lens', (_, tilt, axis) => {
    for (const focal of [1.2, 2.2]) {
      const picture = { ...straight, view: { tilt, axis, focal } };
      const { quad, format } = read(picture);
      expect(format).toBe('id1');
      expect(farthestCorner(quad, cornersOf(picture))).toBeLessThan(1.5 * onePixel);
    }
  });

  // Decision 4.11.
  test('a sheet of the same shape with sharp corners is none', () => {
    expect(read({ ...straight, radius: 0 })).toMatchObject({ quad: null, score: 0 });
    expect(read({ ...turned, radius: 0 })).toMatchObject({ quad: null, score: 0 });
  });

  test("a table's edge beside a card is not taken for the card's side", () => {
    const picture = { ...straight, table: (_: number, y: number) => (y < 96 ? 20 : 140) };
    expect(farthestCorner(read(picture).quad, cornersOf(picture))).toBeLessThan(1.5 * onePixel);
  });

  test('a card whose brightness is nearly that of the table is found', () => {
    const picture = { ...turned, table: () => 183 };
    expect(farthestCorner(read(picture).quad, cornersOf(picture))).toBeLessThan(1.5 * onePixel);
  });

  test.each([
    ['a plain table', () => 150],
    ['grain', (x: number, y: number) => 90 + 80 * scattered(Math.floor(x / 5), Math.floor(y / 5), 3)],
    ['boards', (_: number, y: number) => (y % 90 < 6 ? 40 : 130)],
  ])('%s is no document', (_, table) => {
    expect(read({ side: 480, card: null, table })).toMatchObject({ quad: null, score: 0 });
  });
});

describe('what covers a document', () => {
  const level = 130;
  test.each([
    ['a finger over the lower side', { x: 260, y: 380, radius: 40, level }],
    ['a thumb over a corner', { x: 40, y: 120, radius: 45, level }],
    ['a hand over the upper side', { x: 240, y: 70, radius: 80, level }],
  ])('%s', (_, spot) => {
    expect(read({ ...straight, spot }).covered).toBeGreaterThan(coveredFrom);
  });

  test('nothing covers a document that is seen whole, nor what lies on its middle or beside it', () => {
    for (const picture of [straight, turned]) expect(read(picture).covered).toBe(0);
    expect(read({ ...straight, spot: { x: 240, y: 240, radius: 40, level } }).covered).toBe(0);
    expect(read({ ...straight, spot: { x: 240, y: 440, radius: 30, level } }).covered).toBe(0);
  });

  /** What is covered of the card, at the place where it is. */
  function shareAt(picture: CardPicture): number {
    return coveredPart(rgbaPixels(drawPicture(picture), 240).frame, cornersOf(picture))?.share ?? 0;
  }

  // Decision 4.15.
  test.each([straight, turned])(
    'a side whose line goes on beyond both corners is a pocket’s edge',
    (card) => {
      const [, , right, left] = cornersOf(card).map(({ x, y }) => ({
        x: x * 0.48,
        y: y * 0.48,
      })) as unknown as Quad;
      const slope = (right.y - left.y) / (right.x - left.x);
      const isBelow = (x: number, y: number) => y > left.y + slope * (x - left.x);
      const pocket = (x: number, y: number) => (isBelow(x, y) ? 50 : 90);
      // Print along the pocket: without, the line is a groove in the table.
      const share = (table: (x: number, y: number) => number, hasPrint: boolean) => {
        const square = drawPicture({ ...card, table });
        for (let y = 0; y < 480; y++)
          for (let x = Math.ceil(left.x) + 10; x < right.x - 10; x++)
            if (hasPrint && isBelow(x, y + 22) && !isBelow(x, y + 3))
              square.data.fill(150, 4 * (480 * y + x), 4 * (480 * y + x) + 3);
        return coveredPart(rgbaPixels(square, 240).frame, cornersOf(card))?.share ?? 0;
      };
      expect(share(pocket, true)).toBe(1);
      expect(share(pocket, false)).toBe(0);
      expect(share(() => 90, true)).toBe(0);
    },
  );

  // Decision 4.15.
  test('print of the table’s colour that reaches the edge covers nothing, since the table is seen beside it', () => {
    const end = 244 - (410 / 2) * (53.98 / 85.6);
    const square = drawPicture({ ...straight, table: () => 90 });
    for (let y = Math.floor(end); y < end + 60; y++)
      square.data.fill(90, 4 * (480 * y + 180), 4 * (480 * y + 260));
    const shareOf = () => coveredPart(rgbaPixels(square, 240).frame, cornersOf(straight))?.share ?? 0;
    expect(shareOf()).toBe(0);
    // A finger comes from outside.
    for (let y = 0; y < end + 60; y++) square.data.fill(120, 4 * (480 * y + 180), 4 * (480 * y + 260));
    expect(shareOf()).toBeGreaterThan(coveredFrom);
  });

  // Decision 4.15.
  test('a line that goes on beyond one corner, or to something else beyond each, is none', () => {
    const end = 244 + (410 / 2) * (53.98 / 85.6);
    const oneEnd = (x: number, y: number) => (y > end && x > 240 ? 50 : 90);
    expect(shareAt({ ...straight, table: oneEnd })).toBe(0);
    const otherThings = (x: number, y: number) => (x < 240 ? 40 : 110) + (y > end ? 0 : 30);
    expect(shareAt({ ...straight, table: otherThings })).toBe(0);
  });

  // Decision 4.15.
  test('a pocket across the card hides the same part of two opposite sides', () => {
    const square = drawPicture(straight);
    // The pocket's own outline goes on where half of the card's hidden side is.
    for (let y = 0; y < 480; y++)
      square.data.fill(level, 4 * (480 * y + 290), 4 * (480 * y + (y < 240 ? 480 : 445)));
    const { frame } = rgbaPixels(square, 240);
    expect(coveredPart(frame, cornersOf(straight))?.share).toBeGreaterThan(0.3);
  });

  // Decision 4.15.
  test('a side that the table hides by its brightness is not covered', () => {
    const table = (x: number) => (x > 200 && x < 300 ? 190 : 90);
    expect(read({ ...straight, table }).covered).toBe(0);
  });
});

describe('what leaves the picture', () => {
  test('a card that is too far right leaves it on the right', () => {
    expect(read({ ...straight, card: { x: 330, y: 240, width: 400, angle: 0 } }).cutOff).toEqual(['right']);
  });

  test.each([1.05, 1.1, 1.25])('a card %s times as wide as the picture leaves it on both sides', (share) => {
    const card = { x: 240, y: 244, width: 480 * share, angle: 0.01 };
    expect(read({ ...straight, card })).toMatchObject({ quad: null, cutOff: ['left', 'right'] });
  });

  test.each([0.995, 1.02])(
    'a card %s times as wide, with its rounded corners at the edges, leaves it on both sides',
    (share) => {
      const card = { x: 236, y: 244, width: 480 * share, angle: 0 };
      expect(read({ ...straight, card })).toMatchObject({ quad: null, cutOff: ['left', 'right'] });
    },
  );

  // Decision 4.10.
  test.each([
    ['left', { x: 180, y: 240 }, 0],
    ['top', { x: 240, y: 105 }, Math.PI / 2],
  ])('a tilted card that lacks little at the %s has left the picture there', (side, place, axis) => {
    const picture: CardPicture = {
      side: 480,
      card: { ...place, width: 410, angle: 0.03 },
      view: { tilt: 0.5, axis, focal: 1.6 },
    };
    expect(read(picture)).toMatchObject({ quad: null, cutOff: [side] });
    // Tables and sheets leave the picture, too.
    expect(read({ ...picture, radius: 0 }).cutOff).toEqual([]);
  });

  test('what is printed on a card that leaves the picture is not taken for the card', () => {
    const card = { x: 260, y: 240, width: 0.92 * 480, angle: 0 };
    expect(read({ ...straight, card }).cutOff).toEqual(['right']);
  });
});

test('each side of the mask says how well the side of the card lies on it', () => {
  const { sides } = read({ ...straight, card: { x: 240, y: 240 + 20, width: 0.92 * 480, angle: 0 } });
  expect(sides.left).toBeGreaterThan(0.8);
  expect(sides.right).toBeGreaterThan(0.8);
  expect(sides.top).toBeLessThan(0.5);
  expect(sides.bottom).toBeLessThan(0.5);
});

describe('light', () => {
  test('glare is the share of the card that is white, and a bright card has none', () => {
    const spot = { x: 260, y: 250, radius: 45 };
    const share = (Math.PI * spot.radius ** 2) / (410 * 410 * (53.98 / 85.6));
    expect(read({ ...straight, spot }).glare).toBeGreaterThan(0.6 * share);
    expect(read({ ...straight, spot }).glare).toBeLessThan(1.1 * share);
    expect(read(straight).glare).toBeLessThan(glareFrom);
  });

  test('glare is measured in light that makes paper nearly white', () => {
    const lit = { ...spot, level: 255, light: 1.31 };
    expect(glareOf(lit)).toBeGreaterThan(0.6 * shareOf(spot));
    expect(glareOf(lit)).toBeLessThan(1.4 * shareOf(spot));
    expect(glareOf({ ...lit, radius: 0 })).toBeLessThan(glareFrom);
  });

  // Decision 4.12.
  test.each([0.6, 1.1])('in light × %s, a reflection that is less than white has a halo', (light) => {
    expect(glareOf({ ...spot, level: 250, light, halo: 24 })).toBeGreaterThan(0.6 * shareOf(spot));
  });

  test.each([
    ['print with a sharp edge', { level: 250, light: 0.6 }],
    ['print with a sharp edge on light paper', { level: 252, light: 1.1 }],
  ])('%s is as bright as that, and no glare', (_, lit) => {
    expect(glareOf({ ...spot, ...lit })).toBe(0);
  });

  // Decision 4.12.
  test('paper that the light makes as bright as the camera can show is no glare', () => {
    expect(glareOfLevels((level) => 1.5 * level)).toBe(0);
  });

  test('a document on which no print is left is called glare', () => {
    const table = 90;
    expect(glareOfLevels((level) => (level === table ? table : 7 * level))).toBeGreaterThan(0.8);
  });

  test('on paper as bright as the camera can show, a reflection has a halo over what is darker', () => {
    const table = 90;
    // The upper half of the card is clipped paper, the lower one is grey.
    const own = (level: number, y: number) => (level === table ? table : (y > 260 ? 0.7 : 1.5) * level);
    const added = (x: number, y: number) => 500 * Math.max(0, 1 - Math.hypot(x - 230, y - 350) / 80) ** 2;
    expect(glareOfLevels((level, _, y) => own(level, y))).toBe(0);
    expect(glareOfLevels((level, x, y) => own(level, y) + added(x, y))).toBeGreaterThan(glareFrom);
  });

  test('paper in uneven light is bright in places, and no glare', () => {
    const light = (x: number, y: number) => 1.1 + 0.226 * Math.max(0, 1 - Math.hypot(x - 230, y - 250) / 145);
    expect(glareOfLevels((level, x, y) => level * light(x, y))).toBe(0);
  });

  // Decision 4.12.
  test('print beside a reflection is not counted', () => {
    const square = litCard({ ...spot, level: 255, light: 0.6, halo: 24 });
    const [left, top, size] = [350, 160, 60];
    for (let y = top; y < top + size; y++)
      square.data.fill(250, 4 * (y * square.side + left), 4 * (y * square.side + left + size));
    const { glare } = new DocumentAnalyser().analyse(rgbaPixels(square, 240), null);
    expect(glare).toBeGreaterThan(0.6 * shareOf(spot));
    expect(glare).toBeLessThan(1.4 * shareOf(spot));
  });

  const spot = { x: 230, y: 250, radius: 45 };
  const shareOf = ({ radius }: typeof spot) => (Math.PI * radius ** 2) / (410 * 410 * (53.98 / 85.6));

  interface LitSpot {
    readonly x: number;
    readonly y: number;
    readonly radius: number;
    /** Its brightness, 0 to 255. */
    readonly level: number;
    /** What the brightness of everything else is multiplied with. */
    readonly light: number;
    /** The width of the ring in which the spot fades, in pixels. */
    readonly halo?: number;
  }

  function glareOf(lit: LitSpot): number {
    return new DocumentAnalyser().analyse(rgbaPixels(litCard(lit), 240), null).glare;
  }

  /** @param levelOf the brightness of a pixel, of that in the drawing and its place. */
  function glareOfLevels(levelOf: (level: number, x: number, y: number) => number): number {
    const { data, side } = drawPicture(straight);
    const levels = data.map((level, at) => {
      const pixel = Math.floor(at / 4);
      return levelOf(level, pixel % side, Math.floor(pixel / side));
    });
    return new DocumentAnalyser().analyse(rgbaPixels({ data: levels, side }, 240), null).glare;
  }

  function litCard({ x, y, radius, level, light, halo = 0 }: LitSpot): RgbaSquare {
    const { data, side } = drawPicture(straight);
    const lit = data.map((value, at) => {
      const pixel = Math.floor(at / 4);
      const beyond = Math.hypot((pixel % side) - x, Math.floor(pixel / side) - y) - radius;
      const own = Math.min(250, value * light);
      if (radius === 0 || beyond > halo) return own;
      return beyond <= 0 ? level : level + ((own - level) * beyond) / halo;
    });
    return { data: lit, side };
  }

  test('brightness is that of the light parts', () => {
    expect(read(straight).luma).toBeGreaterThan(180);
    expect(lumaInTheDark(straight)).toBeLessThan(darkBelow);
  });

  // Decision 4.12.
  test("a lamp's reflection does not hide that it is dark", () => {
    expect(lumaInTheDark({ ...straight, spot: { x: 200, y: 250, radius: 50 } })).toBeLessThan(darkBelow);
  });

  /** A third of the light is left on everything but the white spot. */
  function lumaInTheDark(picture: CardPicture): number {
    const { data, side } = drawPicture(picture);
    const dark = data.map((value) => (value === 255 ? value : value * 0.3));
    return new DocumentAnalyser().analyse(rgbaPixels({ data: dark, side }, 240), null).luma;
  }
});

describe('sharpness', () => {
  const picture: CardPicture = { side: 1080, card: { x: 540, y: 540, width: 930, angle: 0.03 } };

  test('a sharp card is sharp, and one that moved by 9 px is not', () => {
    expect(read(picture).sharpness).toBeGreaterThan(blurredBelow);
    expect(read({ ...picture, streak: 9 }).sharpness).toBeLessThan(blurredBelow);
  });

  // A lens in focus draws a point into a bell with a deviation of 0.8 px or less.
  const inFocus = 0.8;

  // Decision 4.12.
  test.each([9, 16, 40])('edges say how sharp print of %s px is, whatever there is of it', (width) => {
    expect(sharpnessOf({ width, across: inFocus, down: inFocus })).toBeGreaterThan(blurredBelow);
    expect(sharpnessOf({ width, across: 1.25, down: 1.25 })).toBeGreaterThan(blurredBelow);
    expect(sharpnessOf({ width, across: 2.3, down: 2.3 })).toBeLessThan(blurredBelow);
  });

  test.each([
    ['along rows', { across: 2.3, down: inFocus }],
    ['along columns', { across: inFocus, down: 2.3 }],
  ])('a movement %s is noticed by the edges across it', (_, blur) => {
    expect(sharpnessOf({ width: 16, ...blur })).toBeLessThan(blurredBelow);
  });

  test.each([
    ['noise', { noise: 8 }],
    ['little contrast', { contrast: 30 }],
  ])('%s makes print neither sharper nor more blurred', (_, change) => {
    expect(sharpnessOf({ width: 16, across: 1, down: 1, ...change })).toBeGreaterThan(blurredBelow);
    expect(sharpnessOf({ width: 16, across: 2.4, down: 2.4, ...change })).toBeLessThan(blurredBelow);
  });

  test('noise alone is no print, and tells nothing', () => {
    const noise = { width: 16, across: 1, down: 1, contrast: 0, noise: 8 };
    expect(textureOf(patchesOf(noise))).toMatchObject({ sharpness: null, printed: 0 });
  });

  test('in a picture of twice the resolution, edges may be twice as wide', () => {
    const patches = patchesOf({ width: 40, across: 2.3, down: 2.3 });
    expect(textureOf(patches, 2160).sharpness).toBeGreaterThan(blurredBelow);
  });

  interface Print {
    /** Of its squares, in pixels. */
    readonly width: number;
    /** The deviations of the bell into which a point is drawn, in pixels. */
    readonly across: number;
    readonly down: number;
    /** In levels. */
    readonly contrast?: number;
    /** The width of the noise, in levels. */
    readonly noise?: number;
  }

  const sharpnessOf = (print: Print) => textureOf(patchesOf(print)).sharpness;

  /** Patches of a chessboard. */
  function patchesOf({ width, across, down, contrast = 120, noise = 0 }: Print) {
    const side = 72;
    return [3, 6, 9, 12].map((from) => {
      const [columns, rows] = [bars(width, across, from), bars(width, down, from + 1)];
      const luma = Uint8Array.from({ length: side * side }, (_, at) => {
        const [x, y] = [at % side, Math.floor(at / side)];
        return 128 + (contrast / 2) * columns[x]! * rows[y]! + noise * (scattered(x, y, from) - 0.5);
      });
      return { x: 0, y: 0, width: side, height: side, luma };
    });
  }

  /** Light and dark bars, 1 and -1, blurred. */
  function bars(width: number, deviation: number, from: number): readonly number[] {
    return Array.from({ length: 72 }, (_, at) => {
      let [sum, whole] = [0, 0];
      for (let away = -8; away <= 8; away += 0.125) {
        const weight = Math.exp(-(away ** 2) / (2 * deviation ** 2));
        sum += (Math.floor((at + from + away + 100 * width) / width) % 2 === 0 ? 1 : -1) * weight;
        whole += weight;
      }
      return sum / whole;
    });
  }

  test('print is on a card, and not on a plain table', () => {
    expect(read(picture).printed).toBeGreaterThan(printedFrom);
    const plain = drawPicture({ ...picture, card: null });
    expect(new DocumentAnalyser().analyse(rgbaPixels(plain, 240), null).printed).toBe(0);
  });

  test('without texture nothing is said', () => {
    expect(read({ side: 480, card: null }).sharpness).toBeNull();
  });
});

describe('from frame to frame', () => {
  const analyser = new DocumentAnalyser();
  const frames = (pictures: readonly CardPicture[]) => {
    let last: DocumentReading | null = null;
    return pictures.map((picture) => (last = analyser.analyse(rgbaPixels(drawPicture(picture), 240), last)));
  };
  const moved = (by: number): CardPicture => ({
    ...turned,
    card: { ...turned.card!, x: turned.card!.x + by },
  });

  test('a card that moves a little is followed', () => {
    const pictures = [0, 2, 4, 5, 7, 8, 8].map(moved);
    frames(pictures).forEach(({ quad }, at) =>
      expect(farthestCorner(quad, cornersOf(pictures[at]!))).toBeLessThan(1.5 * onePixel),
    );
  });

  // Decision 4.11.
  test('a card that jumps is found where it is', () => {
    const [, after] = frames([moved(0), moved(-24)]);
    expect(farthestCorner(after!.quad, cornersOf(moved(-24)))).toBeLessThan(1.5 * onePixel);
  });

  test('a card that is taken away is gone', () => {
    const [, after] = frames([moved(0), { ...turned, card: null }]);
    expect(after).toMatchObject({ quad: null, score: 0 });
  });
});

test('motion is the distance that the card has moved', () => {
  const before = read(straight);
  const after = read({ ...straight, card: { ...straight.card!, x: 240 + 12 } }, before);
  expect(before.motion).toBeNull();
  expect(after.motion).toBeCloseTo((12 / 480) * 1000, -1);
});
