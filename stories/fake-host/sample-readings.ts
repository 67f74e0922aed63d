import type { ScriptedReading } from '@recto/adapters/fake';
import { cardFrame, photoNamed, type DocumentReading, type FaceReading, type PhotoName } from '@recto/core';

/** What the fake analyser reads in the frames of a story. */

const light = { sharpness: 1, glare: 0, luma: 160, motion: 0 } as const;
const { x, y, width, height } = cardFrame;
const [right, bottom] = [x + width, y + height];

/** A card that fills the mask. */
const card: DocumentReading = {
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

/** The customer turns the card over, and holds it into the frame; or looks into the camera. Times in ms. */
export function framed(photo: PhotoName): readonly ScriptedReading[] {
  if (photoNamed(photo).frame === 'face') return [{ atMs: 0, reading: face }];
  return [
    { atMs: 0, reading: table },
    { atMs: 700, reading: card },
  ];
}
