import { cardFrame, documentFormats, squareSide, type DocumentFormat } from '@recto/core';

/** An outline that documents have; several formats share one. */
export interface Shape {
  /** The natural logarithm of width over height. */
  readonly aspect: number;
  /** How much rarer a document of this shape is than an ID-1 card: taken from a quad's rank, in log odds. */
  readonly rarity: number;
  /** Whether it is that of an ID-1 card: its corners say whether it is one (decision 4.11). */
  readonly isCard: boolean;
  /** Whether a passport's page has it, whose left and right sides go on beyond its spine. */
  readonly isPage: boolean;
  /** Whether only paper has it, with sharp corners. */
  readonly isSharp: boolean;
  /** The height that such a document has when it is as wide as the mask, as a share of the square's side. */
  readonly height: number;
}

const cardRarity = 0;
const pageRarity = 1.5;
const longRarity = 2;

const shapeOf = (width: number, height: number, rarity: number): Shape => ({
  aspect: Math.log(width / height),
  rarity,
  isCard: rarity === cardRarity,
  isPage: rarity === pageRarity,
  isSharp: rarity === longRarity,
  height: (cardFrame.width * height) / width / squareSide,
});

const card = shapeOf(documentFormats.id1.width, documentFormats.id1.height, cardRarity);
const page = shapeOf(documentFormats.id2.width, documentFormats.id2.height, pageRarity);
const long = shapeOf(documentFormats.openLicence.width, documentFormats.openLicence.height, longRarity);

const shapes: Readonly<Record<DocumentFormat, Shape>> = {
  id1: card,
  id2: page,
  id3: page,
  foldedLicence: page,
  openLicence: long,
};

/** The different shapes of these formats. */
export function shapesOf(formats: readonly DocumentFormat[]): readonly Shape[] {
  return [...new Set(formats.map((format) => shapes[format]))];
}

/**
 * The largest of these formats that has this shape: a document whose format can't be known from its outline must be
 * near enough to be read if it is the largest one.
 */
export function formatOf(shape: Shape, formats: readonly DocumentFormat[]): DocumentFormat {
  const possible = formats.filter((format) => shapes[format] === shape);
  return possible.reduce(
    (largest, format) => (documentFormats[format].width > documentFormats[largest].width ? format : largest),
    possible[0] ?? 'id1',
  );
}
