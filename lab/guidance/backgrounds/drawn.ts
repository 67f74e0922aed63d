import { materialSide } from './woven-and-grown.ts';
import type { RandomChoice } from '../random-choice.ts';

/** Each function returns SVG markup of `materialSide` units, partly transparent: it lies on another material. */

const words =
  'the of and to in is that for it as was with be by on not he his but at are this have from or had an they which one you were all her she there would their we him been has when who will no more if out so up said what its about than into them can only other time new some could these two may first then do any like my now over such our man me even most made after also did many off before must well back through years where much your way down should because long each just state those people too world very'.split(
    ' ',
  );

function line(random: RandomChoice, length: number): string {
  let text = '';
  while (text.length < length) text += `${random.oneOf(words)} `;
  return text;
}

/** Columns of printed text, as in a newspaper or a letter. */
export function printedText(random: RandomChoice, columns: number, size: number, ink: string): string {
  const width = materialSide / columns;
  const texts = Array.from({ length: columns }, (_, column) => {
    const own = `x="${column * width + 20}" y="0" width="${width - 40}" height="${materialSide}"`;
    return `<svg ${own}>${textColumn(random, width, size)}</svg>`;
  });
  return `<g fill="${ink}" fill-opacity="0.86">${texts.join('')}</g>`;
}

function textColumn(random: RandomChoice, width: number, size: number): string {
  let markup = '';
  for (let y = random.between(20, 60); y < materialSide; y += size * 1.45) {
    if (random.chance(0.05)) {
      y += size * 1.5;
      markup += `<text y="${y}" font-size="${size * 2}" font-weight="700">${line(random, width / size)}</text>`;
    } else if (random.chance(0.95)) {
      const length = ((width * 1.9) / size) * (random.chance(0.12) ? 0.5 : 1);
      markup += `<text y="${y}" font-size="${size}">${line(random, length)}</text>`;
    }
  }
  return markup;
}

/** Squared or ruled paper. */
export function ruledPaper(pitch: number, squared: boolean, ink: string): string {
  let path = '';
  for (let at = pitch / 2; at < materialSide; at += pitch) {
    path += `M0 ${at}H${materialSide}${squared ? `M${at} 0V${materialSide}` : ''}`;
  }
  return `<path d="${path}" stroke="${ink}" stroke-width="2.2" fill="none"/>`;
}

/** Stripes of cloth. @param width of a stripe, from and to. @param isChecked whether they also cross each other. */
export function bands(random: RandomChoice, width: readonly [number, number], isChecked: boolean): string {
  const tint = `hsl(${random.between(0, 360).toFixed(0)} ${random.between(20, 60).toFixed(0)}% ${random.between(25, 60).toFixed(0)}%)`;
  const pitch = materialSide / Math.round(materialSide / random.between(2 * width[0], 2 * width[1]));
  let path = '';
  for (let at = 0; at < materialSide; at += pitch) {
    path += `M0 ${at}h${materialSide}v${pitch / 2}h-${materialSide}Z`;
    if (isChecked) path += `M${at} 0v${materialSide}h${pitch / 2}v-${materialSide}Z`;
  }
  return `<path d="${path}" fill="${tint}" fill-opacity="${isChecked ? 0.5 : 0.8}"/>`;
}

/** A printed form: rows of boxes of different widths, some with words in them. */
export function form(random: RandomChoice): string {
  const ink = random.oneOf(['#3c4a5c', '#5c5c5c', '#2f6b58']);
  let markup = '';
  for (let y = 20; y < materialSide - 60;) {
    const height = random.between(56, 130);
    let x = 16;
    while (x < materialSide - 40) {
      const width = Math.min(random.between(120, 620), materialSide - 16 - x);
      markup += `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="none" stroke="${ink}" stroke-width="3"/>`;
      const text = line(random, width / 20);
      markup += `<text x="${x + 8}" y="${y + 24}" font-size="20" fill="${ink}">${text.slice(0, width / 13)}</text>`;
      x += width;
    }
    y += height + (random.chance(0.25) ? random.between(30, 80) : 0);
  }
  return markup;
}

/** The keys of a keyboard. */
export function keyboard(random: RandomChoice, body: string, key: string, letter: string): string {
  const pitch = random.between(138, 160);
  let markup = `<rect width="${materialSide}" height="${materialSide}" fill="${body}"/>`;
  for (let row = 0; row * pitch < materialSide; row += 1) {
    let x = -random.between(10, 120);
    while (x < materialSide) {
      const width = random.chance(0.12) ? pitch * 1.8 : pitch;
      const name = String.fromCodePoint(65 + Math.floor(random.unit() * 26));
      markup +=
        `<rect x="${x + 7}" y="${row * pitch + 9}" width="${width - 14}" height="${pitch - 14}" rx="13" fill="#000" fill-opacity="0.35"/>` +
        `<rect x="${x + 7}" y="${row * pitch + 5}" width="${width - 14}" height="${pitch - 16}" rx="13" fill="${key}"/>` +
        `<text x="${x + 30}" y="${row * pitch + 60}" font-size="40" fill="${letter}">${name}</text>`;
      x += width;
    }
  }
  return markup;
}

/** Pens, cables, coins and folded paper. */
export function deskObjects(random: RandomChoice, count: number): string {
  let markup = '';
  for (let index = 0; index < count; index += 1) {
    const x = random.between(0, materialSide);
    const y = random.between(0, materialSide);
    const turn = random.between(0, 360);
    const tint = `hsl(${random.between(0, 360).toFixed(0)} ${random.between(10, 70).toFixed(0)}% ${random.between(15, 75).toFixed(0)}%)`;
    const drawing = random.oneOf([pen, cable, coin, slip]);
    markup += `<g transform="translate(${x.toFixed(0)} ${y.toFixed(0)}) rotate(${turn.toFixed(0)})">${drawing(random, tint)}</g>`;
  }
  // The texture repeats, so what leaves it at one side comes back at the other.
  const shifts = [-materialSide, 0, materialSide];
  const copies = shifts.flatMap((x) => shifts.map((y) => `<use href="#things" x="${x}" y="${y}"/>`));
  return `<defs><g id="things">${markup}</g></defs>${copies.join('')}`;
}

function pen(random: RandomChoice, tint: string): string {
  const length = random.between(500, 1100);
  return (
    `<rect x="0" y="14" width="${length}" height="44" rx="20" fill="#000" fill-opacity="0.3"/>` +
    `<rect width="${length}" height="44" rx="14" fill="${tint}"/><rect y="6" width="${length}" height="9" fill="#fff" fill-opacity="0.35"/>` +
    `<path d="M${length} 4L${length + 60} 20V24L${length} 40Z" fill="#888"/>`
  );
}

function cable(random: RandomChoice, tint: string): string {
  const bend = random.between(-400, 400);
  const path = `M-700 ${bend}C-300 ${-bend} 200 ${bend * 1.3} 800 ${-bend * 0.6}`;
  return (
    `<path d="${path}" transform="translate(6 14)" stroke="#000" stroke-opacity="0.35" stroke-width="30" fill="none"/>` +
    `<path d="${path}" stroke="${tint}" stroke-width="24" fill="none"/><path d="${path}" transform="translate(0 -5)" stroke="#fff" stroke-opacity="0.25" stroke-width="5" fill="none"/>`
  );
}

function coin(random: RandomChoice): string {
  const radius = random.between(60, 100);
  const metal = random.oneOf(['#b98b4c', '#c9c9cc', '#a9713f']);
  return (
    `<circle cx="5" cy="10" r="${radius}" fill="#000" fill-opacity="0.3"/><circle r="${radius}" fill="${metal}"/>` +
    `<circle r="${radius * 0.86}" fill="none" stroke="#000" stroke-opacity="0.3" stroke-width="4"/><circle r="${radius * 0.5}" fill="#fff" fill-opacity="0.14"/>`
  );
}

function slip(random: RandomChoice): string {
  const width = random.between(240, 460);
  const height = random.between(500, 1000);
  const rows = Array.from({ length: Math.floor(height / 42) }, (_, row) => {
    const y = 40 + row * 42;
    return `M24 ${y}H${(random.between(0.3, 0.9) * width).toFixed(0)}`;
  }).join('');
  return (
    `<rect x="4" y="10" width="${width}" height="${height}" fill="#000" fill-opacity="0.35"/>` +
    `<rect width="${width}" height="${height}" fill="#f1efe9"/><path d="${rows}" stroke="#444" stroke-opacity="0.6" stroke-width="9"/>`
  );
}
