import { DrawnDevices, drawnCameras, installDevices } from '@recto/testing/camera';
import { expect, test } from 'vitest';

test('the page takes its cameras from the devices, until they are taken away', async () => {
  const [own, permissions] = [navigator.mediaDevices, navigator.permissions];
  const devices = new DrawnDevices(drawnCameras, { width: 720, height: 1280 });
  const restore = installDevices(devices, 'prompt');
  const stream = await navigator.mediaDevices.getUserMedia({ video: true });
  const [track] = stream.getVideoTracks();
  expect(track!.label).toBe('camera2 0, facing back');
  track!.stop();
  const { state } = await navigator.permissions.query({ name: 'camera' });
  expect(state).toBe('prompt');

  restore();
  expect(navigator.mediaDevices).toBe(own);
  expect(navigator.permissions).toBe(permissions);
});
