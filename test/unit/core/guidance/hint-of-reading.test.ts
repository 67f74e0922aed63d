import {
  cardFrame,
  refusalCodes,
  type DocumentReading,
  type FaceReading,
  type Hint,
  type Quad,
  type RefusalCode,
} from '@recto/core';
import { expect, test } from 'vitest';
import { hintOfReading } from '../../../../packages/core/src/guidance/hint-of-reading.ts';
import { blurredBelow, coveredFrom, glareFrom } from '../../../../packages/core/src/guidance/thresholds.ts';
import { cardAt, goodCard, goodFace } from '../../../support/readings.ts';

// Decision 4.15.
/** The mask's rectangle, smaller or larger and turned. */
function cardOf(scale: number, degrees = 0): Quad {
  const [cos, sin] = [Math.cos((degrees / 180) * Math.PI), Math.sin((degrees / 180) * Math.PI)];
  const corner = (u: number, v: number) => {
    const [x, y] = [u * scale * cardFrame.width, v * scale * cardFrame.height];
    return { x: 500 + x * cos - y * sin, y: 500 + x * sin + y * cos };
  };
  return [corner(-0.5, -0.5), corner(0.5, -0.5), corner(0.5, 0.5), corner(-0.5, 0.5)];
}

const [a, b, c, d] = cardAt();
/** The upper side is 8 % shorter than the lower one, and the left one than the right one. */
const leaning: Quad = [{ x: a.x + 76, y: a.y + 50 }, b, c, d];

test.each<[string, Partial<DocumentReading>, Hint]>([
  ['a good card', {}, { name: 'ready' }],
  ['nothing', { quad: null }, { name: 'noDocument' }],
  ['a dark card that leaves the picture', { luma: 30, cutOff: ['top'] }, { name: 'tooDark' }],
  ['a dark table', { luma: 50, quad: null }, { name: 'noDocument' }],
  [
    'a card that leaves the picture, without its corners',
    { quad: null, cutOff: ['top'] },
    { name: 'cutOff', side: 'top' },
  ],
  ['a card that leaves it on opposite sides', { cutOff: ['right', 'left'] }, { name: 'tooClose' }],
  [
    'a card that is wider than the picture',
    { quad: null, printed: 0.3, cutOff: ['left', 'right'] },
    { name: 'tooClose' },
  ],
  [
    'a table top across the picture, without print',
    { quad: null, printed: 0.25, cutOff: ['left', 'right'] },
    { name: 'noDocument' },
  ],
  ['a small card', { quad: cardOf(0.6) }, { name: 'tooFar' }],
  ['a large card', { quad: cardOf(1.07) }, { name: 'tooClose' }],
  ['a turned card', { quad: cardOf(0.9, 14) }, { name: 'turned' }],
  ['a card that lies upside down', { quad: cardOf(0.9, 180) }, { name: 'turned' }],
  ['an upright card', { quad: cardOf(0.8, 90) }, { name: 'turned' }],
  ['a leaning card', { quad: leaning }, { name: 'tilted' }],
  ['a card beside the mask', { quad: cardAt(0, -120) }, { name: 'offCentre', side: 'top' }],
  ['a card that moves', { motion: 40, glare: 0.2 }, { name: 'holdStill' }],
  ['a card that a finger covers', { covered: 0.2, glare: 0.2 }, { name: 'covered' }],
  ['a blurred card that a finger covers', { covered: 0.2, sharpness: 0.2 }, { name: 'holdStill' }],
  ['a small card of an older format', { format: 'id3', quad: cardOf(0.74) }, { name: 'tooFar' }],
  [
    'an open licence that fills less than the frame',
    { format: 'openLicence', quad: cardOf(0.8) },
    { name: 'tooFar' },
  ],
  ['a card with little print', { printed: 0.3 }, { name: 'fillFrame' }],
  ['a blurred card', { sharpness: 0.2, glare: 0.2 }, { name: 'holdStill' }],
  ['a card without texture', { sharpness: null }, { name: 'ready' }],
  ['glare', { glare: 0.05 }, { name: 'glare' }],
])('%s', (_, part, hint) => {
  expect(hintOfReading(goodCard(part))).toEqual(hint);
});

test('without zoom, a blurred card that fills the frame is too close for the lens, and a smaller one is accepted', () => {
  expect(hintOfReading(goodCard({ sharpness: 0.2 }), false)).toEqual({ name: 'holdFarther' });
  expect(hintOfReading(goodCard({ sharpness: 0.2, quad: cardOf(0.7) }), false)).toEqual({
    name: 'holdStill',
  });
  expect(hintOfReading(goodCard({ quad: cardOf(0.65) }), false)).toEqual({ name: 'ready' });
});

const face = { centre: { x: 476, y: 580 }, width: 480, height: 590, score: 0.9 };

test.each<[string, Partial<FaceReading>, Hint]>([
  ['a good face', {}, { name: 'ready' }],
  ['no face', { faces: [] }, { name: 'noFace' }],
  // Decision 4.16.
  ['a covered mouth', { covered: 0.95 }, { name: 'faceCovered' }],
  ['a mouth that may be covered', { covered: 0.9 }, { name: 'ready' }],
  ['darkness', { luma: 30, faces: [] }, { name: 'tooDark' }],
  ['two people', { faces: [face, { ...face, width: 350, height: 410 }] }, { name: 'severalFaces' }],
  ['a picture on the wall', { faces: [face, { ...face, width: 300, height: 400 }] }, { name: 'ready' }],
  ['what may be a second face', { faces: [face, { ...face, score: 0.35 }] }, { name: 'ready' }],
  ['a small face', { faces: [{ ...face, height: 420 }] }, { name: 'tooFar' }],
  ['a large face', { faces: [{ ...face, height: 810 }] }, { name: 'tooClose' }],
  ['a wide face', { faces: [{ ...face, width: 960 }] }, { name: 'tooClose' }],
  [
    'a face beside',
    { faces: [{ ...face, centre: { x: 340, y: 560 } }] },
    { name: 'offCentre', side: 'left' },
  ],
  ['a blurred face', { sharpness: 0.1 }, { name: 'holdStill' }],
  ['a face with little detail', { sharpness: 0.3 }, { name: 'ready' }],
])('%s', (_, part, hint) => {
  expect(hintOfReading(goodFace(part))).toEqual(hint);
});

test.each<[Hint, Partial<typeof face>]>([
  [{ name: 'tooFar' }, { height: 450 }],
  [{ name: 'tooClose' }, { height: 780 }],
  [{ name: 'offCentre', side: 'top' }, { centre: { x: 476, y: 460 } }],
])('%j stays until the face is clearly better placed', (hint, part) => {
  const reading = goodFace({ faces: [{ ...face, ...part }] });
  expect(hintOfReading(reading)).toEqual({ name: 'ready' });
  expect(hintOfReading(reading, true, hint)).toEqual(hint);
});

test.each([
  ['covered', { covered: 0.1 }],
  ['glare', { glare: 0.0055 }],
] as const)('"%s" stays until it is clearly over, and does not appear before its limit', (name, part) => {
  const reading = goodCard(part);
  expect(hintOfReading(reading)).toEqual({ name: 'ready' });
  expect(hintOfReading(reading, true, { name })).toEqual({ name });
  expect(hintOfReading(goodCard(), true, { name })).toEqual({ name: 'ready' });
});

test.each<[Hint, Partial<DocumentReading>]>([
  [{ name: 'tilted' }, { quad: [{ x: a.x + 55, y: a.y + 38 }, b, c, d] }],
  [{ name: 'turned' }, { quad: cardOf(0.9, 11) }],
  [{ name: 'offCentre', side: 'top' }, { quad: cardAt(0, -95) }],
])('%j appears later while all is right', (hint, part) => {
  expect(hintOfReading(goodCard(part))).toEqual(hint);
  expect(hintOfReading(goodCard(part), true, { name: 'ready' })).toEqual({ name: 'ready' });
});

test('what hides the document is named at its limit, also while all is right', () => {
  for (const [name, part] of [
    ['covered', { covered: 0.115 }],
    ['glare', { glare: 0.0065 }],
  ] as const)
    expect(hintOfReading(goodCard(part), true, { name: 'ready' })).toEqual({ name });
});

// Decision 4.18.
test.each<[RefusalCode, Partial<DocumentReading>, Hint]>([
  ['blurred', { sharpness: blurredBelow * 1.1 }, { name: 'holdStill' }],
  ['glare', { glare: glareFrom * 0.6 }, { name: 'glare' }],
  ['covered', { covered: coveredFrom * 0.7 }, { name: 'covered' }],
  ['cutOff', { quad: cardOf(1.02) }, { name: 'tooClose' }],
])('after a refusal for %s, the limit of just that is stricter', (refusedFor, part, hint) => {
  expect(hintOfReading(goodCard(part))).toEqual({ name: 'ready' });
  expect(hintOfReading(goodCard(part), true, null, refusedFor)).toEqual(hint);
  const others = refusalCodes.filter((code) => code !== refusedFor);
  for (const code of others)
    expect(hintOfReading(goodCard(part), true, null, code), code).toEqual({ name: 'ready' });
});
