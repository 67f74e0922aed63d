import type { Quad } from '@recto/core';
import { describe, expect, test } from 'vitest';
import { perceptualHash } from '../../../packages/analysis/src/documents/perceptual-hash.ts';
import { likeness } from '../../../packages/core/src/guidance/likeness.ts';
import { otherSideUntil, sameSideFrom } from '../../../packages/core/src/guidance/thresholds.ts';
import { scattered } from './documents-picture.ts';

const side = 320;

/** A drawn side of a document. Lengths in pixels. */
interface Drawn {
  /** Two numbers give two sides. */
  readonly text: number;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  /** The longer side by the shorter one. */
  readonly aspect: number;
  /** In quarters, clockwise. */
  readonly turn: 0 | 1 | 2 | 3;
  /** How much light is at a point of the picture. */
  readonly light: (x: number, y: number) => number;
  /** The contrast of the print, 0 to 1. */
  readonly print: number;
}

const plain: Drawn = {
  text: 1,
  x: 20,
  y: 70,
  width: 280,
  aspect: 1.586,
  turn: 0,
  light: () => 200,
  print: 0.6,
};

function hashOf(part: Partial<Drawn>) {
  const { text, x, y, width, aspect, turn, light, print } = { ...plain, ...part };
  const [wide, high] = turn % 2 === 0 ? [width, width / aspect] : [width / aspect, width];
  const luma = new Uint8Array(side * side).map((_, at) => {
    const [px, py] = [at % side, Math.floor(at / side)];
    const [u, v] = upright((px - x) / wide, (py - y) / high, turn);
    if (Math.min(u, v) < 0 || Math.max(u, v) >= 1) return 30;
    const isPrinted = scattered(Math.floor(u * 20), Math.floor(v * 13), text) > 0.6;
    return Math.max(0, Math.min(255, light(px, py) * (isPrinted ? 1 - print : 1)));
  });
  const corner = (cx: number, cy: number) => ({ x: (cx / side) * 1000, y: (cy / side) * 1000 });
  const quad: Quad = [corner(x, y), corner(x + wide, y), corner(x + wide, y + high), corner(x, y + high)];
  return perceptualHash({ side, luma, chroma: null }, quad);
}

function upright(u: number, v: number, turn: Drawn['turn']): readonly [number, number] {
  if (turn === 0) return [u, v];
  if (turn === 1) return [v, 1 - u];
  if (turn === 2) return [1 - u, 1 - v];
  return [1 - v, u];
}

const likenessTo = (first: Partial<Drawn>, second: Partial<Drawn>) =>
  likeness(hashOf(first)!, hashOf(second)!);

describe.each([
  ['an ID-1 card', 1.586],
  ['an ID-2 card', 1.41],
  ['an open paper licence', 2.1],
])('the hash of %s', (_, aspect) => {
  const front = { aspect };

  test.each<readonly [string, Partial<Drawn>]>([
    ['smaller and elsewhere', { x: 45, y: 50, width: 240 }],
    ['in half of the light', { light: () => 100 }],
    ['with light from one side', { light: (x, y) => 250 - 0.4 * x - 0.15 * y }],
    ['with light that falls off to the edges', { light: (x, y) => 240 - 0.004 * (x - 160) ** 2 - 0.1 * y }],
    ['upside down', { turn: 2 }],
    ['upright, turned clockwise', { turn: 1, x: 80, y: 20 }],
    // Decision 4.4.
    ['upright, turned the other way', { turn: 3, x: 80, y: 20 }],
  ])('the hash finds the same side %s', (_how, change) => {
    expect(likenessTo(front, { ...front, ...change })).toBeGreaterThan(sameSideFrom);
  });

  test('the hash finds pale print in light that falls off to the edges', () => {
    const pale = { ...front, print: 0.25 };
    const light: Drawn['light'] = (x, y) => 240 - 0.005 * (x - 160) ** 2 - 0.1 * y;
    expect(likenessTo(pale, { ...pale, light })).toBeGreaterThan(sameSideFrom);
  });

  test('the hash finds another side certainly another, also in the same uneven light and upside down', () => {
    const light: Drawn['light'] = (x, y) => 250 - 0.4 * x - 0.15 * y;
    for (const text of [2, 3, 4]) {
      expect(likenessTo({ ...front, light }, { ...front, light, text })).toBeLessThan(otherSideUntil);
      expect(likenessTo(front, { ...front, text, turn: 2 })).toBeLessThan(otherSideUntil);
    }
  });

  test('the hash is none where nothing is printed', () => {
    expect(hashOf({ ...front, print: 0 })).toBeNull();
    expect(hashOf({ ...front, print: 0, light: (x, y) => 250 - 0.4 * x - 0.15 * y })).toBeNull();
  });
});

test('corners beyond the picture are no error', () => {
  const leaving = { x: 0, y: -60, width: 320 };
  expect(hashOf(leaving)).toMatch(/^[ -~]{216}$/);
  expect(likenessTo(leaving, leaving)).toBeCloseTo(1);
});
