import { drawTexture } from '../picture/draw-texture.ts';
import type { Texture } from '../picture/texture.ts';
import { randomChoice, type RandomChoice } from '../random-choice.ts';
import { subjectsOf, type Split } from '../split.ts';
import { inventedPerson } from './invented-person.ts';
import { ocrBFamily, ocrBFile } from './ocr-b.ts';

/** What OCR-B is, in mm: ten characters per inch, and the width of an em in which they have this pitch. */
export const pitch = 2.54;
const em = (pitch / 723) * 1000;

/** The formats with machine-readable rows (ICAO Doc 9303), in mm. `first`: where the first character begins. */
const formats = {
  id1: { width: 85.6, height: 53.98, radius: 3.18, characters: 30, first: 4.2 },
  id2: { width: 105, height: 74, radius: 3.18, characters: 36, first: 6.3 },
  id3: { width: 125, height: 88, radius: 3.18, characters: 44, first: 6.2 },
} as const;

export type LinedFormat = keyof typeof formats;

interface LinedDesign {
  readonly format: LinedFormat;
  /** How many rows; 0 for a document without any. */
  readonly rows: number;
  /** From row to row, and from the middle of the last one to the lower edge, in mm. */
  readonly spacing: number;
  readonly below: number;
  readonly paper: readonly [string, string];
  readonly ink: string;
  readonly rowInk: string;
  /** A field of its own under the rows; null if the paper and its pattern go on. */
  readonly zone: string | null;
  readonly pattern: 'rings' | 'waves' | 'rays' | 'dots';
  readonly patternColour: string;
  readonly patternStrength: number;
  readonly portrait: boolean;
}

const designs: Readonly<Record<ReturnType<typeof subjectsOf>, Readonly<Record<string, LinedDesign>>>> = {
  tune: {
    blueBack: {
      format: 'id1',
      rows: 3,
      spacing: 5.8,
      below: 5.4,
      paper: ['#e6eef7', '#dfe9e4'],
      ink: '#1a2a44',
      rowInk: '#16181c',
      zone: '#f7f8f6',
      pattern: 'waves',
      patternColour: '#8fa9cc',
      patternStrength: 0.6,
      portrait: false,
    },
    greenBack: {
      format: 'id1',
      rows: 3,
      spacing: 6.35,
      below: 4.7,
      paper: ['#d8e8d2', '#e7ead2'],
      ink: '#20361f',
      rowInk: '#1c1c1c',
      zone: null,
      pattern: 'rings',
      patternColour: '#8fb58c',
      patternStrength: 0.5,
      portrait: false,
    },
    pinkLicence: {
      format: 'id1',
      rows: 1,
      spacing: 6,
      below: 5,
      paper: ['#f4d3d7', '#eed9e2'],
      ink: '#33202a',
      rowInk: '#241a20',
      zone: null,
      pattern: 'dots',
      patternColour: '#d79aa8',
      patternStrength: 0.6,
      portrait: false,
    },
    redPage: {
      format: 'id3',
      rows: 2,
      spacing: 6.35,
      below: 9.4,
      paper: ['#f0e2d8', '#e6dcea'],
      ink: '#2c1b1b',
      rowInk: '#151515',
      zone: null,
      pattern: 'rays',
      patternColour: '#c79d9d',
      patternStrength: 0.5,
      portrait: true,
    },
    plainForm: {
      format: 'id1',
      rows: 0,
      spacing: 0,
      below: 0,
      paper: ['#eff0ea', '#e4e8ea'],
      ink: '#20242a',
      rowInk: '#000',
      zone: null,
      pattern: 'waves',
      patternColour: '#b5bfca',
      patternStrength: 0.6,
      portrait: false,
    },
  },
  score: {
    sandBack: {
      format: 'id1',
      rows: 3,
      spacing: 5.2,
      below: 5,
      paper: ['#efe2c4', '#e2d9c4'],
      ink: '#38301d',
      rowInk: '#17150f',
      zone: null,
      pattern: 'waves',
      patternColour: '#b59c66',
      patternStrength: 0.5,
      portrait: false,
    },
    greyBack: {
      format: 'id1',
      rows: 3,
      spacing: 6.1,
      below: 4.4,
      paper: ['#d9dde0', '#c8d2d8'],
      ink: '#1c2228',
      rowInk: '#26282e',
      zone: '#f2f3f4',
      pattern: 'rays',
      patternColour: '#93a1ac',
      patternStrength: 0.7,
      portrait: false,
    },
    lilacLicence: {
      format: 'id1',
      rows: 1,
      spacing: 6,
      below: 4.6,
      paper: ['#e2d6ee', '#f0dfe6'],
      ink: '#2a1f3a',
      rowInk: '#221a2c',
      zone: null,
      pattern: 'rings',
      patternColour: '#a98fc4',
      patternStrength: 0.5,
      portrait: false,
    },
    oldBlueFront: {
      format: 'id2',
      rows: 2,
      spacing: 6,
      below: 6.5,
      paper: ['#c3d5e6', '#b6cadf'],
      ink: '#1b2b45',
      rowInk: '#1a1d26',
      zone: null,
      pattern: 'dots',
      patternColour: '#88a7c8',
      patternStrength: 0.5,
      portrait: true,
    },
    tealPage: {
      format: 'id3',
      rows: 2,
      spacing: 6.35,
      below: 9.4,
      paper: ['#dcebe8', '#eae6d8'],
      ink: '#173230',
      rowInk: '#131817',
      zone: null,
      pattern: 'waves',
      patternColour: '#86b3ac',
      patternStrength: 0.6,
      portrait: true,
    },
    whiteForm: {
      format: 'id2',
      rows: 0,
      spacing: 0,
      below: 0,
      paper: ['#f4f4f0', '#eceef0'],
      ink: '#22252b',
      rowInk: '#000',
      zone: null,
      pattern: 'dots',
      patternColour: '#c3c9cf',
      patternStrength: 0.6,
      portrait: true,
    },
  },
};

/** How many persons and rows each design is drawn with. */
export const variantsOfLined = 12;

/** Pixels of the texture for each mm: a pitch has 61, more than any camera sees. */
const pixelsPerMm = 24;

export interface LinedDocument {
  readonly format: LinedFormat;
  /** In mm. */
  readonly width: number;
  readonly height: number;
  readonly radius: number;
  /** The characters of each row, from above. */
  readonly rows: readonly string[];
  /** The left edge of the first character, and the middle of each row, in mm from the top left corner. */
  readonly first: number;
  readonly middles: readonly number[];
}

export function linedNames(split: Split, hasRows: boolean): readonly string[] {
  return Object.entries(designs[subjectsOf(split)]).flatMap(([name, { rows }]) =>
    rows > 0 === hasRows ? [name] : [],
  );
}

/** @returns what a document is; the same for the same variant. */
export function linedDocument(split: Split, name: string, variant: number): LinedDocument {
  const design = designs[subjectsOf(split)][name]!;
  const { characters, first, ...size } = formats[design.format];
  const random = randomChoice(variant, `rows ${name}`);
  return {
    format: design.format,
    ...size,
    rows: Array.from({ length: design.rows }, (_, row) => rowText(random, characters, row === 0)),
    first: first + random.between(-0.5, 0.5),
    middles: Array.from(
      { length: design.rows },
      (_, row) => size.height - design.below - (design.rows - 1 - row) * design.spacing,
    ),
  };
}

const capitals = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'.split('');
const digits = '0123456789'.split('');
export const rowCharacters: readonly string[] = [...capitals, ...digits, '<'];

/** Names with fillers, or numbers: a row has no gap (ICAO Doc 9303). */
function rowText(random: RandomChoice, length: number, isFirst: boolean): string {
  const name = () =>
    Array.from({ length: Math.floor(random.between(4, 11)) }, () => random.oneOf(capitals)).join('');
  const number = () =>
    Array.from({ length: Math.floor(random.between(6, 14)) }, () =>
      random.oneOf(random.chance(0.8) ? digits : capitals),
    ).join('');
  const text =
    isFirst || random.chance(0.4)
      ? `I<UTO${name()}<<${name()}<${name()}`
      : `${number()}<${number()}UTO${number()}`;
  return text.slice(0, length).padEnd(length, '<');
}

/** Draws a document without its rounded corners. @param variant 0 up to `variantsOfLined`. */
export function makeLined(split: Split, name: string, variant: number): Texture {
  const document = linedDocument(split, name, variant);
  const font = ocrBFile();
  const markup = markupOf(designs[subjectsOf(split)][name]!, document, randomChoice(variant, name));
  return drawTexture(markup, document.width, document.height, pixelsPerMm, 'file' in font ? [font.file] : []);
}

function markupOf(design: LinedDesign, document: LinedDocument, random: RandomChoice): string {
  const { width, height, middles } = document;
  const bottom = middles.length === 0 ? height - 3 : middles[0]! - 4;
  const left = design.portrait ? width * 0.33 : 4;
  return [
    `<linearGradient id="paper" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="${design.paper[0]}"/><stop offset="1" stop-color="${design.paper[1]}"/></linearGradient>`,
    `<rect width="${width}" height="${height}" fill="url(#paper)"/>`,
    `<g opacity="${design.patternStrength}">${patternMarkup(design, random, width, height)}</g>`,
    `<text x="4" y="7" font-size="4" font-weight="700" letter-spacing="0.4" fill="${design.ink}">UTOPIA · ${random.oneOf(['IDENTITY CARD', 'PASSPORT', 'RESIDENCE PERMIT'])}</text>`,
    design.portrait ? portraitMarkup(random, width * 0.27, bottom) : '',
    fieldsMarkup(random, design.ink, left, 11, width - 3, bottom),
    design.zone === null || middles.length === 0
      ? ''
      : `<rect y="${bottom + 1}" width="${width}" height="${height - bottom - 1}" fill="${design.zone}"/>`,
    document.rows.map((text, row) => rowMarkup(text, document.first, middles[row]!, design.rowInk)).join(''),
  ].join('');
}

/** One row; each character at its place, so that another font has the same pitch. */
export function rowMarkup(text: string, first: number, middle: number, ink: string): string {
  const places = Array.from(text, (_, at) => (first + (at + 0.5) * pitch).toFixed(3));
  const escaped = text.replaceAll('<', '&lt;');
  // The capitals of OCR-B are 0.69 em high.
  return `<text x="${places.join(' ')}" y="${(middle + 0.345 * em).toFixed(3)}" text-anchor="middle" font-family="${ocrBFamily}" font-size="${em.toFixed(3)}" fill="${ink}">${escaped}</text>`;
}

function patternMarkup(
  { pattern, patternColour }: LinedDesign,
  random: RandomChoice,
  width: number,
  height: number,
): string {
  const phase = random.between(0, 6);
  let path = '';
  if (pattern === 'waves') {
    for (let y = 0.8; y < height + 4; y += 1.7) {
      const points = Array.from({ length: 60 }, (_, step) => {
        const x = (width * step) / 59;
        return `${x.toFixed(2)} ${(y + Math.sin(x / 4 + y * 0.4 + phase) * 1.4).toFixed(2)}`;
      });
      path += `M${points.join('L')}`;
    }
  } else if (pattern === 'rings') {
    for (let radius = 2; radius < width; radius += 1.6)
      path += `M${width * 0.4 - radius} ${height * 0.6}a${radius} ${radius * 0.8} 0 1 0 ${2 * radius} 0a${radius} ${radius * 0.8} 0 1 0 ${-2 * radius} 0`;
  } else if (pattern === 'rays') {
    for (let at = -60; at < width + 60; at += 2.3)
      path += `M${at.toFixed(1)} 0Q${(at + 12 * Math.sin(phase)).toFixed(1)} ${height / 2} ${(at + 22).toFixed(1)} ${height}`;
  } else {
    for (let y = 1; y < height; y += 2.1)
      for (let x = (y * 1.7) % 2.1; x < width; x += 2.1) path += `M${x.toFixed(1)} ${y.toFixed(1)}h0.5`;
  }
  return `<path d="${path}" fill="none" stroke="${patternColour}" stroke-width="0.16"/>`;
}

function portraitMarkup(random: RandomChoice, width: number, bottom: number): string {
  const tall = Math.min(width * 1.28, bottom - 12);
  return (
    `<rect x="4" y="11" width="${width}" height="${tall}" fill="${random.oneOf(['#d5dbe2', '#e6e3dc'])}"/>` +
    `<svg x="4" y="11" width="${width}" height="${tall}" viewBox="0 0 200 250" preserveAspectRatio="xMidYMax slice">${inventedPerson(random)}</svg>`
  );
}

function fieldsMarkup(
  random: RandomChoice,
  ink: string,
  left: number,
  top: number,
  right: number,
  bottom: number,
): string {
  let markup = '';
  for (let y = top; y < bottom - 6; y += random.between(5.6, 7.5)) {
    const long = random.chance(0.6);
    const length = Math.floor(random.between(5, (right - left) / (long ? 2.1 : 4)));
    const value = Array.from({ length }, (_, at) =>
      at > 0 && random.chance(0.14) ? ' ' : random.oneOf(rowCharacters.slice(0, -1)),
    ).join('');
    markup +=
      `<text x="${left}" y="${y + 1.4}" font-size="1.5" fill="${ink}" fill-opacity="0.75">${random.oneOf(['Surname / Nom', 'Given names / Prénoms', 'Authority / Autorité', 'Address / Adresse'])}</text>` +
      `<text x="${left}" y="${y + 4.4}" font-size="2.9" font-weight="700" fill="${ink}">${value}</text>`;
  }
  return markup;
}
