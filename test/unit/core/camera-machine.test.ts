import { CameraError, type CameraFeed, type CameraSurface } from '@recto/core';
import { describe, expect, test } from 'vitest';
import {
  cameraStatusOf,
  initialCameraState,
  transition,
  type CameraEvent,
  type CameraState,
  type CameraStateNamed,
} from '../../../packages/core/src/camera/camera-machine.ts';
import { feedOf } from './doubles/feeds.ts';

const surface: CameraSurface = {};
const target = { facingMode: 'environment', surface } as const;
const selfie = { facingMode: 'user', surface } as const;
const feed = feedOf('rear', ['rear', 'wide']);
const run = 3;
const start = () => undefined;
const startAgain = () => undefined;
const lost = new CameraError('lost');
const noPicture = new CameraError('noPicture');
const chosen = { environment: 'rear' };

const on = { run, chosen, target, reopenings: 0 };
const states = {
  off: { name: 'off', run, chosen, failure: null },
  opening: { name: 'opening', ...on },
  overdue: { name: 'overdue', ...on },
  tapNeeded: { name: 'tapNeeded', ...on, start },
  live: { name: 'live', ...on, feed },
  taking: { name: 'taking', ...on, feed },
  resting: { name: 'resting', ...on, feed },
  waking: { name: 'waking', ...on, feed },
} satisfies { [Name in CameraState['name']]: CameraStateNamed<Name> };

const otherFeed = feedOf('rear', ['rear']);
const events = {
  want: { type: 'want', target: { ...target } },
  'want another': { type: 'want', target: selfie },
  rest: { type: 'rest' },
  turnOff: { type: 'turnOff' },
  tap: { type: 'tap' },
  switchCamera: { type: 'switchCamera' },
  take: { type: 'take' },
  foundDead: { type: 'foundDead' },
  ready: { type: 'ready', run, feed: otherFeed },
  tapNeeded: { type: 'tapNeeded', run, start: startAgain },
  overdue: { type: 'overdue', run },
  openingFailed: { type: 'openingFailed', run, error: noPicture },
  wakingFailed: { type: 'wakingFailed', run },
  lost: { type: 'lost', run, error: lost },
  frameTaken: { type: 'frameTaken', run },
  takingFailed: { type: 'takingFailed', run, error: noPicture },
  'takingFailed, lost': { type: 'takingFailed', run, error: lost },
} satisfies Record<string, CameraEvent>;

type StateName = keyof typeof states;
type EventName = keyof typeof events;

const reopened: CameraState = { ...states.opening, run: run + 1 };
const reopenedOnce: CameraState = { ...reopened, reopenings: 1 };
const openedForSelfie: CameraState = { ...reopened, target: selfie };
const failed: CameraState = { ...states.off, failure: noPicture };
const live: CameraState = { ...states.live, feed: otherFeed };

const whileOn = { 'want another': openedForSelfie, turnOff: states.off } as const;
const whileStarting = { ...whileOn, rest: states.off, ready: live, lost: reopenedOnce } as const;
const whileOpening = {
  ...whileStarting,
  openingFailed: failed,
  tapNeeded: { ...states.tapNeeded, start: startAgain },
} as const;
const whileShowing = {
  ...whileOn,
  rest: states.resting,
  lost: reopenedOnce,
  foundDead: reopened,
} as const;

/** Every pair that is not here changes nothing. */
const transitions: Record<StateName, Partial<Record<EventName, CameraState>>> = {
  off: { want: reopened, 'want another': openedForSelfie },
  opening: { ...whileOpening, overdue: states.overdue },
  // An opening or a waking takes long.
  overdue: { ...whileOpening, wakingFailed: reopened },
  tapNeeded: { ...whileOpening, tap: states.opening },
  live: {
    ...whileShowing,
    take: states.taking,
    switchCamera: { ...reopened, chosen: { environment: 'wide' } },
  },
  taking: {
    ...whileShowing,
    frameTaken: states.live,
    takingFailed: failed,
    'takingFailed, lost': reopenedOnce,
  },
  resting: { ...whileOn, want: states.waking },
  waking: { ...whileStarting, wakingFailed: reopened, overdue: states.overdue },
};

const stateNames = Object.keys(states) as StateName[];
const eventNames = Object.keys(events) as EventName[];

describe.each(stateNames)('%s', (stateName) => {
  test.each(eventNames)(`${stateName} on %s`, (eventName) => {
    const state: CameraState = Object.freeze({ ...states[stateName] });
    const expected = transitions[stateName][eventName];
    const next = transition(state, events[eventName]);
    if (expected === undefined) expect(next).toBe(state);
    else expect(next).toEqual(expected);
  });
});

test('begins with the camera off', () => {
  expect(initialCameraState).toEqual({ name: 'off', run: 0, chosen: {}, failure: null });
});

describe('a camera that stops by itself', () => {
  const again = (name: 'live' | 'waking') => ({ ...states[name], reopenings: 1 });

  test.each(['live', 'waking'] as const)('fails the second time in a row (%s)', (name) => {
    expect(transition(again(name), events.lost)).toEqual({ ...states.off, failure: lost });
  });

  test('its count restarts at zero after a frame was taken', () => {
    const taken = transition({ ...states.taking, reopenings: 1 }, events.frameTaken);
    expect(transition(taken, events.lost)).toEqual(reopenedOnce);
  });

  test('its count restarts at zero after the camera was turned off', () => {
    const off = transition(again('live'), events.turnOff);
    expect(transition(off, events.want)).toEqual({ ...reopened, reopenings: 0 });
  });

  test('its count stays after another camera was chosen or wanted', () => {
    expect(transition(again('live'), events.switchCamera)).toMatchObject({ reopenings: 1 });
    expect(transition(again('live'), events['want another'])).toMatchObject({ reopenings: 1 });
  });
});

describe('the next camera', () => {
  const next = (open: CameraFeed) => transition({ ...states.live, feed: open }, events.switchCamera);

  test('of the last one is the first', () => {
    expect(next(feedOf('wide', ['rear', 'wide']))).toMatchObject({ chosen: { environment: 'rear' } });
  });

  test('of a camera that is not in the list is the first', () => {
    expect(next(feedOf('unlisted', ['rear', 'wide']))).toMatchObject({ chosen: { environment: 'rear' } });
  });

  test('of the only camera is null', () => {
    const state: CameraState = { ...states.live, feed: feedOf('rear', ['rear']) };
    expect(transition(state, events.switchCamera)).toBe(state);
  });

  test('is remembered for its facing mode only', () => {
    const state: CameraState = { ...states.live, target: selfie };
    expect(transition(state, events.switchCamera)).toMatchObject({
      chosen: { environment: 'rear', user: 'wide' },
    });
  });
});

test.each([
  ['off', { status: 'off' }],
  ['opening', { status: 'starting' }],
  ['overdue', { status: 'overdue' }],
  ['tapNeeded', { status: 'tapNeeded' }],
  ['live', { status: 'live', facingMode: 'environment', canSwitch: true }],
  ['taking', { status: 'taking', facingMode: 'environment', canSwitch: true }],
  ['resting', { status: 'off' }],
  ['waking', { status: 'starting' }],
] as const)('the capture view shows %s as %o', (name, status) => {
  expect(cameraStatusOf(states[name])).toEqual(status);
});

test('a device with one camera has no next camera', () => {
  expect(cameraStatusOf(live)).toMatchObject({ canSwitch: false });
});
