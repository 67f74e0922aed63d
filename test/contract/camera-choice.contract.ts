import { describe, expect, it } from 'vitest';
import type { CameraHarnessMaker, ContractDevice } from './camera-harness.ts';
import { shorterSide } from './camera-pictures.contract.ts';
import { setCameraStage } from './camera-stage.ts';

/** Which camera opens, and which other cameras are listed. */
export function choiceContract(makeHarness: CameraHarnessMaker, device: ContractDevice): void {
  describe('the choice of a camera', () => {
    const stage = setCameraStage(makeHarness);
    const { cameras, broken } = device;
    const frame = device.frames[0]!;
    const hasSeveral = cameras.several !== null;
    const hasOne = cameras.one !== null;

    if (hasSeveral) {
      it('the camera adapter lists the cameras to switch to, including the open one', async () => {
        const { camera } = stage.harnessFor({ cameras: 2 });
        const feed = await stage.open(camera);
        expect(new Set(feed.deviceIds).size).toBe(cameras.several);
        expect(feed.deviceIds).toContain(feed.deviceId);
      });
    }

    if (hasOne) {
      it('the camera adapter lists no other camera on a phone with one camera', async () => {
        const feed = await stage.open(stage.harnessFor({ cameras: 1, frame }).camera);
        expect(feed.deviceIds).toEqual([feed.deviceId]);
      });
    }

    if (hasSeveral) {
      it('the camera adapter opens the camera that was chosen', async () => {
        const { camera } = stage.harnessFor({ cameras: 2 });
        const { deviceIds } = await stage.open(camera);
        for (const deviceId of deviceIds.filter((id) => !broken.includes(id)))
          expect((await stage.open(camera, { deviceId })).deviceId).toBe(deviceId);
      });
    }

    it('the camera adapter opens another camera when the chosen one is gone', async () => {
      const feed = await stage.open(stage.harnessFor().camera, { deviceId: 'gone' });
      expect(feed.deviceIds).toContain(feed.deviceId);
    });

    if (hasOne) {
      it('the camera adapter opens any camera when none has the requested facing mode', async () => {
        const feed = await stage.open(stage.harnessFor({ cameras: 1, frame }).camera, {
          facingMode: 'user',
        });
        expect(feed).toMatchObject({ facingMode: 'environment', mirrored: false });
      });
    }

    it('the camera adapter has one camera on at a time: opening closes the previous one', async () => {
      const harness = stage.harnessFor();
      const first = await stage.open(harness.camera);
      const second = await stage.open(harness.camera);
      await expect(first.takePhoto()).rejects.toMatchObject({ code: 'lost' });
      first.close();
      expect(stage.surface.childElementCount).toBe(1);
      expect((await stage.photoOf(second)).width).toBe(shorterSide(frame));
    });
  });
}
