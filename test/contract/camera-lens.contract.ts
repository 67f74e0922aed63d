import { describe, expect, it } from 'vitest';
import type { CameraHarnessMaker, ContractDevice } from './camera-harness.ts';
import { setCameraStage } from './camera-stage.ts';

/** The right distance and the light (decision 2.7). */
export function lensContract(makeHarness: CameraHarnessMaker, { lenses, hasFront }: ContractDevice): void {
  describe('the lens', () => {
    const stage = setCameraStage(makeHarness);
    const lit = lenses.filter(({ hasTorch }) => hasTorch);

    it.each(lenses)('$lens: zooms for cards, if it can', async ({ lens, zoom }) => {
      const feed = await stage.open(stage.harnessFor({ lens }).camera);
      expect(feed.zoom).toBe(zoom);
    });

    if (hasFront) {
      it('the lens does not zoom for a selfie', async () => {
        const { camera } = stage.harnessFor({ lens: lenses[0]!.lens });
        const front = await stage.open(camera, { facingMode: 'user' });
        expect([front.zoom, front.hasTorch]).toEqual([null, false]);
        const { deviceId } = await stage.open(camera);
        expect((await stage.open(camera, { facingMode: 'user', deviceId })).zoom).toBeNull();
      });
    }

    it.each(lit)('$lens: has a light that is off at first and after a rest', async ({ lens, zoom }) => {
      const feed = await stage.open(stage.harnessFor({ lens }).camera);
      expect(feed.hasTorch).toBe(true);
      expect(await feed.setTorch(true)).toBe(true);
      expect(await feed.setTorch(false)).toBe(false);
      await feed.setTorch(true);
      feed.rest();
      expect(await feed.setTorch(true)).toBe(false);
      await feed.wake(new AbortController().signal);
      expect(feed.zoom).toBe(zoom);
      expect(await feed.setTorch(true)).toBe(true);
      feed.close();
      expect(await feed.setTorch(true)).toBe(false);
    });

    it.each(lenses.filter(({ hasTorch }) => !hasTorch))(
      '$lens: has no light without one',
      async ({ lens }) => {
        const feed = await stage.open(stage.harnessFor({ lens }).camera);
        expect(feed.hasTorch).toBe(false);
        expect(await feed.setTorch(true)).toBe(false);
      },
    );
  });
}
