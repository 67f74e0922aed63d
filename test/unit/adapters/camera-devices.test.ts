import { expect, it } from 'vitest';
import { listCameras } from '../../../packages/adapters/src/browser/camera/opening/device-list.ts';
import { CameraHistory } from '../../../packages/adapters/src/browser/camera/opening/CameraHistory.ts';
import { ManualClock } from '@recto/testing/fakes';
import type { CameraEnvironment } from '../../../packages/adapters/src/browser/camera/camera-environment.ts';

/** The cameras as read from a browser that lists these devices. */
function listed(...devices: readonly Partial<InputDeviceInfo>[]) {
  const clock = new ManualClock();
  const environment: Pick<CameraEnvironment, 'mediaDevices' | 'clock' | 'history'> = {
    mediaDevices: () => ({
      enumerateDevices: async () => devices as MediaDeviceInfo[],
      getUserMedia: () => Promise.reject(new DOMException('', 'NotFoundError')),
    }),
    clock,
    history: new CameraHistory(clock),
  };
  return listCameras(environment as CameraEnvironment);
}

it('the capabilities of a camera are read without opening it', async () => {
  const capabilities = {
    facingMode: ['environment'],
    zoom: { min: 0.5, max: 10 },
    focusDistance: { min: 0.2 },
    width: { min: 1, max: 3024 },
    height: { min: 1, max: 4032 },
  };
  const camera = { kind: 'videoinput', deviceId: 'a', label: 'ກ້ອງ', getCapabilities: () => capabilities };
  expect(await listed(camera as Partial<InputDeviceInfo>)).toEqual([
    {
      deviceId: 'a',
      label: 'ກ້ອງ',
      facingMode: 'environment',
      hasFailed: false,
      abilities: { minZoom: 0.5, nearestFocus: 0.2, longestSide: 4032 },
    },
  ]);
});

it('without capabilities only the label is known', async () => {
  const unreported = { minZoom: null, nearestFocus: null, longestSide: null };
  const silent = { kind: 'videoinput', deviceId: 'a', label: 'Back Camera' } as const;
  const empty = { kind: 'videoinput', deviceId: 'b', label: '', getCapabilities: () => ({}) } as const;
  expect(await listed(silent, empty)).toEqual([
    {
      deviceId: 'a',
      label: 'Back Camera',
      facingMode: 'environment',
      hasFailed: false,
      abilities: unreported,
    },
    { deviceId: 'b', label: '', facingMode: null, hasFailed: false, abilities: unreported },
  ]);
});
