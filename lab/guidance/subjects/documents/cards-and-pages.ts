import type { RandomChoice } from '../../random-choice.ts';
import {
  fields,
  machineRows,
  paper,
  pattern,
  portrait,
  scribble,
  specimen,
  stamp,
  textLines,
  type Pattern,
} from './document-parts.ts';

/** A laminated card of 105 × 74 mm (ID-2) or a passport's page (ID-3). */
export interface PageDesign {
  readonly format: 'id2' | 'id3';
  readonly paper: readonly [string, string];
  readonly pattern: Pattern;
  readonly patternColour: string;
  readonly patternStrength: number;
  readonly ink: string;
  readonly title: string;
  readonly header: 'bar' | 'line' | 'centred';
  readonly photo: 'left' | 'right';
  readonly fields: number;
  /** Whether two rows of machine-readable text are at the bottom, and on which ground. */
  readonly zone?: string;
  readonly extras?: readonly ('stamp' | 'signature' | 'smallPhoto' | 'columns')[];
}

export const pageDesigns: Readonly<Record<'tune' | 'score', Readonly<Record<string, PageDesign>>>> = {
  tune: {
    id2Cobalt: {
      format: 'id2',
      paper: ['#cfdcf0', '#dfe6f2'],
      pattern: 'waves',
      patternColour: '#5f7fb8',
      patternStrength: 0.5,
      ink: '#17233f',
      title: 'NATIONAL IDENTITY CARD',
      header: 'line',
      photo: 'left',
      fields: 5,
      zone: '#eef1f6',
      extras: ['signature'],
    },
    id2Sand: {
      format: 'id2',
      paper: ['#efe4cc', '#e3d6b4'],
      pattern: 'linen',
      patternColour: '#b09a68',
      patternStrength: 0.35,
      ink: '#35290f',
      title: 'RESIDENCE DOCUMENT',
      header: 'bar',
      photo: 'right',
      fields: 7,
      extras: ['stamp', 'signature'],
    },
    id2Fern: {
      format: 'id2',
      paper: ['#d5e5cf', '#c3dcc9'],
      pattern: 'rings',
      patternColour: '#6d9a72',
      patternStrength: 0.5,
      ink: '#14301c',
      title: 'IDENTITY CARD',
      header: 'centred',
      photo: 'left',
      fields: 6,
      extras: ['stamp', 'columns'],
    },
    id3Cream: {
      format: 'id3',
      paper: ['#f0e6cf', '#ead9c4'],
      pattern: 'rings',
      patternColour: '#c28d6a',
      patternStrength: 0.5,
      ink: '#2e1d14',
      title: 'PASSPORT',
      header: 'line',
      photo: 'left',
      fields: 7,
      zone: '#f3ecdc',
      extras: ['columns', 'smallPhoto'],
    },
    id3Rose: {
      format: 'id3',
      paper: ['#efd3d8', '#e3dbe6'],
      pattern: 'net',
      patternColour: '#b98097',
      patternStrength: 0.45,
      ink: '#2c1420',
      title: 'PASSPORT · UTOPIA',
      header: 'centred',
      photo: 'left',
      fields: 8,
      zone: '#f6eff1',
      extras: ['signature'],
    },
  },
  score: {
    id2Azure: {
      format: 'id2',
      paper: ['#c3d9ec', '#d6dcef'],
      pattern: 'rays',
      patternColour: '#7a97cc',
      patternStrength: 0.4,
      ink: '#101c36',
      title: 'UTOPIA · IDENTITY',
      header: 'centred',
      photo: 'left',
      fields: 6,
      zone: '#dfe8f3',
      extras: ['smallPhoto'],
    },
    id2Lilac: {
      format: 'id2',
      paper: ['#e4dcee', '#f0e9ef'],
      pattern: 'net',
      patternColour: '#a48cc0',
      patternStrength: 0.4,
      ink: '#241839',
      title: 'CITIZEN CARD',
      header: 'bar',
      photo: 'right',
      fields: 6,
      zone: '#f7f4f9',
      extras: ['signature'],
    },
    id2Copper: {
      format: 'id2',
      paper: ['#ecd2bd', '#e6c8a8'],
      pattern: 'waves',
      patternColour: '#b8794b',
      patternStrength: 0.45,
      ink: '#3b1d0c',
      title: 'PERMIT OF RESIDENCE',
      header: 'line',
      photo: 'right',
      fields: 8,
      extras: ['stamp', 'columns'],
    },
    id3Sky: {
      format: 'id3',
      paper: ['#d3e2ec', '#dfe9df'],
      pattern: 'waves',
      patternColour: '#7fa3b8',
      patternStrength: 0.55,
      ink: '#14232d',
      title: 'PASSPORT',
      header: 'bar',
      photo: 'left',
      fields: 8,
      zone: '#eff4f4',
      extras: ['columns', 'signature'],
    },
    id3Olive: {
      format: 'id3',
      paper: ['#e3e3c8', '#d3dcc0'],
      pattern: 'rays',
      patternColour: '#90995a',
      patternStrength: 0.45,
      ink: '#23270f',
      title: 'UTOPIA PASSPORT',
      header: 'line',
      photo: 'left',
      fields: 6,
      zone: '#ecedda',
      extras: ['smallPhoto', 'stamp'],
    },
  },
};

const sizes = { id2: [1050, 740], id3: [1250, 880] } as const;

/** @returns the drawing in tenths of a millimetre. */
export function pageMarkup(design: PageDesign, random: RandomChoice): string {
  const [width, height] = sizes[design.format];
  const whole = { x: 0, y: 0, width, height };
  const { ink, photo } = design;
  const extras = new Set(design.extras);
  const zoneHeight = design.zone === undefined ? 0 : design.format === 'id3' ? 232 : 190;
  const top = 118;
  const bottom = height - zoneHeight - 24;
  const photoWidth = design.format === 'id3' ? 350 : 290;
  const photoHeight = Math.min(bottom - top - 10, photoWidth * 1.29);
  const photoX = photo === 'left' ? 46 : width - 46 - photoWidth;
  const from = photo === 'left' ? photoX + photoWidth + 40 : 50;
  const to = photo === 'left' ? width - 40 : photoX - 30;
  const rows = extras.has('columns') ? Math.ceil(design.fields / 2) : design.fields;
  const half = (to - from) / 2;
  const fieldsHeight = bottom - top - (extras.has('signature') ? 80 : 10);
  const glyphs = design.format === 'id3' ? 44 : 36;
  return [
    paper(whole, design.paper),
    pattern(whole, design.pattern, design.patternColour, design.patternStrength, random),
    headerMarkup(design, width),
    portrait(random, { x: photoX, y: top, width: photoWidth, height: photoHeight }),
    ...(extras.has('columns')
      ? [0, half].map((across) =>
          fields(random, { x: from + across, y: top, width: half - 20, height: fieldsHeight }, rows, ink),
        )
      : [fields(random, { x: from, y: top, width: to - from, height: fieldsHeight }, rows, ink)]),
    extras.has('smallPhoto')
      ? `<g opacity="0.5">${portrait(random, { x: to - 150, y: bottom - 200, width: 130, height: 170 }, 'grey')}</g>`
      : '',
    extras.has('stamp')
      ? stamp(random, photoX + photoWidth * (photo === 'left' ? 0.95 : 0.05), bottom - 110, 95)
      : '',
    extras.has('signature') ? scribble(random, from + 40, bottom - 22, 240, 62) : '',
    design.zone === undefined
      ? ''
      : `<rect y="${height - zoneHeight}" width="${width}" height="${zoneHeight}" fill="${design.zone}" fill-opacity="0.85"/>` +
        machineRows(random, (width - glyphs * 25.4) / 2, height - zoneHeight + 74, 2, glyphs, 64),
    specimen(width * 0.56, height * 0.55, 100),
    design.format === 'id3' ? spineShade(width, 0, 60) : '',
  ].join('');
}

function headerMarkup({ header, title, ink, patternColour }: PageDesign, width: number): string {
  if (header === 'bar')
    return `<rect width="${width}" height="84" fill="${ink}" fill-opacity="0.85"/><circle cx="64" cy="42" r="26" fill="#fff" fill-opacity="0.8"/><text x="112" y="55" font-size="36" font-weight="700" letter-spacing="4" fill="#fff">${title}</text>`;
  const text = header === 'line' ? 'x="46"' : `x="${width / 2}" text-anchor="middle"`;
  const rule =
    header === 'line' ? `<path d="M46 86H${width - 46}" stroke="${patternColour}" stroke-width="4"/>` : '';
  return `<text ${text} y="68" font-size="38" font-weight="700" letter-spacing="5" fill="${ink}">${title}</text>${rule}`;
}

/** The page bends down into the spine at the top of the drawing, or at its bottom. */
function spineShade(width: number, y: number, height: number): string {
  const down = height > 0;
  return (
    `<linearGradient id="spine" x1="0" y1="${down ? 0 : 1}" x2="0" y2="${down ? 1 : 0}"><stop offset="0" stop-color="#000" stop-opacity="0.42"/><stop offset="0.25" stop-color="#000" stop-opacity="0.14"/><stop offset="1" stop-color="#000" stop-opacity="0"/></linearGradient>` +
    `<rect y="${down ? y : y + height}" width="${width}" height="${Math.abs(height)}" fill="url(#spine)"/>`
  );
}

/** The page above a passport's data page. */
export function facingMarkup(design: PageDesign, random: RandomChoice): string {
  const [width, height] = sizes.id3;
  const whole = { x: 0, y: 0, width, height };
  return [
    paper(whole, [design.paper[1], design.paper[0]]),
    pattern(whole, design.pattern, design.patternColour, design.patternStrength * 0.7, random),
    random.chance(0.5)
      ? textLines(random, { x: 120, y: 90, width: width - 240, height: height - 200 }, design.ink, 44)
      : stamp(random, width * random.between(0.3, 0.7), height - random.between(120, 260), 130) +
        fields(random, { x: 120, y: height - 220, width: 600, height: 160 }, 2, design.ink, 'hand'),
    spineShade(width, height, -60),
  ].join('');
}
