import {
  photoRetentionMs,
  type PhotoName,
  type RemovalReason,
  type StoredUpload,
  type StoredUploadId,
  type VaultContents,
} from '@recto/core';
import { difference, isNews, type QueuedPhoto } from '../../../packages/core/src/uploads/vault-difference.ts';
import { describe, expect, test } from 'vitest';

const noon = Date.UTC(2026, 10, 21, 12);
const hour = 3_600_000;

const idOf = (order: number, storedAt = noon): StoredUploadId => ({ photo: 'idCardRecto', order, storedAt });
const photo = 'idCardRecto';
const onDisk = (id: StoredUploadId | null): QueuedPhoto => ({
  photo,
  id,
  isDurable: true,
  isInMemory: false,
});
const inMemory = (id: StoredUploadId): QueuedPhoto => ({ photo, id, isDurable: false, isInMemory: true });
const beingStored = (id: StoredUploadId | null): QueuedPhoto => ({
  photo,
  id,
  isDurable: false,
  isInMemory: false,
});
const removed = (id: StoredUploadId, reason: RemovalReason) => ({ ...id, reason });

function vault(contents: Partial<VaultContents> = {}): VaultContents {
  return { now: noon + hour, stored: [], removed: [], ...contents };
}

const none: ReadonlySet<PhotoName> = new Set();

/** What becomes of one photo of the queue: the reason if it is gone. */
function fate(item: QueuedPhoto, contents: VaultContents): RemovalReason | 'lost' | 'inMemory' | 'stays' {
  const { gone, lost, inMemory: kept } = difference([item], { contents, opened: [] }, none);
  if (gone.length > 0) return gone[0]!.reason;
  if (lost.length > 0) return 'lost';
  return kept.length > 0 ? 'inMemory' : 'stays';
}

describe('a photo of the queue', () => {
  const older = idOf(1, noon + hour);
  const own = idOf(2);
  const newer = idOf(3, noon - hour);
  const another: StoredUploadId = { photo: 'idCardVerso', order: 3, storedAt: noon };

  test.each([
    ['that the vault has', onDisk(own), vault({ stored: [own] }), 'stays'],
    [
      'that another page took for old after the clock was set ahead',
      onDisk(own),
      vault({ removed: [removed(own, 'expired')] }),
      'lost',
    ],
    [
      'that is 24 hours old, and that another page has deleted',
      onDisk(own),
      vault({ removed: [removed(own, 'expired')], now: noon + photoRetentionMs }),
      'expired',
    ],
    [
      'that the vault has, with a newer one of another name',
      onDisk(own),
      vault({ stored: [own, another] }),
      'stays',
    ],
    [
      'that was acknowledged',
      onDisk(own),
      vault({ removed: [removed(own, 'acknowledged')] }),
      'acknowledged',
    ],
    ['that was replaced on the disk', onDisk(own), vault({ stored: [newer] }), 'takenBack'],
    ['that the browser has lost', onDisk(own), vault(), 'lost'],
    [
      'that the browser has lost, though an older one is there',
      onDisk(own),
      vault({ stored: [older] }),
      'lost',
    ],
    ['that the browser has lost, a day ago', onDisk(own), vault({ now: noon + photoRetentionMs }), 'expired'],
    ['in memory only', inMemory(own), vault(), 'inMemory'],
    ['in memory only, as the vault says too', inMemory(own), vault({ stored: [own] }), 'inMemory'],
    ['in memory only, replaced on the disk', inMemory(own), vault({ stored: [newer] }), 'takenBack'],
    [
      'in memory only, whose name an older one had that arrived, with a later time',
      inMemory(own),
      vault({ removed: [removed(older, 'acknowledged')] }),
      'inMemory',
    ],
    [
      'in memory only, of which a newer one has arrived',
      inMemory(own),
      vault({ removed: [removed(newer, 'acknowledged')] }),
      'takenBack',
    ],
    [
      'in memory only, of which a newer one was taken back',
      inMemory(own),
      vault({ removed: [removed(newer, 'takenBack')] }),
      'inMemory',
    ],
    ['that is being stored', beingStored(own), vault(), 'stays'],
    [
      'that is being stored, and a newer one is there',
      beingStored(own),
      vault({ stored: [newer] }),
      'takenBack',
    ],
    [
      'that is being stored, and was taken back',
      beingStored(own),
      vault({ removed: [removed(own, 'takenBack')] }),
      'takenBack',
    ],
    ['that has no place yet', beingStored(null), vault({ stored: [newer] }), 'stays'],
    [
      'whose place another one has after the browser deleted all',
      onDisk(own),
      vault({ stored: [idOf(2, noon + 1)] }),
      'takenBack',
    ],
  ] as const)('%s: %#', (_what, item, contents, expected) => {
    expect(fate(item, contents)).toBe(expected);
  });

  test('a photo of the queue is older than what another tab has stored', () => {
    expect(isNews(newer, [onDisk(own)])).toBe(true);
  });

  test.each([
    ['which is the same', own, onDisk(own)],
    ['which is older', older, onDisk(own)],
    ['while it has no place yet', own, beingStored(null)],
  ])('a photo of the queue is shown, not the one that the vault has, %s', (_what, stored, item) => {
    expect(isNews(stored, [item])).toBe(false);
  });
});

describe('a photo that another tab has stored', () => {
  const own = idOf(2);
  const newer = idOf(3);
  const opened = (id: StoredUploadId) => ({ ...id, source: 'picked' }) as StoredUpload;
  const ofName = (name: PhotoName): ReadonlySet<PhotoName> => new Set([name]);

  test.each<[string, readonly QueuedPhoto[], StoredUploadId, ReadonlySet<PhotoName>, boolean]>([
    ['is found when the queue has none of its name', [], own, none, true],
    ['is found when the queue has an older one', [onDisk(own)], newer, none, true],
    ['is not found when the queue has got it meanwhile', [onDisk(own)], own, none, false],
    ['is not found when the queue has got a newer one meanwhile', [onDisk(newer)], own, none, false],
    ['is not found when one was taken here meanwhile', [beingStored(null)], own, none, false],
    ['is not found when one of its name was taken back here meanwhile', [], own, ofName(photo), false],
    ['is found when one of another name was taken back here', [], own, ofName('idCardVerso'), true],
  ])('%s', (_what, queue, id, changed, isFound) => {
    const stored = opened(id);
    const { found } = difference(queue, { contents: vault({ stored: [id] }), opened: [stored] }, changed);
    expect(found).toEqual(isFound ? [stored] : []);
  });

  test('a photo that another tab has stored is not found when it could not be opened', () => {
    expect(difference([], { contents: vault({ stored: [own] }), opened: [] }, none).found).toEqual([]);
  });

  test.each([onDisk(own), inMemory(own)])(
    'a photo that another tab has stored leaves a photo of the queue as it is when its name was changed here meanwhile: %#',
    (item) => {
      const reading = { contents: vault({ removed: [removed(own, 'acknowledged')] }), opened: [] };
      expect(difference([item], reading, ofName(photo)).gone).toEqual([]);
      expect(difference([item], reading, none).gone).toEqual([{ item, reason: 'acknowledged' }]);
    },
  );
});
