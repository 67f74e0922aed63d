import { drawTexture } from '../picture/draw-texture.ts';
import type { Texture } from '../picture/texture.ts';
import { randomChoice, type RandomChoice } from '../random-choice.ts';
import { subjectsOf, type Split } from '../split.ts';
import { inventedPerson } from './invented-person.ts';
import { whitePrint } from './white-print.ts';

/** An ID-1 card in the units of the drawings, a tenth of a millimetre. */
const width = 856;
const height = 540;

/** Pixels of a card's texture for each tenth of a millimetre. */
const pixelsPerUnit = 1.5;

const letters = 'ABCDEFGHIJKLMNOPRSTUVWXYZ0123456789'.split('');

export interface CardDesign {
  /** The colours of the paper from its left top to its right bottom corner. */
  readonly paper: readonly [string, string];
  readonly pattern?: 'waves' | 'rosette' | 'net' | 'hatch' | 'hills';
  readonly patternColour?: string;
  /** How strong the pattern is, 0 to 1. */
  readonly patternStrength?: number;
  /** The width of the pattern's lines; a tenth of a millimetre, if it is not given. */
  readonly patternWidth?: number;
  readonly ink: string;
  readonly header?: { readonly kind: 'bar' | 'swoop' | 'side' | 'text'; readonly colour: string };
  readonly photo?: 'left' | 'right';
  readonly photoShape?: 'box' | 'oval';
  /** The colour behind the person; one of four, if it is not given. */
  readonly photoGround?: string;
  /** White fields without print: left, top, width, height. */
  readonly whiteFields?: readonly (readonly [number, number, number, number])[];
  /** The number of fields, each a label and a value. */
  readonly fields: number;
  /** Lines of a machine-readable zone. */
  readonly zone?: number;
  readonly chip?: boolean;
  readonly hologram?: boolean;
  readonly barcode?: boolean;
  readonly stripe?: boolean;
  readonly border?: string;
}

const designs: Readonly<Record<ReturnType<typeof subjectsOf>, Readonly<Record<string, CardDesign>>>> = {
  tune: {
    skyIdentity: {
      paper: ['#e9f1f8', '#dcebe6'],
      pattern: 'waves',
      patternColour: '#7f9fc6',
      ink: '#16233a',
      header: { kind: 'bar', colour: '#1d3c63' },
      photo: 'left',
      fields: 7,
      chip: true,
      hologram: true,
    },
    skyBack: {
      paper: ['#eef2f6', '#e4eeea'],
      pattern: 'waves',
      patternColour: '#9db4d0',
      ink: '#16233a',
      fields: 4,
      zone: 3,
      barcode: true,
    },
    peachLicence: {
      paper: ['#fbe6d6', '#f1ead9'],
      pattern: 'hatch',
      patternColour: '#d3a184',
      ink: '#3a2418',
      header: { kind: 'swoop', colour: '#8a4a26' },
      photo: 'right',
      photoShape: 'oval',
      fields: 7,
    },
    roseLicence: {
      paper: ['#f3cdd2', '#f6dde3'],
      pattern: 'net',
      patternColour: '#d58f9d',
      ink: '#2a1c20',
      header: { kind: 'text', colour: '#5a2f6b' },
      photo: 'left',
      fields: 8,
      hologram: true,
    },
    whitePlastic: {
      paper: ['#fbfbfa', '#f4f4f2'],
      ink: '#333333',
      header: { kind: 'text', colour: '#333333' },
      photo: 'left',
      fields: 4,
    },
    navyPermit: {
      paper: ['#1f2f55', '#16233f'],
      pattern: 'rosette',
      patternColour: '#4966a6',
      ink: '#e9edf6',
      header: { kind: 'text', colour: '#f2d38a' },
      photo: 'left',
      fields: 5,
      chip: true,
    },
    greenPermit: {
      paper: ['#cfe3c8', '#b9d8c6'],
      pattern: 'rosette',
      patternColour: '#6fa07c',
      ink: '#16301f',
      header: { kind: 'bar', colour: '#2f6b43' },
      photo: 'right',
      fields: 6,
      hologram: true,
    },
    greyTable: {
      paper: ['#dfe2e4', '#d2d7da'],
      pattern: 'hatch',
      patternColour: '#b0b8be',
      ink: '#24282c',
      fields: 14,
      border: '#8a9298',
    },
    sandHills: {
      paper: ['#f2e3bd', '#d9c48e'],
      pattern: 'hills',
      patternColour: '#a98a4c',
      ink: '#3a2c12',
      header: { kind: 'side', colour: '#7c5a1e' },
      photo: 'right',
      fields: 5,
      zone: 1,
    },
    stripedBack: {
      paper: ['#e8e4f0', '#dcd6e8'],
      pattern: 'net',
      patternColour: '#b3a6cc',
      ink: '#241c36',
      stripe: true,
      fields: 5,
      zone: 2,
    },
  },
  score: {
    tealIdentity: {
      paper: ['#c6e4e2', '#e2efe4'],
      pattern: 'net',
      patternColour: '#5c9d9b',
      ink: '#0f2b2c',
      header: { kind: 'side', colour: '#0f5a5c' },
      photo: 'left',
      fields: 6,
      hologram: true,
      chip: true,
    },
    tealBack: {
      paper: ['#dbeeec', '#eaf2e8'],
      pattern: 'rosette',
      patternColour: '#86b8b5',
      ink: '#0f2b2c',
      fields: 5,
      zone: 3,
      hologram: true,
    },
    mountainLicence: {
      paper: ['#d7e6f5', '#f2e2cf'],
      pattern: 'hills',
      patternColour: '#6d8fb5',
      ink: '#1c2733',
      header: { kind: 'swoop', colour: '#b03a2e' },
      photo: 'left',
      fields: 8,
      border: '#7890a8',
    },
    violetPermit: {
      paper: ['#d9cdea', '#efe0ee'],
      pattern: 'rosette',
      patternColour: '#9473bf',
      patternStrength: 0.8,
      ink: '#2a1740',
      header: { kind: 'bar', colour: '#4f2b7d' },
      photo: 'right',
      fields: 6,
    },
    blackPlastic: {
      paper: ['#191a1d', '#26282c'],
      ink: '#e7e4da',
      header: { kind: 'text', colour: '#d9b45b' },
      photo: 'right',
      fields: 4,
      chip: true,
    },
    forestCard: {
      paper: ['#1e4a35', '#2c6047'],
      pattern: 'waves',
      patternColour: '#5b9a78',
      ink: '#eef5ee',
      header: { kind: 'bar', colour: '#123022' },
      photo: 'left',
      fields: 5,
      hologram: true,
    },
    ivoryText: {
      paper: ['#faf6ea', '#f3eedf'],
      pattern: 'hatch',
      patternColour: '#d9cfb4',
      patternStrength: 0.5,
      ink: '#2b2820',
      fields: 12,
      zone: 2,
      barcode: true,
    },
    whiteResidence: {
      paper: ['#fdfdfd', '#eef3f8'],
      pattern: 'waves',
      patternColour: '#c2d3e6',
      patternStrength: 0.5,
      ink: '#20304a',
      header: { kind: 'text', colour: '#20304a' },
      photo: 'left',
      fields: 6,
      hologram: true,
    },
    orangeBack: {
      paper: ['#f4c79a', '#f0b27c'],
      pattern: 'net',
      patternColour: '#c9803e',
      ink: '#40210a',
      stripe: true,
      fields: 6,
      barcode: true,
    },
    silverLicence: {
      paper: ['#c2c6ca', '#aab0b6'],
      pattern: 'hills',
      patternColour: '#7c848c',
      ink: '#14181c',
      header: { kind: 'bar', colour: '#8c1c2c' },
      photo: 'right',
      photoShape: 'oval',
      fields: 7,
      zone: 1,
    },
  },
};

/** How many persons and numbers each design is drawn with. */
export const variantsOfCard = 4;

export function cardNames(split: Split): readonly string[] {
  return Object.keys(designs[subjectsOf(split)]);
}

/** Draws one card of a design, without its rounded corners. @param variant 0 up to `variantsOfCard`. */
export function makeCard(split: Split, name: string, variant: number): Texture {
  const markup = cardMarkup(
    (designs[subjectsOf(split)][name] ?? whitePrint[subjectsOf(split)][name])!,
    randomChoice(variant, name),
  );
  return drawTexture(markup, width, height, pixelsPerUnit);
}

function cardMarkup(design: CardDesign, random: RandomChoice): string {
  const { ink, photo, header } = design;
  const top = header === undefined || header.kind === 'side' ? 40 : 112;
  const bottom = height - (design.zone ?? 0) * 52 - (design.zone ? 24 : 0);
  const left = header?.kind === 'side' ? 120 : 40;
  const photoX = photo === 'left' ? left : width - 40 - 228;
  const photoBottom = Math.min(bottom - 20, top + 290);
  const fieldsFrom = photo === 'left' ? left + 258 : left;
  const fieldsTo = photo === 'right' ? width - 290 : width - 30;
  return [
    `<linearGradient id="paper" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="${design.paper[0]}"/><stop offset="1" stop-color="${design.paper[1]}"/></linearGradient>`,
    `<rect width="${width}" height="${height}" fill="url(#paper)"/>`,
    `<g opacity="${design.patternStrength ?? 0.5}">${patternMarkup(design, random)}</g>`,
    ...(design.whiteFields ?? []).map(
      ([x, y, w, h]) => `<rect x="${x}" y="${y}" width="${w}" height="${h}" rx="6" fill="#fff"/>`,
    ),
    headerMarkup(design, random),
    design.stripe ? `<rect y="46" width="${width}" height="92" fill="#1c1a18"/>` : '',
    photo ? photoMarkup(design, random, photoX, top, photoBottom) : '',
    fieldsMarkup(random, ink, design.fields, design.stripe ? 170 : top, bottom, fieldsFrom, fieldsTo),
    design.chip ? chipMarkup(photo === 'left' ? width - 150 : 60, bottom - 110) : '',
    design.barcode ? barcodeMarkup(random, ink, width - 330, top) : '',
    design.hologram ? hologramMarkup(photo === 'left' ? width - 160 : 300, bottom - 120) : '',
    zoneMarkup(random, design.zone ?? 0, bottom),
    design.border
      ? `<rect x="10" y="10" width="${width - 20}" height="${height - 20}" rx="24" fill="none" stroke="${design.border}" stroke-width="4"/>`
      : '',
    `<text transform="translate(430 330) rotate(-14)" text-anchor="middle" font-size="84" font-weight="700" letter-spacing="9" fill="#b3263a" fill-opacity="0.2">SPECIMEN</text>`,
  ].join('');
}

function patternMarkup(
  { pattern, patternColour = '#888', patternWidth = 1.1 }: CardDesign,
  random: RandomChoice,
): string {
  const phase = random.between(0, 6);
  let path = '';
  if (pattern === 'waves') {
    for (let line = 0; line < 36; line += 1) {
      const points = Array.from({ length: 41 }, (_, step) => {
        const y =
          (height * (line + 0.5)) / 36 +
          Math.sin(step / 3.1 + line * 0.55 + phase) * 18 +
          Math.sin(step / 7.3 - line * 0.3) * 22;
        return `${((width * step) / 40).toFixed(0)} ${y.toFixed(1)}`;
      });
      path += `M${points.join('L')}`;
    }
  } else if (pattern === 'rosette') {
    for (const [cx, cy, size] of [
      [600, 300, 260],
      [150, 480, 170],
      [330, 90, 140],
    ] as const) {
      for (let ring = 0; ring < 14; ring += 1) {
        const points = Array.from({ length: 97 }, (_, step) => {
          const angle = (step / 96) * 2 * Math.PI;
          const radius = size * (0.35 + ring * 0.045 + 0.14 * Math.sin(angle * 12 + ring * 0.5 + phase));
          return `${(cx + radius * Math.cos(angle)).toFixed(1)} ${(cy + radius * Math.sin(angle)).toFixed(1)}`;
        });
        path += `M${points.join('L')}Z`;
      }
    }
  } else if (pattern === 'net') {
    for (let at = -height; at < width; at += 17)
      path += `M${at} 0L${at + height} ${height}M${at + height} 0L${at} ${height}`;
  } else if (pattern === 'hatch') {
    for (let at = 4; at < height; at += 8) path += `M0 ${at}H${width}`;
  } else if (pattern === 'hills') {
    const ridges = Array.from({ length: 5 }, (_, ridge) => {
      const points = Array.from(
        { length: 15 },
        (_unused, step) => `L${step * 62} ${(210 + ridge * 66 + random.between(-50, 50)).toFixed(0)}`,
      );
      return `<path d="M0 540${points.join('')}L${width} 540Z" fill="${patternColour}" fill-opacity="${(0.16 + ridge * 0.07).toFixed(2)}"/>`;
    });
    return ridges.join('');
  }
  return `<path d="${path}" fill="none" stroke="${patternColour}" stroke-width="${patternWidth}"/>`;
}

function headerMarkup({ header }: CardDesign, random: RandomChoice): string {
  if (header === undefined) return '';
  const title = random.oneOf(['IDENTITY CARD', 'RESIDENCE PERMIT', 'DRIVING LICENCE', 'NATIONAL CARD']);
  if (header.kind === 'side') {
    return `<rect width="88" height="${height}" fill="${header.colour}"/><text transform="translate(58 500) rotate(-90)" font-size="38" font-weight="700" letter-spacing="4" fill="#fff">${title}</text>`;
  }
  if (header.kind === 'text') {
    return `<text x="40" y="60" font-size="36" font-weight="700" letter-spacing="3" fill="${header.colour}">UTOPIA · ${title}</text><path d="M40 80H816" stroke="${header.colour}" stroke-width="3"/>`;
  }
  const shape = header.kind === 'bar' ? `M0 0H${width}V86H0Z` : `M0 0H${width}V64C600 110 260 56 0 92Z`;
  return `<path d="${shape}" fill="${header.colour}"/><circle cx="60" cy="42" r="26" fill="#fff" fill-opacity="0.85"/><text x="106" y="54" font-size="32" font-weight="700" letter-spacing="4" fill="#fff">UTOPIA · ${title}</text>`;
}

function photoMarkup(
  { photoShape = 'box', photoGround }: CardDesign,
  random: RandomChoice,
  x: number,
  y: number,
  bottom: number,
): string {
  const tall = bottom - y;
  const round = photoShape === 'oval' ? 110 : 5;
  const ground = random.oneOf(['#d5dbe2', '#e6e3dc', '#bfc9d4', '#f0f0ee']);
  return (
    `<clipPath id="photo"><rect x="${x}" y="${y}" width="228" height="${tall}" rx="${round}"/></clipPath><g clip-path="url(#photo)">` +
    `<rect x="${x}" y="${y}" width="228" height="${tall}" fill="${photoGround ?? ground}"/>` +
    `<svg x="${x}" y="${y}" width="228" height="${tall}" viewBox="0 0 200 250" preserveAspectRatio="xMidYMax slice">${inventedPerson(random)}</svg></g>`
  );
}

function fieldsMarkup(
  random: RandomChoice,
  ink: string,
  count: number,
  top: number,
  bottom: number,
  from: number,
  to: number,
): string {
  const perRow = count > 8 ? 2 : 1;
  const rows = Math.ceil(count / perRow);
  const step = Math.min(64, (bottom - top) / rows);
  const labels = [
    'Surname',
    'Given names',
    'Date of birth',
    'Place of birth',
    'Nationality',
    'Date of expiry',
    'Authority',
    'Document number',
    'Address',
  ];
  let markup = '';
  for (let index = 0; index < count; index += 1) {
    const x = from + (index % perRow) * ((to - from) / perRow);
    const y = top + Math.floor(index / perRow) * step;
    const length = Math.floor(random.between(5, Math.min(16, (to - from) / perRow / 22)));
    const value = Array.from({ length }, (_, at) =>
      at > 0 && random.chance(0.12) ? ' ' : random.oneOf(letters),
    ).join('');
    markup +=
      `<text x="${x}" y="${y + 12}" font-size="13" fill="${ink}" fill-opacity="0.7">${index + 1} ${labels[index % labels.length]}</text>` +
      `<text x="${x}" y="${y + 12 + Math.min(27, step * 0.6)}" font-size="${Math.min(27, step * 0.52)}" font-weight="700" fill="${ink}">${value}</text>`;
  }
  return markup;
}

function chipMarkup(x: number, y: number): string {
  return `<rect x="${x}" y="${y}" width="96" height="72" rx="10" fill="#d9b45b"/><path d="M${x} ${y + 24}h34m-34 24h34m28 -24h34m-34 24h34M${x + 34} ${y}v72M${x + 62} ${y}v72" stroke="#8f7029" stroke-width="2.5"/>`;
}

function barcodeMarkup(random: RandomChoice, ink: string, x: number, y: number): string {
  let path = '';
  for (let at = 0; at < 280; at += random.between(5, 12)) path += `M${(x + at).toFixed(1)} ${y + 6}v74`;
  return `<rect x="${x - 10}" y="${y}" width="300" height="86" fill="#fff" fill-opacity="0.75"/><path d="${path}" stroke="${ink}" stroke-width="3.6"/>`;
}

function hologramMarkup(x: number, y: number): string {
  return (
    `<linearGradient id="foil" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#9fd3e6"/><stop offset="0.5" stop-color="#e9d9f2"/><stop offset="1" stop-color="#f5dca8"/></linearGradient>` +
    `<g transform="translate(${x} ${y})"><circle r="68" fill="url(#foil)" fill-opacity="0.65"/><path d="M0 -56L14 -14L56 0L14 14L0 56L-14 14L-56 0L-14 -14Z" fill="#fff" fill-opacity="0.45"/></g>`
  );
}

function zoneMarkup(random: RandomChoice, lines: number, top: number): string {
  if (lines === 0) return '';
  let markup = `<rect y="${top}" width="${width}" height="${height - top}" fill="#fbfaf6"/>`;
  for (let line = 0; line < lines; line += 1) {
    const places = Array.from({ length: 30 }, (_, at) => 43 + at * 26.5);
    const text = places.map(() => (random.chance(0.35) ? '&lt;' : random.oneOf(letters)));
    markup += `<text x="${places.join(' ')}" y="${top + 48 + line * 52}" font-size="33" text-anchor="middle" fill="#16233a">${text.join('')}</text>`;
  }
  return markup;
}
