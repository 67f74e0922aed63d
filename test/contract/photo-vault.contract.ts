import { photoRetentionMs, type StoredUploadId, type PhotoFacts, type PhotoVaultPort } from '@recto/core';
import { arrivedNames } from '../../packages/core/src/vault/photo-note.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import {
  facts,
  holding,
  photosIn,
  pickedBack,
  pickedFront,
  pickedSelfie,
  plain,
  storeIn,
  takenFront,
  type VaultUnderTest,
} from './photo-vault-under-test.ts';

/**
 * The contract of PhotoVaultPort.
 * @param name the name of the adapter.
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

    it.each([
      ['a photo that was taken', takenFront],
      ['a JPEG that was picked', pickedFront],
      ['a PNG that was picked', pickedBack],
      ['a file without a name', pickedSelfie],
    ])('any photo vault gives back %s, byte for byte', async (_what, photo) => {
      const kept = await storeIn(vault, 'link-1', photo, facts);
      expect(kept).toMatchObject({ ...photo, storedIn: world.storedIn });
      expect(await holding(vault, 'link-1')).toEqual([await plain(kept)]);
      expect(await holding(vault, 'link-1')).toEqual([await plain(kept)]);
    });

    it('any photo vault has after a reload exactly the photos that it reported as durable', async () => {
      const kept = [
        await storeIn(vault, 'link-1', takenFront, facts),
        await storeIn(vault, 'link-1', pickedBack, facts),
      ];
      const expected = world.storedIn === 'disk' ? await Promise.all(kept.map(plain)) : [];
      expect(await holding(world.newPage(), 'link-1')).toEqual(expected);
    });

    it('any photo vault gives a later photo a greater place, independent of its name', async () => {
      for (const photo of [pickedSelfie, pickedBack, takenFront])
        await storeIn(vault, 'link-1', photo, facts);
      const names = (await photosIn(vault, 'link-1')).map(({ photo }) => photo);
      expect(names).toEqual(['clientPicture', 'idCardVerso', 'idCardRecto']);
    });

    it('any photo vault gives the time when a photo was stored', async () => {
      const first = await storeIn(vault, 'link-1', takenFront, facts);
      world.passTime(60_000);
      const second = await storeIn(vault, 'link-1', pickedBack, facts);
      expect(second.storedAt - first.storedAt).toBe(60_000);
    });

    it('any photo vault has one photo of a name, the later one', async () => {
      const former = await storeIn(vault, 'link-1', takenFront, facts);
      const later = await storeIn(vault, 'link-1', pickedFront, facts);
      expect(later.storedAt).toBeGreaterThan(former.storedAt);
      expect(await holding(vault, 'link-1')).toEqual([await plain(later)]);
    });

    it('any photo vault has both of two photos that are stored at the same time', async () => {
      await Promise.all([
        storeIn(vault, 'link-1', takenFront, facts),
        storeIn(vault, 'link-1', pickedBack, facts),
      ]);
      expect(await photosIn(vault, 'link-1')).toHaveLength(2);
    });

    it('any photo vault runs calls in their order, even if the caller does not wait', async () => {
      const calls = [
        storeIn(vault, 'link-1', takenFront, facts),
        storeIn(vault, 'link-1', pickedFront, facts),
        storeIn(vault, 'link-1', pickedBack, facts),
        vault.remove({ reason: 'takenBack', token: 'link-1', photo: 'idCardVerso' }),
      ];
      const [, later] = await Promise.all(calls);
      expect(await photosIn(vault, 'link-1')).toMatchObject([
        { source: 'picked', storedAt: later!.storedAt },
      ]);
    });

    it('any photo vault lists what is stored for a procedure, and nothing of another one', async () => {
      expect(await vault.list('link-1')).toMatchObject({ stored: [], removed: [] });
      const front = await storeIn(vault, 'link-1', takenFront, facts);
      const back = await storeIn(vault, 'link-1', pickedBack, facts);
      await storeIn(vault, 'link-2', pickedSelfie, facts);
      expect(await listed(vault, 'link-1')).toEqual([front, back].map(idOf));
      const others = world.storedIn === 'disk' ? [front, back] : [];
      expect(await listed(world.newPage(), 'link-1')).toEqual(others.map(idOf));
      await vault.remove({ reason: 'acknowledged', token: 'link-1', photo: front });
      expect(await listed(vault, 'link-1')).toEqual([idOf(back)]);
    });

    it('any photo vault deletes nothing when it lists a link or opens a photo', async () => {
      const own = await storeIn(vault, 'link-1', takenFront, facts);
      const other = await storeIn(vault, 'link-2', takenFront, facts);
      await photosIn(vault, 'link-1');
      expect(await vault.openOne('link-3', own)).toBeNull();
      expect(await holding(vault, 'link-1')).toEqual([await plain(own)]);
      expect(await holding(vault, 'link-2')).toEqual([await plain(other)]);
    });

    it('any photo vault removes the photo that was acknowledged, and no other', async () => {
      const front = await storeIn(vault, 'link-1', takenFront, facts);
      const back = await storeIn(vault, 'link-1', pickedBack, facts);
      await vault.remove({ reason: 'acknowledged', token: 'link-1', photo: front });
      expect(await holding(vault, 'link-1')).toEqual([await plain(back)]);
      await vault.remove({ reason: 'acknowledged', token: 'link-1', photo: front });
      expect(await photosIn(vault, 'link-1')).toHaveLength(1);
      expect(await vault.openOne('link-1', front)).toBeNull();
    });

    it('any photo vault does not remove the photo that has replaced the acknowledged one', async () => {
      const former = await storeIn(vault, 'link-1', takenFront, facts);
      const later = await storeIn(vault, 'link-1', pickedFront, facts);
      await vault.remove({ reason: 'acknowledged', token: 'link-1', photo: former });
      expect(await holding(vault, 'link-1')).toEqual([await plain(later)]);
    });

    it('any photo vault removes a photo that the customer takes back, by its name, even if there is none', async () => {
      await storeIn(vault, 'link-1', takenFront, facts);
      const back = await storeIn(vault, 'link-1', pickedBack, facts);
      await vault.remove({ reason: 'takenBack', token: 'link-1', photo: 'idCardRecto' });
      await vault.remove({ reason: 'takenBack', token: 'link-1', photo: 'clientPicture' });
      expect(await holding(vault, 'link-1')).toEqual([await plain(back)]);
    });

    it('any photo vault removes what was stored before a call whose response is "not started"', async () => {
      await storeIn(vault, 'link-1', takenFront, facts);
      world.passTime(10);
      const { storedAt } = await storeIn(vault, 'link-1', pickedBack, facts);
      await vault.remove({
        reason: 'providerSays',
        token: 'link-1',
        answer: { status: 'active', askedAt: storedAt - 1 },
      });
      expect((await photosIn(vault, 'link-1')).map(({ photo }) => photo)).toEqual(['idCardVerso']);
    });

    it('any photo vault removes the photo that the provider has, and no other', async () => {
      const front = await storeIn(vault, 'link-1', takenFront, facts);
      const back = await storeIn(vault, 'link-1', pickedBack, facts);
      await vault.remove({ reason: 'providerSays', token: 'link-1', answer: { has: front } });
      expect(await holding(vault, 'link-1')).toEqual([await plain(back)]);
    });

    it('any photo vault removes nothing of another procedure when one has ended', async () => {
      await storeIn(vault, 'link-1', takenFront, facts);
      const other = await storeIn(vault, 'link-2', takenFront, facts);
      const answer = { status: 'finished', askedAt: Infinity } as const;
      await vault.remove({ reason: 'providerSays', token: 'link-1', answer });
      expect(await photosIn(vault, 'link-1')).toEqual([]);
      expect(await holding(vault, 'link-2')).toEqual([await plain(other)]);
    });

    it('any photo vault changes no photo of the same name in another procedure', async () => {
      const front = await storeIn(vault, 'link-1', takenFront, facts);
      const other = await storeIn(vault, 'link-2', takenFront, facts);
      await vault.remove({ reason: 'takenBack', token: 'link-2', photo: 'idCardRecto' });
      await vault.remove({ reason: 'acknowledged', token: 'link-2', photo: other });
      expect(await holding(vault, 'link-1')).toEqual([await plain(front)]);
    });

    it('any photo vault removes a photo after 24 hours, and not before, for any link', async () => {
      await storeIn(vault, 'link-1', takenFront, facts);
      world.passTime(1);
      const later = await storeIn(vault, 'link-2', pickedBack, facts);
      world.passTime(photoRetentionMs - 2);
      await vault.remove({ reason: 'expired' });
      expect(await photosIn(vault, 'link-1')).toHaveLength(1);
      world.passTime(1);
      await vault.remove({ reason: 'expired' });
      expect(await photosIn(vault, 'link-1')).toEqual([]);
      expect(await holding(vault, 'link-2')).toEqual([await plain(later)]);
    });

    it('any photo vault removes after 24 hours what an earlier page has stored', async () => {
      await storeIn(vault, 'link-1', takenFront, facts);
      world.passTime(photoRetentionMs);
      const page = world.newPage();
      await page.remove({ reason: 'expired' });
      expect(await photosIn(page, 'link-1')).toEqual([]);
    });

    it('any photo vault keeps a photo for its 24 hours while its page lives, however far the clock is set ahead', async () => {
      await storeIn(vault, 'link-1', takenFront, facts);
      world.setClockBy(20 * 365 * 24 * 60 * 60 * 1000);
      world.passTime(photoRetentionMs - 1);
      await vault.remove({ reason: 'expired' });
      expect(await photosIn(vault, 'link-1')).toHaveLength(1);
      world.passTime(1);
      await vault.remove({ reason: 'expired' });
      expect(await photosIn(vault, 'link-1')).toEqual([]);
    });

    // Decision 6.13.
    it('any photo vault keeps a photo for 24 hours more when the clock was set back, not longer', async () => {
      await storeIn(vault, 'link-1', takenFront, facts);
      world.setClockBy(-25 * 60 * 60 * 1000);
      await vault.remove({ reason: 'expired' });
      expect(await photosIn(vault, 'link-1')).toHaveLength(1);
      world.passTime(photoRetentionMs - 1);
      await vault.remove({ reason: 'expired' });
      expect(await photosIn(vault, 'link-1')).toHaveLength(1);
      world.passTime(1);
      await vault.remove({ reason: 'expired' });
      expect(await photosIn(vault, 'link-1')).toEqual([]);
    });

    // A phone without storage can't know these.
    if (setUp().storedIn === 'disk') {
      it('any photo vault lists what was removed, with the reason, for 24 hours, also in other pages', async () => {
        const front = await storeIn(vault, 'link-1', takenFront, facts);
        const newer = await storeIn(vault, 'link-1', pickedFront, facts);
        const back = await storeIn(vault, 'link-1', pickedBack, facts);
        const selfie = await storeIn(vault, 'link-1', pickedSelfie, facts);
        await vault.remove({ reason: 'acknowledged', token: 'link-1', photo: newer });
        await vault.remove({ reason: 'takenBack', token: 'link-1', photo: 'idCardVerso' });
        world.passTime(1);
        const answer = { status: 'finished', askedAt: selfie.storedAt + 1 } as const;
        await vault.remove({ reason: 'providerSays', token: 'link-1', answer });
        const removed = [
          { ...idOf(front), reason: 'takenBack' },
          { ...idOf(newer), reason: 'providerSays' },
          { ...idOf(back), reason: 'takenBack' },
          { ...idOf(selfie), reason: 'providerSays' },
        ];
        const contents = await world.newPage().list('link-1');
        expect(contents!.stored).toEqual([]);
        expect(contents!.removed.toSorted((a, b) => a.storedAt - b.storedAt)).toEqual(removed);
        world.passTime(photoRetentionMs);
        await vault.remove({ reason: 'expired' });
        expect(await vault.list('link-1')).toMatchObject({ stored: [], removed: [] });
      });

      it('any photo vault lists a photo that had arrived as taken back once the provider has deleted it, and no other', async () => {
        const front = await storeIn(vault, 'link-1', takenFront, facts);
        const back = await storeIn(vault, 'link-1', pickedBack, facts);
        const waiting = await storeIn(vault, 'link-1', pickedSelfie, facts);
        for (const photo of [front, back]) {
          await vault.remove({ reason: 'acknowledged', token: 'link-1', photo });
        }
        await vault.noteDeletion('link-2', 'idCardVerso');
        await vault.noteDeletion('link-1', 'idCardRecto');
        await vault.noteDeletion('link-1', 'clientPicture');
        const contents = (await world.newPage().list('link-1'))!;
        expect(arrivedNames(contents)).toEqual(['idCardVerso']);
        expect(contents.stored.map(idOf)).toEqual([idOf(waiting)]);
      });

      it('any photo vault lists no photo as arrived once the procedure is no longer started', async () => {
        const front = await storeIn(vault, 'link-1', takenFront, facts);
        await vault.remove({ reason: 'acknowledged', token: 'link-1', photo: front });
        expect(arrivedNames((await vault.list('link-1'))!)).toEqual(['idCardRecto']);
        const answer = { status: 'refused', askedAt: front.storedAt } as const;
        await vault.remove({ reason: 'providerSays', token: 'link-2', answer });
        expect(arrivedNames((await vault.list('link-1'))!)).toEqual(['idCardRecto']);
        await vault.remove({ reason: 'providerSays', token: 'link-1', answer });
        expect(arrivedNames((await vault.list('link-1'))!)).toEqual([]);
      });

      it('any photo vault lists a photo as expired for 24 hours, so that no other page stores it again', async () => {
        const front = await storeIn(vault, 'link-1', takenFront, facts);
        world.passTime(photoRetentionMs);
        await vault.remove({ reason: 'expired' });
        await vault.remove({ reason: 'expired' });
        expect((await vault.list('link-1'))!.removed).toEqual([{ ...idOf(front), reason: 'expired' }]);
      });

      describe('after a crash', () => {
        const sure: PhotoFacts = { status: 'started', providerHad: 'none', attempted: false };
        const factsNow = async () => (await photosIn(world.newPage(), 'link-1')).map((photo) => photo.facts);

        it('any photo vault knows the facts of a photo as they were when it was stored', async () => {
          expect((await storeIn(vault, 'link-1', takenFront, sure)).facts).toEqual(sure);
          expect(await factsNow()).toEqual([sure]);
        });

        it('any photo vault knows that a call with the photo may have been sent', async () => {
          const kept = await storeIn(vault, 'link-1', takenFront, sure);
          await storeIn(vault, 'link-1', pickedBack, sure);
          await vault.noteAttempt('link-1', kept);
          await vault.noteAttempt('link-2', { ...kept, photo: 'idCardVerso' });
          expect(await factsNow()).toEqual([{ ...sure, attempted: true }, sure]);
        });

        it.each([
          ['is still there', 'unknown', async () => {}],
          [
            'was taken back',
            'unknown',
            () => vault.remove({ reason: 'takenBack', token: 'link-1', photo: 'idCardRecto' }),
          ],
          [
            'was acknowledged',
            'none',
            async (former: StoredUploadId) =>
              vault.remove({ reason: 'acknowledged', token: 'link-1', photo: former }),
          ],
        ] as const)(
          'any photo vault knows whether an earlier photo of its name may have arrived without a response: it was attempted, and %s',
          async (_what, providerHad, afterwards) => {
            const former = await storeIn(vault, 'link-1', takenFront, sure);
            await vault.noteAttempt('link-1', former);
            await afterwards(former);
            const later = await storeIn(vault, 'link-1', pickedFront, sure);
            expect(later.facts).toEqual({ ...sure, providerHad });
            expect(await factsNow()).toEqual([{ ...sure, providerHad }]);
          },
        );

        it('any photo vault knows that an earlier photo which was never attempted can’t have arrived', async () => {
          await storeIn(vault, 'link-1', takenFront, sure);
          await storeIn(vault, 'link-1', pickedFront, sure);
          expect(await factsNow()).toEqual([sure]);
        });
      });
    }
  });
}

function idOf({ photo, order, storedAt }: StoredUploadId): StoredUploadId {
  return { photo, order, storedAt };
}

async function listed(vault: PhotoVaultPort, token: string): Promise<readonly StoredUploadId[]> {
  const { stored } = (await vault.list(token))!;
  return stored.map(idOf).toSorted((a, b) => a.storedAt - b.storedAt);
}
