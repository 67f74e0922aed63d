import { drawTexture } from '../picture/draw-texture.ts';
import type { Texture } from '../picture/texture.ts';
import { randomChoice, type RandomChoice } from '../random-choice.ts';
import { subjectsOf, type Split } from '../split.ts';
import { inventedPerson } from './invented-person.ts';

/** A flat thing that is no card: its size in mm and its drawing, in tenths of a millimetre. */
export interface OtherRectangle {
  readonly width: number;
  readonly height: number;
  /** Of its corners, in mm. */
  readonly radius: number;
  /** Whether it reflects lights. */
  readonly glossy: boolean;
  readonly draw: (random: RandomChoice, width: number, height: number) => string;
}

const others: Readonly<Record<ReturnType<typeof subjectsOf>, Readonly<Record<string, OtherRectangle>>>> = {
  tune: {
    phone: { width: 148, height: 71, radius: 9, glossy: true, draw: phone },
    book: { width: 178, height: 110, radius: 1, glossy: false, draw: bookCover },
    stickyNote: { width: 76, height: 76, radius: 0.2, glossy: false, draw: note },
    sheet: { width: 210, height: 148, radius: 0.2, glossy: false, draw: sheet },
    // Near a card in shape, in corners, or in both.
    businessCard: { width: 85, height: 55, radius: 0.2, glossy: false, draw: businessCard },
    playingCard: { width: 88, height: 63, radius: 3.5, glossy: true, draw: playingCard },
    calculator: { width: 126, height: 78, radius: 7, glossy: false, draw: calculator },
    matchbox: { width: 58, height: 36, radius: 0.4, glossy: false, draw: matchbox },
    notebook: { width: 140, height: 90, radius: 6, glossy: false, draw: notebook },
    postcard: { width: 148, height: 105, radius: 0.2, glossy: true, draw: postcard },
    ticket: { width: 152, height: 76, radius: 0.2, glossy: false, draw: ticket },
  },
  score: {
    bankNote: { width: 140, height: 71, radius: 0.2, glossy: false, draw: bankNote },
    envelope: { width: 162, height: 114, radius: 0.5, glossy: false, draw: envelope },
    photoPrint: { width: 150, height: 100, radius: 0.2, glossy: true, draw: landscape },
    trackpad: { width: 122, height: 81, radius: 5, glossy: false, draw: trackpad },
    receipt: { width: 170, height: 58, radius: 0.2, glossy: false, draw: receipt },
  },
};

export function otherRectangleNames(split: Split): readonly string[] {
  return Object.keys(others[subjectsOf(split)]);
}

export function otherRectangle(split: Split, name: string): OtherRectangle {
  return others[subjectsOf(split)][name]!;
}

export const variantsOfOther = 3;

/** @param variant 0 up to `variantsOfOther`. */
export function makeOther(split: Split, name: string, variant: number): Texture {
  const { width, height, draw } = otherRectangle(split, name);
  const scale = Math.min(1, 1400 / (width * 10));
  return drawTexture(
    draw(randomChoice(variant, name), width * 10, height * 10),
    width * 10,
    height * 10,
    scale,
  );
}

function ground(width: number, height: number, fill: string): string {
  return `<rect width="${width}" height="${height}" fill="${fill}"/>`;
}

function phone(random: RandomChoice, width: number, height: number): string {
  const lit = random.chance(0.5);
  const screen = lit ? random.oneOf(['#2f4c7a', '#d8dde6', '#7a4a6b']) : '#101114';
  const icons = Array.from({ length: lit ? 24 : 0 }, (_, at) => {
    const x = 160 + (at % 8) * 155;
    const y = 80 + Math.floor(at / 8) * 200;
    return `<rect x="${x}" y="${y}" width="105" height="105" rx="24" fill="hsl(${(at * 47) % 360} 60% 55%)"/>`;
  });
  return `${ground(width, height, random.oneOf(['#1a1b1e', '#c9cbd0', '#2b3a4a']))}<rect x="22" y="22" width="${width - 44}" height="${height - 44}" rx="70" fill="${screen}"/>${icons.join('')}`;
}

function bookCover(random: RandomChoice, width: number, height: number): string {
  const paint = random.oneOf(['#7a2b2b', '#1f4a5c', '#d9b25b', '#e9e4d8']);
  const text = paint === '#e9e4d8' ? '#333' : '#fff';
  return `${ground(width, height, paint)}<rect width="70" height="${height}" fill="#000" fill-opacity="0.2"/><circle cx="${width * 0.66}" cy="${height * 0.6}" r="${height * 0.26}" fill="#fff" fill-opacity="0.18"/><text x="170" y="270" font-size="150" font-weight="700" fill="${text}">The Long Way</text><text x="170" y="420" font-size="80" fill="${text}">A Novel by R. Example</text>`;
}

function note(random: RandomChoice, width: number, height: number): string {
  const lines = [200, 330, 460].map(
    (y) => `M90 ${y}c80 -60 90 50 160 0s70 40 150 0 60 30 ${random.between(90, 200).toFixed(0)} -10`,
  );
  return `${ground(width, height, random.oneOf(['#f4e36b', '#f2a6bf', '#a6dbe8']))}<path d="${lines.join('')}" stroke="#27374f" stroke-width="9" fill="none"/>`;
}

function sheet(random: RandomChoice, width: number, height: number): string {
  const rows = Array.from(
    { length: 28 },
    (_, row) => `M150 ${160 + row * 44}H${(random.between(0.4, 0.93) * width).toFixed(0)}`,
  );
  return `${ground(width, height, '#f3f2ee')}<path d="${rows.join('')}" stroke="#333" stroke-opacity="0.75" stroke-width="15" stroke-dasharray="70 14 120 14 40 14"/>`;
}

function businessCard(random: RandomChoice, width: number, height: number): string {
  const paper = random.oneOf(['#fbfaf6', '#22303c', '#e8dcc4']);
  const ink = paper === '#22303c' ? '#f2efe6' : '#2b2b2b';
  return `${ground(width, height, paper)}<circle cx="130" cy="140" r="70" fill="${random.oneOf(['#c2452d', '#2f7d5b', '#3f5fa8'])}"/><text x="240" y="165" font-size="64" font-weight="700" fill="${ink}">Example &amp; Co</text><text x="70" y="400" font-size="40" fill="${ink}">Sam Sample</text><text x="70" y="460" font-size="34" fill="${ink}">sam@example.com</text>`;
}

function playingCard(random: RandomChoice, width: number, height: number): string {
  const ink = random.oneOf(['#b3202a', '#1d1d1f', '#23408e']);
  const marks = Array.from({ length: 6 }, (_, at) => {
    const x = width * (0.28 + 0.22 * (at % 3));
    const y = height * (at < 3 ? 0.3 : 0.7);
    return `<path d="M${x} ${y - 60}L${x + 45} ${y}L${x} ${y + 60}L${x - 45} ${y}Z" fill="${ink}"/>`;
  });
  return `${ground(width, height, '#f8f7f2')}${marks.join('')}<text x="40" y="120" font-size="90" fill="${ink}">6</text>`;
}

function calculator(random: RandomChoice, width: number, height: number): string {
  const keys = Array.from({ length: 24 }, (_, at) => {
    const x = 470 + (at % 6) * 125;
    const y = 70 + Math.floor(at / 6) * 170;
    return `<rect x="${x}" y="${y}" width="95" height="125" rx="18" fill="#fff" fill-opacity="0.8"/>`;
  });
  return `${ground(width, height, random.oneOf(['#3b3e44', '#8a8f98', '#b9c3c9']))}<rect x="60" y="70" width="340" height="${height - 140}" fill="#9fb09a"/>${keys.join('')}`;
}

function matchbox(random: RandomChoice, width: number, height: number): string {
  const paint = random.oneOf(['#b8352b', '#e0c14a', '#2d4f7c']);
  return `${ground(width, height, paint)}<rect x="30" y="30" width="${width - 60}" height="${height - 60}" fill="none" stroke="#fff" stroke-width="8"/><text x="90" y="210" font-size="90" font-weight="700" fill="#fff">MATCHES</text>`;
}

function notebook(random: RandomChoice, width: number, height: number): string {
  const cover = random.oneOf(['#1c1c1e', '#6a2f35', '#31513f']);
  return `${ground(width, height, cover)}<rect y="${height - 130}" width="${width}" height="55" fill="#000" fill-opacity="0.45"/>`;
}

function postcard(random: RandomChoice, width: number, height: number): string {
  const sky = random.oneOf(['#8fc1e3', '#e9b58a', '#b7c4cf']);
  return `${ground(width, height, sky)}<path d="M0 ${height * 0.62}Q${width * 0.3} ${height * 0.4} ${width * 0.6} ${height * 0.6}T${width} ${height * 0.55}V${height}H0Z" fill="#3f6b52"/><path d="M0 ${height * 0.8}H${width}V${height}H0Z" fill="#d8c79a"/><text x="90" y="190" font-size="110" font-weight="700" fill="#fff">Greetings</text>`;
}

function ticket(random: RandomChoice, width: number, height: number): string {
  const paper = random.oneOf(['#f3e9d2', '#d9e6ea', '#f0d6d2']);
  return `${ground(width, height, paper)}<path d="M${width * 0.75} 0V${height}" stroke="#555" stroke-width="6" stroke-dasharray="18 14"/><text x="80" y="250" font-size="130" font-weight="700" fill="#333">ADMIT ONE</text><path d="M80 420H900M80 500H700M80 580H820" stroke="#444" stroke-width="22" stroke-dasharray="120 18 60 14"/>`;
}

function bankNote(random: RandomChoice, width: number, height: number): string {
  const [light, dark] = random.oneOf([
    ['#dfe8d8', '#3f6b4c'],
    ['#f2dcd0', '#a0503a'],
    ['#d6e2f0', '#3a5c8c'],
  ]);
  const arcs = Array.from(
    { length: 30 },
    (_, at) =>
      `M${at * 50} 0C${at * 50 + 200} ${height * 0.4} ${at * 50 - 200} ${height * 0.6} ${at * 50 + 40} ${height}`,
  );
  return `${ground(width, height, light)}<path d="${arcs.join('')}" stroke="${dark}" stroke-opacity="0.5" stroke-width="4" fill="none"/><rect x="40" y="40" width="${width - 80}" height="${height - 80}" fill="none" stroke="${dark}" stroke-width="10"/><svg x="${width - 520}" y="90" width="380" height="530" viewBox="0 0 200 250">${inventedPerson(random)}</svg><text x="90" y="210" font-size="170" font-weight="700" fill="${dark}">50</text><text x="90" y="${height - 70}" font-size="110" font-weight="700" fill="${dark}">50 SPECIMEN</text>`;
}

function envelope(random: RandomChoice, width: number, height: number): string {
  const paper = random.oneOf(['#f1efe9', '#d9c39a', '#dfe6ec']);
  return `${ground(width, height, paper)}<path d="M0 0L${width / 2} ${height * 0.52}L${width} 0" fill="none" stroke="#000" stroke-opacity="0.25" stroke-width="8"/><rect x="${width - 260}" y="60" width="190" height="230" fill="#b5523f"/><text x="620" y="720" font-size="72" fill="#333">Camille Exemple</text><text x="620" y="820" font-size="72" fill="#333">1 rue de l’Exemple</text>`;
}

function landscape(random: RandomChoice, width: number, height: number): string {
  const ridge = (y: number, fill: string) => {
    const points = Array.from(
      { length: 9 },
      (_, step) => `L${(step * width) / 8} ${(y + random.between(-120, 120)).toFixed(0)}`,
    );
    return `<path d="M0 ${height}${points.join('')}L${width} ${height}Z" fill="${fill}"/>`;
  };
  return `${ground(width, height, random.oneOf(['#a9cbe8', '#f0c9a0', '#c3cdd6']))}<circle cx="${width * 0.7}" cy="230" r="90" fill="#fff6d8"/>${ridge(560, '#6f8fa0')}${ridge(690, '#48705a')}${ridge(830, '#2f4a36')}<rect x="18" y="18" width="${width - 36}" height="${height - 36}" fill="none" stroke="#fff" stroke-width="36"/>`;
}

function trackpad(random: RandomChoice, width: number, height: number): string {
  return `${ground(width, height, random.oneOf(['#c4c6ca', '#3a3c40', '#aeb1b6']))}<rect x="5" y="5" width="${width - 10}" height="${height - 10}" rx="48" fill="none" stroke="#000" stroke-opacity="0.35" stroke-width="6"/>`;
}

function receipt(random: RandomChoice, width: number, height: number): string {
  const columns = Array.from(
    { length: 40 },
    (_, at) => `M${60 + at * 40} 60V${(random.between(0.35, 0.9) * height).toFixed(0)}`,
  );
  return `${ground(width, height, '#f4f3ef')}<path d="${columns.join('')}" stroke="#444" stroke-opacity="0.7" stroke-width="13" stroke-dasharray="60 12 90 12"/>`;
}
