import { expect, it, vi } from 'vitest';
import { CameraHistory } from '../../../packages/adapters/src/browser/camera/opening/CameraHistory.ts';
import { EarlyCamera } from '../../../packages/adapters/src/browser/camera/opening/EarlyCamera.ts';
import { earlyPicture } from '../../../packages/adapters/src/browser/camera/opening/early-picture.ts';
import { DrawnDevices, drawnCameras, testCard, type Painter } from '@recto/testing/camera';
import { eventually } from '../../support/eventually.ts';
import { allBlack, frame, setCameraBench } from './camera-bench.ts';

/** How `GetUserMediaCamera` takes over a camera that was opened and shown before the app was there (decisions 12.6 and 12.9). */

const bench = setCameraBench();

async function openEarly(painter: Painter) {
  const devices = new DrawnDevices(drawnCameras, frame, painter);
  const place = document.createElement('div');
  const early = new EarlyCamera(
    {
      mediaDevices: () => devices,
      permissions: () => ({ query: async () => ({ state: 'granted' }) as PermissionStatus }),
      clock: bench.clock,
      history: new CameraHistory(bench.clock, 0),
      isIos: false,
    },
    earlyPicture(() => document.body.appendChild(place), bench.clock),
    { isVisible: () => true, watchVisibility: () => () => undefined },
  );
  void early.want('environment');
  await eventually(() => expect(place.querySelector('video')?.currentTime).toBeGreaterThan(0));
  const video = place.querySelector('video')!;
  // The second frame is judged.
  for (let frames = 0; frames < 4; frames += 1) {
    await new Promise((resolve) => video.requestVideoFrameCallback(resolve));
  }
  return { devices, place, video, camera: bench.cameraOn(devices, {}, early) };
}

it('one whose picture was seen is ready at once: the same video, which is neither started nor looked at again', async () => {
  const { camera, place, video } = await openEarly(testCard);
  const play = vi.spyOn(HTMLVideoElement.prototype, 'play');
  const look = vi.spyOn(CanvasRenderingContext2D.prototype, 'getImageData');
  const feed = await bench.open(camera);
  expect(feed.picture).toBe(video);
  expect(video.parentElement).toBe(place);
  expect(play).not.toHaveBeenCalled();
  expect(look).not.toHaveBeenCalled();
  bench.clock.advance(1_000);
  expect([bench.video(), place.isConnected, video.paused]).toEqual([video, false, false]);
});

it('one whose picture is black is waited for on the app’s surface', async () => {
  const { camera, devices, place, video } = await openEarly(allBlack);
  const opening = bench.open(camera);
  await eventually(() => expect(bench.video()).toBe(video));
  expect(place.isConnected).toBe(false);
  await bench.paint(devices, testCard);
  expect((await opening).picture).toBe(video);
});

it('a photo is shown on the app’s surface, also if it is taken before the picture has moved there', async () => {
  const { camera, video, place } = await openEarly(testCard);
  const feed = await bench.open(camera);
  await feed.takePhoto();
  expect(place.isConnected).toBe(false);
  expect([...bench.surface.children]).toEqual([video, expect.any(HTMLCanvasElement)]);
});

it('nothing of it is left when the camera is closed', async () => {
  const { camera, video, place } = await openEarly(testCard);
  (await bench.open(camera)).close();
  expect([place.isConnected, bench.video(), video.srcObject]).toEqual([false, null, null]);
});
