import { photoKeepingMs, type KeptPhotoId, type PhotoVaultPort } from '@recto/core';
import { beforeEach, describe, expect, it } from 'vitest';
import {
  holding,
  pickedBack,
  pickedFront,
  pickedSelfie,
  plain,
  takenFront,
  type VaultUnderTest,
} from './photo-vault-under-test.ts';

/**
 * What every adapter of PhotoVaultPort keeps to.
 * @param name the adapter's.
 * @param setUp gives an empty vault.
 */
export function testPhotoVault(name: string, setUp: () => VaultUnderTest): void {
  describe(`${name}, as any photo vault,`, () => {
    let world: VaultUnderTest;
    let vault: PhotoVaultPort;
    beforeEach(() => {
      world = setUp();
      vault = world.newPage();
    });

    it('is empty at first', async () => {
      expect(await vault.open('link-1')).toEqual([]);
    });

    it.each([
      ['a photo that was taken', takenFront],
      ['a JPEG that was picked', pickedFront],
      ['a PNG that was picked', pickedBack],
      ['a file without a name', pickedSelfie],
      ['a photo that follows an unanswered one', { ...takenFront, followsUnanswered: true as const }],
      ['a file that follows an unanswered photo', { ...pickedFront, followsUnanswered: true as const }],
    ])('gives back %s, byte for byte', async (_what, photo) => {
      const kept = await vault.keep('link-1', photo);
      expect(kept).toMatchObject({ ...photo, kept: world.kept });
      expect(await holding(vault, 'link-1')).toEqual([await plain(kept)]);
      expect(await holding(vault, 'link-1')).toEqual([await plain(kept)]);
    });

    it('has after a reload what it called durable, and nothing else', async () => {
      const kept = [await vault.keep('link-1', takenFront), await vault.keep('link-1', pickedBack)];
      const expected = world.kept === 'durable' ? await Promise.all(kept.map(plain)) : [];
      expect(await holding(world.newPage(), 'link-1')).toEqual(expected);
    });

    it('gives the oldest first, whatever its name', async () => {
      for (const photo of [pickedSelfie, pickedBack, takenFront]) await vault.keep('link-1', photo);
      const names = (await vault.open('link-1')).map(({ photo }) => photo);
      expect(names).toEqual(['clientPicture', 'idCardVerso', 'idCardRecto']);
    });

    it('tells when a photo was kept', async () => {
      const first = await vault.keep('link-1', takenFront);
      world.passTime(60_000);
      const second = await vault.keep('link-1', pickedBack);
      expect(second.keptAt - first.keptAt).toBe(60_000);
    });

    it('has one photo of a name: the later one', async () => {
      const former = await vault.keep('link-1', takenFront);
      const later = await vault.keep('link-1', pickedFront);
      expect(later.keptAt).toBeGreaterThan(former.keptAt);
      expect(await holding(vault, 'link-1')).toEqual([await plain(later)]);
    });

    it('has both of two photos that are kept at once', async () => {
      await Promise.all([vault.keep('link-1', takenFront), vault.keep('link-1', pickedBack)]);
      expect(await vault.open('link-1')).toHaveLength(2);
    });

    it('does what it is told in that order, though nobody waits', async () => {
      const calls = [
        vault.keep('link-1', takenFront),
        vault.keep('link-1', pickedFront),
        vault.keep('link-1', pickedBack),
        vault.forget('link-1', 'idCardVerso'),
      ];
      const [, later] = await Promise.all(calls);
      expect(await vault.open('link-1')).toMatchObject([{ source: 'picked', keptAt: later!.keptAt }]);
    });

    it('lists what is kept for a procedure, and nothing of another one; nothing is known without a place', async () => {
      if (world.kept === 'memory') return expect(await vault.list('link-1')).toBeNull();
      expect(await listed(vault, 'link-1')).toEqual([]);
      const front = await vault.keep('link-1', takenFront);
      const back = await vault.keep('link-1', pickedBack);
      await vault.keep('link-2', pickedSelfie);
      expect(await listed(vault, 'link-1')).toEqual([front, back].map(idOf));
      expect(await listed(world.newPage(), 'link-1')).toEqual([front, back].map(idOf));
      await vault.release('link-1', front);
      expect(await listed(vault, 'link-1')).toEqual([idOf(back)]);
    });

    it('deletes nothing when it lists', async () => {
      const other = await vault.keep('link-2', takenFront);
      await vault.list('link-1');
      expect(await holding(vault, 'link-2')).toEqual([await plain(other)]);
    });

    it('releases the photo that was acknowledged, and no other', async () => {
      const front = await vault.keep('link-1', takenFront);
      const back = await vault.keep('link-1', pickedBack);
      await vault.release('link-1', front);
      expect(await holding(vault, 'link-1')).toEqual([await plain(back)]);
      await vault.release('link-1', front);
      expect(await vault.open('link-1')).toHaveLength(1);
    });

    it('does not release the photo that has replaced the acknowledged one', async () => {
      const former = await vault.keep('link-1', takenFront);
      const later = await vault.keep('link-1', pickedFront);
      await vault.release('link-1', former);
      expect(await holding(vault, 'link-1')).toEqual([await plain(later)]);
    });

    it('forgets a photo by its name, also one that is not there', async () => {
      await vault.keep('link-1', takenFront);
      const back = await vault.keep('link-1', pickedBack);
      await vault.forget('link-1', 'idCardRecto');
      await vault.forget('link-1', 'clientPicture');
      expect(await holding(vault, 'link-1')).toEqual([await plain(back)]);
    });

    it('forgets all of a procedure', async () => {
      await vault.keep('link-1', takenFront);
      await vault.keep('link-1', pickedBack);
      await vault.forgetAll('link-1');
      expect(await vault.open('link-1')).toEqual([]);
      await vault.keep('link-1', takenFront);
      expect(await vault.open('link-1')).toHaveLength(1);
    });

    it('forgets nothing of another procedure', async () => {
      await vault.keep('link-1', takenFront);
      const other = await vault.keep('link-2', takenFront);
      await vault.forgetAll('link-1');
      expect(await holding(vault, 'link-2')).toEqual([await plain(other)]);
    });

    it('changes nothing of another procedure by name', async () => {
      const front = await vault.keep('link-1', takenFront);
      const other = await vault.keep('link-2', takenFront);
      await vault.forget('link-2', 'idCardRecto');
      await vault.release('link-2', front);
      await vault.release('link-1', other);
      expect(await holding(vault, 'link-1')).toEqual([await plain(front)]);
    });

    it('wipes the photos of every other procedure when one is opened', async () => {
      await vault.keep('link-1', takenFront);
      expect(await vault.open('link-2')).toEqual([]);
      expect(await vault.open('link-1')).toEqual([]);
    });

    it('wipes a photo after 24 hours, and not before', async () => {
      await vault.keep('link-1', takenFront);
      world.passTime(photoKeepingMs - 1);
      expect(await vault.open('link-1')).toHaveLength(1);
      world.passTime(1);
      expect(await vault.open('link-1')).toEqual([]);
      world.passTime(-photoKeepingMs);
      expect(await vault.open('link-1')).toEqual([]);
    });

    it('is swept of photos after 24 hours, and not before', async () => {
      await vault.keep('link-1', takenFront);
      world.passTime(1);
      const later = await vault.keep('link-1', pickedBack);
      world.passTime(photoKeepingMs - 1);
      await vault.sweep();
      world.passTime(-photoKeepingMs);
      expect(await holding(vault, 'link-1')).toEqual([await plain(later)]);
    });

    it('is swept by a page that knows no link, too', async () => {
      await vault.keep('link-1', takenFront);
      world.passTime(photoKeepingMs);
      await world.newPage().sweep();
      world.passTime(-photoKeepingMs);
      expect(await world.newPage().open('link-1')).toEqual([]);
    });

    it('keeps a photo of the future no longer than any other', async () => {
      await vault.keep('link-1', takenFront);
      world.passTime(1 - photoKeepingMs);
      expect(await vault.open('link-1')).toHaveLength(1);
      world.passTime(-1);
      expect(await vault.open('link-1')).toEqual([]);
    });
  });
}

function idOf({ photo, keptAt }: KeptPhotoId): KeptPhotoId {
  return { photo, keptAt };
}

async function listed(vault: PhotoVaultPort, token: string): Promise<readonly KeptPhotoId[] | null> {
  const ids = await vault.list(token);
  return ids && ids.map(idOf).toSorted((a, b) => a.keptAt - b.keptAt);
}
