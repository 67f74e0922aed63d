import { GetUserMediaCamera, type CameraEnvironment } from '@recto/adapters/browser';
import { expect, test, vi } from 'vitest';
import { ManualClock } from '@recto/testing/fakes';
import { settled } from '../core/doubles/waiting.ts';
import { plainEnvironment } from '../../support/camera-environment.ts';

const aCamera = { kind: 'videoinput', deviceId: '', label: '', groupId: '' };
const aMicrophone = { ...aCamera, kind: 'audioinput' };

/** A device whose list the test writes, and on which no camera opens. */
function device(list: readonly object[], part: Partial<CameraEnvironment> = {}) {
  const mediaDevices = Object.assign(new EventTarget(), {
    enumerateDevices: vi.fn(async () => list as MediaDeviceInfo[]),
    getUserMedia: async () => Promise.reject(new DOMException('', 'NotFoundError')),
  });
  const clock = new ManualClock();
  const camera = new GetUserMediaCamera({
    mediaDevices: () => mediaDevices,
    ...plainEnvironment(clock),
    makeVideo: () => expect.unreachable('No camera opens.'),
    ...part,
  });
  const reported: boolean[] = [];
  return {
    camera,
    clock,
    mediaDevices,
    reported,
    watch: async () => {
      const stop = camera.watchPresence((hasCamera) => reported.push(hasCamera));
      await settled();
      return stop;
    },
    /** A device was plugged in, or pulled out. */
    change: async (now: readonly object[]) => {
      mediaDevices.enumerateDevices.mockResolvedValue(now as MediaDeviceInfo[]);
      mediaDevices.dispatchEvent(new Event('devicechange'));
      await settled();
    },
    open: async () => {
      const request = {
        facingMode: 'environment',
        deviceId: null,
        surface: {},
        onTapNeeded: () => undefined,
      } as const;
      const opening = camera.open({ ...request, signal: new AbortController().signal });
      await expect(opening).rejects.toMatchObject({ code: 'notFound' });
    },
  };
}

test('an empty list is noticed once there is a listener, without a permission prompt', async () => {
  const { camera, watch, reported, mediaDevices } = device([aMicrophone]);
  const asked = vi.spyOn(mediaDevices, 'getUserMedia');
  expect(camera.hasCamera()).toBe(true);
  await watch();
  expect(camera.hasCamera()).toBe(false);
  expect(reported).toEqual([false]);
  expect(asked).not.toHaveBeenCalled();
});

test('a connected camera is noticed, and a removed one too', async () => {
  const { watch, reported, change } = device([aMicrophone]);
  const stop = await watch();
  await change([aMicrophone, aCamera]);
  await change([aCamera, aCamera]);
  await change([]);
  expect(reported).toEqual([false, true, false]);
  stop();
  await change([aCamera]);
  expect(reported).toHaveLength(3);
});

test('an attempt that found no camera overrides the list, until the list changes', async () => {
  const { camera, watch, reported, change, open } = device([aCamera]);
  await open();
  expect(camera.hasCamera()).toBe(false);
  await watch();
  expect(camera.hasCamera()).toBe(false);
  await change([aMicrophone]);
  expect(camera.hasCamera()).toBe(false);
  await change([aMicrophone, aCamera]);
  expect(camera.hasCamera()).toBe(true);
  expect(reported).toEqual([true]);
});

test('a camera that was connected without listeners is noticed, after an attempt that found none', async () => {
  const { camera, change, open } = device([]);
  await open();
  await change([aCamera]);
  expect(camera.hasCamera()).toBe(true);
});

test.each<[string, Partial<CameraEnvironment>]>([
  ['a browser without the API', { mediaDevices: () => undefined }],
  ['a page that may not use cameras', { policy: () => ({ allowsFeature: () => false }) }],
  [
    'a list that can’t be had',
    {
      mediaDevices: () => ({
        getUserMedia: () => Promise.reject(new Error('not asked')),
        enumerateDevices: () => Promise.reject(new DOMException('', 'NotAllowedError')),
      }),
    },
  ],
])('the presence of a camera is unknown for %s', async (_what, part) => {
  const { camera, watch, reported } = device([], part);
  await watch();
  expect(camera.hasCamera()).toBe(true);
  expect(reported).toEqual([]);
});

test('the presence of a camera is unknown where the list does not come in time', async () => {
  const { camera, watch, mediaDevices, clock } = device([]);
  mediaDevices.enumerateDevices.mockReturnValue(new Promise(() => undefined));
  await watch();
  clock.advance(3_600_000);
  await settled();
  expect(camera.hasCamera()).toBe(true);
});

test('once the presence is disposed, it does not look at the list when a device changes', async () => {
  const { camera, watch, change, mediaDevices } = device([aCamera]);
  await watch();
  camera.dispose();
  mediaDevices.enumerateDevices.mockClear();
  await change([]);
  expect(mediaDevices.enumerateDevices).not.toHaveBeenCalled();
  await watch();
  await change([aCamera]);
  expect(mediaDevices.enumerateDevices).toHaveBeenCalledTimes(2);
});
