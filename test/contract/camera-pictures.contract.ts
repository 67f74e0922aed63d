import { describe, expect, it } from 'vitest';
import type { CameraHarnessMaker, ContractDevice } from './camera-harness.ts';
import { difference, loadPicture, mirrored, pixelsOf } from './camera-pixels.ts';
import { setCameraStage } from './camera-stage.ts';

export const portrait = { name: 'portrait', width: 1080, height: 1920 };

/** JPEG 0.7 and scaling move a channel by 2 to 4 steps; another crop, or a mirrored one, by more than 10. */
const same = 6;

/** What a camera shows and takes (§9; decision 2.4). */
export function picturesContract(makeHarness: CameraHarnessMaker, device: ContractDevice): void {
  describe('its pictures', () => {
    const stage = setCameraStage(makeHarness);
    const { frames, hasFront } = device;
    const [first] = frames;
    const side = shorterSide(first!);

    it('the camera adapter opens with a picture in the surface', async () => {
      const harness = stage.harnessFor();
      await stage.open(harness.camera);
      const black = new Uint8ClampedArray(108 * 108 * 4).map((_, index) => (index % 4 === 3 ? 255 : 0));
      expect(difference(pixelsOf(await stage.screenshot()), black)).toBeGreaterThan(same);
      expect(harness.isLightOn()).toBe(true);
    });

    it('the camera adapter puts one element into the surface, which screen readers ignore', async () => {
      stage.surface.append(document.createElement('p'));
      await stage.open(stage.harnessFor().camera);
      expect(stage.surface.childElementCount).toBe(1);
      expect(stage.surface.firstElementChild!.getAttribute('aria-hidden')).toBe('true');
    });

    it.each(frames)(
      'the camera adapter takes a square with the length of the shorter side as a JPEG, $name',
      async (frame) => {
        const feed = await stage.open(stage.harnessFor({ frame }).camera);
        const image = await feed.takePhoto();
        expect(image.mimeType).toBe('image/jpeg');
        expect(image.dataUrl).toBe(`data:image/jpeg;base64,${image.base64}`);
        expect(image.base64.startsWith('/9j/')).toBe(true);
        const { width, height } = await loadPicture(image.dataUrl);
        expect([width, height]).toEqual([shorterSide(frame), shorterSide(frame)]);
      },
    );

    it.each(frames)(
      'the camera adapter shows exactly the centred square that it takes, $name',
      async (frame) => {
        const harness = stage.harnessFor({ frame });
        const feed = await stage.open(harness.camera);
        const world = pixelsOf(await harness.world('environment'));
        expect(difference(pixelsOf(await stage.photoOf(feed)), world)).toBeLessThan(same);
        expect(difference(pixelsOf(await stage.screenshot()), world)).toBeLessThan(same);
        expect(feed.mirrored).toBe(false);
      },
    );

    if (hasFront) {
      it('the camera adapter mirrors the front camera on the screen, and never its photos', async () => {
        const harness = stage.harnessFor({ frame: first! });
        const feed = await stage.open(harness.camera, { facingMode: 'user' });
        expect(feed).toMatchObject({ facingMode: 'user', mirrored: true });
        const photo = pixelsOf(await stage.photoOf(feed));
        // After the photo: some phones magnify their first frames.
        const world = pixelsOf(await harness.world('user'));
        expect(difference(world, mirrored(world))).toBeGreaterThan(same);
        expect(difference(photo, world)).toBeLessThan(same);
        expect(difference(pixelsOf(await stage.screenshot()), mirrored(world))).toBeLessThan(same);
      });
    }

    it('the camera adapter takes several photos from one feed', async () => {
      const feed = await stage.open(stage.harnessFor().camera);
      const photos = [
        await stage.photoOf(feed),
        await stage.photoOf(feed),
        ...(await Promise.all([stage.photoOf(feed), stage.photoOf(feed)])),
      ];
      expect(photos.map(({ width }) => width)).toEqual([side, side, side, side]);
    });
  });
}

/** In pixels: the side of the centred square. */
export function shorterSide({ width, height }: { readonly width: number; readonly height: number }): number {
  return Math.min(width, height);
}
