import type { GuidancePace } from '../model/guidance-pace.ts';
import { hintStaysMs, readyLeavesMs } from './viewfinder-times.ts';
import { isEqual } from '../observable/equality.ts';
import type { Hint } from './hint.ts';

/** Which readings decide about the hint. */
interface Votes {
  /** How many of the newest ones count. */
  readonly counted: number;
  /** A hint appears when this many of them agree. */
  readonly toAppear: number;
  /** It stays while this many of them agree, whatever the others say. */
  readonly toStay: number;
}

/** The more rarely a phone reads frames, the more each reading counts: a hint that comes after seconds guides no one. */
const votesAt: Readonly<Record<GuidancePace, Votes>> = {
  full: { counted: 5, toAppear: 3, toStay: 2 },
  fewer: { counted: 3, toAppear: 2, toStay: 2 },
  hints: { counted: 2, toAppear: 2, toStay: 1 },
  none: { counted: 1, toAppear: 1, toStay: 1 },
};

/** How often readings come now. */
export interface ReadingTimes {
  readonly pace: GuidancePace;
  /** After this long without a reading, no hint is shown, in ms. */
  readonly longestPauseMs: number;
}

interface CountedLook {
  readonly hint: Hint | null;
  readonly at: number;
}

/** Which hint is shown, and the readings that decided about it. */
export interface HintState {
  readonly shown: Hint | null;
  /** When it appeared, in ms. */
  readonly since: number;
  /** The newest readings, the oldest first. */
  readonly looks: readonly CountedLook[];
}

export type HintEvent =
  /** A reading of the picture; `hint` is null if there is nothing to say. */
  | { readonly type: 'look'; readonly hint: Hint | null; readonly at: number }
  /** Time has passed. */
  | { readonly type: 'tick'; readonly at: number };

export const initialHintState: HintState = { shown: null, since: -Infinity, looks: [] };

/**
 * Steadies the hints of single frames. At the full pace, a hint appears when 3 of the last 5 agree, stays for 700 ms at
 * least and while 2 of them agree, and disappears after a long pause without a reading. "All is right" appears at once when
 * 3 agree, and leaves with the second reading in a row that says something else, once the last that said so is 150 ms old
 * (decision 4.1). A hint that none of them says any more gives way to the newest,
 * although the others differ. What is often said in error needs more of them.
 * @param event `at`: the time, in ms of any clock that does not run backwards.
 */
export function nextHintState(
  state: HintState,
  event: HintEvent,
  { pace, longestPauseMs }: ReadingTimes,
): HintState {
  const votes = votesAt[pace];
  const fresh = state.looks.filter(({ at }) => event.at - at < longestPauseMs);
  if (event.type === 'tick') return state.looks.length > 0 && fresh.length === 0 ? initialHintState : state;
  const looks = [...fresh, { hint: event.hint, at: event.at }].slice(-votes.counted);
  const known = fresh.length > 0 ? state : initialHintState;
  const hint = hintToShow(known, looks, event.at, votes);
  if (isEqual(hint, known.shown)) return { ...known, looks };
  return { shown: hint, since: event.at, looks };
}

function hintToShow(
  { shown, since }: HintState,
  looks: readonly CountedLook[],
  at: number,
  { counted, toAppear, toStay }: Votes,
): Hint | null {
  const votesFor = (hint: Hint | null) => looks.filter((look) => isEqual(look.hint, hint)).length;
  const newest = last(looks).hint;
  if (isReady(newest) && votesFor(newest) >= toAppear) return newest;
  const winner = looks.find(({ hint }) => !isReady(hint) && votesFor(hint) >= toAppear);
  if (isReady(shown)) {
    if (!hasEnded(looks, at, counted > 2 ? 2 : 1)) return shown;
    const isDoubted = newest !== null && doubtful.has(newest.name) && looks.some(({ hint }) => isReady(hint));
    if (isDoubted && votesFor(newest) < Math.min(toAppear + 1, counted)) return shown;
    return winner === undefined ? newest : winner.hint;
  }
  if (shown !== null && (at - since < hintStaysMs || votesFor(shown) >= toStay)) return shown;
  if (winner !== undefined) return winner.hint;
  // Where readings differ each time, the newest is nearer to the truth than one that none of them says any more.
  return shown !== null && votesFor(shown) === 0 ? newest : shown;
}

/**
 * What a single reading says in error now and then over a document that lies well: nearly all readings must agree before
 * it takes the place of "all is right". The ring waits meanwhile.
 */
const doubtful: ReadonlySet<Hint['name']> = new Set(['covered', 'glare', 'faceCovered', 'fillFrame']);

/**
 * Whether the newest readings, so many in a row, say something else than that all is right, and the last that said so is
 * some time ago. Where frames are read too rarely for automatic photos, one is enough.
 */
function hasEnded(looks: readonly CountedLook[], at: number, inARow: number): boolean {
  if (looks.slice(-inARow).some(({ hint }) => isReady(hint))) return false;
  const ready = looks.filter(({ hint }) => isReady(hint));
  return ready.length === 0 || at - last(ready).at >= readyLeavesMs;
}

function isReady(hint: Hint | null): boolean {
  return hint?.name === 'ready';
}

/** The newest one; there must be one. */
function last(looks: readonly CountedLook[]): CountedLook {
  return looks[looks.length - 1]!;
}
