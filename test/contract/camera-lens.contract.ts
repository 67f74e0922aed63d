import { describe, expect, it } from 'vitest';
import type { CameraHarnessMaker } from './camera-harness.ts';
import { setCameraStage } from './camera-stage.ts';

/** The right distance and the light (decision 4.4). */
export function lensContract(makeHarness: CameraHarnessMaker): void {
  describe('the lens', () => {
    const stage = setCameraStage(makeHarness);

    it('zooms for cards, if it can', async () => {
      const able = await stage.open(stage.harnessFor({ lens: 'zoomAndTorch' }).camera);
      expect(able.zoom).toBe(1.8);
      const plain = await stage.open(stage.harnessFor().camera);
      expect(plain.zoom).toBeNull();
    });

    it('does not zoom for a selfie', async () => {
      const { camera } = stage.harnessFor({ lens: 'zoomAndTorch' });
      const front = await stage.open(camera, { facingMode: 'user' });
      expect([front.zoom, front.hasTorch]).toEqual([null, false]);
      const { deviceId } = await stage.open(camera);
      expect((await stage.open(camera, { facingMode: 'user', deviceId })).zoom).toBeNull();
    });

    it('has a light that is off at first and after a rest', async () => {
      const feed = await stage.open(stage.harnessFor({ lens: 'zoomAndTorch' }).camera);
      expect(feed.hasTorch).toBe(true);
      expect(await feed.setTorch(true)).toBe(true);
      expect(await feed.setTorch(false)).toBe(false);
      await feed.setTorch(true);
      feed.rest();
      expect(await feed.setTorch(true)).toBe(false);
      await feed.wake(new AbortController().signal);
      expect(feed.zoom).toBe(1.8);
      expect(await feed.setTorch(true)).toBe(true);
      feed.close();
      expect(await feed.setTorch(true)).toBe(false);
    });

    it('has no light on a camera without one', async () => {
      const feed = await stage.open(stage.harnessFor().camera);
      expect(feed.hasTorch).toBe(false);
      expect(await feed.setTorch(true)).toBe(false);
    });
  });
}
