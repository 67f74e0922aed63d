import type { DevicePort } from '../ports/device.ts';
import type { KeptPhoto, KeptPhotoId, PhotoToKeep, PhotoVaultPort } from '../ports/photo-vault.ts';
import type { StoragePort } from '../ports/storage.ts';
import type { PhotoName, Procedure } from '../procedure/procedure.ts';
import type { ProcedureStore } from '../procedure/procedure-store.ts';
import { hasArrivedMeanwhile } from './arrived-meanwhile.ts';
import type { Unsent } from './unsent.ts';

/** The longest that a screen waits for the vault, in ms: some browsers never open their database. */
const longestRestoreMs = 2_000;

export interface KeptPhotosParts {
  readonly store: ProcedureStore;
  readonly vault: PhotoVaultPort;
  readonly storage: StoragePort;
  readonly device: DevicePort;
}

/** What other tabs with this link have done. */
export interface OthersDoing {
  /** Sent, taken back or replaced there. */
  readonly gone: readonly Unsent[];
  /** Kept there. */
  readonly found: readonly KeptPhoto[];
}

/** What the queue is told. */
export interface KeptPhotosListener {
  /** Another link was opened, or the procedure has ended: what is held belongs to nothing any more. */
  readonly onOver: () => void;
  /** These were kept by an earlier page. */
  readonly onRestored: (photos: readonly KeptPhoto[]) => void;
  /** Call 2 has told what the provider has; `isNeedless` says so of a photo that it got meanwhile. */
  readonly onVerified: (isNeedless: (content: PhotoToKeep) => boolean) => void;
}

/**
 * The vault of the procedure that the store knows: opened with it, and emptied when it ends. With a
 * procedure or without, what is too old is wiped when the app starts, and when somebody looks at it again.
 */
export class KeptPhotos {
  readonly #parts: KeptPhotosParts;
  readonly #listener: KeptPhotosListener;
  #token: string | null = null;
  /** The procedure as it was stored before the page was loaded. */
  #before: Procedure | null = null;
  #hasEnded = false;
  #restored: Promise<void> = Promise.resolve();
  /** How many times something was decided about a photo here, and when about which: what the vault said before is old. */
  #decisions = 0;
  readonly #decidedAt = new Map<PhotoName, number>();

  constructor(parts: KeptPhotosParts, listener: KeptPhotosListener) {
    this.#parts = parts;
    this.#listener = listener;
    parts.store.subscribe(() => this.#follow());
    this.#follow();
    // A link that was refused has nobody else who would wipe what was kept for it.
    parts.device.watchVisibility((visible) => visible && void parts.vault.sweep());
    void parts.vault.sweep();
  }

  /** Resolves when the photos kept by an earlier page have been told of; late ones are told when they come. */
  async ready(): Promise<void> {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const late = new Promise<void>((resolve) => {
      timer = setTimeout(resolve, longestRestoreMs);
    });
    await Promise.race([this.#restored, late]);
    clearTimeout(timer);
  }

  /** Resolves when the vault has the photo, which can take long; nobody should wait for it. */
  keep(content: PhotoToKeep): Promise<KeptPhoto> {
    if (this.#token === null) throw new Error('There is no procedure: the link was not verified.');
    this.#decide(content.photo);
    return this.#parts.vault.keep(this.#token, content);
  }

  /** The provider has this very photo. Resolves when other tabs can know it, where they know of the photo. */
  async release({ content, id, kept }: Unsent): Promise<void> {
    const token = this.#token;
    if (token === null) return;
    this.#decide(content.photo);
    const release = (photo: KeptPhotoId) => this.#parts.vault.release(token, photo);
    if (id !== null) return release(id);
    void kept.then(release);
  }

  /** The person has taken the photo back. */
  forget(photo: PhotoName): void {
    this.#decide(photo);
    if (this.#token !== null) void this.#parts.vault.forget(this.#token, photo);
  }

  /**
   * Compares what is held here with what is kept. Where another link was opened since, which wipes the
   * vault, or the phone does not say what it keeps, nothing is known of the others.
   * @param held all that is held at this moment.
   */
  async look(held: () => readonly Unsent[]): Promise<OthersDoing> {
    const nothing: OthersDoing = { gone: [], found: [] };
    const token = this.#token;
    if (token === null) return nothing;
    const since = this.#decisions;
    const isUnknown = (id: KeptPhotoId) => !held().some((item) => isSame(item.id, id));
    const ids = await this.#parts.vault.list(token);
    if (ids === null || !this.#isOpen(token)) return nothing;
    const kept = ids.some(isUnknown) ? await this.#parts.vault.open(token) : [];
    // The others store what the provider has agreed to before they let a photo go.
    this.#parts.store.catchUp();
    if (!this.#isOpen(token)) return nothing;
    const isGone = ({ id }: Unsent) => id !== null && !ids.some((other) => isSame(id, other));
    return {
      gone: held().filter((item) => isGone(item) && !this.#isDecided(item.content.photo, since)),
      found: kept.filter((photo) => isUnknown(photo) && !this.#isDecided(photo.photo, since)),
    };
  }

  /** Whether this is the link that was opened last, in whichever tab, and has not ended. */
  #isOpen(token: string): boolean {
    return token === this.#token && !this.#hasEnded && this.#parts.storage.read()?.token === token;
  }

  #decide(photo: PhotoName): void {
    this.#decisions += 1;
    this.#decidedAt.set(photo, this.#decisions);
  }

  #isDecided(photo: PhotoName, since: number): boolean {
    return (this.#decidedAt.get(photo) ?? 0) > since;
  }

  #follow(): void {
    const { entry, verified } = this.#parts.store.getSnapshot();
    if (entry === null) return this.#close();
    if (entry.token !== this.#token) this.#open(entry.token, verified ? null : entry.procedure);
    const hasEnded = entry.procedure.status !== 'started';
    if (hasEnded && !this.#hasEnded) this.#end(entry.token);
    this.#hasEnded = hasEnded;
    if (verified) this.#verified(entry.procedure);
  }

  #open(token: string, before: Procedure | null): void {
    this.#token = token;
    this.#before = before;
    this.#hasEnded = false;
    const since = this.#decisions;
    this.#listener.onOver();
    this.#restored = this.#parts.vault.open(token).then((photos) => this.#restore(token, photos, since));
  }

  /** The provider refuses this link. What is kept stays for its time: the answer may have been another's. */
  #close(): void {
    if (this.#token === null) return;
    this.#token = null;
    this.#listener.onOver();
  }

  #restore(token: string, photos: readonly KeptPhoto[], since: number): void {
    if (token !== this.#token || this.#hasEnded) return;
    this.#listener.onRestored(photos.filter(({ photo }) => !this.#isDecided(photo, since)));
    this.#follow();
  }

  #verified(procedure: Procedure): void {
    this.#listener.onVerified((content) => hasArrivedMeanwhile(content, this.#before, procedure));
  }

  /** Finished, refused, expired, or begun again. */
  #end(token: string): void {
    this.#listener.onOver();
    void this.#parts.vault.forgetAll(token);
  }
}

function isSame(one: KeptPhotoId | null, other: KeptPhotoId): boolean {
  return one?.photo === other.photo && one.keptAt === other.keptAt;
}
