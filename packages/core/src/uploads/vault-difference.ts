import type { PhotoName } from '../model/photos.ts';
import type {
  PhotoUpload,
  RemovalReason,
  StoredUpload,
  StoredUploadId,
  VaultContents,
} from '../ports/photo-vault.ts';
import { isNewer, isSamePhoto, isYoung } from '../vault/photo-note.ts';
import { photoRetentionMs } from '../vault/vault-limits.ts';

/** What the queue knows of one of its photos. */
export interface QueuedPhoto {
  readonly content: Pick<PhotoUpload, 'photo'>;
  /** Null until it has its place in the order. */
  readonly id: StoredUploadId | null;
  /** Null while it is being stored. */
  readonly storedIn: StoredUpload['storedIn'] | null;
}

/** What was read from the vault for one link. */
export interface VaultReading {
  readonly contents: VaultContents;
  /** The listed photos that the queue did not have, with their images. */
  readonly opened: readonly StoredUpload[];
}

/** How the vault differs from the photos of the queue, because other tabs or the browser changed it. */
export interface VaultDifference<Photo extends QueuedPhoto> {
  /** Sent, taken back or replaced in another tab; or deleted after 24 hours. */
  readonly gone: readonly { readonly item: Photo; readonly reason: RemovalReason }[];
  /** Missing from the vault although no tab removed them: the browser has lost them. */
  readonly lost: readonly Photo[];
  /** In memory only, although the vault can be read: the disk may have failed for a moment. */
  readonly inMemory: readonly Photo[];
  /** Stored by another tab. */
  readonly found: readonly StoredUpload[];
}

/**
 * Compares the photos of the queue with what was read from the vault (decisions 6.11 and 6.7).
 * @param queue as it is now: it may have changed since the vault was read.
 * @param changed the names of which a photo was added or removed in this tab since then: about these the reading is
 * out of date, so they are not compared.
 */
export function difference<Photo extends QueuedPhoto>(
  queue: readonly Photo[],
  { contents, opened }: VaultReading,
  changed: ReadonlySet<PhotoName>,
): VaultDifference<Photo> {
  const absent = queue.flatMap((item) => {
    const { id } = item;
    // The vault also lists what this page has in memory, which another tab may have replaced on the disk.
    const isThere = (photo: StoredUploadId) =>
      item.storedIn !== 'memory' && contents.stored.some((stored) => isSamePhoto(stored, photo));
    if (id === null || changed.has(id.photo) || isThere(id)) return [];
    return [{ item, reason: reasonOfAbsence(id, item, contents) }];
  });
  return {
    gone: absent.flatMap(({ item, reason }) => (reason === null ? [] : [{ item, reason }])),
    lost: absent.flatMap(({ item, reason }) => (reason === null && item.storedIn === 'disk' ? [item] : [])),
    inMemory: absent.flatMap(({ item, reason }) =>
      reason === null && item.storedIn === 'memory' ? [item] : [],
    ),
    found: opened.filter((photo) => !changed.has(photo.photo) && isNews(photo, queue)),
  };
}

/**
 * Whether the vault's photo is of interest to the queue: the queue does not have it, nor a newer one of its name. A
 * photo of the queue that has no place yet is newer than all that the vault has.
 */
export function isNews(stored: StoredUploadId, items: readonly QueuedPhoto[]): boolean {
  return !items.some(({ content, id }) =>
    id === null ? content.photo === stored.photo : isSamePhoto(id, stored) || isNewer(id, stored),
  );
}

/** Why the vault does not have the photo; null if nothing says so: it is still being stored, in memory, or lost. */
function reasonOfAbsence(
  id: StoredUploadId,
  { storedIn }: QueuedPhoto,
  { stored, removed, now }: VaultContents,
): RemovalReason | null {
  const own = removed.find((each) => isSamePhoto(each, id));
  // A page that was opened after the clock was set ahead takes each photo for old.
  const isMistake = own?.reason === 'expired' && isYoung(id, now);
  if (own !== undefined && !isMistake) return own.reason;
  const newer = removed.filter((each) => isNewer(each, id));
  // A newer photo that was only taken back leaves this one as it was.
  const isReplaced =
    stored.some((each) => isNewer(each, id)) || newer.some(({ reason }) => reason !== 'takenBack');
  if (isReplaced) return 'takenBack';
  if (storedIn !== 'disk') return null;
  // It was on the disk, and a newer one has been there since.
  if (newer.length > 0) return 'takenBack';
  // After this time, the note with the reason is deleted too.
  return now - id.storedAt >= photoRetentionMs ? 'expired' : null;
}
