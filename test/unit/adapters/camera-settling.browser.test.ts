import { describe, expect, it, vi } from 'vitest';
import { settlingMs } from '../../../packages/adapters/src/browser/camera/camera-limits.ts';
import { loadPicture } from '../../contract/camera-pixels.ts';
import { DrawnDevices, drawnCameras, testCard } from '@recto/testing/camera';
import { frame, setCameraBench } from './camera-bench.ts';

/** The first two seconds of an iPhone's camera, whose picture may be magnified or small (decision 2.17). */

const bench = setCameraBench();
const selfie = { facingMode: 'user' } as const;

describe('a photo of an iPhone’s front camera', () => {
  it('a photo of an iPhone’s front camera is taken when the picture has settled, if the shutter was pressed before', async () => {
    const feed = await bench.open(
      bench.cameraOn(new DrawnDevices(drawnCameras, frame), { isIos: true }),
      selfie,
    );
    const taken = vi.fn();
    const photo = feed.takePhoto();
    void photo.then(taken);
    bench.clock.advance(settlingMs - 1);
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect(taken).not.toHaveBeenCalled();
    expect(feed.holdFrame(), 'and no frame is held for an automatic photo').toBeNull();
    bench.clock.advance(1);
    expect(await photo).toMatchObject({ mimeType: 'image/jpeg' });
    const held = feed.holdFrame();
    expect(held).not.toBeNull();
    held!.release();
  });

  it('a photo of an iPhone’s front camera is taken at once after the picture has settled', async () => {
    const feed = await bench.open(
      bench.cameraOn(new DrawnDevices(drawnCameras, frame), { isIos: true }),
      selfie,
    );
    bench.clock.advance(settlingMs);
    expect(await feed.takePhoto()).toMatchObject({ mimeType: 'image/jpeg' });
  });

  it('a photo of an iPhone’s front camera fails as lost if the camera is closed meanwhile, and leaves no timer', async () => {
    const feed = await bench.open(
      bench.cameraOn(new DrawnDevices(drawnCameras, frame), { isIos: true }),
      selfie,
    );
    const failure = expect(feed.takePhoto()).rejects.toMatchObject({ name: 'CameraError', code: 'lost' });
    feed.close();
    await failure;
    expect(bench.clock.pending).toBe(0);
  });
});

it('a photo with fewer pixels than the track reports waits too', async () => {
  const devices = new DrawnDevices(drawnCameras, { width: 240, height: 320 });
  const open = devices.getUserMedia.bind(devices);
  vi.spyOn(devices, 'getUserMedia').mockImplementation(async (constraints) => {
    const stream = await open(constraints);
    const track = stream.getVideoTracks()[0]!;
    const settings = track.getSettings();
    track.getSettings = () => ({ ...settings, width: 640, height: 480 });
    return stream;
  });
  const feed = await bench.open(bench.cameraOn(devices, { isIos: true }));
  const photo = feed.takePhoto();
  await bench.paint(Object.assign(devices.canvas, { width: 480, height: 640 }) && devices, testCard);
  bench.clock.advance(settlingMs);
  const { width } = await loadPicture((await photo).dataUrl);
  expect(width).toBe(480);
});

it.each([
  ['of its rear camera', { isIos: true }, 'environment'],
  ['of another phone', { isIos: false }, 'user'],
] as const)('a photo %s does not wait', async (_what, environment, facingMode) => {
  const feed = await bench.open(bench.cameraOn(new DrawnDevices(drawnCameras, frame), environment), {
    facingMode,
  });
  expect(await feed.takePhoto()).toMatchObject({ mimeType: 'image/jpeg' });
});
