import { SnapshotStore, type Observable } from '../app/snapshot-store.ts';
import type { DevicePort, Unsubscribe } from '../ports/device.ts';
import type { PhotoUpload } from '../ports/photo-vault.ts';
import type { ToastPort } from '../ports/toasts.ts';
import { requiredDocuments, requiredPhotos, type DocumentName, type PhotoName } from '../model/photos.ts';
import { hasPhoto, missingPhotos, type Procedure, type Thumb } from '../model/procedure.ts';
import type { ProcedureStore } from '../procedure/procedure-store.ts';
import { outcomeToasts } from '../uploads/outcome-toasts.ts';
import type { UploadQueue } from '../uploads/upload-queue.ts';
import { pendingPhotoOf, type UploadOutcome, type PendingPhoto } from '../uploads/upload-state.ts';
import { rejectionOf } from './upload-rules.ts';

/** What one tile shows (§2, "Confirm screen"). */
export type TileState =
  | { readonly name: 'empty' }
  /** For the network, or for its turn: `content` is the photo itself. */
  | { readonly name: 'waiting'; readonly content: PhotoUpload }
  /** `progress` is the share of the file that has left, 0 to 1; null where that is not known. */
  | { readonly name: 'uploading'; readonly progress: number | null }
  /** The provider answered with an error. */
  | { readonly name: 'failed'; readonly content: PhotoUpload }
  /** `thumb` is null where the provider has the photo but sent no thumb of it. */
  | { readonly name: 'filled'; readonly thumb: Thumb | null };

export interface Tile {
  readonly photo: PhotoName;
  readonly state: TileState;
}

export interface ConfirmSection {
  readonly document: DocumentName;
  readonly tiles: readonly Tile[];
}

/** The modal that asks before a photo is deleted (§2). */
export type Deletion =
  | { readonly status: 'none' }
  | { readonly status: 'asking'; readonly photo: PhotoName }
  | { readonly status: 'deleting'; readonly photo: PhotoName };

/** All that the confirm screen shows. */
export interface ConfirmSnapshot {
  readonly sections: readonly ConfirmSection[];
  readonly deletion: Deletion;
  /**
   * The required photos that the provider does not have as the person wants them; confirm is disabled
   * until there are none (§5).
   */
  readonly missing: readonly PhotoName[];
  /** The confirm call is in progress. */
  readonly finishing: boolean;
  /** Whether the device has a network, as far as it knows. */
  readonly online: boolean;
}

export interface ConfirmSessionParts {
  readonly store: ProcedureStore;
  readonly sending: UploadQueue;
  readonly device: DevicePort;
  readonly toasts: ToastPort;
}

/** The conductor of the confirm screen. Photos are sent by the sending queue, also while the person looks elsewhere. */
export class ConfirmSession implements Observable<ConfirmSnapshot> {
  readonly #parts: ConfirmSessionParts;
  readonly #state: SnapshotStore<ConfirmSnapshot>;
  /** The picked files that are being looked at before they may be sent. */
  readonly #checks = new Map<PhotoName, AbortController>();
  #deletion: Deletion = { status: 'none' };

  constructor(parts: ConfirmSessionParts) {
    this.#parts = parts;
    this.#state = new SnapshotStore(this.#compose());
    const refresh = () => this.#refresh();
    parts.store.subscribe(refresh);
    parts.sending.subscribe(refresh);
    parts.device.watchOnline(refresh);
  }

  readonly getSnapshot = (): ConfirmSnapshot => this.#state.getSnapshot();
  readonly subscribe = (listener: () => void): Unsubscribe => this.#state.subscribe(listener);

  /** Sends a picked file (call 7); one that §5 does not allow, or that can't be read, is refused before a byte is sent. */
  async choose(photo: PhotoName, file: Blob): Promise<void> {
    if (this.#checks.has(photo)) return;
    const run = new AbortController();
    this.#checks.set(photo, run);
    this.#refresh();
    try {
      const rejection = await rejectionOf(file);
      if (run.signal.aborted) return;
      if (rejection === null) await this.#send(photo, file);
      else this.#parts.toasts.show({ kind: 'error', code: rejection, sticky: false });
    } catch (error) {
      // The device can't read the file: it was moved, or lies in a cloud that can't be reached now.
      if (!(error instanceof DOMException)) throw error;
      this.#parts.toasts.show(outcomeToasts.failed);
    } finally {
      if (this.#checks.get(photo) === run) this.#endCheck(photo);
    }
  }

  /** The tile's retry button, after the provider has answered with an error. */
  async retry(photo: PhotoName): Promise<void> {
    this.#tell(await this.#parts.sending.retry(photo));
  }

  /** The tile's cancel button: the photo is sent no more. */
  cancel(photo: PhotoName): void {
    this.#checks.get(photo)?.abort();
    this.#endCheck(photo);
    if (this.#unsent(photo) !== undefined) this.#parts.sending.drop(photo);
  }

  /** The tile's delete button: asks first (§2). */
  askToDelete(photo: PhotoName): void {
    if (this.#deletion.status === 'none') this.#setDeletion({ status: 'asking', photo });
  }

  /** The modal's No button. */
  keep(): void {
    if (this.#deletion.status === 'asking') this.#setDeletion({ status: 'none' });
  }

  /**
   * The modal's Yes button (call 8). The modal closes when the provider has answered, at once for a
   * photo that it can't have.
   */
  async delete(): Promise<void> {
    if (this.#deletion.status !== 'asking') return;
    const { photo } = this.#deletion;
    const { store, sending, toasts } = this.#parts;
    this.#setDeletion({ status: 'deleting', photo });
    try {
      const isUnsent = this.#unsent(photo) !== undefined;
      if (isUnsent) sending.drop(photo);
      const isOnlyHere = isUnsent && !sending.mayHaveArrived(photo);
      const deleted = isOnlyHere || (await store.deletePhoto(photo));
      if (deleted) sending.noteDeletion(photo);
      if (deleted) toasts.show({ kind: 'success', code: 'Toasts.photoDeleted', sticky: false });
    } finally {
      this.#setDeletion({ status: 'none' });
    }
  }

  /**
   * The confirm button (call 4). The phone has to say first which photos wait: one that is to replace a
   * photo of the provider would be lost with the end of the procedure.
   * @returns whether the procedure is finished now.
   */
  async finish(): Promise<boolean> {
    const { sending } = this.#parts;
    if (!sending.isReady) await sending.ready();
    if (this.getSnapshot().missing.length > 0) return false;
    return this.#parts.store.finish();
  }

  async #send(photo: PhotoName, file: Blob): Promise<void> {
    const outcome = this.#parts.sending.add({ source: 'picked', photo, file });
    this.#endCheck(photo);
    this.#tell(await outcome);
  }

  #tell(outcome: UploadOutcome): void {
    const toast = outcomeToasts[outcome];
    if (toast !== null) this.#parts.toasts.show(toast);
  }

  #unsent(photo: PhotoName): PendingPhoto | undefined {
    return pendingPhotoOf(this.#parts.sending.getSnapshot(), photo);
  }

  #endCheck(photo: PhotoName): void {
    this.#checks.delete(photo);
    this.#refresh();
  }

  #setDeletion(deletion: Deletion): void {
    this.#deletion = deletion;
    this.#refresh();
  }

  #refresh(): void {
    this.#state.set(this.#compose());
  }

  #compose(): ConfirmSnapshot {
    const { entry, pending } = this.#parts.store.getSnapshot();
    const procedure = entry?.procedure ?? null;
    return {
      sections: procedure === null ? [] : this.#sections(procedure),
      deletion: this.#deletion,
      missing: procedure === null ? [] : this.#missing(procedure),
      finishing: pending === 'finish',
      online: this.#parts.device.isOnline(),
    };
  }

  #missing(procedure: Procedure): readonly PhotoName[] {
    const missing = missingPhotos(procedure);
    return requiredPhotos(procedure).filter(
      (photo) => missing.includes(photo) || this.#unsent(photo) !== undefined,
    );
  }

  #sections(procedure: Procedure): readonly ConfirmSection[] {
    return requiredDocuments(procedure).map(({ name, photos }) => ({
      document: name,
      tiles: photos.map(({ name: photo }) => ({ photo, state: this.#tileState(procedure, photo) })),
    }));
  }

  #tileState(procedure: Procedure, photo: PhotoName): TileState {
    if (this.#checks.has(photo)) return { name: 'uploading', progress: 0 };
    const unsent = this.#unsent(photo);
    if (unsent !== undefined) return tileStateOf(unsent);
    if (hasPhoto(procedure, photo)) return { name: 'filled', thumb: procedure.thumbs[photo] };
    return { name: 'empty' };
  }
}

function tileStateOf({ content, state }: PendingPhoto): TileState {
  if (state.name === 'sending') return { name: 'uploading', progress: state.progress };
  return { name: state.name, content };
}
