import { describe, expect, it, vi } from 'vitest';
import { eventually } from '../support/eventually.ts';
import type { CameraHarnessMaker, ContractDevice } from './camera-harness.ts';
import { shorterSide } from './camera-pictures.contract.ts';
import { setCameraStage } from './camera-stage.ts';

/** From opening to closing: aborts, failures and losses. */
export function lifeContract(makeHarness: CameraHarnessMaker, device: ContractDevice): void {
  describe('opening and closing', () => {
    const stage = setCameraStage(makeHarness);
    const frame = device.frames[0]!;
    const side = shorterSide(frame);

    it('the camera adapter stops the camera and empties the surface when closed, also twice', async () => {
      const harness = stage.harnessFor();
      const feed = await stage.open(harness.camera);
      feed.close();
      feed.close();
      expect(harness.isLightOn()).toBe(false);
      expect(stage.surface.childElementCount).toBe(0);
      await expect(feed.takePhoto()).rejects.toMatchObject({ name: 'CameraError', code: 'lost' });
    });

    it('a camera can be opened again after it was closed', async () => {
      const { camera } = stage.harnessFor();
      (await stage.open(camera)).close();
      expect((await stage.photoOf(await stage.open(camera))).width).toBe(side);
    });

    it('the camera adapter opens nothing if the signal was already aborted, and keeps the open camera', async () => {
      const harness = stage.harnessFor();
      const signal = AbortSignal.abort();
      await expect(stage.open(harness.camera, { signal })).rejects.toMatchObject({ name: 'AbortError' });
      expect(harness.isLightOn()).toBe(false);
      const feed = await stage.open(harness.camera);
      await expect(stage.open(harness.camera, { signal })).rejects.toMatchObject({ name: 'AbortError' });
      expect((await stage.photoOf(feed)).width).toBe(side);
    });

    it('the camera adapter rejects at once if it is aborted during the prompt, and stops a late camera', async () => {
      const harness = stage.harnessFor({ script: 'slow' });
      const controller = new AbortController();
      const opening = stage.open(harness.camera, { signal: controller.signal });
      const failure = expect(opening).rejects.toMatchObject({ name: 'AbortError' });
      await eventually(() => expect(harness.asked()).toBe(1));
      controller.abort();
      await failure;
      await harness.answerPrompt();
      expect(harness.isLightOn()).toBe(false);
      expect(stage.surface.childElementCount).toBe(0);
    });

    it('the camera adapter opens nothing if it is aborted right after the call', async () => {
      const harness = stage.harnessFor();
      const controller = new AbortController();
      const opening = stage.open(harness.camera, { signal: controller.signal });
      controller.abort();
      await expect(opening).rejects.toMatchObject({ name: 'AbortError' });
      expect(harness.isLightOn()).toBe(false);
      expect(stage.surface.childElementCount).toBe(0);
    });

    it('the camera adapter opens when the customer accepts late', async () => {
      const harness = stage.harnessFor({ script: 'slow' });
      const opening = stage.open(harness.camera);
      await eventually(() => expect(harness.asked()).toBe(1));
      await harness.answerPrompt();
      expect((await stage.photoOf(await opening)).width).toBe(side);
    });

    it('the camera adapter opens for a second request after an aborted one', async () => {
      const harness = stage.harnessFor({ script: 'slow' });
      const controller = new AbortController();
      const first = stage.open(harness.camera, { signal: controller.signal });
      const failure = expect(first).rejects.toMatchObject({ name: 'AbortError' });
      await eventually(() => expect(harness.asked()).toBe(1));
      controller.abort();
      const second = stage.open(harness.camera);
      await failure;
      await harness.answerPrompt();
      const feed = await second;
      expect(stage.surface.childElementCount).toBe(1);
      expect((await stage.photoOf(feed)).width).toBe(side);
    });

    it('the camera adapter ignores an abort after it has opened', async () => {
      const harness = stage.harnessFor();
      const controller = new AbortController();
      const feed = await stage.open(harness.camera, { signal: controller.signal });
      controller.abort();
      expect((await stage.photoOf(feed)).width).toBe(side);
      expect(harness.isLightOn()).toBe(true);
    });

    it.each(['denied', 'notFound', 'inUse', 'unsupported', 'noAnswer', 'noPicture'] as const)(
      'an opening fails as %s, with the camera off and the surface empty',
      async (script) => {
        const harness = stage.harnessFor({ script });
        const opening = stage.open(harness.camera);
        const failure = expect(opening).rejects.toMatchObject({ name: 'CameraError', code: script });
        harness.passTime();
        await failure;
        expect(harness.isLightOn()).toBe(false);
        expect(stage.surface.childElementCount).toBe(0);
      },
    );

    it('the camera adapter rests without a picture, and wakes with one', async () => {
      const harness = stage.harnessFor();
      const feed = await stage.open(harness.camera);
      feed.rest();
      feed.rest();
      expect(harness.isLightOn()).toBe(false);
      expect(feed.isSending).toBe(false);
      await expect(feed.takePhoto()).rejects.toMatchObject({ name: 'CameraError', code: 'lost' });
      await feed.wake(new AbortController().signal);
      expect(harness.isLightOn()).toBe(true);
      expect(feed.isSending).toBe(true);
      expect((await stage.photoOf(feed)).width).toBe(side);
    });

    it('the camera adapter does not wake once it has ended, was closed, or the signal is aborted', async () => {
      const harness = stage.harnessFor();
      const lost = await stage.open(harness.camera);
      lost.rest();
      harness.unplug();
      await expect(lost.wake(new AbortController().signal)).rejects.toMatchObject({ code: 'lost' });
      const closed = await stage.open(harness.camera);
      closed.rest();
      closed.close();
      await expect(closed.wake(new AbortController().signal)).rejects.toMatchObject({ code: 'lost' });
      const unwanted = await stage.open(harness.camera);
      unwanted.rest();
      await expect(unwanted.wake(AbortSignal.abort())).rejects.toMatchObject({ name: 'AbortError' });
      expect(harness.isLightOn()).toBe(false);
    });

    it('the camera adapter reports that a tap is needed if the browser requires one, and opens with it', async () => {
      const harness = stage.harnessFor({ script: 'tapNeeded' });
      const asked = Promise.withResolvers<() => void>();
      const opening = stage.open(harness.camera, { onTapNeeded: asked.resolve });
      (await asked.promise)();
      expect((await stage.photoOf(await opening)).width).toBe(side);
    });

    it('the camera adapter reports that the camera may be available now, until the listener is removed', async () => {
      const harness = stage.harnessFor();
      const listener = vi.fn();
      const stop = harness.camera.watchAccess(listener);
      await Promise.resolve();
      harness.allow();
      expect(listener).toHaveBeenCalledOnce();
      stop();
      harness.allow();
      expect(listener).toHaveBeenCalledOnce();
    });

    it('the camera adapter has a camera, also after an opening', async () => {
      const { camera } = stage.harnessFor();
      expect(camera.hasCamera()).toBe(true);
      await stage.open(camera);
      expect(camera.hasCamera()).toBe(true);
    });

    it.each([
      ['notFound', false],
      ['denied', true],
      ['inUse', true],
    ] as const)('after an opening that failed (%s) it has a camera: %s', async (script, hasCamera) => {
      const { camera } = stage.harnessFor({ script });
      await expect(stage.open(camera)).rejects.toMatchObject({ code: script });
      expect(camera.hasCamera()).toBe(hasCamera);
    });

    it('the camera adapter reports when its frames lie on their side, and when they no longer do', async () => {
      const harness = stage.harnessFor({ frame });
      const feed = await stage.open(harness.camera);
      const reported: boolean[] = [];
      const stop = feed.onSideways((isSideways) => reported.push(isSideways));
      expect(feed.isSideways).toBe(false);
      harness.lieSideways(true);
      expect(feed.isSideways).toBe(true);
      harness.lieSideways(false);
      expect(feed.isSideways).toBe(false);
      expect(reported).toEqual([true, false]);
      stop();
      harness.lieSideways(true);
      expect(reported).toHaveLength(2);
    });

    it('the camera adapter reports once that the camera has ended, and takes no photo after that', async () => {
      const harness = stage.harnessFor();
      const feed = await stage.open(harness.camera);
      const listener = vi.fn();
      feed.onLost(listener);
      harness.unplug();
      harness.unplug();
      await expect(feed.takePhoto()).rejects.toMatchObject({ name: 'CameraError', code: 'lost' });
      expect(listener).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ code: 'lost' }));
    });

    it('the camera adapter reports the end to a listener that is added after it', async () => {
      const harness = stage.harnessFor();
      const feed = await stage.open(harness.camera);
      harness.unplug();
      await expect(new Promise((resolve) => feed.onLost(resolve))).resolves.toMatchObject({ code: 'lost' });
    });

    it('the camera adapter reports the end neither to removed listeners, nor after it was closed', async () => {
      const harness = stage.harnessFor();
      const listener = vi.fn();
      const first = await stage.open(harness.camera);
      first.onLost(listener)();
      harness.unplug();
      const second = await stage.open(harness.camera);
      second.onLost(listener);
      second.close();
      harness.unplug();
      const third = await stage.open(harness.camera);
      harness.unplug();
      third.onLost(listener);
      third.close();
      await Promise.resolve();
      expect(listener).not.toHaveBeenCalled();
    });
  });
}
