import type { FrameSize } from '@recto/core';
import { drawingFont } from './drawing.ts';
import { idCardRecto, idCardVerso } from './draw-id-card.ts';
import { driverLicenseRecto, driverLicenseVerso } from './draw-licence.ts';
import { person } from './draw-person.ts';

/** Side of a frame's centred square in the units of the drawings; the scene is larger. */
const sceneSquare = 1080;

const cardWidth = 950;
const cardScale = cardWidth / 856;

const cards = { idCardRecto, idCardVerso, driverLicenseRecto, driverLicenseVerso };

/** What a fake camera can show. */
export const scenes = [
  'idCardRecto',
  'idCardVerso',
  'driverLicenseRecto',
  'driverLicenseVerso',
  'face',
] as const;
export type Scene = (typeof scenes)[number];

/** How a scene is drawn. */
export interface SceneView {
  /** 1 draws the subject in the size of the masks; below 1, smaller and with more of its surroundings. */
  readonly zoom?: number;
  /** More SVG in the units of the square (0 to 1080), such as marks that a test detects. */
  readonly overlay?: string;
}

/**
 * Draws what a camera sees: a document on a table or a face in a room, in the middle of the frame.
 * @param frame the frame's size in pixels, of any shape; its centred square always holds the subject.
 * @returns an SVG document of exactly that size.
 */
export function sceneSvg(scene: Scene, frame: FrameSize, { zoom = 1, overlay = '' }: SceneView = {}): string {
  const unit = sceneSquare / (Math.min(frame.width, frame.height) * zoom);
  const width = frame.width * unit;
  const height = frame.height * unit;
  const left = (sceneSquare - width) / 2;
  const top = (sceneSquare - height) / 2;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${frame.width}" height="${frame.height}" ` +
    `viewBox="${left} ${top} ${width} ${height}" font-family="${drawingFont}">` +
    `${scene === 'face' ? faceInRoom : cardOnTable(cards[scene])}${overlay}</svg>`
  );
}

function cardOnTable(card: string): string {
  return `${table}
<filter id="shade" x="-10%" y="-10%" width="120%" height="130%"><feGaussianBlur stdDeviation="12"/></filter>
<g transform="translate(540 540) rotate(-0.7) scale(${cardScale}) translate(-428 -270)">
<rect x="4" y="14" width="856" height="540" rx="32" fill="#140c06" fill-opacity="0.55" filter="url(#shade)"/>
<clipPath id="edge"><rect width="856" height="540" rx="32"/></clipPath>
<g clip-path="url(#edge)">${card}
<linearGradient id="sheen" x1="0" y1="0" x2="1" y2="0.7"><stop offset="0.2" stop-color="#fff" stop-opacity="0"/>
<stop offset="0.42" stop-color="#fff" stop-opacity="0.2"/><stop offset="0.6" stop-color="#fff" stop-opacity="0"/></linearGradient>
<rect width="856" height="540" fill="url(#sheen)"/></g>
<rect x="0.8" y="0.8" width="854.4" height="538.4" rx="31" fill="none" stroke="#fff" stroke-opacity="0.55" stroke-width="1.6"/>
</g>`;
}

const grain = Array.from({ length: 82 }, (_, line) => {
  const y = -1220 + line * 43;
  const lift = ((line * 37) % 23) - 11;
  return `M-1200 ${y}C-160 ${y + lift} 240 ${y - lift} 540 ${y + lift / 2}S1240 ${y - lift} 2280 ${y + lift}`;
}).join('');

const table = `
<linearGradient id="wood" x1="0" y1="0" x2="0.35" y2="1">
<stop offset="0" stop-color="#8a6a4c"/><stop offset="0.5" stop-color="#6f5239"/><stop offset="1" stop-color="#4c3727"/>
</linearGradient>
<rect x="-1200" y="-1200" width="3480" height="3480" fill="url(#wood)"/>
<path d="${grain}" fill="none" stroke="#3c2a1c" stroke-opacity="0.28" stroke-width="2.4"/>
<path d="M-1200 -728H2280M-1200 -412H2280M-1200 -96H2280M-1200 236H2280M-1200 868H2280M-1200 1188H2280M-1200 1512H2280M-1200 1840H2280" stroke="#2b1d12" stroke-opacity="0.5" stroke-width="4"/>
<path d="M-1200 -724H2280M-1200 -408H2280M-1200 -92H2280M-1200 240H2280M-1200 872H2280M-1200 1192H2280M-1200 1516H2280M-1200 1844H2280" stroke="#b08a66" stroke-opacity="0.3" stroke-width="2"/>`;

const faceInRoom = `
<linearGradient id="wall" x1="0" y1="0" x2="1" y2="0.6">
<stop offset="0" stop-color="#d9dfe2"/><stop offset="0.6" stop-color="#b9c2c7"/><stop offset="1" stop-color="#8f9ba2"/>
</linearGradient>
<rect x="-1200" y="-1200" width="3480" height="3480" fill="url(#wall)"/>
<rect x="-330" y="-440" width="300" height="1120" fill="#eef3f5"/><rect x="-300" y="-440" width="110" height="1090" fill="#cfe3ee"/>
<rect x="-170" y="-440" width="110" height="1090" fill="#cfe3ee"/>
<rect x="1120" y="120" width="260" height="330" fill="#7d6a55"/><rect x="1142" y="142" width="216" height="286" fill="#e4dccd"/>
<path d="M1142 428L1214 300L1262 366L1300 320L1358 428Z" fill="#8fae9a"/>
<rect x="98" y="1225" width="884" height="1100" fill="#31566b"/>
<svg x="80" y="80" width="920" height="1150" viewBox="0 0 200 250">${person}</svg>`;
