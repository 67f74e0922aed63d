import type { RemovalReason, StoredUploadId, VaultContents } from '../ports/photo-vault.ts';
import { isNewer, isSamePhoto } from '../vault/photo-note.ts';
import { photoRetentionMs } from '../vault/vault-limits.ts';

/** What the queue knows of one of its photos. */
export interface QueuedPhoto {
  /** Null until it has its place in the order. */
  readonly id: StoredUploadId | null;
  /** Whether it was stored on the disk. */
  readonly isDurable: boolean;
  /** Whether it is in memory only, since the disk could not be used. */
  readonly isInMemory: boolean;
}

/** How the vault differs from the photos of the queue, because other tabs or the browser changed it. */
export interface VaultChanges<Photo extends QueuedPhoto> {
  /** Sent, taken back or replaced in another tab; or deleted after 24 hours. */
  readonly gone: readonly { readonly item: Photo; readonly reason: RemovalReason }[];
  /** Missing from the vault although no tab removed them: the browser has lost them. */
  readonly lost: readonly Photo[];
  /** In memory only, although the vault can be read: the disk may have failed for a moment. */
  readonly inMemory: readonly Photo[];
}

/** Compares the photos of the queue with the vault (decisions 8.3 and 6.11). */
export function vaultChanges<Photo extends QueuedPhoto>(
  items: readonly Photo[],
  contents: VaultContents,
): VaultChanges<Photo> {
  const absent = items.flatMap((item) => {
    const { id } = item;
    // The vault also lists what this page has in memory, which another tab may have replaced on the disk.
    const isThere = (photo: StoredUploadId) =>
      !item.isInMemory && contents.stored.some((stored) => isSamePhoto(stored, photo));
    if (id === null || isThere(id)) return [];
    return [{ item, reason: reasonOfAbsence(id, item, contents) }];
  });
  return {
    gone: absent.flatMap(({ item, reason }) => (reason === null ? [] : [{ item, reason }])),
    lost: absent.flatMap(({ item, reason }) => (reason === null && item.isDurable ? [item] : [])),
    inMemory: absent.flatMap(({ item, reason }) => (reason === null && item.isInMemory ? [item] : [])),
  };
}

/**
 * Whether the vault's photo is of interest to the queue: the queue does not have it, nor a newer one of its name. A
 * photo of the queue that has no place yet is newer than all that the vault has.
 */
export function isNews(stored: StoredUploadId, items: readonly (QueuedPhoto & Named)[]): boolean {
  return !items.some(({ photo, id }) =>
    id === null ? photo === stored.photo : isSamePhoto(id, stored) || isNewer(id, stored),
  );
}

interface Named {
  readonly photo: StoredUploadId['photo'];
}

/** Why the vault does not have the photo; null if nothing says so: it is still being stored, in memory, or lost. */
function reasonOfAbsence(
  id: StoredUploadId,
  { isDurable }: QueuedPhoto,
  { stored, removed, now }: VaultContents,
): RemovalReason | null {
  const own = removed.find((each) => isSamePhoto(each, id));
  if (own !== undefined) return own.reason;
  const newer = removed.filter((each) => isNewer(each, id));
  // A newer photo that was only taken back leaves this one as it was.
  const isReplaced =
    stored.some((each) => isNewer(each, id)) || newer.some(({ reason }) => reason !== 'takenBack');
  if (isReplaced) return 'takenBack';
  if (!isDurable) return null;
  // It was on the disk, and a newer one has been there since.
  if (newer.length > 0) return 'takenBack';
  // After this time, the note with the reason is deleted too.
  return now - id.storedAt >= photoRetentionMs ? 'expired' : null;
}
