import type { FaceBox } from '@recto/core';
import { describe, expect, test } from 'vitest';
import { sightOf } from '../../../../packages/core/src/guidance/sight.ts';
import { faceFillsFrame, faceFillsFrameScore } from '../../../../packages/core/src/guidance/thresholds.ts';
import { cardAt, emptyTable, goodCard, goodFace } from '../../../support/readings.ts';

const faceOf = (width: number, part: Partial<FaceBox> = {}): FaceBox => ({
  centre: { x: 476, y: 580 },
  width,
  height: 1.2 * width,
  score: 0.9,
  ...part,
});

describe('a card step', () => {
  test('a good card gives the hint "ready"', () => {
    expect(sightOf(goodCard(), 'card')).toMatchObject({ hint: { name: 'ready' }, isReady: true });
  });

  test.each([
    ['without print, such as a notebook', { printed: 0.3 }],
    ['of another shape, such as a business card', { misshapen: -0.07 }],
    ['with nearly an older shape, such as a photo print', { format: 'id2', misshapen: 0.05 }],
    ['that is not certain', { score: 0.7 }],
    // Decision 4.2.
    ['of an older format that is not certain', { format: 'openLicence', score: 0.7 }],
    ['of an older format that may be a playing card', { format: 'id3', score: 0.79 }],
    ['that is the same upside down, such as a playing card', { hash: 'aazzmzzaa' }],
    ['of an older format that is partly so, such as a poker card', { format: 'id3', hash: 'aazzmazaa' }],
  ] as const)('a rectangle %s is not called ready, and auto-capture does not see it', (_, part) => {
    expect(sightOf(goodCard(), 'card')?.subject).toEqual(cardAt());
    expect(sightOf(goodCard({ format: 'id2' }), 'card')).toMatchObject({ isReady: true, subject: cardAt() });
    expect(sightOf(goodCard({ score: 0.79, hash: 'aazzmazaa' }), 'card')).toMatchObject({ isReady: true });
    expect(sightOf(goodCard(part), 'card')).toMatchObject({
      hint: { name: 'fillFrame' },
      isReady: false,
      subject: null,
    });
  });

  test('a side that was photographed before is not ready, and is named once nothing else is wrong', () => {
    const sight = (part: Parameters<typeof goodCard>[0], side: 'same' | 'other') =>
      sightOf(goodCard(part), 'card', true, null, side);
    expect(sight({}, 'same')).toMatchObject({ hint: { name: 'sameSide' }, isReady: false, side: 'same' });
    expect(sight({}, 'other')).toMatchObject({ hint: { name: 'ready' }, isReady: true, side: 'other' });
    expect(sight({ printed: 0.3 }, 'same')).toMatchObject({ hint: { name: 'sameSide' }, isReady: false });
    expect(sight({ glare: 0.5 }, 'same')).toMatchObject({ hint: { name: 'glare' }, side: 'same' });
  });

  test('a look without a document is never ready', () => {
    expect(sightOf(emptyTable, 'card')).toMatchObject({
      hint: { name: 'noDocument' },
      isReady: false,
      subject: null,
    });
  });

  test('a face that fills the frame is noticed, and no other face', () => {
    const filling = sightOf(goodFace({ faces: [faceOf(500, { height: faceFillsFrame })] }), 'card');
    expect(filling).toMatchObject({
      hint: { name: 'faceInsteadOfDocument' },
      isReady: false,
      subject: null,
    });
    const smaller = faceOf(500, { height: faceFillsFrame - 1 });
    expect(sightOf(goodFace({ faces: [smaller] }), 'card')).toBeNull();
    const uncertain = faceOf(faceFillsFrame, { score: faceFillsFrameScore - 0.01 });
    expect(sightOf(goodFace({ faces: [uncertain] }), 'card')).toBeNull();
    expect(sightOf(goodFace({ faces: [] }), 'card')).toBeNull();
  });
});

describe('the selfie step', () => {
  test('one face gives the hint "ready"', () => {
    expect(sightOf(goodFace(), 'face')).toMatchObject({ hint: { name: 'ready' }, isReady: true });
  });

  test('two faces, or none, are never ready', () => {
    const two = sightOf(goodFace({ faces: [faceOf(480), faceOf(400)] }), 'face');
    expect(two).toMatchObject({ hint: { name: 'severalFaces' }, isReady: false });
    expect(sightOf(goodFace({ faces: [] }), 'face')).toMatchObject({ isReady: false, subject: null });
  });

  test('a document is noticed', () => {
    expect(sightOf(goodCard(), 'face')?.hint).toEqual({ name: 'documentInsteadOfFace' });
    expect(sightOf(emptyTable, 'face')).toBeNull();
  });
});
