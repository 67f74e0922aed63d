import { describe, expect, it } from 'vitest';
import { eventually } from '../support/eventually.ts';
import type { CameraHarness, CameraHarnessMaker, ContractDevice } from './camera-harness.ts';
import { shorterSide } from './camera-pictures.contract.ts';
import { setCameraStage } from './camera-stage.ts';

/** A camera that is opened before there is a surface for its picture. */
export function aheadContract(makeHarness: CameraHarnessMaker, device: ContractDevice): void {
  describe('a camera that is opened ahead', () => {
    const stage = setCameraStage(makeHarness);
    const side = shorterSide(device.frames[0]!);
    const isOn = (harness: CameraHarness) => eventually(() => expect(harness.isLightOn()).toBe(true));
    const isOff = (harness: CameraHarness) => eventually(() => expect(harness.isLightOn()).toBe(false));

    /** Opens a camera that the customer has to allow. @returns how often the device was asked for one. */
    async function asked(harness: CameraHarness, openAhead: boolean): Promise<number> {
      if (openAhead) {
        harness.camera.openAhead('environment');
        await eventually(() => expect(harness.asked()).toBeGreaterThan(0));
      }
      const opening = stage.open(harness.camera);
      await eventually(() => expect(harness.asked()).toBeGreaterThan(0));
      await harness.answerPrompt();
      const feed = await opening;
      expect((await stage.photoOf(feed)).width).toBe(side);
      feed.close();
      expect(harness.isLightOn()).toBe(false);
      return harness.asked();
    }

    it('a camera that is opened ahead shows nothing, and is taken over by the next opening', async () => {
      const harness = stage.harnessFor();
      harness.camera.openAhead('environment');
      await isOn(harness);
      expect(stage.surface.childElementCount).toBe(0);
      const feed = await stage.open(harness.camera);
      harness.camera.giveBack();
      expect((await stage.photoOf(feed)).width).toBe(side);
      feed.close();
      expect(harness.isLightOn()).toBe(false);
    });

    it('a camera that is opened ahead is taken over while the customer is asked, who is not asked again', async () => {
      const plain = await asked(stage.harnessFor({ script: 'slow' }), false);
      expect(await asked(stage.harnessFor({ script: 'slow' }), true)).toBe(plain);
    });

    it('a camera that is opened ahead is off once it is given back, and can be opened ahead again', async () => {
      const harness = stage.harnessFor();
      harness.camera.giveBack();
      for (let round = 0; round < 2; round += 1) {
        harness.camera.openAhead('environment');
        await isOn(harness);
        harness.camera.giveBack();
        harness.camera.giveBack();
        await isOff(harness);
      }
      expect((await stage.photoOf(await stage.open(harness.camera))).width).toBe(side);
    });

    it('a camera that is given back while the customer is asked is stopped when it opens', async () => {
      const harness = stage.harnessFor({ script: 'slow' });
      harness.camera.openAhead('environment');
      await eventually(() => expect(harness.asked()).toBe(1));
      harness.camera.giveBack();
      await harness.answerPrompt();
      expect(harness.isLightOn()).toBe(false);
    });

    it('a camera that is opened ahead is closed by the opening of a certain one, and of another facing mode', async () => {
      for (const request of [{ deviceId: 'another' }, { facingMode: 'user' } as const]) {
        const harness = stage.harnessFor();
        harness.camera.openAhead('environment');
        await isOn(harness);
        (await stage.open(harness.camera, request)).close();
        expect(harness.isLightOn()).toBe(false);
      }
    });

    it('a camera that is opened ahead closes the open one', async () => {
      const harness = stage.harnessFor();
      const feed = await stage.open(harness.camera);
      harness.camera.openAhead('environment');
      await expect(feed.takePhoto()).rejects.toMatchObject({ code: 'lost' });
    });

    it('an aborted opening stops the camera that it takes over', async () => {
      const harness = stage.harnessFor({ script: 'slow' });
      harness.camera.openAhead('environment');
      await eventually(() => expect(harness.asked()).toBe(1));
      const controller = new AbortController();
      const opening = stage.open(harness.camera, { signal: controller.signal });
      const failure = expect(opening).rejects.toMatchObject({ name: 'AbortError' });
      controller.abort();
      await failure;
      await harness.answerPrompt();
      expect(harness.isLightOn()).toBe(false);
    });

    it.each(['denied', 'notFound', 'inUse', 'unsupported', 'noAnswer'] as const)(
      'an opening fails as %s if it takes over a camera that does so',
      async (script) => {
        const harness = stage.harnessFor({ script });
        harness.camera.openAhead('environment');
        const opening = stage.open(harness.camera);
        const failure = expect(opening).rejects.toMatchObject({ name: 'CameraError', code: script });
        harness.passTime();
        await failure;
        expect(harness.isLightOn()).toBe(false);
        expect(stage.surface.childElementCount).toBe(0);
      },
    );
  });
}
