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
  /** The ring closes, in so many ms. */
  | (AtRest & { readonly name: 'closing'; readonly ringMs: number })
  /** The photo must be taken now. Only `newViewfinder` ends this state. */
  | { readonly name: 'fired' };

interface AtRest {
  readonly since: number;
  /** Where the document was when it came to rest. */
  readonly subject: readonly Point[];
  readonly lastLookAt: number;
}

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
 * then a ring closes, then the photo. Any change cancels it; it never fires without a document or a face, never while
 * a side is there that was photographed before, and only once in each viewfinder (decision 4.2).
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
      return isAtRest(state) ? afterTime(state, event.at, conditions) : state;
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

/** How much of the ring is closed, 0 to 1; null while it does not close. */
export function ringProgress(state: AutoCaptureState, at: number): number | null {
  return state.name === 'closing' ? Math.min(1, Math.max(0, (at - state.since) / state.ringMs)) : null;
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
      if (!look.isReady || look.subject === null) return { name: 'watching' };
      if (movement(state.subject, look.subject) > movementAtRest) return comeToRest(look, at);
      return afterTime({ ...state, lastLookAt: at }, at, conditions);
  }
}

/**
 * What happens as time passes: the ring begins and closes; a long pause without a look, or another hint, cancels it. A
 * closed ring waits for the next look if the last one is not fresh.
 */
function afterTime(
  state: AutoCaptureState & AtRest,
  at: number,
  { isPromised, atRestMs, ringMs, longestPauseMs }: AutoCaptureConditions,
): AutoCaptureState {
  if (at - state.lastLookAt > longestPauseMs) return { name: 'watching' };
  if (state.name === 'closing') {
    if (!isPromised) return { name: 'watching' };
    const isFresh = at - state.lastLookAt <= photoFollowsLookMs;
    return isFresh && at - state.since >= state.ringMs ? { name: 'fired' } : state;
  }
  if (!isPromised || at - state.since < atRestMs) return state;
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
  return { name: 'atRest', since: at, subject, lastLookAt: at };
}

function isAtRest(state: AutoCaptureState): state is AutoCaptureState & AtRest {
  return state.name === 'atRest' || state.name === 'closing';
}

/** How far the farthest corner has moved, in thousandths. */
function movement(before: readonly Point[], after: readonly Point[]): number {
  if (before.length !== after.length) return Infinity;
  return Math.max(...after.map(({ x, y }, index) => Math.hypot(x - before[index]!.x, y - before[index]!.y)));
}
