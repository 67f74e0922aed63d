import { expect, it, vi } from 'vitest';
import { DrawnDevices, drawnCameras } from '@recto/testing/camera';
import { eventually } from '../../support/eventually.ts';
import { frame, setCameraBench, trackOf } from './camera-bench.ts';

/** When `GetUserMediaCamera` sets zoom, focus and light. */

const bench = setCameraBench();
const able = { zoom: { min: 1, max: 8 }, focusMode: ['continuous'], torch: true };
const cards = { zoom: 1.8, focusMode: 'continuous', torch: false };

const phone = () =>
  new DrawnDevices(
    drawnCameras.map((camera) => ({ ...camera, capabilities: able })),
    frame,
  );

it('the camera sets its lens settings once there is a picture, again after each rest and each switch, and never requests them', async () => {
  const devices = phone();
  const camera = bench.cameraOn(devices);
  const opening = bench.open(camera);
  expect(devices.applied).toEqual([]);
  const feed = await opening;
  expect(devices.applied).toEqual([cards]);
  feed.rest();
  await feed.wake(new AbortController().signal);
  expect(devices.applied).toEqual([cards, cards]);
  await bench.open(camera, { deviceId: 'rear' });
  expect(devices.applied).toEqual([cards, cards, cards]);
  await bench.open(camera, { facingMode: 'user' });
  expect(devices.applied.at(-1)).toEqual({ focusMode: 'continuous', torch: false });
  for (const request of devices.requests) {
    expect(JSON.stringify(request)).not.toMatch(/zoom|torch|focus/);
  }
});

it('the camera turns the light off before a rest', async () => {
  const devices = phone();
  const feed = await bench.open(bench.cameraOn(devices));
  await feed.setTorch(true);
  feed.rest();
  expect(devices.applied.map(({ torch }) => torch)).toEqual([false, true, false]);
});

it('the camera shows its picture although the browser refuses everything', async () => {
  vi.spyOn(MediaStreamTrack.prototype, 'getCapabilities').mockReturnValue(able as MediaTrackCapabilities);
  vi.spyOn(MediaStreamTrack.prototype, 'applyConstraints').mockRejectedValue(
    new OverconstrainedError('zoom'),
  );
  const devices = new DrawnDevices(drawnCameras, frame);
  const feed = await bench.open(bench.cameraOn(devices));
  await eventually(() => expect(feed.zoom).toBeNull());
  expect(trackOf(bench.video()).readyState).toBe('live');
});
