import type { RandomChoice } from '../../random-choice.ts';
import {
  fields,
  labels,
  paper,
  pattern,
  portrait,
  scribble,
  specimen,
  stamp,
  textLines,
  type Pattern,
} from './document-parts.ts';

type Panel = 'cover' | 'holder' | 'categories';

/** A licence of paper in three panels of 74 × 105 mm. */
export interface PaperDesign {
  readonly paper: readonly [string, string];
  readonly pattern: Pattern;
  readonly patternColour: string;
  readonly patternStrength: number;
  readonly ink: string;
  readonly type: 'typed' | 'hand';
  /** From left to right as it lies open. */
  readonly panels: readonly [Panel, Panel, Panel];
  /** Whether the text of the folded licence runs along its long side, or the panel lies on its side. */
  readonly folded: 'wide' | 'sideways';
  readonly photoLook: 'glued' | 'grey';
}

export const paperDesigns: Readonly<Record<'tune' | 'score', Readonly<Record<string, PaperDesign>>>> = {
  tune: {
    pink: {
      paper: ['#f1c3cb', '#efccd0'],
      pattern: 'waves',
      patternColour: '#d890a0',
      patternStrength: 0.45,
      ink: '#4a1f2c',
      type: 'typed',
      panels: ['categories', 'holder', 'cover'],
      folded: 'wide',
      photoLook: 'glued',
    },
    grey: {
      paper: ['#c9ccc4', '#bfc4bd'],
      pattern: 'linen',
      patternColour: '#8f968c',
      patternStrength: 0.4,
      ink: '#23261f',
      type: 'hand',
      panels: ['cover', 'holder', 'categories'],
      folded: 'sideways',
      photoLook: 'grey',
    },
    straw: {
      paper: ['#eadfb6', '#e5d8ad'],
      pattern: 'net',
      patternColour: '#bba767',
      patternStrength: 0.3,
      ink: '#332a10',
      type: 'typed',
      panels: ['holder', 'categories', 'cover'],
      folded: 'sideways',
      photoLook: 'glued',
    },
  },
  score: {
    salmon: {
      paper: ['#f4c9bd', '#f0c2bf'],
      pattern: 'rays',
      patternColour: '#d7907f',
      patternStrength: 0.35,
      ink: '#45201a',
      type: 'hand',
      panels: ['holder', 'cover', 'categories'],
      folded: 'sideways',
      photoLook: 'glued',
    },
    blossom: {
      paper: ['#efc0d3', '#e9c8d6'],
      pattern: 'rings',
      patternColour: '#c77fa0',
      patternStrength: 0.4,
      ink: '#3d1830',
      type: 'typed',
      panels: ['cover', 'categories', 'holder'],
      folded: 'wide',
      photoLook: 'grey',
    },
    sage: {
      paper: ['#c4cfbf', '#ccd3c6'],
      pattern: 'waves',
      patternColour: '#8aa083',
      patternStrength: 0.35,
      ink: '#1f2a1c',
      type: 'typed',
      panels: ['categories', 'cover', 'holder'],
      folded: 'wide',
      photoLook: 'glued',
    },
  },
};

export type PaperForm = 'paperFolded' | 'paperHalf' | 'paperOpen';

/** In tenths of a millimetre. */
const panelWidth = 740;
const panelHeight = 1050;

/** @returns the drawing in tenths of a millimetre. */
export function paperMarkup(design: PaperDesign, form: PaperForm, random: RandomChoice): string {
  if (form === 'paperFolded') return foldedMarkup(design, random);
  const panels =
    form === 'paperHalf' ? design.panels.filter((panel) => panel !== 'categories') : design.panels;
  const width = panels.length * panelWidth;
  return (
    groundMarkup(design, width, panelHeight, random) +
    panels
      .map(
        (panel, at) =>
          `<g transform="translate(${at * panelWidth} 0)">${panelMarkup(design, panel, random)}${panelShade(random, at)}</g>`,
      )
      .join('') +
    panels
      .slice(1)
      .map((_, at) => crease((at + 1) * panelWidth, panelHeight))
      .join('') +
    specimen(width * 0.5, panelHeight * 0.56, 120) +
    wear(width, panelHeight, random)
  );
}

/** 105 × 74 mm: one panel is seen; the others lie below it, behind a fold. */
function foldedMarkup(design: PaperDesign, random: RandomChoice): string {
  const [width, height] = [panelHeight, panelWidth];
  const panel = random.chance(0.6) ? 'holder' : 'cover';
  const inside =
    design.folded === 'wide'
      ? wideMarkup(design, panel, random)
      : `<g transform="translate(0 ${height}) rotate(-90)">${panelMarkup(design, panel, random)}</g>`;
  return (
    groundMarkup(design, width, height, random) +
    inside +
    specimen(width * 0.52, height * 0.56, 100) +
    fold(width, height, random) +
    wear(width, height, random)
  );
}

function groundMarkup(design: PaperDesign, width: number, height: number, random: RandomChoice): string {
  const whole = { x: 0, y: 0, width, height };
  return (
    paper(whole, design.paper) +
    pattern(whole, design.pattern, design.patternColour, design.patternStrength, random)
  );
}

function panelMarkup(design: PaperDesign, panel: Panel, random: RandomChoice): string {
  const { ink, type } = design;
  if (panel === 'cover')
    return [
      `<text x="370" y="130" font-size="58" font-weight="700" letter-spacing="6" text-anchor="middle" fill="${ink}">UTOPIA</text>`,
      `<text x="370" y="205" font-size="44" text-anchor="middle" letter-spacing="3" fill="${ink}">DRIVING LICENCE</text>`,
      emblem(370, 400, 110, ink),
      ...[0, 1, 2, 3, 4, 5].map(
        (row) =>
          `<text x="370" y="${590 + row * 44}" font-size="25" text-anchor="middle" fill="${ink}" fill-opacity="0.8">${['Permis de conduire', 'Führerschein', 'Patente di guida', 'Rijbewijs', 'Carta de condução', 'Permiso de conducción'][row]}</text>`,
      ),
      textLines(random, { x: 80, y: 880, width: 580, height: 110 }, ink, 34),
    ].join('');
  if (panel === 'holder')
    return [
      `<text x="48" y="76" font-size="32" font-weight="700" fill="${ink}">Holder</text>`,
      fields(random, { x: 48, y: 110, width: 640, height: 480 }, 6, ink, type),
      portrait(random, { x: 60, y: 620, width: 280, height: 360 }, design.photoLook),
      stamp(random, 345, 925, 115),
      fields(random, { x: 400, y: 650, width: 290, height: 190 }, 2, ink, type),
      scribble(random, 440, 950, 200, 60),
    ].join('');
  const rows = 8;
  const pitch = 104;
  return [
    `<text x="48" y="76" font-size="32" font-weight="700" fill="${ink}">Categories</text>`,
    `<path d="M48 120H692M48 120V${120 + rows * pitch}M692 120V${120 + rows * pitch}M190 120V${120 + rows * pitch}M430 120V${120 + rows * pitch}${Array.from({ length: rows }, (_, row) => `M48 ${120 + (row + 1) * pitch}H692`).join('')}" stroke="${ink}" stroke-opacity="0.7" stroke-width="3" fill="none"/>`,
    ...Array.from(
      { length: rows },
      (_, row) =>
        `<text x="80" y="${188 + row * pitch}" font-size="46" font-weight="700" fill="${ink}">${'ABCDEFGH'[row]}</text>` +
        (random.chance(0.4)
          ? scribble(random, 215, 182 + row * pitch, 180, 34)
          : `<text x="210" y="${182 + row * pitch}" font-size="26" fill="${ink}">${labels[row]}</text>`),
    ),
    stamp(random, 560, 120 + random.between(1, 6) * pitch, 100),
    stamp(random, 545, 880, 90),
  ].join('');
}

/** The panel of a folded licence that is printed along its long side. */
function wideMarkup(design: PaperDesign, panel: Panel, random: RandomChoice): string {
  const { ink, type } = design;
  const title = `<text x="50" y="74" font-size="36" font-weight="700" letter-spacing="4" fill="${ink}">UTOPIA · DRIVING LICENCE</text>`;
  if (panel === 'holder')
    return (
      title +
      portrait(random, { x: 60, y: 240, width: 270, height: 350 }, design.photoLook) +
      fields(random, { x: 390, y: 120, width: 600, height: 470 }, 6, ink, type) +
      stamp(random, 330, 580, 110) +
      scribble(random, 560, 680, 260, 66)
    );
  return (
    title +
    emblem(190, 380, 105, ink) +
    fields(random, { x: 380, y: 130, width: 600, height: 320 }, 4, ink, type) +
    textLines(random, { x: 380, y: 470, width: 600, height: 190 }, ink, 36) +
    stamp(random, 800, 590, 105)
  );
}

function emblem(x: number, y: number, size: number, ink: string): string {
  return `<g transform="translate(${x} ${y})" stroke="${ink}" fill="none" stroke-width="7" stroke-opacity="0.75"><circle r="${size}"/><circle r="${size * 0.8}" stroke-width="3"/><path d="M0 ${-size * 0.65}L${size * 0.2} ${-size * 0.18}L${size * 0.65} ${-size * 0.15}L${size * 0.3} ${size * 0.16}L${size * 0.4} ${size * 0.6}L0 ${size * 0.34}L${-size * 0.4} ${size * 0.6}L${-size * 0.3} ${size * 0.16}L${-size * 0.65} ${-size * 0.15}L${-size * 0.2} ${-size * 0.18}Z" fill="${ink}" fill-opacity="0.3"/></g>`;
}

/** Each panel leans a little its own way, and so is a little lighter or darker. */
function panelShade(random: RandomChoice, at: number): string {
  const [left, right] = [random.between(-0.07, 0.07), random.between(-0.07, 0.07)];
  const tone = (value: number) =>
    `stop-color="${value < 0 ? '#000' : '#fff'}" stop-opacity="${Math.abs(value).toFixed(3)}"`;
  return `<linearGradient id="lean${at}"><stop offset="0" ${tone(left)}/><stop offset="1" ${tone(right)}/></linearGradient><rect width="${panelWidth}" height="${panelHeight}" fill="url(#lean${at})"/>`;
}

/** A fold that was opened: a dark line beside a light one. */
function crease(x: number, height: number): string {
  return `<path d="M${x - 3} 0V${height}" stroke="#000" stroke-opacity="0.28" stroke-width="5"/><path d="M${x + 3} 0V${height}" stroke="#fff" stroke-opacity="0.5" stroke-width="5"/><path d="M${x} 0V${height}" stroke="#000" stroke-opacity="0.05" stroke-width="60"/>`;
}

/** The long side at which the paper is folded: it bends away over 3 mm. */
function fold(width: number, height: number, random: RandomChoice): string {
  const atTop = random.chance(0.5);
  const dark = random.between(0.12, 0.35).toFixed(2);
  return (
    `<linearGradient id="fold" x1="0" y1="${atTop ? 0 : 1}" x2="0" y2="${atTop ? 1 : 0}"><stop offset="0" stop-color="#000" stop-opacity="${dark}"/><stop offset="0.4" stop-color="#fff" stop-opacity="0.1"/><stop offset="1" stop-color="#fff" stop-opacity="0"/></linearGradient>` +
    `<rect y="${atTop ? 0 : height - 40}" width="${width}" height="40" fill="url(#fold)"/>`
  );
}

/** What years in a wallet leave: worn edges, stains and a soft crease. */
function wear(width: number, height: number, random: RandomChoice): string {
  const stains = Array.from(
    { length: 3 },
    () =>
      `<ellipse cx="${random.between(0, width).toFixed(0)}" cy="${random.between(0, height).toFixed(0)}" rx="${random.between(60, 240).toFixed(0)}" ry="${random.between(40, 160).toFixed(0)}" fill="#7a5a3a" fill-opacity="${random.between(0.02, 0.06).toFixed(3)}"/>`,
  );
  const y = random.between(0.2, 0.8) * height;
  return (
    stains.join('') +
    `<path d="M0 ${y.toFixed(0)}Q${width / 2} ${(y + random.between(-40, 40)).toFixed(0)} ${width} ${(y + random.between(-60, 60)).toFixed(0)}" fill="none" stroke="#000" stroke-opacity="0.1" stroke-width="5"/>` +
    `<rect width="${width}" height="${height}" fill="none" stroke="#5a4630" stroke-opacity="0.18" stroke-width="14"/>`
  );
}
