import { expect, test } from 'vitest';
import {
  initialAnnouncementState,
  nextAnnouncement,
  type Words,
} from '../../../../packages/core/src/guidance/announcements.ts';

const tooFar: Words = { kind: 'hint', hint: { name: 'tooFar' } };
const tooDark: Words = { kind: 'hint', hint: { name: 'tooDark' } };
const left: Words = { kind: 'direction', direction: 'moveLeft' };
const right: Words = { kind: 'direction', direction: 'moveRight' };

/** When something is said, in ms, if these words would be said at these times. */
function saidAt(moments: readonly (readonly [number, Words | null])[]): readonly number[] {
  let state = initialAnnouncementState;
  return moments.flatMap(([at, words]) => {
    const before = state.count;
    state = nextAnnouncement(state, words, at);
    return state.count > before ? [at] : [];
  });
}

test('two announcements are at least two seconds apart', () => {
  expect(
    saidAt([
      [0, tooFar],
      [1_000, tooDark],
      [1_900, tooFar],
      [1_999, tooDark],
      [2_000, tooDark],
      [3_999, tooFar],
      [4_000, tooFar],
    ]),
  ).toEqual([0, 2_000, 4_000]);
});

test('a hint is not repeated, also not after a while without one', () => {
  expect(
    saidAt([
      [0, tooFar],
      [5_000, tooFar],
      [6_000, null],
      [9_000, tooFar],
    ]),
  ).toEqual([0]);
});

test('a direction is repeated every four seconds, and gives way to another after two', () => {
  expect(
    saidAt([
      [0, left],
      [2_000, left],
      [3_999, left],
      [4_000, left],
      [6_000, right],
      [7_000, left],
    ]),
  ).toEqual([0, 4_000, 6_000]);
});
