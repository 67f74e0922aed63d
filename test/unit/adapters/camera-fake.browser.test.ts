import { FakeCamera } from '@recto/adapters/fake';
import type { CameraFeed, CameraRequest } from '@recto/core';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { slowOpeningMs } from '../../../packages/adapters/src/fake/camera/fake-camera-settings.ts';
import { eventually } from '../../support/eventually.ts';

/** What stories rely on, beyond the contract. */

let surface: HTMLElement;

beforeEach(() => {
  surface = document.createElement('div');
  document.body.replaceChildren(surface);
});

function open(camera: FakeCamera, request: Partial<CameraRequest> = {}): Promise<CameraFeed> {
  const { signal } = new AbortController();
  return camera.open({
    facingMode: 'environment',
    deviceId: null,
    onTapNeeded: () => undefined,
    surface,
    signal,
    ...request,
  });
}

const shown = () => surface.querySelector('canvas')!.toDataURL();
const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));

describe('FakeCamera', () => {
  it('FakeCamera draws the same pixels every time, and does not move', async () => {
    const camera = new FakeCamera();
    const photo = await (await open(camera)).takePhoto();
    const picture = shown();
    await nextFrame();
    await nextFrame();
    expect(shown()).toBe(picture);
    expect((await (await open(new FakeCamera())).takePhoto()).base64).toBe(photo.base64);
  });

  it('FakeCamera moves when the settings say so, and stops when closed', async () => {
    const feed = await open(new FakeCamera({ moving: true, frame: { width: 270, height: 480 } }));
    const canvas = surface.querySelector('canvas')!;
    const before = canvas.toDataURL();
    await eventually(() => expect(canvas.toDataURL()).not.toBe(before));
    feed.close();
    const after = canvas.toDataURL();
    await nextFrame();
    await nextFrame();
    expect(canvas.toDataURL()).toBe(after);
  });

  it('FakeCamera shows a different picture for each scene', async () => {
    const camera = new FakeCamera();
    await open(camera);
    const pictures = new Set([shown()]);
    for (const scene of ['idCardVerso', 'driverLicenseRecto', 'driverLicenseVerso', 'face'] as const) {
      await camera.change({ scene });
      pictures.add(shown());
    }
    expect(pictures.size).toBe(5);
  });

  it('FakeCamera shows a face with its front camera, whatever the scene', async () => {
    const camera = new FakeCamera({ scene: 'idCardVerso' });
    await open(camera, { facingMode: 'user' });
    const front = shown();
    await open(camera);
    await camera.change({ scene: 'face' });
    expect(shown()).toBe(front);
  });

  it('FakeCamera changes the shape of its frames while it is open', async () => {
    const camera = new FakeCamera();
    const feed = await open(camera);
    await camera.change({ frame: { width: 1920, height: 1080 } });
    const { width, height } = surface.querySelector('canvas')!;
    expect([width, height]).toEqual([1920, 1080]);
    await expect(feed.takePhoto()).resolves.toMatchObject({ mimeType: 'image/jpeg' });
  });

  it('FakeCamera has a third lens with a wider view', async () => {
    const camera = new FakeCamera({ cameras: 3 });
    const feed = await open(camera);
    expect(feed.deviceIds).toHaveLength(3);
    const main = shown();
    const wide = await open(camera, { deviceId: feed.deviceIds[1]! });
    expect(wide.facingMode).toBe('environment');
    expect(shown()).not.toBe(main);
  });

  it('FakeCamera follows a changed script from the next opening on', async () => {
    const camera = new FakeCamera();
    const feed = await open(camera);
    await camera.change({ script: 'denied' });
    await expect(feed.takePhoto()).resolves.toBeDefined();
    await expect(open(camera)).rejects.toMatchObject({ code: 'denied' });
    await camera.change({ script: 'works' });
    await expect(open(camera)).resolves.toBeDefined();
  });

  it('FakeCamera opens and then ends when the script says so', async () => {
    const feed = await open(new FakeCamera({ script: 'lost' }));
    await expect(new Promise((resolve) => feed.onLost(resolve))).resolves.toMatchObject({ code: 'lost' });
  });

  it('FakeCamera opens after its delay when it is slow', async () => {
    const wait = vi.fn(() => Promise.resolve());
    await open(new FakeCamera({ script: 'slow' }, wait));
    expect(wait).toHaveBeenCalledExactlyOnceWith(slowOpeningMs, expect.any(AbortSignal));
  });
});
