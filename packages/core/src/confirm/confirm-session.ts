import { SnapshotStore, type Observable } from '../app/snapshot-store.ts';
import type { Unsubscribe } from '../ports/device.ts';
import type { ToastPort } from '../ports/toasts.ts';
import { missingPhotos, requiredDocuments, type DocumentName } from '../procedure/documents.ts';
import { hasPhoto, type PhotoName, type Procedure, type Thumb } from '../procedure/procedure.ts';
import type { ProcedureStore } from '../procedure/procedure-store.ts';
import { rejectionOf } from './upload-rules.ts';

/** What one tile shows (§2, "Confirm screen"). */
export type TileState =
  | { readonly name: 'empty' }
  /** `progress` is the share of the file that has left, 0 to 1. */
  | { readonly name: 'uploading'; readonly progress: number }
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
  /** The required photos that the provider does not have; confirm is disabled until there are none (§5). */
  readonly missing: readonly PhotoName[];
  /** The confirm call is in progress. */
  readonly finishing: boolean;
}

interface Upload {
  readonly progress: number;
  readonly run: AbortController;
}

/** The conductor of the confirm screen. It outlives the screen: an upload goes on while the person looks elsewhere. */
export class ConfirmSession implements Observable<ConfirmSnapshot> {
  readonly #store: ProcedureStore;
  readonly #toasts: ToastPort;
  readonly #state: SnapshotStore<ConfirmSnapshot>;
  readonly #uploads = new Map<PhotoName, Upload>();
  #deletion: Deletion = { status: 'none' };

  constructor(store: ProcedureStore, toasts: ToastPort) {
    this.#store = store;
    this.#toasts = toasts;
    this.#state = new SnapshotStore(this.#compose());
    store.subscribe(() => this.#refresh());
  }

  readonly getSnapshot = (): ConfirmSnapshot => this.#state.getSnapshot();
  readonly subscribe = (listener: () => void): Unsubscribe => this.#state.subscribe(listener);

  /** Sends a picked file (call 7); one that §5 does not allow, or that can't be read, is refused before a byte is sent. */
  async choose(photo: PhotoName, file: Blob): Promise<void> {
    if (this.#uploads.has(photo)) return;
    const run = new AbortController();
    this.#setUpload(photo, { progress: 0, run });
    try {
      const rejection = await rejectionOf(file);
      if (run.signal.aborted) return;
      if (rejection !== null) this.#toasts.show({ kind: 'error', code: rejection, sticky: false });
      else await this.#send(photo, file, run);
    } catch (error) {
      // The device can't read the file: it was moved, or lies in a cloud that can't be reached now.
      if (!(error instanceof DOMException)) throw error;
      this.#toasts.show({ kind: 'error', code: 'Errors.internalError', sticky: false });
    } finally {
      if (this.#uploads.get(photo)?.run === run) this.#endUpload(photo);
    }
  }

  /** The tile's cancel button. */
  cancel(photo: PhotoName): void {
    this.#uploads.get(photo)?.run.abort();
    this.#endUpload(photo);
  }

  /** The tile's delete button: asks first (§2). */
  askToDelete(photo: PhotoName): void {
    if (this.#deletion.status === 'none') this.#setDeletion({ status: 'asking', photo });
  }

  /** The modal's No button. */
  keep(): void {
    if (this.#deletion.status === 'asking') this.#setDeletion({ status: 'none' });
  }

  /** The modal's Yes button (call 8). The modal closes when the provider has answered. */
  async delete(): Promise<void> {
    if (this.#deletion.status !== 'asking') return;
    const { photo } = this.#deletion;
    this.#setDeletion({ status: 'deleting', photo });
    try {
      const deleted = await this.#store.deletePhoto(photo);
      if (deleted) this.#toasts.show({ kind: 'success', code: 'Toasts.photoDeleted', sticky: false });
    } finally {
      this.#setDeletion({ status: 'none' });
    }
  }

  /** The confirm button (call 4). @returns whether the procedure is finished now. */
  async finish(): Promise<boolean> {
    if (this.getSnapshot().missing.length > 0) return false;
    return this.#store.finish();
  }

  async #send(photo: PhotoName, file: Blob, run: AbortController): Promise<void> {
    const sent = await this.#store.uploadPhoto(photo, file, {
      signal: run.signal,
      onProgress: (progress) => {
        if (this.#uploads.get(photo)?.run === run) this.#setUpload(photo, { progress, run });
      },
    });
    if (sent) this.#toasts.show({ kind: 'success', code: 'Toasts.photoSent', sticky: false });
  }

  #setUpload(photo: PhotoName, upload: Upload): void {
    this.#uploads.set(photo, upload);
    this.#refresh();
  }

  #endUpload(photo: PhotoName): void {
    this.#uploads.delete(photo);
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
    const { entry, pending } = this.#store.getSnapshot();
    const procedure = entry?.procedure ?? null;
    return {
      sections: procedure === null ? [] : this.#sections(procedure),
      deletion: this.#deletion,
      missing: procedure === null ? [] : missingPhotos(procedure),
      finishing: pending === 'finish',
    };
  }

  #sections(procedure: Procedure): readonly ConfirmSection[] {
    return requiredDocuments(procedure).map(({ name, photos }) => ({
      document: name,
      tiles: photos.map((photo) => ({ photo, state: this.#tileState(procedure, photo) })),
    }));
  }

  #tileState(procedure: Procedure, photo: PhotoName): TileState {
    const upload = this.#uploads.get(photo);
    if (upload !== undefined) return { name: 'uploading', progress: upload.progress };
    if (hasPhoto(procedure, photo)) return { name: 'filled', thumb: procedure.thumbs[photo] };
    return { name: 'empty' };
  }
}
