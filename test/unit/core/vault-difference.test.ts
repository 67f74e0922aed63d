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
const photo = 'idCardRecto';
const content = { photo } as const;

const idOf = (order: number, storedAt = noon): StoredUploadId => ({ photo, order, storedAt });
const [older, own, newer] = [idOf(1, noon + hour), idOf(2), idOf(3, noon - hour)];
/** Photos that a vault can have: `another` has another name, `same` the place of `own`. */
const ids = {
  older,
  own,
  newer,
  another: { ...newer, photo: 'idCardVerso' },
  same: idOf(2, noon + 1),
} as const;

const onDisk = (id: StoredUploadId): QueuedPhoto => ({ content, id, storedIn: 'disk' });
const inMemory = (id: StoredUploadId): QueuedPhoto => ({ content, id, storedIn: 'memory' });
const beingStored = (id: StoredUploadId | null): QueuedPhoto => ({ content, id, storedIn: null });
const items = {
  disk: onDisk(own),
  memory: inMemory(own),
  storing: beingStored(own),
  unplaced: beingStored(null),
};

/** @param words such as `has newer, lacks own expired, a day later`. */
function vault(words: string): VaultContents {
  const all = words.split(', ').map((each) => each.split(' ') as [string, keyof typeof ids, RemovalReason]);
  return {
    now: words.includes('a day later') ? noon + photoRetentionMs : noon + hour,
    stored: all.flatMap(([verb, id]) => (verb === 'has' ? [ids[id]] : [])),
    removed: all.flatMap(([verb, id, reason]) => (verb === 'lacks' ? [{ ...ids[id], reason }] : [])),
  };
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
  test.each([
    ['that the vault has', 'disk', 'has own', 'stays'],
    ['that another page took for old after the clock was set ahead', 'disk', 'lacks own expired', 'lost'],
    ['that is a day old, and another page has deleted', 'disk', 'lacks own expired, a day later', 'expired'],
    ['that the vault has, with a newer one of another name', 'disk', 'has own, has another', 'stays'],
    ['that was acknowledged', 'disk', 'lacks own acknowledged', 'acknowledged'],
    ['that was replaced on the disk', 'disk', 'has newer', 'takenBack'],
    ['that the browser has lost', 'disk', '', 'lost'],
    ['that the browser has lost, though an older one is there', 'disk', 'has older', 'lost'],
    ['that the browser has lost, a day ago', 'disk', 'a day later', 'expired'],
    ['in memory only', 'memory', '', 'inMemory'],
    ['in memory only, as the vault says too', 'memory', 'has own', 'inMemory'],
    ['in memory only, replaced on the disk', 'memory', 'has newer', 'takenBack'],
    ['in memory only, after an older one that arrived', 'memory', 'lacks older acknowledged', 'inMemory'],
    ['in memory only, of which a newer one has arrived', 'memory', 'lacks newer acknowledged', 'takenBack'],
    ['in memory only, of which a newer one was taken back', 'memory', 'lacks newer takenBack', 'inMemory'],
    ['that is being stored', 'storing', '', 'stays'],
    ['that is being stored, and a newer one is there', 'storing', 'has newer', 'takenBack'],
    ['that is being stored, and was taken back', 'storing', 'lacks own takenBack', 'takenBack'],
    ['that has no place yet', 'unplaced', 'has newer', 'stays'],
    ['whose place another one has after the browser deleted all', 'disk', 'has same', 'takenBack'],
  ] as const)('a photo %s', (_which, item, words, expected) => {
    expect(fate(items[item], vault(words))).toBe(expected);
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
    const { found } = difference(
      queue,
      { contents: { ...vault(''), stored: [id] }, opened: [stored] },
      changed,
    );
    expect(found).toEqual(isFound ? [stored] : []);
  });

  test('a photo that another tab has stored is not found when it could not be opened', () => {
    expect(difference([], { contents: vault('has own'), opened: [] }, none).found).toEqual([]);
  });

  test.each([onDisk(own), inMemory(own)])(
    'a photo that another tab has stored leaves a photo of the queue as it is when its name was changed here meanwhile: %#',
    (item) => {
      const reading = { contents: vault('lacks own acknowledged'), opened: [] };
      expect(difference([item], reading, ofName(photo)).gone).toEqual([]);
      expect(difference([item], reading, none).gone).toEqual([{ item, reason: 'acknowledged' }]);
    },
  );
});
