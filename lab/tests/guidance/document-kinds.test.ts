import { expect, test } from 'vitest';
import { frameOf, frameSide } from '../../guidance/frame.ts';
import { documentKinds, kindFormats } from '../../guidance/kinds.ts';
import { describeKindScene } from '../../guidance/scene/describe-kind-scene.ts';
import type { KindCondition } from '../../guidance/scene/kind-conditions.ts';
import { documentNames } from '../../guidance/subjects/documents/documents.ts';

const small = frameSide / 4;

// Decision 4.15.
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

function truthOf(condition: KindCondition, seed: number) {
  return frameOf(describeKindScene('id1', seed, 'tune', condition), small).truth;
}

test('nothing covers a document that lies free', () => {
  const { fingers, covers } = describeKindScene('id1', 0, 'tune');
  expect([fingers, covers ?? []]).toEqual([[], []]);
  expect(truthOf('wellFramed', 0)).toMatchObject({
    covered: 0,
    covering: null,
    coveredSides: [0, 0, 0, 0],
    coveredCorners: [0, 0, 0, 0],
  });
});

test.each([0, 1, 2])(
  'a pocket over a side hides that side, its corners and 15 to 45 percent of the card (seed %i)',
  (seed) => {
    const { covered, covering, coveredSides, coveredCorners } = truthOf('slot', seed);
    expect(covering).toBe('slot');
    expect(covered).toBeGreaterThan(0.12);
    expect(covered).toBeLessThan(0.48);
    const hidden = coveredSides.findIndex((share) => share > 0.95);
    expect(coveredSides.filter((share) => share > 0.6)).toHaveLength(1);
    expect(coveredCorners[hidden]).toBeGreaterThan(0.9);
    expect(coveredCorners[(hidden + 1) % 4]).toBeGreaterThan(0.9);
    expect(coveredSides[(hidden + 2) % 4]).toBe(0);
  },
);

test.each(['thumbs', 'oneCorner'] as const)('%s hide a corner, and not the middle of a side', (condition) => {
  const { covered, coveredCorners } = truthOf(condition, 4);
  expect(Math.max(...coveredCorners)).toBeGreaterThan(0.4);
  expect(covered).toBeLessThan(0.12);
});

test('a hand over the long side hides a part of one long side', () => {
  const { coveredSides } = truthOf('handLongSide', 2);
  expect(Math.max(coveredSides[0]!, coveredSides[2]!)).toBeGreaterThan(0.15);
});

test('hands have the ten tones of the Monk scale', () => {
  const tones = Array.from(
    { length: 10 },
    (_, seed) => describeKindScene('id1', seed, 'score', 'fingersOnPrint').skinTone,
  );
  expect(new Set(tones).size).toBe(10);
});
