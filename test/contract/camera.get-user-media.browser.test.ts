import { GetUserMediaCamera } from '@recto/adapters/browser';
import { vi } from 'vitest';
import { CameraHistory } from '../../packages/adapters/src/browser/camera/opening/CameraHistory.ts';
import { pictureCheckMs, sidewaysLimitMs } from '../../packages/adapters/src/browser/camera/camera-limits.ts';
import { cameraContract } from './camera.contract.ts';
import { DrawnDevices, drawnCameras } from './camera-drawn-devices.ts';
import type { CameraSituation } from './camera-harness.ts';
import { ManualClock } from './manual-clock.ts';

const hour = 3_600_000;

/** What the browser throws; `unsupported` is a browser without the API. */
const failures = { denied: 'NotAllowedError', notFound: 'NotFoundError', inUse: 'NotReadableError' } as const;

/** Chromium's own fake cameras, which really open, if they support the script; else drawn ones. */
function devicesFor({
  cameras,
  frame,
  lens,
  script,
}: CameraSituation): Pick<MediaDevices, 'getUserMedia' | 'enumerateDevices'> {
  if (script === 'noPicture')
    return new DrawnDevices(drawnCameras, { width: 640, height: 480 }, () => undefined);
  if (lens !== 'plain') {
    const [rear, ...others] = drawnCameras;
    const able = { zoom: { min: 1, max: 8 }, focusMode: ['continuous'], torch: true };
    return new DrawnDevices([{ ...rear!, capabilities: able }, ...others], { width: 640, height: 480 });
  }
  return frame === null ? navigator.mediaDevices : new DrawnDevices(drawnCameras.slice(0, cameras), frame);
}

cameraContract('GetUserMediaCamera', (situation) => {
  const { script } = situation;
  const devices = devicesFor(situation);
  const clock = new ManualClock();
  let screen: 'portrait' | 'landscape' | null = null;
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
      mediaDevices: () => (script === 'unsupported' ? undefined : mediaDevices),
      permissions: () => ({ query: async () => permission as unknown as PermissionStatus }),
      isSecure: () => true,
      VideoFrame: undefined,
      encoding: { Worker: undefined, createImageBitmap: undefined },
      policy: () => undefined,
      clock,
      history: new CameraHistory(clock, 0),
      screen: () => screen,
      isIos: false,
    }),
    isLightOn: () => tracks().some(({ readyState, enabled }) => readyState === 'live' && enabled),
    isAsked: () => grants.length > 0,
    answerPrompt: async () => {
      granted.resolve();
      await Promise.all(grants);
    },
    passTime: () => void passTime(clock),
    allow: () => {
      permission.state = 'granted';
      permission.dispatchEvent(new Event('change'));
    },
    lieSideways: (sideways) => {
      // The drawn phone is upright.
      screen = sideways ? 'landscape' : 'portrait';
      for (let ms = 0; ms < sidewaysLimitMs; ms += pictureCheckMs) clock.advance(pictureCheckMs);
    },
    unplug: () => {
      for (const track of tracks().filter(({ readyState }) => readyState === 'live')) {
        track.stop();
        track.dispatchEvent(new Event('ended'));
      }
    },
    world: async () => (devices as DrawnDevices).canvas,
  };
});

/** Advances the clock by hours, once the adapter waits. */
async function passTime(clock: ManualClock): Promise<void> {
  for (let turn = 0; turn < 50; turn += 1) {
    await new Promise((resolve) => requestAnimationFrame(resolve));
    clock.advance(hour);
  }
}
