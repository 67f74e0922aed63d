import { beforeEach, expect, test, vi } from 'vitest';
import type * as turns from '../../../.storybook/docs/turns.ts';

type Turns = typeof turns;
type Rank = Parameters<Turns['takeTurn']>[0];

let takeTurn: Turns['takeTurn'];

beforeEach(async () => {
  vi.resetModules();
  ({ takeTurn } = await import('../../../.storybook/docs/turns.ts'));
});

/** Takes a turn for each picture. @returns the pictures that have begun, and the ends of the turns. */
function take(ranks: readonly Rank[]) {
  const begun: Rank[] = [];
  const ends = ranks.map((rank) => takeTurn(rank, () => begun.push(rank)));
  return { begun, ends };
}

/** Lets what is queued run. */
const queued = () => Promise.resolve();

test('pictures begin in the order of their ranks, whatever the order on the page', async () => {
  const { begun, ends } = take(['near', 'seenSlow', 'seen', 'seen']);
  await queued();
  expect(begun).toEqual(['seen', 'seen']);
  ends[2]!();
  await queued();
  expect(begun).toEqual(['seen', 'seen']);
  ends[3]!();
  await queued();
  expect(begun).toEqual(['seen', 'seen', 'seenSlow']);
  ends[1]!();
  await queued();
  expect(begun).toEqual(['seen', 'seen', 'seenSlow', 'near']);
});

test('only four previews load at the same time', async () => {
  const { begun, ends } = take(Array.from({ length: 6 }, () => 'seenSlow' as const));
  await queued();
  expect(begun).toHaveLength(4);
  ends[0]!();
  await queued();
  expect(begun).toHaveLength(5);
});

test('a picture that is no longer wanted does not begin, and holds up no other', async () => {
  const { begun, ends } = take(['seen', 'seenSlow', 'near']);
  ends[1]!();
  ends[0]!();
  await queued();
  expect(begun).toEqual(['near']);
});
