import {
  CameraError,
  cameraErrorCodes,
  type CameraErrorCode,
  type CameraFeed,
  type CameraPort,
  type CameraRequest,
} from '@recto/core';
import * as fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { CameraControl } from '../../../packages/core/src/camera/camera-control.ts';
import type { CameraStatus } from '../../../packages/core/src/camera/camera-machine.ts';
import { fuzz, fuzzTimeoutMs } from '../../reliability/fuzz/fuzz.ts';
import { countedTimers } from './doubles/counted-timers.ts';
import { feedOf } from './doubles/feeds.ts';
import { imageOf } from '../../support/procedures.ts';
import { ScheduledResponses } from './doubles/scheduled-responses.ts';
import { settled } from './doubles/waiting.ts';

const waitingTimers = countedTimers('camera/', { toFake: ['setTimeout', 'clearTimeout'] });

type Failures = readonly (CameraErrorCode | null)[];

/**
 * A camera that breaks its contract: it ignores the signal, so late cameras open; it closes nothing by itself;
 * and it reports a loss even after it was closed.
 */
class CarelessCamera implements CameraPort {
  readonly responses: ScheduledResponses<CameraErrorCode>;
  /** The cameras that were opened and not closed. */
  readonly opened = new Set<CameraFeed>();
  readonly requests: CameraRequest[] = [];
  readonly #lossListeners = new Set<(error: CameraError) => void>();

  constructor(scheduler: fc.Scheduler, failures: Failures) {
    this.responses = new ScheduledResponses(scheduler, failures);
  }

  async open(request: CameraRequest): Promise<CameraFeed> {
    this.requests.push(request);
    await this.#respond('open');
    const feed: CameraFeed = {
      ...feedOf('rear', ['rear', 'wide']),
      takePhoto: () => this.#respond('take').then(() => imageOf('frame')),
      wake: () => this.#respond('wake'),
      onLost: (listener) => {
        this.#lossListeners.add(listener);
        return () => undefined;
      },
      close: () => this.opened.delete(feed),
    };
    this.opened.add(feed);
    return feed;
  }

  loseAll(): void {
    for (const listener of this.#lossListeners) listener(new CameraError('lost'));
  }

  askAllForTap(): void {
    for (const { onTapNeeded } of this.requests) onTapNeeded(() => undefined);
  }

  openAhead = () => undefined;
  giveBack = () => undefined;
  watchAccess = () => () => undefined;
  hasCamera = () => true;
  watchPresence = () => () => undefined;

  async #respond(what: string): Promise<void> {
    const failure = await this.responses.ask(what);
    if (failure !== null) throw new CameraError(failure);
  }
}

interface World {
  readonly camera: CarelessCamera;
  readonly control: CameraControl;
}

const surfaces = [{}, {}] as const;
const actions = {
  'want the rear': ({ control }) => control.want('environment', surfaces[0]),
  'want the front': ({ control }) => control.want('user', surfaces[0]),
  'want the rear on another surface': ({ control }) => control.want('environment', surfaces[1]),
  rest: ({ control }) => control.rest(),
  'turn off': ({ control }) => control.turnOff(),
  tap: ({ control }) => control.start(),
  check: ({ control }) => control.check(),
  switch: ({ control }) => control.switchCamera(),
  take: ({ control }) => void control.take(),
  'all are lost': ({ camera }) => camera.loseAll(),
  'a tap is needed': ({ camera }) => camera.askAllForTap(),
  'nine seconds pass': () => vi.advanceTimersByTime(9_000),
} satisfies Record<string, (world: World) => void>;

const action = fc.oneof(
  { weight: 1, arbitrary: fc.constantFrom(...(Object.keys(actions) as (keyof typeof actions)[])) },
  { weight: 1, arbitrary: fc.constant('want the rear' as const) },
  { weight: 2, arbitrary: fc.constant(null) },
);
const story = fc.record({
  failures: fc.array(
    fc.oneof({ weight: 3, arbitrary: fc.constant(null) }, fc.constantFrom(...cameraErrorCodes)),
    { maxLength: 8 },
  ),
  actions: fc.array(action, { minLength: 5, maxLength: 50 }),
});

test(
  'in any order of events at most one camera is open, and each one that opens is closed in the end',
  async () => {
    await fc.assert(
      fc.asyncProperty(fc.scheduler(), story, async (scheduler, { failures, actions: names }) => {
        const camera = new CarelessCamera(scheduler, failures);
        let status: CameraStatus['status'] = 'off';
        let failed = false;
        const control = new CameraControl(camera, {
          onStatus: (now) => {
            status = now.status;
            failed = false;
          },
          onReady: () => expect(['live', 'taking']).toContain(status),
          onSideways: () => undefined,
          onFailed: () => {
            expect(status).toBe('off');
            failed = true;
          },
        });
        const running = camera.requests;
        const expectOrder = () => {
          expect(camera.opened.size).toBeLessThanOrEqual(1);
          expect(running.filter(({ signal }) => !signal.aborted).length).toBeLessThanOrEqual(1);
          if (status === 'live' || status === 'taking') expect(camera.opened.size).toBe(1);
          if (failed) expect(camera.opened.size).toBe(0);
        };
        for (const name of names) {
          if (name !== null) actions[name]({ camera, control });
          else if (scheduler.count() > 0) await scheduler.waitNext(1);
          await settled();
          expectOrder();
        }
        control.turnOff();
        await scheduler.waitIdle();
        await settled();
        expect(status).toBe('off');
        expect(camera.opened.size).toBe(0);
        expect(running.every(({ signal }) => signal.aborted)).toBe(true);
        expect(waitingTimers()).toBe(0);
      }),
      fuzz('sequences', 'camera control', { short: 150, full: 2500 }),
    );
  },
  fuzzTimeoutMs,
);
