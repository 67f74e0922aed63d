import type { CameraEnvironment } from '@recto/adapters/browser';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import {
  responseLimitMs,
  pictureLimitMs,
  promptedResponseLimitMs,
} from '../../../packages/adapters/src/browser/camera/camera-limits.ts';
import { DrawnDevices, drawnCameras, testCard, type Painter } from '@recto/testing/camera';
import { eventually } from '../../support/eventually.ts';
import { frame, setCameraBench, trackOf } from './camera-bench.ts';

/** How long `GetUserMediaCamera` waits for an answer and for a picture, and when it gives up. */

const black = () => undefined;

const bench = setCameraBench();

describe('getUserMedia without a response', () => {
  const askingUntil = (state: PermissionState) => () => ({
    query: () => Promise.resolve({ state } as PermissionStatus),
  });

  async function openingOn(permissions: CameraEnvironment['permissions']) {
    const grant = Promise.withResolvers<MediaStream>();
    const getUserMedia = vi.fn(() => grant.promise);
    const devices = { getUserMedia, enumerateDevices: () => Promise.resolve([]) };
    const outcome = bench.open(bench.cameraOn(devices, { permissions })).then(
      () => 'open',
      (error: { code: string }) => error.code,
    );
    await eventually(() => expect(getUserMedia).toHaveBeenCalled());
    return { grant, outcome };
  }

  it('getUserMedia without a response fails after its time limit', async () => {
    const { outcome } = await openingOn(askingUntil('granted'));
    bench.clock.advance(responseLimitMs);
    await expect(outcome).resolves.toBe('noAnswer');
  });

  it.each([
    ['asks the person', askingUntil('prompt')],
    [
      'does not tell of permissions, and may be asking',
      () => ({ query: () => Promise.reject(new TypeError()) }),
    ],
    ['knows no permissions, and may be asking', () => undefined],
  ])(
    'getUserMedia without a response has a longer time limit while the browser %s',
    async (_what, permissions) => {
      const { grant, outcome } = await openingOn(permissions);
      bench.clock.advance(responseLimitMs);
      await eventually(() => expect(bench.clock.pending).toBe(1));
      grant.resolve(await new DrawnDevices(drawnCameras, frame).getUserMedia({ video: true }));
      await expect(outcome).resolves.toBe('open');
    },
  );

  it('getUserMedia without a response fails after the longer time limit as well, and its late stream is stopped', async () => {
    const { grant, outcome } = await openingOn(askingUntil('prompt'));
    bench.clock.advance(responseLimitMs);
    await eventually(() => expect(bench.clock.pending).toBe(1));
    bench.clock.advance(promptedResponseLimitMs - responseLimitMs);
    await expect(outcome).resolves.toBe('noAnswer');
    const late = await new DrawnDevices(drawnCameras, frame).getUserMedia({ video: true });
    grant.resolve(late);
    await eventually(() => expect(late.getVideoTracks()[0]!.readyState).toBe('ended'));
    expect(bench.clock.pending).toBe(0);
  });
});

describe('a camera without a picture', () => {
  it('a camera without a picture has time: the first frames of a phone are often black', async () => {
    const devices = new DrawnDevices(drawnCameras, frame, black);
    const opening = bench.open(bench.cameraOn(devices));
    await eventually(() => expect(bench.video().videoWidth).toBe(640));
    testCard(devices.canvas.getContext('2d')!, frame);
    await expect(opening).resolves.toBeDefined();
  });

  it('a camera that sends only the sensor noise of a dark room has a picture', async () => {
    const darkRoom: Painter = (context, { width, height }) => {
      context.fillStyle = 'rgb(2 2 2)';
      context.fillRect(0, 0, width, height);
      context.fillStyle = 'rgb(20 20 20)';
      for (let x = 0; x < width; x += 1) {
        for (let y = 0; y < height; y += 1)
          if ((x * 7919 + y * 104_729) % 31 < 4) context.fillRect(x, y, 1, 1);
      }
    };
    await expect(
      bench.open(bench.cameraOn(new DrawnDevices(drawnCameras, frame, darkRoom))),
    ).resolves.toBeDefined();
  });

  it('a camera without a picture fails when there is no frame', async () => {
    vi.spyOn(HTMLVideoElement.prototype, 'play').mockRejectedValue(new DOMException('', 'AbortError'));
    vi.spyOn(HTMLVideoElement.prototype, 'requestVideoFrameCallback').mockReturnValue(0);
    const failure = expect(
      bench.open(bench.cameraOn(new DrawnDevices(drawnCameras, frame))),
    ).rejects.toMatchObject({ code: 'noPicture' });
    await eventually(() => expect(bench.video()).not.toBeNull());
    await eventually(() => expect(bench.clock.pending).toBe(1));
    bench.clock.advance(pictureLimitMs);
    await failure;
  });

  it('a camera without a picture is lost when it ends before its first picture', async () => {
    const failure = expect(
      bench.open(bench.cameraOn(new DrawnDevices(drawnCameras, frame, black))),
    ).rejects.toMatchObject({ code: 'lost' });
    await eventually(() => expect(bench.video()).not.toBeNull());
    trackOf(bench.video()).dispatchEvent(new Event('ended'));
    await failure;
  });

  it('a camera without a picture is checked periodically where the browser does not report frames', async () => {
    const { prototype } = HTMLVideoElement;
    const own = Object.getOwnPropertyDescriptor(prototype, 'requestVideoFrameCallback')!;
    Reflect.deleteProperty(prototype, 'requestVideoFrameCallback');
    onTestFinished(() => void Object.defineProperty(prototype, 'requestVideoFrameCallback', own));
    const opening = bench.open(bench.cameraOn(new DrawnDevices(drawnCameras, frame)));
    await eventually(() => expect(bench.video().videoWidth).toBe(640));
    await eventually(() => expect(bench.video().readyState).toBeGreaterThan(1));
    const opened = vi.fn();
    void opening.then(opened);
    // In small steps, since the first looks may come before the first frame is drawn.
    await eventually(() => {
      bench.clock.advance(pictureLimitMs / 500);
      expect(opened).toHaveBeenCalled();
    });
  });
});
