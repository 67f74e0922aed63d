import type { KeptPhoto, KeptPhotoId } from '../ports/photo-vault.ts';
import type { PhotoName } from '../procedure/procedure.ts';
import { isKeptTooLong } from './keeping-time.ts';

interface ShelvedPhoto {
  readonly token: string;
  readonly kept: KeptPhoto;
}

/** The rules of PhotoVaultPort for photos in memory: a fake's whole vault, and what a real one falls back on. */
export class PhotoShelf {
  #photos: readonly ShelvedPhoto[] = [];

  /** Wipes the photos of other tokens and those that are too old. @returns what is left, the oldest first. */
  open(token: string, now: number): readonly KeptPhoto[] {
    this.sweep(now);
    this.#photos = this.#photos.filter((each) => each.token === token);
    return this.#photos.map(({ kept }) => kept);
  }

  /** Wipes the photos that are too old. */
  sweep(now: number): void {
    this.#photos = this.#photos.filter(({ kept }) => !isKeptTooLong(kept.keptAt, now));
  }

  /** Tells what is there for this token. */
  list(token: string): readonly KeptPhotoId[] {
    return this.#photos.filter((each) => each.token === token).map(({ kept }) => kept);
  }

  /** Keeps a photo in place of the one of that name. */
  keep(token: string, kept: KeptPhoto): void {
    this.forget(token, kept.photo);
    this.#photos = [...this.#photos, { token, kept }];
  }

  /** Forgets this very photo, and none that was kept later under its name. */
  release(token: string, { photo, keptAt }: KeptPhotoId): void {
    this.#drop(token, (kept) => kept.photo === photo && kept.keptAt === keptAt);
  }

  forget(token: string, photo: PhotoName): void {
    this.#drop(token, (kept) => kept.photo === photo);
  }

  forgetAll(token: string): void {
    this.#drop(token, () => true);
  }

  #drop(token: string, isMeant: (kept: KeptPhoto) => boolean): void {
    this.#photos = this.#photos.filter((each) => each.token !== token || !isMeant(each.kept));
  }
}
