import type { Hint } from '@recto/core';
import { describe, expect, test } from 'vitest';
import { framingByEar } from '../../../../packages/core/src/guidance/framing-by-ear.ts';
import { emptyTable, goodCard, goodFace } from '../../../support/readings.ts';

const allSides = (value: number) => ({ top: value, right: value, bottom: value, left: value });
const toneAt = (value: number, hint: Hint | null = null) =>
  framingByEar(goodCard({ sides: allSides(value) }), hint, 'environment').tone!;

test('the better a card is framed, the higher and faster the tone, over two octaves', () => {
  const tones = Array.from({ length: 11 }, (_, tenth) => toneAt(tenth / 10));
  for (let index = 1; index < tones.length; index += 1) {
    expect(tones[index]!.pitchHz).toBeGreaterThan(tones[index - 1]!.pitchHz);
    expect(tones[index]!.intervalMs).toBeLessThan(tones[index - 1]!.intervalMs);
  }
  expect([tones[0]!.pitchHz, tones[5]!.pitchHz, tones[10]!.pitchHz]).toEqual([220, 440, 880]);
});

test('the tone of a card that is ready is higher and faster than any other', () => {
  const ready = toneAt(1, { name: 'ready' });
  expect(ready.pitchHz).toBeGreaterThan(toneAt(1).pitchHz);
  expect(ready.intervalMs).toBeLessThan(toneAt(1).intervalMs);
});

test('the phone vibrates with a card that is nearly framed, and longer when it is ready', () => {
  expect(toneAt(0.4).vibration).toEqual([]);
  expect(toneAt(0.5).vibration).toHaveLength(1);
  expect(toneAt(1, { name: 'ready' }).vibration.length).toBeGreaterThan(1);
});

test('a face in the middle and of the right size sounds best', () => {
  const pitchOf = (x: number, height: number) => {
    const face = { centre: { x, y: 580 }, width: 480, height, score: 1 };
    return framingByEar(goodFace({ faces: [face] }), null, 'user').tone!.pitchHz;
  };
  expect(pitchOf(476, 590)).toBe(880);
  expect(pitchOf(280, 590)).toBeLessThan(880);
  expect(pitchOf(476, 300)).toBeLessThan(880);
  expect(pitchOf(476, 900)).toBeLessThan(880);
});

test.each([
  ['a card', emptyTable],
  ['a face', goodFace({ faces: [] })],
])('the sound of framing is silent without %s', (_, reading) => {
  expect(framingByEar(reading, { name: 'noDocument' }, 'environment')).toEqual({
    tone: null,
    direction: null,
  });
});

describe('the direction in which to move the phone', () => {
  test.each([
    [{ name: 'tooFar' }, 'moveCloser', 'moveCloser'],
    [{ name: 'tooClose' }, 'moveFarther', 'moveFarther'],
    [{ name: 'holdFarther' }, 'moveFarther', 'moveFarther'],
    // A rear camera looks the way the customer looks; a front camera looks back, so its left is their right.
    [{ name: 'cutOff', side: 'left' }, 'moveLeft', 'moveRight'],
    [{ name: 'offCentre', side: 'right' }, 'moveRight', 'moveLeft'],
    [{ name: 'offCentre', side: 'top' }, 'moveUp', 'moveUp'],
    [{ name: 'cutOff', side: 'bottom' }, 'moveDown', 'moveDown'],
    [{ name: 'glare' }, null, null],
    [{ name: 'ready' }, null, null],
  ] as const)('%j', (hint, rear, front) => {
    expect(framingByEar(goodCard(), hint, 'environment').direction).toBe(rear);
    expect(framingByEar(goodFace(), hint, 'user').direction).toBe(front);
  });
});
