import type { DocumentReading, FaceReading, Quad } from '@recto/core';

/** Readings of frames: only what matters to a test is written in it. */

/** A card that fills the mask exactly, displaced by so many thousandths. */
export function cardAt(dx = 0, dy = 0): Quad {
  const [left, right, top, bottom] = [40 + dx, 960 + dx, 210 + dy, 790 + dy];
  return [
    { x: left, y: top },
    { x: right, y: top },
    { x: right, y: bottom },
    { x: left, y: bottom },
  ];
}

/** A frame of which a photo would be good, except for what `part` says. */
export function goodCard(part: Partial<DocumentReading> = {}): DocumentReading {
  return {
    kind: 'document',
    quad: cardAt(),
    format: 'id1',
    misshapen: 0,
    score: 0.95,
    sides: { top: 1, right: 1, bottom: 1, left: 1 },
    printed: 1,
    cutOff: [],
    covered: 0,
    hash: null,
    sharpness: 0.9,
    glare: 0,
    luma: 140,
    motion: 0,
    ...part,
  };
}

/** A frame without a document. */
export const emptyTable: DocumentReading = goodCard({
  quad: null,
  format: null,
  printed: 0,
  score: 0,
  sides: { top: 0, right: 0, bottom: 0, left: 0 },
  sharpness: null,
});

/** A face in the middle of the frame. */
export function goodFace(part: Partial<FaceReading> = {}): FaceReading {
  return {
    kind: 'face',
    covered: 0,
    faces: [{ centre: { x: 476, y: 580 }, width: 480, height: 590, score: 0.95 }],
    sharpness: 0.9,
    glare: 0,
    luma: 140,
    motion: 0,
    ...part,
  };
}
