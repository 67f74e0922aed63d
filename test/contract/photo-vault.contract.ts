import {
  arrivedNames,
  photoRetentionMs,
  type StoredUploadId,
  type PhotoFacts,
  type PhotoVaultPort,
} from '@recto/core';
import { beforeEach, describe, expect, it } from 'vitest';
import {
  facts,
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
    ])('gives back %s, byte for byte', async (_what, photo) => {
      const kept = await vault.store('link-1', photo, facts);
      expect(kept).toMatchObject({ ...photo, storedIn: world.storedIn });
      expect(await holding(vault, 'link-1')).toEqual([await plain(kept)]);
      expect(await holding(vault, 'link-1')).toEqual([await plain(kept)]);
    });

    it('has after a reload what it called durable, and nothing else', async () => {
      const kept = [
        await vault.store('link-1', takenFront, facts),
        await vault.store('link-1', pickedBack, facts),
      ];
      const expected = world.storedIn === 'disk' ? await Promise.all(kept.map(plain)) : [];
      expect(await holding(world.newPage(), 'link-1')).toEqual(expected);
    });

    it('gives the oldest first, whatever its name', async () => {
      for (const photo of [pickedSelfie, pickedBack, takenFront]) await vault.store('link-1', photo, facts);
      const names = (await vault.open('link-1')).map(({ photo }) => photo);
      expect(names).toEqual(['clientPicture', 'idCardVerso', 'idCardRecto']);
    });

    it('tells when a photo was kept', async () => {
      const first = await vault.store('link-1', takenFront, facts);
      world.passTime(60_000);
      const second = await vault.store('link-1', pickedBack, facts);
      expect(second.storedAt - first.storedAt).toBe(60_000);
    });

    it('has one photo of a name: the later one', async () => {
      const former = await vault.store('link-1', takenFront, facts);
      const later = await vault.store('link-1', pickedFront, facts);
      expect(later.storedAt).toBeGreaterThan(former.storedAt);
      expect(await holding(vault, 'link-1')).toEqual([await plain(later)]);
    });

    it('has both of two photos that are kept at once', async () => {
      await Promise.all([vault.store('link-1', takenFront, facts), vault.store('link-1', pickedBack, facts)]);
      expect(await vault.open('link-1')).toHaveLength(2);
    });

    it('does what it is told in that order, though nobody waits', async () => {
      const calls = [
        vault.store('link-1', takenFront, facts),
        vault.store('link-1', pickedFront, facts),
        vault.store('link-1', pickedBack, facts),
        vault.remove({ reason: 'takenBack', token: 'link-1', photo: 'idCardVerso' }),
      ];
      const [, later] = await Promise.all(calls);
      expect(await vault.open('link-1')).toMatchObject([{ source: 'picked', storedAt: later!.storedAt }]);
    });

    it('lists what is kept for a procedure, and nothing of another one; nothing is known without a place', async () => {
      if (world.storedIn === 'memory') return expect(await vault.list('link-1')).toBeNull();
      expect(await vault.list('link-1')).toMatchObject({ stored: [], removed: [] });
      const front = await vault.store('link-1', takenFront, facts);
      const back = await vault.store('link-1', pickedBack, facts);
      await vault.store('link-2', pickedSelfie, facts);
      expect(await listed(vault, 'link-1')).toEqual([front, back].map(idOf));
      expect(await listed(world.newPage(), 'link-1')).toEqual([front, back].map(idOf));
      await vault.remove({ reason: 'acknowledged', token: 'link-1', photo: front });
      expect(await listed(vault, 'link-1')).toEqual([idOf(back)]);
    });

    it('deletes nothing when it opens or lists a link', async () => {
      const own = await vault.store('link-1', takenFront, facts);
      const other = await vault.store('link-2', takenFront, facts);
      await vault.list('link-1');
      await vault.open('link-1');
      await vault.open('link-3');
      expect(await holding(vault, 'link-1')).toEqual([await plain(own)]);
      expect(await holding(vault, 'link-2')).toEqual([await plain(other)]);
    });

    it('removes the photo that was acknowledged, and no other', async () => {
      const front = await vault.store('link-1', takenFront, facts);
      const back = await vault.store('link-1', pickedBack, facts);
      await vault.remove({ reason: 'acknowledged', token: 'link-1', photo: front });
      expect(await holding(vault, 'link-1')).toEqual([await plain(back)]);
      await vault.remove({ reason: 'acknowledged', token: 'link-1', photo: front });
      expect(await vault.open('link-1')).toHaveLength(1);
    });

    it('does not remove the photo that has replaced the acknowledged one', async () => {
      const former = await vault.store('link-1', takenFront, facts);
      const later = await vault.store('link-1', pickedFront, facts);
      await vault.remove({ reason: 'acknowledged', token: 'link-1', photo: former });
      expect(await holding(vault, 'link-1')).toEqual([await plain(later)]);
    });

    it('removes a photo that the person takes back, by its name, also one that is not there', async () => {
      await vault.store('link-1', takenFront, facts);
      const back = await vault.store('link-1', pickedBack, facts);
      await vault.remove({ reason: 'takenBack', token: 'link-1', photo: 'idCardRecto' });
      await vault.remove({ reason: 'takenBack', token: 'link-1', photo: 'clientPicture' });
      expect(await holding(vault, 'link-1')).toEqual([await plain(back)]);
    });

    it('removes what was put away before the provider was asked, where it says that the procedure is not started', async () => {
      await vault.store('link-1', takenFront, facts);
      world.passTime(10);
      const { storedAt } = await vault.store('link-1', pickedBack, facts);
      await vault.remove({
        reason: 'providerSays',
        token: 'link-1',
        answer: { status: 'active', askedAt: storedAt - 1 },
      });
      expect((await vault.open('link-1')).map(({ photo }) => photo)).toEqual(['idCardVerso']);
    });

    it('removes the photo that the provider says it has, and no other', async () => {
      const front = await vault.store('link-1', takenFront, facts);
      const back = await vault.store('link-1', pickedBack, facts);
      await vault.remove({ reason: 'providerSays', token: 'link-1', answer: { has: front } });
      expect(await holding(vault, 'link-1')).toEqual([await plain(back)]);
    });

    it('removes nothing of another procedure when one has ended', async () => {
      await vault.store('link-1', takenFront, facts);
      const other = await vault.store('link-2', takenFront, facts);
      const answer = { status: 'finished', askedAt: Infinity } as const;
      await vault.remove({ reason: 'providerSays', token: 'link-1', answer });
      expect(await vault.open('link-1')).toEqual([]);
      expect(await holding(vault, 'link-2')).toEqual([await plain(other)]);
    });

    it('changes nothing of another procedure by name', async () => {
      const front = await vault.store('link-1', takenFront, facts);
      const other = await vault.store('link-2', takenFront, facts);
      await vault.remove({ reason: 'takenBack', token: 'link-2', photo: 'idCardRecto' });
      await vault.remove({ reason: 'acknowledged', token: 'link-2', photo: front });
      await vault.remove({ reason: 'acknowledged', token: 'link-1', photo: other });
      expect(await holding(vault, 'link-1')).toEqual([await plain(front)]);
    });

    it('removes a photo after 24 hours, and not before, whichever link is known', async () => {
      await vault.store('link-1', takenFront, facts);
      world.passTime(1);
      const later = await vault.store('link-2', pickedBack, facts);
      world.passTime(photoRetentionMs - 2);
      await vault.remove({ reason: 'expired' });
      expect(await vault.open('link-1')).toHaveLength(1);
      world.passTime(1);
      await vault.remove({ reason: 'expired' });
      expect(await vault.open('link-1')).toEqual([]);
      expect(await holding(vault, 'link-2')).toEqual([await plain(later)]);
    });

    it('removes after 24 hours what an earlier page has kept', async () => {
      await vault.store('link-1', takenFront, facts);
      world.passTime(photoRetentionMs);
      const page = world.newPage();
      await page.remove({ reason: 'expired' });
      expect(await page.open('link-1')).toEqual([]);
    });

    it('keeps a photo for 24 hours more when the clock was set back, and not for ever', async () => {
      await vault.store('link-1', takenFront, facts);
      world.passTime(-25 * 60 * 60 * 1000);
      await vault.remove({ reason: 'expired' });
      expect(await vault.open('link-1')).toHaveLength(1);
      world.passTime(photoRetentionMs - 1);
      await vault.remove({ reason: 'expired' });
      expect(await vault.open('link-1')).toHaveLength(1);
      world.passTime(1);
      await vault.remove({ reason: 'expired' });
      expect(await vault.open('link-1')).toEqual([]);
    });

    // A phone that gives no place can't know these.
    if (setUp().storedIn === 'disk') {
      it('lists what was removed, with the reason, for 24 hours, also for other pages', async () => {
        const front = await vault.store('link-1', takenFront, facts);
        const newer = await vault.store('link-1', pickedFront, facts);
        const back = await vault.store('link-1', pickedBack, facts);
        const selfie = await vault.store('link-1', pickedSelfie, facts);
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

      it('lists a photo that had arrived as taken back once the provider has deleted it, and no other', async () => {
        const front = await vault.store('link-1', takenFront, facts);
        const back = await vault.store('link-1', pickedBack, facts);
        const waiting = await vault.store('link-1', pickedSelfie, facts);
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

      it('lists no photo as arrived once the procedure is not started any more', async () => {
        const front = await vault.store('link-1', takenFront, facts);
        await vault.remove({ reason: 'acknowledged', token: 'link-1', photo: front });
        expect(arrivedNames((await vault.list('link-1'))!)).toEqual(['idCardRecto']);
        const answer = { status: 'refused', askedAt: front.storedAt } as const;
        await vault.remove({ reason: 'providerSays', token: 'link-2', answer });
        expect(arrivedNames((await vault.list('link-1'))!)).toEqual(['idCardRecto']);
        await vault.remove({ reason: 'providerSays', token: 'link-1', answer });
        expect(arrivedNames((await vault.list('link-1'))!)).toEqual([]);
      });

      it('says for 24 hours that a photo has expired, so that no other page keeps it again', async () => {
        const front = await vault.store('link-1', takenFront, facts);
        world.passTime(photoRetentionMs);
        await vault.remove({ reason: 'expired' });
        await vault.remove({ reason: 'expired' });
        expect((await vault.list('link-1'))!.removed).toEqual([{ ...idOf(front), reason: 'expired' }]);
      });

      describe('knows after a crash', () => {
        const sure: PhotoFacts = { status: 'started', providerHad: 'none', attempted: false };
        const factsNow = async () => (await world.newPage().open('link-1')).map((photo) => photo.facts);

        it('what was known when the photo was kept', async () => {
          expect((await vault.store('link-1', takenFront, sure)).facts).toEqual(sure);
          expect(await factsNow()).toEqual([sure]);
        });

        it('that a call with the photo may have left', async () => {
          const kept = await vault.store('link-1', takenFront, sure);
          await vault.store('link-1', pickedBack, sure);
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
          'whether an earlier photo of its name may have arrived unnoticed: it was attempted, and %s',
          async (_what, providerHad, afterwards) => {
            const former = await vault.store('link-1', takenFront, sure);
            await vault.noteAttempt('link-1', former);
            await afterwards(former);
            const later = await vault.store('link-1', pickedFront, sure);
            expect(later.facts).toEqual({ ...sure, providerHad });
            expect(await factsNow()).toEqual([{ ...sure, providerHad }]);
          },
        );

        it('that an earlier photo which was never attempted can’t have arrived', async () => {
          await vault.store('link-1', takenFront, sure);
          await vault.store('link-1', pickedFront, sure);
          expect(await factsNow()).toEqual([sure]);
        });
      });
    }
  });
}

function idOf({ photo, storedAt }: StoredUploadId): StoredUploadId {
  return { photo, storedAt };
}

async function listed(vault: PhotoVaultPort, token: string): Promise<readonly StoredUploadId[]> {
  const { stored } = (await vault.list(token))!;
  return stored.map(idOf).toSorted((a, b) => a.storedAt - b.storedAt);
}
