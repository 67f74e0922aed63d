import type { FacingMode } from '../model/photos.ts';
import type { CameraError, CameraFeed, CameraSurface } from '../ports/camera.ts';

/**
 * The camera's states and transitions, as pure functions. `CameraControl` dispatches the events and does what
 * each state requires; it has the promises and timers.
 */

/** Which camera to open, and where to show its picture. */
interface CameraTarget {
  readonly facingMode: FacingMode;
  readonly surface: CameraSurface;
}

interface AnyState {
  /** The number of openings so far. A result with an earlier number is out of date. */
  readonly run: number;
  /** The device ids of the cameras that the customer has switched to. Later steps use them too. */
  readonly chosen: Readonly<Partial<Record<FacingMode, string>>>;
}

interface OnState extends AnyState {
  readonly target: CameraTarget;
  /** How often in a row a camera that stopped by itself has been reopened. */
  readonly reopenings: number;
}

export type CameraState =
  /** `failure` is why it is off; null if it was turned off. */
  | (AnyState & { readonly name: 'off'; readonly failure: CameraError | null })
  | (OnState & { readonly name: 'opening' })
  /** Opening or waking takes long. The browser may be asking the customer, or never respond. */
  | (OnState & { readonly name: 'overdue' })
  /** The browser shows the picture only after a tap (Low Power Mode); `start` must be called during the tap. */
  | (OnState & { readonly name: 'tapNeeded'; readonly start: () => void })
  | (OnState & { readonly name: 'live'; readonly feed: CameraFeed })
  /** A frame is being taken. */
  | (OnState & { readonly name: 'taking'; readonly feed: CameraFeed })
  /** It films nothing but is still open, so that it can continue without a permission prompt. */
  | (OnState & { readonly name: 'resting'; readonly feed: CameraFeed })
  | (OnState & { readonly name: 'waking'; readonly feed: CameraFeed });

export type CameraEvent =
  | { readonly type: 'want'; readonly target: CameraTarget }
  | { readonly type: 'rest' }
  | { readonly type: 'turnOff' }
  /** The customer has tapped, as the browser requires. */
  | { readonly type: 'tap' }
  /** Switch to the next camera of the device. */
  | { readonly type: 'switchCamera' }
  | { readonly type: 'take' }
  /** An open camera was checked, and sends no pictures. */
  | { readonly type: 'foundDead' }
  /** The camera shows its picture. */
  | { readonly type: 'ready'; readonly run: number; readonly feed: CameraFeed }
  | { readonly type: 'tapNeeded'; readonly run: number; readonly start: () => void }
  | { readonly type: 'overdue'; readonly run: number }
  | { readonly type: 'openingFailed'; readonly run: number; readonly error: CameraError }
  | { readonly type: 'wakingFailed'; readonly run: number }
  /** The camera has stopped by itself, or its picture has. */
  | { readonly type: 'lost'; readonly run: number; readonly error: CameraError }
  | { readonly type: 'frameTaken'; readonly run: number }
  | { readonly type: 'takingFailed'; readonly run: number; readonly error: CameraError };

/** The state of this name. */
export type CameraStateNamed<Name extends CameraState['name']> = Extract<CameraState, { name: Name }>;
type On = Exclude<CameraState, { name: 'off' }>;
type WithFeed = Extract<CameraState, { feed: CameraFeed }>;
type EventOf<Type extends CameraEvent['type']> = Extract<CameraEvent, { type: Type }>;

/** How often in a row a camera that stops by itself is reopened before that counts as a failure. */
const maximumReopenings = 1;

export const initialCameraState: CameraState = { name: 'off', run: 0, chosen: {}, failure: null };

type TransitionTable = {
  readonly [Name in CameraState['name']]: {
    readonly [Type in CameraEvent['type']]?: (
      state: CameraStateNamed<Name>,
      event: EventOf<Type>,
    ) => CameraState;
  };
};

const whileOn = { want: retarget, turnOff, lost: reopenOrFail };
const whileStarting = { ...whileOn, rest: turnOff, ready: show };
const whileOpening = { ...whileStarting, openingFailed: fail, tapNeeded: waitForTap };
const whileShowing = { ...whileOn, rest, foundDead: reopen };

/** An event that is not listed for a state has no effect in it. */
const transitions: TransitionTable = {
  off: { want: open },
  opening: { ...whileOpening, overdue },
  // Both an opening and a waking can be overdue.
  overdue: { ...whileOpening, wakingFailed: reopen },
  tapNeeded: { ...whileOpening, tap: continueOpening },
  live: { ...whileShowing, take, switchCamera },
  taking: { ...whileShowing, frameTaken: endTaking, takingFailed: failTaking },
  resting: { want: wake, turnOff },
  waking: { ...whileStarting, wakingFailed: reopen, overdue },
};

/**
 * The state after an event; the same object if the event does not apply to it, or is the result of an earlier
 * run. A state with a new `run` is always `opening`: the camera of the previous run must be closed, and a
 * camera opened.
 */
export function transition(state: CameraState, event: CameraEvent): CameraState {
  if ('run' in event && event.run !== state.run) return state;
  const next = transitions[state.name][event.type] as
    | ((state: CameraState, event: CameraEvent) => CameraState)
    | undefined;
  return next?.(state, event) ?? state;
}

function open({ run, chosen }: AnyState, { target }: { readonly target: CameraTarget }): CameraState {
  return { name: 'opening', run: run + 1, chosen, target, reopenings: 0 };
}

/** Opens a camera for another target; for the same target, it is on or starting already. */
function retarget(state: On, { target }: EventOf<'want'>): CameraState {
  const { facingMode, surface } = state.target;
  const isSame = facingMode === target.facingMode && surface === target.surface;
  return isSame ? state : reopen({ ...state, target });
}

function wake(state: CameraStateNamed<'resting'>, event: EventOf<'want'>): CameraState {
  const next = retarget(state, event);
  return next === state ? { ...state, name: 'waking' } : next;
}

function reopen(state: On): CameraState {
  return { ...commonOf(state), name: 'opening', run: state.run + 1 };
}

function reopenOrFail(state: On, { error }: { readonly error: CameraError }): CameraState {
  const reopenings = state.reopenings + 1;
  return reopenings > maximumReopenings ? fail(state, { error }) : reopen({ ...state, reopenings });
}

function turnOff({ run, chosen }: On): CameraState {
  return { name: 'off', run, chosen, failure: null };
}

function fail({ run, chosen }: On, { error }: { readonly error: CameraError }): CameraState {
  return { name: 'off', run, chosen, failure: error };
}

function show(state: On, { feed }: EventOf<'ready'>): CameraState {
  return { ...commonOf(state), name: 'live', feed };
}

function overdue(state: On): CameraState {
  return { ...commonOf(state), name: 'overdue' };
}

function waitForTap(state: On, { start }: EventOf<'tapNeeded'>): CameraState {
  return { ...commonOf(state), name: 'tapNeeded', start };
}

function continueOpening(state: On): CameraState {
  return { ...commonOf(state), name: 'opening' };
}

function rest(state: WithFeed): CameraState {
  return { ...state, name: 'resting' };
}

function take(state: CameraStateNamed<'live'>): CameraState {
  return { ...state, name: 'taking' };
}

function endTaking(state: CameraStateNamed<'taking'>): CameraState {
  return { ...state, name: 'live', reopenings: 0 };
}

/** Taking a frame may show that the camera has stopped without an event: then it is reopened. */
function failTaking(state: CameraStateNamed<'taking'>, event: EventOf<'takingFailed'>): CameraState {
  return event.error.code === 'lost' ? reopenOrFail(state, event) : fail(state, event);
}

function switchCamera(state: CameraStateNamed<'live'>): CameraState {
  const { deviceId, deviceIds } = state.feed;
  if (deviceIds.length < 2) return state;
  const next = deviceIds[(deviceIds.indexOf(deviceId) + 1) % deviceIds.length]!;
  return reopen({ ...state, chosen: { ...state.chosen, [state.target.facingMode]: next } });
}

/** The fields that all states with a camera have. */
function commonOf({ run, chosen, target, reopenings }: On): OnState {
  return { run, chosen, target, reopenings };
}

/** What the capture view shows of the camera. */
export type CameraStatus =
  | { readonly status: 'off' }
  | { readonly status: 'starting' }
  /** Starting takes long. The browser may be asking the customer, or never respond. */
  | { readonly status: 'overdue' }
  /** The camera is open, and the browser shows its picture only after a tap (Low Power Mode). */
  | { readonly status: 'tapNeeded' }
  /** The session has turned it off, since nobody is there: a tap, a key or a movement turns it on (decision 2.16). */
  | { readonly status: 'unattended' }
  | { readonly status: 'live'; readonly facingMode: FacingMode; readonly canSwitch: boolean }
  /** The shutter was pressed; the frame is being taken. */
  | { readonly status: 'taking'; readonly facingMode: FacingMode; readonly canSwitch: boolean };

export function cameraStatusOf(state: CameraState): CameraStatus {
  switch (state.name) {
    case 'off':
    case 'resting':
      return { status: 'off' };
    case 'opening':
    case 'waking':
      return { status: 'starting' };
    case 'overdue':
    case 'tapNeeded':
      return { status: state.name };
    case 'live':
    case 'taking': {
      const { facingMode, deviceIds } = state.feed;
      return { status: state.name, facingMode, canSwitch: deviceIds.length > 1 };
    }
  }
}
