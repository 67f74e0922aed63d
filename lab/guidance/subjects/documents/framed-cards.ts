import type { RandomChoice } from '../../random-choice.ts';
import {
  fields,
  machineRows,
  paper,
  pattern,
  portrait,
  specimen,
  type Box,
  type Pattern,
} from './document-parts.ts';

/** A card of the format ID-1 whose print has lines that a finder may take for its edges. */
export interface FramedDesign {
  readonly paper: readonly [string, string];
  readonly pattern: Pattern;
  readonly patternColour: string;
  readonly ink: string;
  /** Lines around the print: how far inside the edge, in tenths of a millimetre, and how wide. */
  readonly frames: readonly { readonly inset: number; readonly width: number; readonly round: number }[];
  readonly frameColour: string;
  /** A band across the top, and one across the bottom; heights in tenths of a millimetre. */
  readonly header?: { readonly height: number; readonly colour: string };
  readonly footer?: { readonly height: number; readonly colour: string };
  /** Stripes that cross the whole card. */
  readonly stripes?: { readonly count: number; readonly colour: string; readonly isUpright: boolean };
  readonly photo: 'left' | 'right';
  readonly fields: number;
  readonly zone?: boolean;
}

export const framedDesigns: Readonly<Record<'tune' | 'score', Readonly<Record<string, FramedDesign>>>> = {
  tune: {
    bandedBlue: {
      paper: ['#eaf0f7', '#dfe8f2'],
      pattern: 'waves',
      patternColour: '#8aa6cc',
      ink: '#1a2740',
      frames: [{ inset: 26, width: 5, round: 0 }],
      frameColour: '#34588c',
      header: { height: 120, colour: '#24467a' },
      photo: 'left',
      fields: 5,
    },
    doubleFrame: {
      paper: ['#f5efdf', '#efe6cf'],
      pattern: 'net',
      patternColour: '#cdbb8c',
      ink: '#33270f',
      frames: [
        { inset: 18, width: 4, round: 14 },
        { inset: 34, width: 3, round: 8 },
      ],
      frameColour: '#7c6428',
      footer: { height: 90, colour: '#8c7438' },
      photo: 'right',
      fields: 6,
    },
    ribbons: {
      paper: ['#f3f3f1', '#e7ebe7'],
      pattern: 'linen',
      patternColour: '#c5cdc6',
      ink: '#1d2b22',
      frames: [],
      frameColour: '#000',
      stripes: { count: 3, colour: '#2f7a52', isUpright: true },
      header: { height: 70, colour: '#1f5c3c' },
      footer: { height: 46, colour: '#1f5c3c' },
      photo: 'left',
      fields: 5,
    },
    darkWindow: {
      paper: ['#2b3038', '#22262c'],
      pattern: 'rings',
      patternColour: '#4b5562',
      ink: '#eef0f3',
      frames: [{ inset: 30, width: 8, round: 24 }],
      frameColour: '#c9a44a',
      photo: 'right',
      fields: 5,
    },
  },
  score: {
    crimsonBand: {
      paper: ['#f8eeee', '#f2e2e0'],
      pattern: 'rays',
      patternColour: '#d9a9a4',
      ink: '#3d1414',
      frames: [{ inset: 22, width: 6, round: 12 }],
      frameColour: '#9a2f34',
      header: { height: 104, colour: '#8f1f2a' },
      footer: { height: 40, colour: '#8f1f2a' },
      photo: 'left',
      fields: 6,
    },
    ledger: {
      paper: ['#e9f2ea', '#dfeae4'],
      pattern: 'linen',
      patternColour: '#a9c4ae',
      ink: '#15301f',
      frames: [
        { inset: 14, width: 3, round: 20 },
        { inset: 40, width: 6, round: 0 },
      ],
      frameColour: '#3a7350',
      photo: 'right',
      fields: 6,
      zone: true,
    },
    sunStripes: {
      paper: ['#fdf6e3', '#f8ebc8'],
      pattern: 'waves',
      patternColour: '#e0c07a',
      ink: '#40300c',
      frames: [],
      frameColour: '#000',
      stripes: { count: 4, colour: '#d98b2b', isUpright: false },
      header: { height: 84, colour: '#c26a1c' },
      photo: 'right',
      fields: 5,
    },
    inkWindow: {
      paper: ['#dcdff0', '#cfd5ea'],
      pattern: 'rings',
      patternColour: '#9aa3cf',
      ink: '#191d3d',
      frames: [{ inset: 36, width: 4, round: 30 }],
      frameColour: '#2c3470',
      header: { height: 60, colour: '#2c3470' },
      stripes: { count: 2, colour: '#59629e', isUpright: true },
      photo: 'left',
      fields: 6,
      zone: true,
    },
  },
};

const whole: Box = { x: 0, y: 0, width: 856, height: 540 };

/** @returns the drawing in tenths of a millimetre. */
export function framedMarkup(design: FramedDesign, random: RandomChoice): string {
  const { ink, photo, header, footer, zone } = design;
  const top = Math.max(64, (header?.height ?? 40) + 24);
  const bottom = zone ? 400 : 540 - Math.max(56, (footer?.height ?? 30) + 24);
  const tall = bottom - top;
  const photoWidth = Math.min(220, tall * 0.8);
  const photoX = photo === 'left' ? 62 : 856 - 62 - photoWidth;
  const from = photo === 'left' ? photoX + photoWidth + 34 : 62;
  const to = photo === 'left' ? 790 : photoX - 24;
  return [
    paper(whole, design.paper),
    pattern(whole, design.pattern, design.patternColour, 0.5, random),
    stripesMarkup(design),
    header ? `<rect width="856" height="${header.height}" fill="${header.colour}"/>` : '',
    footer
      ? `<rect y="${540 - footer.height}" width="856" height="${footer.height}" fill="${footer.colour}"/>`
      : '',
    ...design.frames.map(
      ({ inset, width, round }) =>
        `<rect x="${inset}" y="${inset}" width="${856 - 2 * inset}" height="${540 - 2 * inset}" rx="${round}" fill="none" stroke="${design.frameColour}" stroke-width="${width}"/>`,
    ),
    `<text x="62" y="${header ? header.height * 0.66 : 62}" font-size="30" font-weight="700" letter-spacing="4" fill="${header ? '#fff' : ink}">${random.oneOf(['UTOPIA IDENTITY', 'RESIDENCE CARD', 'DRIVING LICENCE'])}</text>`,
    portrait(random, { x: photoX, y: top, width: photoWidth, height: tall }),
    fields(random, { x: from, y: top, width: to - from, height: tall }, design.fields, ink),
    zone ? machineRows(random, (856 - 30 * 25.4) / 2, 446, 2, 30, 48) : '',
    specimen(440, 330, 78),
  ].join('');
}

function stripesMarkup({ stripes }: FramedDesign): string {
  if (stripes === undefined) return '';
  const { count, colour, isUpright } = stripes;
  return Array.from({ length: count }, (_, at) => {
    const place = (at + 0.5) / count;
    return isUpright
      ? `<rect x="${(place * 856).toFixed(0)}" width="${18 + at * 7}" height="540" fill="${colour}" fill-opacity="0.7"/>`
      : `<rect y="${(place * 540).toFixed(0)}" width="856" height="${16 + at * 6}" fill="${colour}" fill-opacity="0.6"/>`;
  }).join('');
}
