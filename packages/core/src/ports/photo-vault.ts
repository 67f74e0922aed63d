import type { CapturedImage } from '../capture/captured-image.ts';
import type { PhotoName } from '../procedure/procedure.ts';

/** An image that the person has decided to send: what call 6 or call 7 takes. */
export type PhotoToKeep = (
  | { readonly source: 'taken'; readonly photo: PhotoName; readonly image: CapturedImage }
  /** Where the file is a `File`, its name is kept with it. */
  | { readonly source: 'picked'; readonly photo: PhotoName; readonly file: Blob }
) & {
  /** An earlier photo of this name may have reached the provider unnoticed: what it has need not be this one. */
  readonly followsUnanswered?: true;
};

export type KeptPhoto = PhotoToKeep & {
  /**
   * When it was kept, in ms since 1970. No two photos that were kept under one name have the same
   * time, so that it tells a photo from the one that replaced it.
   */
  readonly keptAt: number;
  /** `durable`: it survives the end of the page and of the browser. `memory`: it ends with the page. */
  readonly kept: 'durable' | 'memory';
};

/** What tells a kept photo from every other of its link. */
export type KeptPhotoId = Pick<KeptPhoto, 'photo' | 'keptAt'>;

/**
 * Keeps the photos that the person has decided to send and that the provider has not acknowledged,
 * each under its name and bound to the procedure token of the link.
 *
 * Nothing here throws, since a photo must not be lost for want of a place: where the phone gives none
 * (old or private browser, no room, blocked, damaged), a photo is kept in memory, and its `kept` says
 * so. A durable photo that was damaged counts as absent, and is deleted. What can't be deleted now is
 * wiped when the vault is swept or opened 24 hours later, or opened for another procedure. Calls take
 * effect in the order in which they were made.
 */
export interface PhotoVaultPort {
  /**
   * Opens the vault for a procedure: wipes the photos of every other, and those that are older than
   * 24 hours. Can be called again, to look again.
   * @returns the photos that are kept for this one, the oldest first.
   */
  open(token: string): Promise<readonly KeptPhoto[]>;

  /** Wipes the photos that are older than 24 hours, whosever they are: no link is needed to know them. */
  sweep(): Promise<void>;

  /**
   * Tells which photos of a procedure are kept now, also by other tabs of this browser. Reads none of them.
   * @returns in no order; null where the phone does not say what it has.
   */
  list(token: string): Promise<readonly KeptPhotoId[] | null>;

  /**
   * Keeps a photo, in place of the one of the same name, if any: a reader finds either the former or
   * the new one. When it resolves with `durable`, the photo is on the disk.
   */
  keep(token: string, photo: PhotoToKeep): Promise<KeptPhoto>;

  /** The provider has acknowledged this very photo: it is deleted. One that was kept later under its name stays. */
  release(token: string, kept: KeptPhotoId): Promise<void>;

  /** The person has deleted the photo of this name, whichever it is. */
  forget(token: string, photo: PhotoName): Promise<void>;

  /** The procedure has ended (finished, refused, expired): all of its photos are deleted. */
  forgetAll(token: string): Promise<void>;
}
