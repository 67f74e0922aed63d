import {
  isNews,
  photoRetentionMs,
  vaultChanges,
  type QueuedPhoto,
  type RemovalReason,
  type StoredUploadId,
  type VaultContents,
} from '@recto/core';
import { describe, expect, test } from 'vitest';

const noon = Date.UTC(2026, 10, 21, 12);
const hour = 3_600_000;

const idOf = (order: number, storedAt = noon): StoredUploadId => ({ photo: 'idCardRecto', order, storedAt });
const onDisk = (id: StoredUploadId | null): QueuedPhoto => ({ id, isDurable: true, isInMemory: false });
const inMemory = (id: StoredUploadId): QueuedPhoto => ({ id, isDurable: false, isInMemory: true });
const beingStored = (id: StoredUploadId | null): QueuedPhoto => ({ id, isDurable: false, isInMemory: false });
const removed = (id: StoredUploadId, reason: RemovalReason) => ({ ...id, reason });

function vault(contents: Partial<VaultContents> = {}): VaultContents {
  return { now: noon + hour, stored: [], removed: [], ...contents };
}

/** What becomes of one photo of the queue: the reason if it is gone. */
function fate(item: QueuedPhoto, contents: VaultContents): RemovalReason | 'lost' | 'inMemory' | 'stays' {
  const { gone, lost, inMemory: kept } = vaultChanges([item], contents);
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

  test('is older than what another tab has stored', () => {
    expect(isNews(newer, [{ ...onDisk(own), photo: 'idCardRecto' }])).toBe(true);
  });

  test.each([
    ['which is the same', own, onDisk(own)],
    ['which is older', older, onDisk(own)],
    ['while it has no place yet', own, beingStored(null)],
  ])('is shown, not the one that the vault has, %s', (_what, stored, item) => {
    expect(isNews(stored, [{ ...item, photo: 'idCardRecto' }])).toBe(false);
  });
});
