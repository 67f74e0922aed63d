import type { ScriptedReading } from '@recto/adapters/fake';
import {
  cardFrame,
  photoNamed,
  type DocumentReading,
  type FaceReading,
  type PhotoCheck,
  type PhotoHash,
  type PhotoName,
  type Point,
  type Quad,
} from '@recto/core';

/** What the fake analyser reads in the frames of a story. */

const light = { sharpness: 1, glare: 0, luma: 160, motion: 0 } as const;
const { x, y, width, height } = cardFrame;
const [right, bottom] = [x + width, y + height];

/** The check of a photo finds nothing wrong. */
export const sharp: Omit<PhotoCheck, 'hash'> = {
  quad: null,
  format: null,
  dpi: 290,
  problems: [],
  worst: null,
  rows: 0,
};

/** A card that fills the mask, at rest. */
export const card: DocumentReading = {
  ...light,
  kind: 'document',
  quad: [
    { x, y },
    { x: right, y },
    { x: right, y: bottom },
    { x, y: bottom },
  ],
  format: 'id1',
  misshapen: 0,
  score: 1,
  sides: { top: 1, right: 1, bottom: 1, left: 1 },
  printed: 1,
  cutOff: [],
  covered: 0,
  hash: null,
};

/** A table without a card. */
const table: DocumentReading = {
  ...light,
  kind: 'document',
  quad: null,
  format: null,
  misshapen: 0,
  score: 0,
  sides: { top: 0, right: 0, bottom: 0, left: 0 },
  printed: 1,
  cutOff: [],
  covered: 0,
  hash: null,
};

const face: FaceReading = {
  ...light,
  kind: 'face',
  covered: 0,
  faces: [{ centre: { x: 500, y: 500 }, width: 400, height: 500, score: 1 }],
};

/** Glare lies on the card. */
export const cardWithGlare: DocumentReading = { ...card, glare: 0.1 };

/** It is too dark to read the card. */
export const cardInTheDark: DocumentReading = { ...card, luma: 40 };

/** How many of the analyser's cells a document's side has. */
const [columns, rows] = [18, 12];

/** The hashes of two sides that have nothing in common: one has bright columns, the other bright rows. */
export const sideHashes = {
  front: hashOf((column) => column % 2 === 0),
  back: hashOf((_, row) => row % 2 === 0),
} as const;

function hashOf(isBright: (column: number, row: number) => boolean): PhotoHash {
  return Array.from({ length: columns * rows }, (_, index) =>
    isBright(index % columns, Math.floor(index / columns)) ? 'z' : '0',
  ).join('');
}

/** How far a trembling hand moves the card from reading to reading, in thousandths: too far for an automatic photo. */
const trembling = 18;

/** The card fills the mask, but a trembling hand moves it between three places, for a minute: no two looks in a row show it at rest. */
export const tremblingCard: readonly ScriptedReading[] = Array.from({ length: 600 }, (_, index) => {
  const dx = ((index % 3) - 1) * trembling;
  const [topLeft, topRight, bottomRight, bottomLeft] = card.quad!;
  const moved = (corner: Point): Point => ({ x: corner.x + dx, y: corner.y });
  const quad: Quad = [moved(topLeft), moved(topRight), moved(bottomRight), moved(bottomLeft)];
  return { atMs: index * 100, reading: { ...card, quad } };
});

/** The customer turns the card over, and holds it into the frame; or looks into the camera. Times in ms. */
export function framed(photo: PhotoName): readonly ScriptedReading[] {
  if (photoNamed(photo).frame === 'face') return [{ atMs: 0, reading: face }];
  return [
    { atMs: 0, reading: table },
    { atMs: 700, reading: card },
  ];
}
