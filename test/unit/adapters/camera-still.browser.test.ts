import { describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { nextPictureLimitMs } from '../../../packages/adapters/src/browser/camera/camera-limits.ts';
import { DrawnDevices, drawnCameras, testCard } from '@recto/testing/camera';
import { difference, loadPicture, pixelsOf } from '../../contract/camera-pixels.ts';
import { eventually } from '../../support/eventually.ts';
import { allBlack, setCameraBench } from './camera-bench.ts';

const frame = { width: 640, height: 480 };
/** As in the contract: JPEG and scaling move a channel by 2 to 4 steps. */
const same = 6;

describe('the frame of a photo', () => {
  const bench = setCameraBench();

  async function screenshot(): Promise<HTMLImageElement> {
    const base64 = await page.screenshot({ element: bench.surface, base64: true, save: false });
    return loadPicture(`data:image/png;base64,${base64}`);
  }

  async function openOn(devices: DrawnDevices) {
    const feed = await bench.open(bench.cameraOn(devices));
    return { feed, still: () => bench.surface.querySelector('canvas') };
  }

  it('the frame of a photo is shown in the task of the tap, and stays while the camera rests, until it wakes', async () => {
    const devices = new DrawnDevices(drawnCameras, frame);
    const { feed, still } = await openOn(devices);
    const taking = feed.takePhoto();
    expect(still()).not.toBeNull();
    const photo = pixelsOf(await loadPicture((await taking).dataUrl));
    devices.canvas.getContext('2d')!.fillRect(0, 0, 640, 480);
    feed.rest();
    expect(difference(pixelsOf(await screenshot()), photo)).toBeLessThan(same);
    testCard(devices.canvas.getContext('2d')!, frame);
    await feed.wake(new AbortController().signal);
    expect(still()).toBeNull();
  });

  const turned = class extends VideoFrame {
    readonly rotation = 90;
  };
  const failing = function () {
    throw new DOMException('', 'NotSupportedError');
  } as unknown as typeof VideoFrame;

  describe.each([
    ['as the camera has delivered it', VideoFrame, 1],
    ['in a canvas, where the browser has no VideoFrame', undefined, 0],
    ['in a canvas, where the browser turns it', turned, 0],
    ['in a canvas, where the browser can’t take it', failing, 0],
  ] as const)('held %s', (_name, Frame, framesOpen) => {
    it('the photo of a held frame is that frame, whatever the camera films since then', async () => {
      const close = vi.spyOn(VideoFrame.prototype, 'close');
      const devices = new DrawnDevices(drawnCameras, frame);
      const feed = await bench.open(bench.cameraOn(devices, { VideoFrame: Frame }));
      const taken = pixelsOf(devices.canvas);
      const draw = vi.spyOn(OffscreenCanvasRenderingContext2D.prototype, 'drawImage');
      const held = feed.holdFrame()!;
      expect(draw).toHaveBeenCalledTimes(1 - framesOpen);
      expect(stillCanvas()).toBeNull();
      await filmBlue(devices);
      const closedBefore = close.mock.calls.length;
      const taking = held.toPhoto();
      expect(close.mock.calls.length - closedBefore).toBe(framesOpen);
      held.release();
      const shown = pixelsOf(stillCanvas()!);
      const photo = pixelsOf(await loadPicture((await taking).dataUrl));
      expect(difference(shown, taken)).toBeLessThan(same);
      expect(difference(shown, photo)).toBeLessThan(same);
      await expect(held.toPhoto()).rejects.toMatchObject({ code: 'lost' });
    });

    it('the held frame of a photo is freed once when it is released', async () => {
      const feed = await bench.open(
        bench.cameraOn(new DrawnDevices(drawnCameras, frame), { VideoFrame: Frame }),
      );
      const held = feed.holdFrame()!;
      const close = vi.spyOn(VideoFrame.prototype, 'close');
      held.release();
      held.release();
      expect(close).toHaveBeenCalledTimes(framesOpen);
      await expect(held.toPhoto()).rejects.toMatchObject({ code: 'lost' });
    });
  });

  const stillCanvas = () => bench.surface.querySelector('canvas');

  async function filmBlue({ canvas }: DrawnDevices): Promise<void> {
    const before = pixelsOf(canvas);
    const context = canvas.getContext('2d')!;
    context.fillStyle = '#204060';
    context.fillRect(0, 0, frame.width, frame.height);
    expect(difference(pixelsOf(canvas), before)).toBeGreaterThan(same);
    for (const _ of [1, 2]) await new Promise((resolve) => bench.video().requestVideoFrameCallback(resolve));
  }

  it.each(['showLive', 'close'] as const)('the frame of a photo is gone after %s', async (end) => {
    const { feed, still } = await openOn(new DrawnDevices(drawnCameras, frame));
    await feed.takePhoto();
    feed[end]();
    feed[end]();
    expect(still()).toBeNull();
  });

  it('the frame of a photo makes way for the next one', async () => {
    const { feed } = await openOn(new DrawnDevices(drawnCameras, frame));
    await Promise.all([feed.takePhoto(), feed.takePhoto()]);
    expect(bench.surface.childElementCount).toBe(2);
  });

  it('the frame of a photo does not stay if there is no photo', async () => {
    const devices = new DrawnDevices(drawnCameras, frame);
    const { feed, still } = await openOn(devices);
    await bench.paint(devices, allBlack);
    const pending = bench.clock.pending;
    const failure = expect(feed.takePhoto()).rejects.toMatchObject({ code: 'noPicture' });
    await eventually(() => expect(bench.clock.pending).toBe(pending + 1));
    expect(still()).toBeNull();
    bench.clock.advance(nextPictureLimitMs);
    await failure;
    expect(still()).toBeNull();
  });
});
