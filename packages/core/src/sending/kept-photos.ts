import type { KeptPhoto, PhotoToKeep, PhotoVaultPort } from '../ports/photo-vault.ts';
import type { PhotoName, Procedure } from '../procedure/procedure.ts';
import type { ProcedureStore } from '../procedure/procedure-store.ts';
import { hasArrivedMeanwhile } from './arrived-meanwhile.ts';

/** The longest that a screen waits for the vault, in ms: some browsers never open their database. */
const longestRestoreMs = 2_000;

export interface KeptPhotosParts {
  readonly store: ProcedureStore;
  readonly vault: PhotoVaultPort;
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

/** The vault of the procedure that the store knows: opened with it, and emptied when it ends. */
export class KeptPhotos {
  readonly #parts: KeptPhotosParts;
  readonly #listener: KeptPhotosListener;
  #token: string | null = null;
  /** The procedure as it was stored before the page was loaded. */
  #before: Procedure | null = null;
  #hasEnded = false;
  #restored: Promise<void> = Promise.resolve();
  /** The photos that the person has decided about since the vault was opened: what it says of them is old. */
  readonly #decided = new Set<PhotoName>();

  constructor(parts: KeptPhotosParts, listener: KeptPhotosListener) {
    this.#parts = parts;
    this.#listener = listener;
    parts.store.subscribe(() => this.#follow());
    this.#follow();
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
    this.#decided.add(content.photo);
    return this.#parts.vault.keep(this.#token, content);
  }

  /** The provider has this very photo. */
  release(kept: Promise<KeptPhoto>): void {
    const token = this.#token;
    if (token !== null) void kept.then((photo) => this.#parts.vault.release(token, photo));
  }

  /** The person has taken the photo back. */
  forget(photo: PhotoName): void {
    this.#decided.add(photo);
    if (this.#token !== null) void this.#parts.vault.forget(this.#token, photo);
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
    this.#decided.clear();
    this.#listener.onOver();
    this.#restored = this.#parts.vault.open(token).then((photos) => this.#restore(token, photos));
  }

  /** The provider refuses this link. What is kept stays for its time: the answer may have been another's. */
  #close(): void {
    if (this.#token === null) return;
    this.#token = null;
    this.#listener.onOver();
  }

  #restore(token: string, photos: readonly KeptPhoto[]): void {
    if (token !== this.#token || this.#hasEnded) return;
    this.#listener.onRestored(photos.filter(({ photo }) => !this.#decided.has(photo)));
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
