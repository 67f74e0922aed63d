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

interface Row {
  readonly leads: Partial<Record<EventName, CameraState>>;
  /** Why the other events change nothing, and why no tap, photo or camera is lost by that. */
  readonly ignores: Readonly<Record<string, readonly EventName[]>>;
}

const why = {
  sameCamera: 'that camera is on, or starting, already',
  earlier: 'only a result of an earlier camera can come now, and that one was closed',
  notOpening: 'nothing is being opened or woken',
  isThere: 'its picture was shown already',
  notTaking: 'no frame is being taken; the one of an earlier viewfinder is dropped by the control',
  noTap: 'the browser does not wait for a tap',
  noPicture: 'there is no picture: the shutter is disabled, and the cameras of the device are not known yet',
  notShown: 'it is checked only while it shows its picture',
  wakes: 'waking it fails next, and then it is opened again',
  oneAtATime: 'one frame is taken at a time; the camera is not switched under it',
} as const;

const takeEvents = ['take', 'switchCamera'] as const;
const takeResults = ['frameTaken', 'takingFailed', 'takingFailed, lost'] as const;
const openResults = ['tapNeeded', 'openingFailed'] as const;

const ofStarting = {
  [why.sameCamera]: ['want'],
  [why.noPicture]: takeEvents,
  [why.notTaking]: takeResults,
  [why.notShown]: ['foundDead'],
} satisfies Row['ignores'];

const ofShowing = {
  [why.sameCamera]: ['want'],
  [why.isThere]: ['ready', ...openResults, 'overdue', 'wakingFailed'],
  [why.noTap]: ['tap'],
} satisfies Row['ignores'];

const rows: Record<StateName, Row> = {
  off: {
    leads: { want: reopened, 'want another': openedForSelfie },
    ignores: {
      'it is off': ['rest', 'turnOff', ...takeEvents, 'foundDead', 'tap'],
      [why.earlier]: ['ready', ...openResults, 'overdue', 'wakingFailed', 'lost', ...takeResults],
    },
  },
  opening: {
    leads: { ...whileOpening, overdue: states.overdue },
    ignores: { ...ofStarting, [why.noTap]: ['tap'], [why.notOpening]: ['wakingFailed'] },
  },
  // An opening or a waking takes long.
  overdue: {
    leads: { ...whileOpening, wakingFailed: reopened },
    ignores: { ...ofStarting, [why.noTap]: ['tap'], 'it is overdue already': ['overdue'] },
  },
  tapNeeded: {
    leads: { ...whileOpening, tap: states.opening },
    ignores: {
      ...ofStarting,
      'it waits for the customer, however long': ['overdue'],
      [why.notOpening]: ['wakingFailed'],
    },
  },
  live: {
    leads: {
      ...whileShowing,
      take: states.taking,
      switchCamera: { ...reopened, chosen: { environment: 'wide' } },
    },
    ignores: { ...ofShowing, [why.notTaking]: takeResults },
  },
  taking: {
    leads: {
      ...whileShowing,
      frameTaken: states.live,
      takingFailed: failed,
      'takingFailed, lost': reopenedOnce,
    },
    ignores: { ...ofShowing, [why.oneAtATime]: takeEvents },
  },
  resting: {
    leads: { ...whileOn, want: states.waking },
    ignores: {
      'it rests already': ['rest'],
      [why.notOpening]: ['ready', ...openResults, 'overdue', 'wakingFailed'],
      [why.noTap]: ['tap'],
      [why.noPicture]: takeEvents,
      [why.notShown]: ['foundDead'],
      [why.wakes]: ['lost'],
      [why.notTaking]: takeResults,
    },
  },
  waking: {
    leads: { ...whileStarting, wakingFailed: reopened, overdue: states.overdue },
    ignores: { ...ofStarting, [why.noTap]: ['tap'], [why.notOpening]: openResults },
  },
};

const stateNames = Object.keys(states) as StateName[];
const eventNames = Object.keys(events) as EventName[];

describe.each(stateNames)('%s', (stateName) => {
  const { leads, ignores } = rows[stateName];

  test('the state leads somewhere or is ignored for one reason, for every event', () => {
    const named = [...Object.keys(leads), ...Object.values(ignores).flat()];
    expect(named.toSorted()).toEqual(eventNames.toSorted());
  });

  test.each(Object.keys(leads) as EventName[])(`${stateName} on %s`, (eventName) => {
    const state: CameraState = Object.freeze({ ...states[stateName] });
    expect(transition(state, events[eventName])).toEqual(leads[eventName]);
  });

  const ignored = Object.entries(ignores).flatMap(([reason, names]) =>
    names.map((eventName) => ({ eventName, reason })),
  );
  test.each(ignored)(`${stateName} ignores $eventName: $reason`, ({ eventName }) => {
    const state: CameraState = Object.freeze({ ...states[stateName] });
    expect(transition(state, events[eventName])).toBe(state);
  });
});

test('the machine begins with the camera off', () => {
  expect(initialCameraState).toEqual({ name: 'off', run: 0, chosen: {}, failure: null });
});

describe('a camera that stops by itself', () => {
  const again = (name: 'live' | 'waking') => ({ ...states[name], reopenings: 1 });

  test.each(['live', 'waking'] as const)(
    'a camera that stops by itself fails the second time in a row (%s)',
    (name) => {
      expect(transition(again(name), events.lost)).toEqual({ ...states.off, failure: lost });
    },
  );

  test('the count of failures restarts at zero after a frame was taken', () => {
    const taken = transition({ ...states.taking, reopenings: 1 }, events.frameTaken);
    expect(transition(taken, events.lost)).toEqual(reopenedOnce);
  });

  test('the count of failures restarts at zero after the camera was turned off', () => {
    const off = transition(again('live'), events.turnOff);
    expect(transition(off, events.want)).toEqual({ ...reopened, reopenings: 0 });
  });

  test('the count of failures stays after another camera was chosen or wanted', () => {
    expect(transition(again('live'), events.switchCamera)).toMatchObject({ reopenings: 1 });
    expect(transition(again('live'), events['want another'])).toMatchObject({ reopenings: 1 });
  });
});

describe('the next camera', () => {
  const next = (open: CameraFeed) => transition({ ...states.live, feed: open }, events.switchCamera);

  test('the next camera after the last one is the first', () => {
    expect(next(feedOf('wide', ['rear', 'wide']))).toMatchObject({ chosen: { environment: 'rear' } });
  });

  test('the next camera after one that is not in the list is the first', () => {
    expect(next(feedOf('unlisted', ['rear', 'wide']))).toMatchObject({ chosen: { environment: 'rear' } });
  });

  test('a switch on a device with one camera changes nothing', () => {
    const state: CameraState = { ...states.live, feed: feedOf('rear', ['rear']) };
    expect(transition(state, events.switchCamera)).toBe(state);
  });

  test('the chosen camera is remembered for its facing mode only', () => {
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
