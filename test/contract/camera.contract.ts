import type { CameraFeed, CameraPort, CameraRequest, FrameSize } from '@recto/core';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import type { CameraHarness, CameraHarnessMaker, CameraSituation } from './camera-harness.ts';
import { difference, loadPicture, mirrored, pixelsOf } from './camera-pixels.ts';

const shapes: readonly (FrameSize & { name: string })[] = [
  { name: 'portrait', width: 1080, height: 1920 },
  { name: 'landscape', width: 1920, height: 1080 },
  { name: '4:3', width: 1440, height: 1080 },
];

/** JPEG 0.7 and scaling move a channel by 2 to 4 steps; another crop, or a mirrored one, by more than 10. */
const same = 6;

/** What every camera of Recto must do. It draws for real, so it runs in a browser. */
export function cameraContract(name: string, makeHarness: CameraHarnessMaker): void {
  describe(`CameraPort, ${name}`, () => {
    let surface: HTMLElement;
    let opened: CameraFeed[];

    beforeEach(() => {
      opened = [];
      surface = document.createElement('div');
      Object.assign(surface.style, { width: '320px', height: '320px', overflow: 'hidden' });
      document.body.replaceChildren(surface);
    });

    afterEach(() => {
      for (const feed of opened) feed.close();
    });

    function harnessFor(situation: Partial<CameraSituation> = {}): CameraHarness {
      return makeHarness({ cameras: 2, frame: null, script: 'works', ...situation });
    }

    async function open(camera: CameraPort, request: Partial<CameraRequest> = {}): Promise<CameraFeed> {
      const { signal } = new AbortController();
      const feed = await camera.open({
        facingMode: 'environment',
        deviceId: null,
        surface,
        signal,
        ...request,
      });
      opened.push(feed);
      return feed;
    }

    async function photoOf(feed: CameraFeed): Promise<HTMLImageElement> {
      return loadPicture((await feed.takePhoto()).dataUrl);
    }

    async function screenshot(): Promise<HTMLImageElement> {
      const base64 = await page.screenshot({ element: surface, base64: true, save: false });
      return loadPicture(`data:image/png;base64,${base64}`);
    }

    it('opens with a picture in the surface', async () => {
      const harness = harnessFor();
      await open(harness.camera);
      const black = new Uint8ClampedArray(108 * 108 * 4).map((_, index) => (index % 4 === 3 ? 255 : 0));
      expect(difference(pixelsOf(await screenshot()), black)).toBeGreaterThan(same);
      expect(harness.isLightOn()).toBe(true);
    });

    it('puts one thing into the surface, which screen readers pass over', async () => {
      surface.append(document.createElement('p'));
      await open(harnessFor().camera);
      expect(surface.childElementCount).toBe(1);
      expect(surface.firstElementChild!.getAttribute('aria-hidden')).toBe('true');
    });

    it.each(shapes)('takes the square of the shorter side as a JPEG, $name', async (frame) => {
      const feed = await open(harnessFor({ frame }).camera);
      const image = await feed.takePhoto();
      expect(image.mimeType).toBe('image/jpeg');
      expect(image.dataUrl).toBe(`data:image/jpeg;base64,${image.base64}`);
      expect(image.base64.startsWith('/9j/')).toBe(true);
      const { width, height } = await loadPicture(image.dataUrl);
      expect([width, height]).toEqual([1080, 1080]);
    });

    it.each(shapes)('shows exactly the square that it takes, and takes the middle, $name', async (frame) => {
      const harness = harnessFor({ frame });
      const feed = await open(harness.camera);
      const world = pixelsOf(await harness.world('environment'));
      expect(difference(pixelsOf(await photoOf(feed)), world)).toBeLessThan(same);
      expect(difference(pixelsOf(await screenshot()), world)).toBeLessThan(same);
      expect(feed.mirrored).toBe(false);
    });

    it('mirrors the front camera on the screen, and never what it takes', async () => {
      const harness = harnessFor({ frame: shapes[0]! });
      const feed = await open(harness.camera, { facingMode: 'user' });
      const world = pixelsOf(await harness.world('user'));
      expect(feed).toMatchObject({ facingMode: 'user', mirrored: true });
      expect(difference(world, mirrored(world))).toBeGreaterThan(same);
      expect(difference(pixelsOf(await photoOf(feed)), world)).toBeLessThan(same);
      expect(difference(pixelsOf(await screenshot()), mirrored(world))).toBeLessThan(same);
    });

    it('takes several photos from one feed', async () => {
      const feed = await open(harnessFor().camera);
      const photos = [
        await photoOf(feed),
        await photoOf(feed),
        ...(await Promise.all([photoOf(feed), photoOf(feed)])),
      ];
      expect(photos.map(({ width }) => width)).toEqual([1080, 1080, 1080, 1080]);
    });

    it('names the cameras to switch to, the open one among them', async () => {
      const { camera } = harnessFor({ cameras: 2 });
      const feed = await open(camera);
      expect(new Set(feed.deviceIds).size).toBe(2);
      expect(feed.deviceIds).toContain(feed.deviceId);
    });

    it('has nothing to switch to on a phone with one camera', async () => {
      const feed = await open(harnessFor({ cameras: 1, frame: shapes[0]! }).camera);
      expect(feed.deviceIds).toEqual([feed.deviceId]);
    });

    it('opens the camera that was chosen', async () => {
      const { camera } = harnessFor({ cameras: 2 });
      const { deviceIds } = await open(camera);
      for (const deviceId of deviceIds) expect((await open(camera, { deviceId })).deviceId).toBe(deviceId);
    });

    it('opens another camera when the chosen one is gone', async () => {
      const feed = await open(harnessFor().camera, { deviceId: 'gone' });
      expect(feed.deviceIds).toContain(feed.deviceId);
    });

    it('opens what there is when no camera looks the right way', async () => {
      const feed = await open(harnessFor({ cameras: 1, frame: shapes[0]! }).camera, { facingMode: 'user' });
      expect(feed).toMatchObject({ facingMode: 'environment', mirrored: false });
    });

    it('switches the light off and empties the surface when closed, also twice', async () => {
      const harness = harnessFor();
      const feed = await open(harness.camera);
      feed.close();
      feed.close();
      expect(harness.isLightOn()).toBe(false);
      expect(surface.childElementCount).toBe(0);
      await expect(feed.takePhoto()).rejects.toMatchObject({ name: 'CameraError', code: 'lost' });
    });

    it('can be opened again after it was closed', async () => {
      const { camera } = harnessFor();
      (await open(camera)).close();
      expect((await photoOf(await open(camera))).width).toBe(1080);
    });

    it('has one camera on at a time: opening closes the one before', async () => {
      const harness = harnessFor();
      const first = await open(harness.camera);
      const second = await open(harness.camera);
      await expect(first.takePhoto()).rejects.toMatchObject({ code: 'lost' });
      first.close();
      expect(surface.childElementCount).toBe(1);
      expect((await photoOf(second)).width).toBe(1080);
    });

    it('opens nothing when it was given up before, and leaves what is open alone', async () => {
      const harness = harnessFor();
      const signal = AbortSignal.abort();
      await expect(open(harness.camera, { signal })).rejects.toMatchObject({ name: 'AbortError' });
      expect(harness.isLightOn()).toBe(false);
      const feed = await open(harness.camera);
      await expect(open(harness.camera, { signal })).rejects.toMatchObject({ name: 'AbortError' });
      expect((await photoOf(feed)).width).toBe(1080);
    });

    it('gives up at once while the person has not answered, and switches a late camera off', async () => {
      const harness = harnessFor({ script: 'slow' });
      const controller = new AbortController();
      const opening = open(harness.camera, { signal: controller.signal });
      const failure = expect(opening).rejects.toMatchObject({ name: 'AbortError' });
      await vi.waitFor(() => expect(harness.isAsked()).toBe(true));
      controller.abort();
      await failure;
      await harness.answer();
      expect(harness.isLightOn()).toBe(false);
      expect(surface.childElementCount).toBe(0);
    });

    it('opens nothing when it is given up at once', async () => {
      const harness = harnessFor();
      const controller = new AbortController();
      const opening = open(harness.camera, { signal: controller.signal });
      controller.abort();
      await expect(opening).rejects.toMatchObject({ name: 'AbortError' });
      expect(harness.isLightOn()).toBe(false);
      expect(surface.childElementCount).toBe(0);
    });

    it('opens when the person answers late', async () => {
      const harness = harnessFor({ script: 'slow' });
      const opening = open(harness.camera);
      await vi.waitFor(() => expect(harness.isAsked()).toBe(true));
      await harness.answer();
      expect((await photoOf(await opening)).width).toBe(1080);
    });

    it('lets a second opening win over one that was given up', async () => {
      const harness = harnessFor({ script: 'slow' });
      const controller = new AbortController();
      const first = open(harness.camera, { signal: controller.signal });
      const failure = expect(first).rejects.toMatchObject({ name: 'AbortError' });
      await vi.waitFor(() => expect(harness.isAsked()).toBe(true));
      controller.abort();
      const second = open(harness.camera);
      await failure;
      await harness.answer();
      expect((await photoOf(await second)).width).toBe(1080);
      expect(surface.childElementCount).toBe(1);
    });

    it('does not mind a signal that is aborted after it has opened', async () => {
      const harness = harnessFor();
      const controller = new AbortController();
      const feed = await open(harness.camera, { signal: controller.signal });
      controller.abort();
      expect((await photoOf(feed)).width).toBe(1080);
      expect(harness.isLightOn()).toBe(true);
    });

    it.each(['denied', 'notFound', 'inUse', 'unsupported', 'noAnswer', 'noPicture'] as const)(
      'fails as %s, and leaves nothing on and nothing in the surface',
      async (script) => {
        const harness = harnessFor({ script });
        const opening = open(harness.camera);
        const failure = expect(opening).rejects.toMatchObject({ name: 'CameraError', code: script });
        harness.passTime();
        await failure;
        expect(harness.isLightOn()).toBe(false);
        expect(surface.childElementCount).toBe(0);
      },
    );

    it('tells once when the camera ends by itself, and takes no photo after that', async () => {
      const harness = harnessFor();
      const feed = await open(harness.camera);
      const listener = vi.fn();
      feed.onLost(listener);
      harness.unplug();
      harness.unplug();
      await expect(feed.takePhoto()).rejects.toMatchObject({ name: 'CameraError', code: 'lost' });
      expect(listener).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ code: 'lost' }));
    });

    it('tells a listener who comes after the camera has ended', async () => {
      const harness = harnessFor();
      const feed = await open(harness.camera);
      harness.unplug();
      await expect(new Promise((resolve) => feed.onLost(resolve))).resolves.toMatchObject({ code: 'lost' });
    });

    it('tells nobody who stopped listening, and nobody after it was closed', async () => {
      const harness = harnessFor();
      const listener = vi.fn();
      const first = await open(harness.camera);
      first.onLost(listener)();
      harness.unplug();
      const second = await open(harness.camera);
      second.onLost(listener);
      second.close();
      harness.unplug();
      const third = await open(harness.camera);
      harness.unplug();
      third.onLost(listener);
      third.close();
      await Promise.resolve();
      expect(listener).not.toHaveBeenCalled();
    });
  });
}
