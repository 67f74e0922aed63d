import { hintExpiresMs, hintStaysMs } from './guidance-times.ts';
import { isSameHint, type Hint } from './hint.ts';

/** How many readings decide about the hint. */
const looksCounted = 5;

/** A hint appears when this many of them agree. */
const looksToAppear = 3;

/** It stays while this many of them agree, whatever the others say. */
const looksToStay = 2;

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
 * Steadies the hints of single frames: a hint appears when 3 of the last 5 agree, stays for 700 ms at least and
 * while 2 of them agree, and disappears after a second without a reading (decision 4.10).
 * @param event `at`: the time, in ms of any clock that does not run backwards.
 */
export function nextHintState(state: HintState, event: HintEvent): HintState {
  const fresh = state.looks.filter(({ at }) => event.at - at < hintExpiresMs);
  if (event.type === 'tick') return fresh.length > 0 || state.looks.length === 0 ? state : initialHintState;
  const looks = [...fresh, { hint: event.hint, at: event.at }].slice(-looksCounted);
  const known = fresh.length > 0 ? state : initialHintState;
  const hint = hintToShow(known, looks, event.at);
  if (isSameHint(hint, known.shown)) return { ...known, looks };
  return { shown: hint, since: event.at, looks };
}

function hintToShow({ shown, since }: HintState, looks: readonly CountedLook[], at: number): Hint | null {
  const votesFor = (hint: Hint | null) => looks.filter((look) => isSameHint(look.hint, hint)).length;
  if (shown !== null && (at - since < hintStaysMs || votesFor(shown) >= looksToStay)) return shown;
  const winner = looks.find(({ hint }) => votesFor(hint) >= looksToAppear);
  return winner === undefined ? shown : winner.hint;
}
