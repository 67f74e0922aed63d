import type { RandomChoice } from '../../random-choice.ts';
import { inventedPerson } from '../invented-person.ts';

/** A rectangle of a drawing, in tenths of a millimetre. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

const letters = 'ABCDEFGHIJKLMNOPRSTUVWXYZ0123456789'.split('');

export const labels = [
  'Surname',
  'Given names',
  'Date of birth',
  'Place of birth',
  'Nationality',
  'Date of expiry',
  'Authority',
  'Document number',
  'Address',
  'Height',
];

/** Paper whose colour changes from the left top to the right bottom corner. */
export function paper({ x, y, width, height }: Box, [from, to]: readonly [string, string]): string {
  return (
    `<linearGradient id="paper" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="${from}"/><stop offset="1" stop-color="${to}"/></linearGradient>` +
    `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="url(#paper)"/>`
  );
}

export type Pattern = 'waves' | 'rings' | 'net' | 'linen' | 'rays';

/** The fine lines of security printing. */
export function pattern(
  { x, y, width, height }: Box,
  kind: Pattern,
  colour: string,
  strength: number,
  random: RandomChoice,
): string {
  const phase = random.between(0, 6.3);
  let path = '';
  if (kind === 'waves') {
    const lines = Math.round(height / 15);
    for (let line = 0; line <= lines; line += 1) {
      const points = Array.from({ length: 49 }, (_, step) => {
        const swing =
          Math.sin(step / 2.7 + line * 0.4 + phase) * 14 + Math.sin(step / 6.1 - line * 0.23) * 19;
        return `${(x + (width * step) / 48).toFixed(0)} ${(y + (height * line) / lines + swing).toFixed(1)}`;
      });
      path += `M${points.join('L')}`;
    }
  } else if (kind === 'rings') {
    for (const [cx, cy, size] of [
      [0.72, 0.45, 0.55],
      [0.2, 0.75, 0.36],
      [0.38, 0.15, 0.3],
    ] as const) {
      for (let ring = 0; ring < 16; ring += 1) {
        const points = Array.from({ length: 109 }, (_, step) => {
          const angle = (step / 108) * 2 * Math.PI;
          const radius =
            size * height * (0.3 + ring * 0.045 + 0.13 * Math.sin(angle * 9 + ring * 0.4 + phase));
          return `${(x + cx * width + radius * Math.cos(angle)).toFixed(1)} ${(y + cy * height + radius * Math.sin(angle)).toFixed(1)}`;
        });
        path += `M${points.join('L')}Z`;
      }
    }
  } else if (kind === 'net') {
    for (let at = -height; at < width; at += 19)
      path += `M${x + at} ${y}l${height} ${height}M${x + at + height} ${y}l${-height} ${height}`;
  } else if (kind === 'linen') {
    for (let at = 3; at < height; at += 9) path += `M${x} ${y + at}h${width}`;
    for (let at = 3; at < width; at += 9) path += `M${x + at} ${y}v${height}`;
  } else {
    const [cx, cy] = [x + width * 0.5, y + height * 0.52];
    for (let ray = 0; ray < 90; ray += 1) {
      const angle = (ray / 90) * 2 * Math.PI + phase;
      path += `M${(cx + 90 * Math.cos(angle)).toFixed(1)} ${(cy + 90 * Math.sin(angle)).toFixed(1)}l${(Math.cos(angle) * width).toFixed(1)} ${(Math.sin(angle) * width).toFixed(1)}`;
    }
  }
  return `<clipPath id="ground"><rect x="${x}" y="${y}" width="${width}" height="${height}"/></clipPath><path clip-path="url(#ground)" d="${path}" fill="none" stroke="${colour}" stroke-opacity="${strength}" stroke-width="1.3"/>`;
}

/** A portrait. @param look `print` is part of the page, `glued` is a photograph with an edge and a staple or two. */
export function portrait(
  random: RandomChoice,
  { x, y, width, height }: Box,
  look: 'print' | 'glued' | 'grey' = 'print',
): string {
  const backdrop =
    look === 'glued'
      ? random.oneOf(['#c9d3dc', '#b9c7b6', '#e8e4da', '#8fa3b8'])
      : random.oneOf(['#d8dde3', '#e9e7e1', '#c8d2db']);
  const id = `portrait${Math.round(x)}-${Math.round(y)}`;
  const person = inventedPerson(random);
  const edge =
    look === 'glued'
      ? `<rect x="${x - 5}" y="${y - 5}" width="${width + 10}" height="${height + 10}" fill="#f6f4ee"/><path d="M${x + 30} ${y + 16}h52M${x + width - 76} ${y + height - 18}h50" stroke="#8b8d90" stroke-width="6"/>`
      : '';
  const grey =
    look === 'print'
      ? ''
      : `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="${look === 'grey' ? '#8d8f92' : '#b98f5e'}" fill-opacity="${look === 'grey' ? 0.35 : 0.12}"/>`;
  return (
    (look === 'glued' ? edge.split('<path')[0]! : '') +
    `<clipPath id="${id}"><rect x="${x}" y="${y}" width="${width}" height="${height}"/></clipPath><g clip-path="url(#${id})">` +
    `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="${backdrop}"/>` +
    `<svg x="${x}" y="${y}" width="${width}" height="${height}" viewBox="0 0 200 250" preserveAspectRatio="xMidYMax slice">${person}</svg>${grey}</g>` +
    (look === 'glued' ? `<path${edge.split('<path')[1]!}` : '')
  );
}

/** @returns invented letters and figures. */
function words(random: RandomChoice, length: number): string {
  return Array.from({ length: Math.max(3, Math.floor(length)) }, (_, at) =>
    at > 1 && random.chance(0.12) ? ' ' : random.oneOf(letters),
  ).join('');
}

/** Rows of a label and a value. @param type how the value is set: printed, typed or by hand. */
export function fields(
  random: RandomChoice,
  { x, y, width, height }: Box,
  count: number,
  ink: string,
  type: 'print' | 'typed' | 'hand' = 'print',
): string {
  const step = Math.min(82, height / count);
  const size = Math.min(30, step * 0.5);
  let markup = '';
  for (let row = 0; row < count; row += 1) {
    const top = y + row * step;
    const value = words(random, random.between(4, Math.max(6, Math.min(17, width / 24))));
    markup += `<text x="${x}" y="${top + size * 0.5}" font-size="${size * 0.5}" fill="${ink}" fill-opacity="0.75">${row + 1}. ${labels[row % labels.length]}</text>`;
    if (type === 'hand')
      markup += scribble(random, x + 10, top + size * 1.35, width * random.between(0.35, 0.85), size);
    else
      markup += `<text x="${x + (type === 'typed' ? random.between(0, 30) : 0)}" y="${top + size * 1.45}" font-size="${size}" font-weight="${type === 'typed' ? 400 : 700}" letter-spacing="${type === 'typed' ? 4 : 0}" fill="${type === 'typed' ? '#26262c' : ink}">${value}</text>`;
    if (type !== 'print')
      markup += `<path d="M${x} ${top + size * 1.7}h${width}" stroke="${ink}" stroke-opacity="0.6" stroke-width="2" stroke-dasharray="3 5"/>`;
  }
  return markup;
}

/** A word or name written with a pen. */
export function scribble(random: RandomChoice, x: number, y: number, width: number, size: number): string {
  let path = `M${x.toFixed(0)} ${y.toFixed(0)}`;
  for (let at = 0; at < width;) {
    const forward = random.between(0.3, 0.8) * size;
    const rise = random.between(0.2, 1) * size;
    path += `q${(forward * 0.2).toFixed(1)} ${(-rise).toFixed(1)} ${(forward * 0.5).toFixed(1)} ${(-rise * 0.3).toFixed(1)}t${(forward * 0.5).toFixed(1)} ${(rise * 0.3).toFixed(1)}`;
    at += forward;
  }
  return `<path d="${path}" fill="none" stroke="${random.oneOf(['#23316e', '#1c1c24', '#2d2a5c'])}" stroke-width="${(size * 0.1).toFixed(1)}"/>`;
}

/** Lines of printed text, drawn as runs of letters. */
export function textLines(
  random: RandomChoice,
  { x, y, width, height }: Box,
  ink: string,
  pitch: number,
): string {
  let markup = '';
  for (let top = y + pitch * 0.75; top < y + height; top += pitch) {
    const length = width * (random.chance(0.25) ? random.between(0.3, 0.8) : random.between(0.9, 1));
    const text = words(random, length / (pitch * 0.52)).toLowerCase();
    markup += `<text x="${x}" y="${top.toFixed(0)}" font-size="${(pitch * 0.7).toFixed(0)}" fill="${ink}" fill-opacity="0.85">${text}</text>`;
  }
  return markup;
}

/** An ink stamp. */
export function stamp(random: RandomChoice, x: number, y: number, size: number): string {
  const ink = random.oneOf(['#3a3f94', '#8c2f4a', '#2f2f3d', '#4a2f86']);
  const turn = random.between(-30, 30).toFixed(0);
  const shape = random.chance(0.7)
    ? `<circle r="${size}" fill="none" stroke-width="6"/><circle r="${size * 0.72}" fill="none" stroke-width="3"/>`
    : `<rect x="${-size}" y="${-size * 0.5}" width="${size * 2}" height="${size}" fill="none" stroke-width="6"/>`;
  return `<g transform="translate(${x} ${y}) rotate(${turn})" stroke="${ink}" fill="${ink}" opacity="${random.between(0.45, 0.8).toFixed(2)}">${shape}<text y="${-size * 0.05}" text-anchor="middle" font-size="${size * 0.3}" stroke="none">PREFECTURE</text><text y="${size * 0.27}" text-anchor="middle" font-size="${size * 0.26}" stroke="none">OF UTOPIA</text></g>`;
}

/** Rows of machine-readable text: glyphs 2.54 mm apart. @param baseline of the first row. */
export function machineRows(
  random: RandomChoice,
  x: number,
  baseline: number,
  rows: number,
  glyphs: number,
  pitch: number,
): string {
  let markup = '';
  for (let row = 0; row < rows; row += 1) {
    const places = Array.from({ length: glyphs }, (_, at) => (x + (at + 0.5) * 25.4).toFixed(1));
    const text = places.map(() => (random.chance(0.32) ? '&lt;' : random.oneOf(letters)));
    markup += `<text x="${places.join(' ')}" y="${baseline + row * pitch}" font-size="33" text-anchor="middle" fill="#1b1c22">${text.join('')}</text>`;
  }
  return markup;
}

export function specimen(x: number, y: number, size: number): string {
  return `<text transform="translate(${x} ${y}) rotate(-14)" text-anchor="middle" font-size="${size}" font-weight="700" letter-spacing="9" fill="#b3263a" fill-opacity="0.2">SPECIMEN</text>`;
}
