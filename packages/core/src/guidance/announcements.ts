import type { SpokenGuidance } from './guidance-snapshot.ts';
import { announcementPauseMs, directionRepeatsMs } from './guidance-times.ts';
import { isSameHint, type Hint } from './hint.ts';
import type { SpokenDirection } from './guidance-snapshot.ts';

/** What would be said now: a hint, or with sound the direction that follows from it. */
export type Words =
  | { readonly kind: 'hint'; readonly hint: Hint }
  | { readonly kind: 'direction'; readonly direction: SpokenDirection };

/** What is being said, and since when, in ms. */
export interface AnnouncementState {
  readonly spoken: SpokenGuidance | null;
  readonly since: number;
  readonly count: number;
}

export const initialAnnouncementState: AnnouncementState = { spoken: null, since: -Infinity, count: 0 };

/**
 * What is said, at most one thing in two seconds. A direction is repeated every four seconds, a hint is not
 * (decision 4.12).
 * @param words what would be said now; null for nothing: the last words stay, so that the screen reader is not interrupted.
 * @param at the time in ms.
 */
export function nextAnnouncement(
  state: AnnouncementState,
  words: Words | null,
  at: number,
): AnnouncementState {
  const { spoken, since, count } = state;
  if (words === null || at - since < announcementPauseMs) return state;
  const isRepeated = words.kind === 'direction' && at - since >= directionRepeatsMs;
  if (spoken !== null && areSameWords(spoken, words) && !isRepeated) return state;
  return { spoken: { ...words, number: count + 1 }, since: at, count: count + 1 };
}

function areSameWords(one: Words, other: Words): boolean {
  if (one.kind === 'hint') return other.kind === 'hint' && isSameHint(one.hint, other.hint);
  return other.kind === 'direction' && one.direction === other.direction;
}
