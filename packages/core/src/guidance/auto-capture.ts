import type { Point } from '../model/frame-reading.ts';
import { photoFollowsLookMs } from './viewfinder-times.ts';
import type { SeenSide } from './same-side.ts';
import { movementAtRest } from './thresholds.ts';

/**
 * How much must speak for a change, in readings in a row, before the same kind of document is taken again: three that
 * are not ready or certainly show another side, or eight that probably do.
 */
const evidenceOfAChange = 24;
const evidenceOf = { certain: 8, likely: 3 } as const;

/** What auto-capture needs to know of one reading. */
export interface AutoCaptureLook {
  /** Whether a photo of this frame would be good. */
  readonly isReady: boolean;
  /** Where the document or the face is, in thousandths: the document's corners, or the face's middle. Null if it is not certain that there is one. */
  readonly subject: readonly Point[] | null;
  /** Whether that side was photographed before. */
  readonly side: SeenSide;
}

/** Auto-capture in one viewfinder, from the moment at which it appears. Times in ms. */
export type AutoCaptureState =
  /** It is switched off, or this viewfinder's photo is taken. */
  | { readonly name: 'off' }
  /** The viewfinder is new: the customer must have seen it, and perhaps turned the card over. */
  | {
      readonly name: 'waiting';
      readonly until: number;
      /** How much more must speak for a change; 0 for nothing. */
      readonly evidenceNeeded: number;
    }
  /** It is not ready. */
  | { readonly name: 'watching' }
  /** It is ready and at rest, but not for long enough. */
  | (AtRest & { readonly name: 'atRest' })
  /** The ring closes, in so many ms from `since` on. */
  | (AtRest & { readonly name: 'closing'; readonly ringMs: number })
  /** The photo must be taken now. Only `newViewfinder` ends this state. */
  | { readonly name: 'fired' };

interface AtRest {
  /** Later by the time that did not count. */
  readonly since: number;
  /** Where the document was when it came to rest; in a ring, in the last good look. */
  readonly subject: readonly Point[];
  readonly lastLookAt: number;
  /** From then on, no time counts until the next good look: ready, and with the document at rest. */
  readonly countsUntil: number;
  /** If the last look was not good: where it showed the document, null if it was not ready. */
  readonly odd: { readonly subject: readonly Point[] | null } | null;
}

type AtRestState = Extract<AutoCaptureState, AtRest>;

export type AutoCaptureEvent =
  /** A viewfinder has appeared, or auto-capture was switched on in it. */
  | {
      readonly type: 'newViewfinder';
      readonly at: number;
      /** Whether the frame may still show what was just photographed for another step. */
      readonly mayShowTheLast: boolean;
    }
  | { readonly type: 'look'; readonly look: AutoCaptureLook; readonly at: number }
  /** Time has passed. */
  | { readonly type: 'tick'; readonly at: number }
  /** It was switched off, or the customer takes the photo. */
  | { readonly type: 'stop' };

/** What holds at the moment of an event. */
export interface AutoCaptureConditions {
  /** Whether the hint that is shown promises the photo: no ring closes below another one. */
  readonly isPromised: boolean;
  /** How long a new viewfinder is only shown, in ms. */
  readonly newViewfinderMs: number;
  /** How long the document must be ready and at rest before a ring begins, in ms. */
  readonly atRestMs: number;
  /** How long a ring that begins now takes to close, in ms. */
  readonly ringMs: number;
  /** A longer pause between two looks counts as a change, in ms. */
  readonly longestPauseMs: number;
}

export const initialAutoCaptureState: AutoCaptureState = { name: 'off' };

/**
 * When a photo is taken automatically: ready for some time with the document at rest and with a hint that says so,
 * then a ring closes, then the photo. A look that is not ready stops the ring, and another hint ends it; it never fires
 * without a document or a face, never while a side is there that was photographed before, and only once in each
 * viewfinder (decision 4.2).
 */
export function nextAutoCaptureState(
  state: AutoCaptureState,
  event: AutoCaptureEvent,
  conditions: AutoCaptureConditions,
): AutoCaptureState {
  switch (event.type) {
    case 'stop':
      return state.name === 'off' ? state : initialAutoCaptureState;
    case 'newViewfinder': {
      const evidenceNeeded = event.mayShowTheLast ? evidenceOfAChange : 0;
      return { name: 'waiting', until: event.at + conditions.newViewfinderMs, evidenceNeeded };
    }
    case 'tick':
      return afterTime(state, event.at, conditions);
    case 'look':
      return afterLook(state, event.look, event.at, conditions);
  }
}

/**
 * Whether it waits for the document to be turned over or exchanged: what lies there may be what was just photographed,
 * and as long as it stays, no photo is taken automatically.
 */
export function waitsForAChange(state: AutoCaptureState): boolean {
  return state.name === 'waiting' && state.evidenceNeeded > 0;
}

/** Whether the viewfinder is new, so that nothing is taken automatically yet. */
export function isNewTo(state: AutoCaptureState, at: number): boolean {
  return state.name === 'waiting' && at < state.until;
}

/**
 * Whether a look that is ready shows the document elsewhere than where it rested: it moves, unless the next look shows it
 * at the same place.
 */
export function showsMove(state: AutoCaptureState, { isReady, subject }: AutoCaptureLook): boolean {
  return state.name === 'closing' && isReady && subject !== null && !rests(state, subject);
}

/** How much of the ring is closed, 0 to 1; null while there is none. It stops while nothing is known. */
export function ringProgress(state: AutoCaptureState, at: number): number | null {
  if (state.name !== 'closing') return null;
  return Math.min(1, Math.max(0, (Math.min(at, state.countsUntil) - state.since) / state.ringMs));
}

function afterLook(
  state: AutoCaptureState,
  look: AutoCaptureLook,
  at: number,
  conditions: AutoCaptureConditions,
): AutoCaptureState {
  if (state.name === 'off' || state.name === 'fired') return state;
  // Later readings may not recognise the side, so it must change first.
  if (look.side === 'same' || look.side === 'front')
    return {
      name: 'waiting',
      until: state.name === 'waiting' ? state.until : at,
      evidenceNeeded: evidenceOfAChange,
    };
  switch (state.name) {
    case 'waiting':
      return afterWaiting(state, look, at);
    case 'watching':
      return comeToRest(look, at);
    case 'atRest':
    case 'closing':
      if (at - state.lastLookAt > conditions.longestPauseMs) return comeToRest(look, at);
      return afterTime(afterNextLook(state, look, at), at, conditions);
  }
}

/**
 * A look that is not ready, or that shows the document elsewhere, stops the time. Before the ring, a second one ends the
 * rest; a ring waits until the hint says why.
 */
function afterNextLook(state: AtRestState, look: AutoCaptureLook, at: number): AutoCaptureState {
  const { isReady, subject } = look;
  const isClosing = state.name === 'closing';
  if (isReady && subject !== null && rests(state, subject)) {
    const since = state.since + Math.max(0, at - state.countsUntil);
    const place = isClosing ? subject : state.subject;
    return {
      ...state,
      since,
      subject: place,
      lastLookAt: at,
      countsUntil: at + photoFollowsLookMs,
      odd: null,
    };
  }
  if (!isClosing && state.odd !== null) return comeToRest(look, at);
  const countsUntil = Math.min(state.countsUntil, at);
  return { ...state, lastLookAt: at, countsUntil, odd: { subject: isReady ? subject : null } };
}

/** Whether the document lies where it rested; in a ring, also where the look before showed it: it rests there now. */
function rests({ name, subject, odd }: AtRestState, now: readonly Point[]): boolean {
  const before = name === 'closing' ? odd?.subject : null;
  return [subject, before ?? subject].some((place) => movement(place, now) <= movementAtRest);
}

/**
 * What happens as time passes: the ring begins and closes; a long pause without a look, or another hint, ends it. There
 * is no photo without a fresh look that is good.
 */
function afterTime(
  state: AutoCaptureState,
  at: number,
  { isPromised, atRestMs, ringMs, longestPauseMs }: AutoCaptureConditions,
): AutoCaptureState {
  if (!isAtRest(state)) return state;
  if (at - state.lastLookAt > longestPauseMs) return { name: 'watching' };
  const isFresh = at < state.countsUntil;
  if (state.name === 'closing') {
    if (!isPromised) return { name: 'watching' };
    return isFresh && at - state.since >= state.ringMs ? { name: 'fired' } : state;
  }
  if (!isPromised || !isFresh || at - state.since < atRestMs) return state;
  return { ...state, name: 'closing', since: at, ringMs };
}

function afterWaiting(
  state: Extract<AutoCaptureState, { name: 'waiting' }>,
  look: AutoCaptureLook,
  at: number,
): AutoCaptureState {
  const { until } = state;
  const evidenceNeeded = evidenceStillNeeded(state.evidenceNeeded, look);
  if (evidenceNeeded === 0 && at >= until) return comeToRest(look, at);
  return { name: 'waiting', until, evidenceNeeded };
}

function evidenceStillNeeded(needed: number, { isReady, side }: AutoCaptureLook): number {
  if (needed === 0) return 0;
  if (isReady && side === 'likelyOther') return Math.max(0, needed - evidenceOf.likely);
  if (isReady && side !== 'other') return evidenceOfAChange;
  return Math.max(0, needed - evidenceOf.certain);
}

function comeToRest({ isReady, subject }: AutoCaptureLook, at: number): AutoCaptureState {
  if (!isReady || subject === null) return { name: 'watching' };
  return {
    name: 'atRest',
    since: at,
    subject,
    lastLookAt: at,
    countsUntil: at + photoFollowsLookMs,
    odd: null,
  };
}

function isAtRest(state: AutoCaptureState): state is AtRestState {
  return state.name === 'atRest' || state.name === 'closing';
}

/** How far the farthest corner has moved, in thousandths. */
function movement(before: readonly Point[], after: readonly Point[]): number {
  if (before.length !== after.length) return Infinity;
  return Math.max(...after.map(({ x, y }, index) => Math.hypot(x - before[index]!.x, y - before[index]!.y)));
}
