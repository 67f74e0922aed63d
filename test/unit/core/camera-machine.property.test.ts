import { CameraError, cameraErrorCodes } from '@recto/core';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  initialCameraState,
  transition,
  type CameraEvent,
  type CameraState,
} from '../../../packages/core/src/camera/camera-machine.ts';
import { fuzz, fuzzTimeoutMs } from '../../reliability/fuzz/fuzz.ts';
import { feedOf } from './doubles/feeds.ts';

const surfaces = [{}, {}];
const anyTarget = fc.record({
  facingMode: fc.constantFrom('environment' as const, 'user' as const),
  surface: fc.constantFrom(...surfaces),
});
const anyFeed = fc.constantFrom('rear', 'wide').map((deviceId) => feedOf(deviceId, ['rear', 'wide']));
const anyError = fc.constantFrom(...cameraErrorCodes).map((code) => new CameraError(code));
/** How many runs ago a result was requested: mostly the present one. */
const anyAge = fc.oneof({ weight: 5, arbitrary: fc.constant(0) }, { weight: 1, arbitrary: fc.nat(3) });

const anyCommand: fc.Arbitrary<CameraEvent> = fc.oneof(
  fc.record({ type: fc.constant('want' as const), target: anyTarget }),
  fc.constantFrom(
    ...(['rest', 'turnOff', 'tap', 'switchCamera', 'take', 'foundDead'] as const).map((type) => ({ type })),
  ),
);

type Result = Extract<CameraEvent, { run: number }>;
const anyResult: fc.Arbitrary<(run: number) => Result> = fc
  .tuple(
    fc.constantFrom(
      ...(['ready', 'ready', 'tapNeeded', 'overdue', 'frameTaken', 'wakingFailed'] as const),
      ...(['openingFailed', 'lost', 'takingFailed'] as const),
    ),
    anyFeed,
    anyError,
    anyAge,
  )
  .map(([type, feed, error, age]) => (now: number) => {
    const run = now - age;
    return { type, run, feed, error, start: () => undefined };
  });

/** An event, given the number of the present run. */
const anyEvent = fc.oneof(
  anyCommand.map((event) => () => event),
  anyResult,
);
const walk = fc.array(anyEvent, { maxLength: 60 });

interface Step {
  readonly before: CameraState;
  readonly event: CameraEvent;
  readonly after: CameraState;
}

/** Every step of a walk that begins with the camera off. */
function stepsOf(events: readonly ((run: number) => CameraEvent)[]): readonly Step[] {
  const steps: Step[] = [];
  let state = initialCameraState;
  for (const eventFor of events) {
    const event = eventFor(state.run);
    const after = transition(state, event);
    steps.push({ before: state, event, after });
    state = after;
  }
  return steps;
}

/** An invariant of every step of every walk. */
function everyStep(what: string, check: (step: Step) => void): void {
  test(
    what,
    () => {
      fc.assert(
        fc.property(walk, (events) => stepsOf(events).forEach(check)),
        fuzz('sequences', `camera machine: ${what}`, { short: 500, full: 2000 }),
      );
    },
    fuzzTimeoutMs,
  );
}

everyStep('only a wanted camera leaves the state off', ({ before, event, after }) => {
  if (before.name === 'off' && after.name !== 'off') expect(event.type).toBe('want');
});

everyStep('the result of an earlier run changes nothing', ({ before, event, after }) => {
  if ('run' in event && event.run !== before.run) expect(after).toBe(before);
});

everyStep('a run begins with an opening, and each opening begins a run', ({ before, event, after }) => {
  if (after.run !== before.run) expect([after.run, after.name]).toEqual([before.run + 1, 'opening']);
  else if (after.name === 'opening' && before !== after) expect(event.type).toBe('tap');
});

everyStep('a feed comes with `ready`, and stays the same until its run ends', ({ before, event, after }) => {
  if (!('feed' in after)) return;
  if (event.type === 'ready' && before !== after) expect(after.feed).toBe(event.feed);
  else expect('feed' in before && before.feed).toBe(after.feed);
});

everyStep('every state can be turned off', ({ after }) => {
  expect(transition(after, { type: 'turnOff' }).name).toBe('off');
});

everyStep('from every state, a camera that is wanted and works becomes live', ({ after }) => {
  const target = { facingMode: 'user', surface: {} } as const;
  const opening = transition(after, { type: 'want', target });
  const live = transition(opening, { type: 'ready', run: opening.run, feed: feedOf('front') });
  expect(live).toMatchObject({ name: 'live', target, run: after.run + 1 });
});

everyStep('a camera is reopened at most once in a row', ({ after }) => {
  if (after.name !== 'off') expect(after.reopenings).toBeLessThanOrEqual(1);
});

everyStep('the chosen camera changes only by the customer’s choice', ({ before, event, after }) => {
  if (after.chosen !== before.chosen) expect(event.type).toBe('switchCamera');
});

everyStep('a failure is reported only by the event that carries it', ({ before, event, after }) => {
  if (after.name !== 'off' || after === before || after.failure === null) return;
  expect('error' in event && event.error).toBe(after.failure);
});
