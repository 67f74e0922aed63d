import { expect, test } from 'vitest';
import { frameOf, frameSide } from '../../frames/frame.ts';
import { documentKinds, kindFormats } from '../../frames/kinds.ts';
import { describeKindScene } from '../../frames/scene/describe-kind-scene.ts';
import { documentNames } from '../../frames/subjects/documents/documents.ts';

const small = frameSide / 4;

test.each(documentKinds)('a well framed %s is wholly in the frame, in its format', (kind) => {
  const { truth } = frameOf(describeKindScene(kind, 3, 'tune'), small);
  const [topLeft, topRight, , bottomLeft] = truth.quad!;
  const between = (from: readonly [number, number], to: readonly [number, number]) =>
    Math.hypot(from[0] - to[0], from[1] - to[1]);
  const aspect = between(topLeft!, topRight!) / between(topLeft!, bottomLeft!);
  const { width, height } = kindFormats[kind];
  expect(truth).toMatchObject({ kind, size: [width, height], visible: 1, cutOff: [] });
  expect(truth.ratio).toBeGreaterThan(0.79);
  // Perspective changes it a little.
  expect(aspect / (width / height)).toBeCloseTo(1, 1);
});

test.each(['id2', 'id3', 'paperFolded', 'paperOpen'] as const)(
  'no %s that is only scored was tuned on',
  (kind) => {
    const tuned = documentNames(kind, 'tune');
    expect(tuned.length).toBeGreaterThan(1);
    expect(documentNames(kind, 'score').filter((name) => tuned.includes(name))).toEqual([]);
  },
);
