import { GetUserMediaCamera, type CameraEnvironment } from '@recto/adapters/browser';
import type { FacingMode } from '@recto/core';
import { vi } from 'vitest';
import type { CameraHarness, CameraSituation } from './camera-harness.ts';
import { plainEnvironment } from '../support/camera-environment.ts';

const hour = 3_600_000;

/** What the browser throws; `unsupported` is a browser without the API. */
const failures = { denied: 'NotAllowedError', notFound: 'NotFoundError', inUse: 'NotReadableError' } as const;

/** A device for `GetUserMediaCamera`. */
export interface BrowserDeviceUnderTest {
  readonly devices: Pick<MediaDevices, 'getUserMedia' | 'enumerateDevices'>;
  readonly clock: CameraEnvironment['clock'] & { advance(ms: number): void };
  readonly history: CameraEnvironment['history'];
  readonly screen: CameraEnvironment['screen'];
  readonly isIos: boolean;
  lieSideways(sideways: boolean): void;
  world(facingMode: FacingMode): HTMLCanvasElement;
}

/** `GetUserMediaCamera` on this device, on which the browser does what the script says. */
export function browserCameraHarness(
  { script }: CameraSituation,
  { devices, clock, history, screen, isIos, lieSideways, world }: BrowserDeviceUnderTest,
): CameraHarness {
  const streams: MediaStream[] = [];
  const granted = Promise.withResolvers<void>();
  const grants: Promise<unknown>[] = [];
  const permission = Object.assign(new EventTarget(), { state: 'prompt' });
  if (script === 'tapNeeded') {
    const refusal = new DOMException('', 'NotAllowedError');
    vi.spyOn(HTMLVideoElement.prototype, 'play').mockRejectedValueOnce(refusal);
  }
  const tracks = () => streams.flatMap((stream) => stream.getTracks());

  async function getUserMedia(constraints?: MediaStreamConstraints): Promise<MediaStream> {
    if (script in failures) throw new DOMException('', failures[script as keyof typeof failures]);
    if (script === 'noAnswer') await new Promise(() => undefined);
    if (script === 'slow') await granted.promise;
    const stream = await devices.getUserMedia(constraints);
    streams.push(stream);
    return stream;
  }

  const mediaDevices = {
    enumerateDevices: () => devices.enumerateDevices(),
    getUserMedia: (constraints?: MediaStreamConstraints) => {
      const grant = getUserMedia(constraints);
      grants.push(grant.catch(() => undefined));
      return grant;
    },
  };

  return {
    camera: new GetUserMediaCamera({
      ...plainEnvironment(clock),
      mediaDevices: () => (script === 'unsupported' ? undefined : mediaDevices),
      permissions: () => ({ query: async () => permission as unknown as PermissionStatus }),
      history,
      screen,
      isIos,
    }),
    isLightOn: () => tracks().some(({ readyState, enabled }) => readyState === 'live' && enabled),
    asked: () => grants.length,
    answerPrompt: async () => {
      granted.resolve();
      await Promise.all(grants);
    },
    passTime: () => void passTime(clock),
    allow: () => {
      permission.state = 'granted';
      permission.dispatchEvent(new Event('change'));
    },
    lieSideways,
    unplug: () => {
      for (const track of tracks().filter(({ readyState }) => readyState === 'live')) {
        track.stop();
        track.dispatchEvent(new Event('ended'));
      }
    },
    world: async (facingMode) => world(facingMode),
  };
}

/** Advances the clock by hours, once the adapter waits. */
async function passTime(clock: BrowserDeviceUnderTest['clock']): Promise<void> {
  for (let turn = 0; turn < 50; turn += 1) {
    await new Promise((resolve) => requestAnimationFrame(resolve));
    clock.advance(hour);
  }
}
