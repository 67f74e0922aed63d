import type { CapturedImage } from '../model/captured-image.ts';
import type { PhotoName, ProcedureStatus } from '../model/procedure.ts';

/** An image that the person has decided to send: what call 6 or call 7 takes. */
export type PhotoUpload =
  | { readonly source: 'taken'; readonly photo: PhotoName; readonly image: CapturedImage }
  /** Where the file is a `File`, its name is kept with it. */
  | { readonly source: 'picked'; readonly photo: PhotoName; readonly file: Blob };

/**
 * What must still be known about a photo after a crash. The vault writes it in the same transaction as
 * the photo, so it can't disagree with what is kept.
 */
export interface PhotoFacts {
  /** The procedure's status when the photo was put away. */
  readonly status: ProcedureStatus;
  /**
   * What the provider had under this name before. `none` only where the provider itself said so on the
   * page that put the photo away, and no earlier photo of this name can have arrived unnoticed.
   */
  readonly providerHad: 'none' | 'photo' | 'unknown';
  /** Whether a call with this photo may have left the phone. */
  readonly attempted: boolean;
}

/** What tells a kept photo from every other of its link. */
export interface StoredUploadId {
  readonly photo: PhotoName;
  /**
   * When it was kept, in ms since 1970. No two photos that one page keeps under one name have the same
   * time, so it tells a photo from the one that replaced it.
   */
  readonly keptAt: number;
}

export type StoredUpload = PhotoUpload &
  StoredUploadId & {
    /** `durable`: it survives the end of the page and of the browser. `memory`: it ends with the page. */
    readonly kept: 'durable' | 'memory';
    readonly facts: PhotoFacts;
  };

/** A status in which the provider expects no photo (§4). */
export type NotStarted = Exclude<ProcedureStatus, 'started'>;

/** Why a photo may leave the vault: these four reasons, and no other. */
export type Removal =
  /** The provider has acknowledged this very photo (calls 6 and 7). */
  | { readonly reason: 'acknowledged'; readonly token: string; readonly photo: StoredUploadId }
  /** The provider itself, asked since this page was loaded, says that the photo is not needed any more. */
  | {
      readonly reason: 'providerSays';
      readonly token: string;
      readonly answer:
        /** It has this very photo already. */
        | { readonly has: StoredUploadId }
        /**
         * The procedure is not started. `askedAt`, in ms since 1970, is when the provider was asked: the
         * answer says nothing about photos that were put away later.
         */
        | { readonly status: NotStarted; readonly askedAt: number };
    }
  /** The person took back the photo of this name, or put another one in its place. */
  | {
      readonly reason: 'takenBack';
      readonly token: string;
      readonly photo: PhotoName;
      /** Photos that were kept later, in ms since 1970, stay; for a removal that is made late. */
      readonly until?: number;
    }
  /** It is older than 24 hours, whichever link it belongs to. */
  | { readonly reason: 'expired' };

export type RemovalReason = Removal['reason'];

/** What the vault knows of one link. */
export interface VaultContents {
  /** The time of day of the phone when it said so, in ms since 1970. */
  readonly now: number;
  readonly kept: readonly StoredUploadId[];
  /** The photos that left it in the last 24 hours, with the reason: a missing photo alone says nothing. */
  readonly removed: readonly (StoredUploadId & { readonly reason: RemovalReason })[];
}

/**
 * Keeps the photos that the person has decided to send and that the provider has not acknowledged,
 * each under its name and bound to the procedure token of its link. Photos of several links can be kept
 * side by side. Only `remove` deletes a photo, and `keep` the one that it replaces.
 *
 * Nothing here throws, since a photo must not be lost because it can't be stored: where the phone gives
 * no place (old or private browser, no room, blocked, damaged), a photo is kept in memory, and its `kept`
 * says so. A durable photo that can't be decrypted counts as absent, but stays until it has expired. Calls
 * take effect in the order in which they were made.
 */
export interface PhotoVaultPort {
  /** Reads the photos of a link. Can be called again, to look again. @returns the oldest first. */
  open(token: string): Promise<readonly StoredUpload[]>;

  /**
   * Says which photos of a link are kept now and which have left, also through other tabs of this
   * browser. Reads no image.
   * @returns in no order; null where the phone does not say what it has.
   */
  list(token: string): Promise<VaultContents | null>;

  /**
   * Keeps a photo, in place of the one of the same name, if any: a reader finds either the former or
   * the new one. When it resolves with `durable`, the photo and its facts are on the disk.
   * @param facts what the caller knows. What the vault knows of earlier photos of this name is added:
   * where one of them may have arrived unnoticed, `providerHad` becomes `unknown`.
   */
  keep(token: string, photo: PhotoUpload, facts: PhotoFacts): Promise<StoredUpload>;

  /** Notes that a call with this photo is about to leave the phone. */
  noteAttempt(token: string, kept: StoredUploadId): Promise<void>;

  /** Notes that the provider has deleted the photo of this name: one that has arrived is not there any more. */
  noteDeletion(token: string, photo: PhotoName): Promise<void>;

  /** Deletes photos, for one of the four reasons. What can't be deleted now is deleted once it has expired. */
  remove(removal: Removal): Promise<void>;
}
