import { describe, expect, it, vi } from 'vitest';
import {
  mutedLimitMs,
  nextPictureLimitMs,
} from '../../../packages/adapters/src/browser/camera/camera-limits.ts';
import { DrawnDevices, drawnCameras, testCard } from '@recto/testing/camera';
import { eventually } from '../../support/eventually.ts';
import { allBlack, frame, setCameraBench, trackOf } from './camera-bench.ts';

/** Photos from an open `GetUserMediaCamera`, and how it notices that the camera is gone. */

const bench = setCameraBench();

describe('a photo', () => {
  it('a photo has the size of the frame when it is taken, also after a rotation of the phone', async () => {
    const devices = new DrawnDevices(drawnCameras, frame);
    const feed = await bench.open(bench.cameraOn(devices));
    Object.assign(devices.canvas, { width: 320, height: 360 });
    testCard(devices.canvas.getContext('2d')!, { width: 320, height: 360 });
    await eventually(() => expect(bench.video().videoWidth).toBe(320));
    const image = new Image();
    image.src = (await feed.takePhoto()).dataUrl;
    await image.decode();
    expect([image.width, image.height]).toEqual([320, 320]);
  });

  describe('of a picture that turns black', () => {
    async function openAndTurnBlack() {
      const devices = new DrawnDevices(drawnCameras, frame);
      const feed = await bench.open(bench.cameraOn(devices));
      await bench.paint(devices, allBlack);
      return { feed, devices };
    }

    it('a photo of a picture that turns black is taken of the next frame that is not black', async () => {
      const { feed, devices } = await openAndTurnBlack();
      const toBlob = vi.spyOn(HTMLCanvasElement.prototype, 'toBlob');
      const pending = bench.clock.pending;
      const photo = feed.takePhoto();
      await eventually(() => expect(bench.clock.pending).toBe(pending + 1));
      expect(toBlob).not.toHaveBeenCalled();
      await bench.paint(devices, testCard);
      await expect(photo).resolves.toBeDefined();
      expect(bench.clock.pending).toBe(pending);
    });

    it('a photo of a picture that turns black is never black', async () => {
      const { feed } = await openAndTurnBlack();
      const pending = bench.clock.pending;
      const failure = expect(feed.takePhoto()).rejects.toMatchObject({ code: 'noPicture' });
      await eventually(() => expect(bench.clock.pending).toBe(pending + 1));
      bench.clock.advance(nextPictureLimitMs);
      await failure;
    });

    it('a photo is given up when the camera is closed while its picture is black', async () => {
      const { feed } = await openAndTurnBlack();
      const pending = bench.clock.pending;
      const failure = expect(feed.takePhoto()).rejects.toMatchObject({ name: 'AbortError' });
      await eventually(() => expect(bench.clock.pending).toBe(pending + 1));
      feed.close();
      await failure;
      expect(bench.clock.pending).toBe(0);
    });
  });

  it.each([
    ['no image', null, 'data:,'],
    [
      'a PNG, not being able to write JPEG',
      new Blob(['png'], { type: 'image/png' }),
      'data:image/png;base64,cG5n',
    ],
  ])('a photo is never %s', async (_name, blob, dataUrl) => {
    const feed = await bench.open(bench.cameraOn(new DrawnDevices(drawnCameras, frame)));
    vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((callback) => callback(blob));
    vi.spyOn(HTMLCanvasElement.prototype, 'toDataURL').mockReturnValue(dataUrl);
    await expect(feed.takePhoto()).rejects.toMatchObject({ name: 'CameraError', code: 'noPhoto' });
  });

  it('a photo releases the memory of its canvas', async () => {
    const feed = await bench.open(bench.cameraOn(new DrawnDevices(drawnCameras, frame)));
    const toBlob = vi.spyOn(HTMLCanvasElement.prototype, 'toBlob');
    await feed.takePhoto();
    const canvas = toBlob.mock.contexts.at(-1) as HTMLCanvasElement | undefined;
    expect(canvas!.width).toBe(480);
    feed.showLive();
    expect([canvas!.width, canvas!.height]).toEqual([0, 0]);
  });
});

describe('a muted camera', () => {
  it('a muted camera is lost when it stays muted', async () => {
    const feed = await bench.open(bench.cameraOn(new DrawnDevices(drawnCameras, frame)));
    const listener = vi.fn();
    feed.onLost(listener);
    vi.spyOn(MediaStreamTrack.prototype, 'muted', 'get').mockReturnValue(true);
    trackOf(bench.video()).dispatchEvent(new Event('mute'));
    bench.clock.advance(mutedLimitMs - 1);
    expect(listener).not.toHaveBeenCalled();
    bench.clock.advance(1);
    expect(listener).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ code: 'lost' }));
  });

  it('a muted camera is lost also when it was muted from the start', async () => {
    vi.spyOn(MediaStreamTrack.prototype, 'muted', 'get').mockReturnValue(true);
    const feed = await bench.open(bench.cameraOn(new DrawnDevices(drawnCameras, frame)));
    const listener = vi.fn();
    feed.onLost(listener);
    bench.clock.advance(mutedLimitMs);
    expect(listener).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ code: 'lost' }));
  });

  it('a muted camera is not lost when it is unmuted in time', async () => {
    const feed = await bench.open(bench.cameraOn(new DrawnDevices(drawnCameras, frame)));
    const listener = vi.fn();
    feed.onLost(listener);
    // Frames come all the time, or the camera would be lost for that.
    let totalVideoFrames = 0;
    const countFrames = () => ({ totalVideoFrames: (totalVideoFrames += 1) }) as VideoPlaybackQuality;
    vi.spyOn(bench.video(), 'getVideoPlaybackQuality').mockImplementation(countFrames);
    const track = trackOf(bench.video());
    track.dispatchEvent(new Event('mute'));
    track.dispatchEvent(new Event('unmute'));
    bench.clock.advance(10 * mutedLimitMs);
    expect(listener).not.toHaveBeenCalled();
  });
});
