import type { CapturedImage } from '../model/captured-image.ts';
import type { PhotoName } from '../model/photos.ts';
import type { ProcedureStatus } from '../model/procedure.ts';

/** An image that the customer has decided to send: the input of call 6 or call 7 (§7). */
export type PhotoUpload =
  | { readonly source: 'taken'; readonly photo: PhotoName; readonly image: CapturedImage }
  /** If the file is a `File`, its name is stored with it. */
  | { readonly source: 'picked'; readonly photo: PhotoName; readonly file: Blob };

/**
 * What must still be known about a photo after a crash. The vault writes it in the same transaction as
 * the photo, so the two always agree.
 */
export interface PhotoFacts {
  /** The procedure's status when the photo was stored. */
  readonly status: ProcedureStatus;
  /**
   * What the provider had under this name before. `none` only if the provider itself reported that to the
   * page that stored the photo, and no earlier photo of this name can have arrived without a response.
   */
  readonly providerHad: 'none' | 'photo' | 'unknown';
  /** Whether a call with this photo may have left the phone. */
  readonly attempted: boolean;
}

/** Identifies a photo among those of its link, from the moment that the customer has decided to send it. */
export interface StoredUploadId {
  readonly photo: PhotoName;
  /**
   * Its place in the order in which the customer decided, in all tabs: the photo with the greater number replaces
   * the other one of its name. The vault counts; a clock that is set back changes nothing in it (decision 6.7).
   */
  readonly order: number;
  /** When the customer decided, by the phone's clock, in ms since 1970. It tells the photo's age, not its place. */
  readonly storedAt: number;
}

/** A photo in the vault. */
export type StoredUpload = PhotoUpload &
  StoredUploadId & {
    /** `disk`: it survives the end of the page and of the browser. `memory`: it is lost with the page. */
    readonly storedIn: 'disk' | 'memory';
    readonly facts: PhotoFacts;
  };

/** A status in which the provider expects no photo (§4). */
export type NotStarted = Exclude<ProcedureStatus, 'started'>;

/** Why a photo may be removed from the vault: these four reasons, and no other. */
export type Removal =
  /** The provider has acknowledged this photo (calls 6 and 7). Older photos of its name are removed as replaced. */
  | { readonly reason: 'acknowledged'; readonly token: string; readonly photo: StoredUploadId }
  /** The provider itself has reported, since this page was loaded, that the photo is no longer needed. */
  | {
      readonly reason: 'providerSays';
      readonly token: string;
      readonly answer:
        /** It has this photo already. Older photos of its name are removed as replaced. */
        | { readonly has: StoredUploadId }
        /**
         * The procedure is not started. `askedAt`, in ms since 1970, is when the provider was asked:
         * photos that were stored later are not affected.
         */
        | { readonly status: NotStarted; readonly askedAt: number }
        /** The same, twice. `before` is the mark in the order that was set after the first response. */
        | { readonly status: NotStarted; readonly before: number };
    }
  /** The customer took back the photo of this name, or replaced it. */
  | {
      readonly reason: 'takenBack';
      readonly token: string;
      readonly photo: PhotoName;
      /**
       * Only photos of a smaller `order` are removed. By default those that are reserved when `remove` is called, so
       * that a photo which is taken while the removal waits for the disk stays.
       */
      readonly before?: number;
    }
  /** It is older than 24 hours, whichever link it belongs to. */
  | { readonly reason: 'expired' };

export type RemovalReason = Removal['reason'];

/** The vault's contents for one link. */
export interface VaultContents {
  /** When they were read, in ms since 1970, by the time at which photos age (`ageClock`). */
  readonly now: number;
  readonly stored: readonly StoredUploadId[];
  /** The photos that were removed in the last 24 hours, with the reason: a missing photo alone shows none. */
  readonly removed: readonly (StoredUploadId & { readonly reason: RemovalReason })[];
}

/**
 * Stores the photos that the customer has decided to send and that the provider has not acknowledged,
 * each under its name and bound to the procedure token of its link. Photos of several links can be stored
 * side by side. Only `remove` deletes a photo, and `store` the one that it replaces.
 *
 * No method throws, since a photo must not be lost because the disk fails: if the disk can't be used
 * (old or private browser, full, blocked, damaged), a photo is stored in memory, and its `storedIn` says
 * so. A photo on the disk that can't be decrypted counts as absent, but stays until it has expired. Calls
 * take effect in the order in which they were made, except that `reserve` and `mark` wait for no other call, and that
 * `store`, which can take long, delays none.
 */
export interface PhotoVaultPort {
  /** Reads one photo, and no other. @returns null if it is not stored, or can't be read. */
  openOne(token: string, id: StoredUploadId): Promise<StoredUpload | null>;

  /**
   * Lists which photos of a link are stored now and which were removed, also by other tabs of this
   * browser. Reads no image.
   * @returns in no order; null if the disk can't be read now. Where there is no disk, nothing is on it.
   */
  list(token: string): Promise<VaultContents | null>;

  /**
   * Gives a photo its place in the order of its name. Call it when the customer decides, before the photo's bytes are
   * read: another tab may store a newer one meanwhile. It deletes nothing.
   * @param facts as for `store`.
   */
  reserve(token: string, photo: PhotoName, facts: PhotoFacts): Promise<StoredUploadId>;

  /** Marks this moment in the order: a greater number than all photos have that have their place, of any link. */
  mark(): Promise<number>;

  /**
   * Stores a photo, in place of older ones of its name: a reader finds either the former or the new one. When it
   * resolves with storedIn `disk`, the photo and its facts are on the disk; unless it was removed since it was
   * reserved, or a newer one has replaced it: then it is not stored, and `list` gives the reason.
   * @param id what `reserve` gave. A photo that the browser has lost is stored again under the same one.
   * @param facts what the caller knows. The vault adds what it knows about earlier photos of this name:
   * if one of them may have arrived without a response, `providerHad` becomes `unknown`.
   */
  store(token: string, id: StoredUploadId, photo: PhotoUpload, facts: PhotoFacts): Promise<StoredUpload>;

  /** Notes that a call with this photo is about to leave the phone. */
  noteAttempt(token: string, id: StoredUploadId): Promise<void>;

  /** Notes that the provider has deleted the photo of this name, so that an acknowledged one no longer counts as present. */
  noteDeletion(token: string, photo: PhotoName): Promise<void>;

  /** Deletes photos, for one of the four reasons. A photo that can't be deleted now is deleted once it has expired. */
  remove(removal: Removal): Promise<void>;
}
