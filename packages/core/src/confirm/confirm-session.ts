import { keepEqual } from '../observable/equality.ts';
import { SnapshotStore, type Observable, type Unsubscribe } from '../observable/snapshot-store.ts';
import type { DevicePort } from '../ports/device.ts';
import type { PhotoUpload } from '../ports/photo-vault.ts';
import type { ToastPort } from '../ports/toasts.ts';
import type { RefusedPhoto } from '../model/refused-photo.ts';
import { requiredDocuments, requiredPhotos, type DocumentName, type PhotoName } from '../model/photos.ts';
import { hasPhoto, missingPhotos, type Procedure, type Thumb } from '../model/procedure.ts';
import type { ProcedureStore } from '../procedure/procedure-store.ts';
import type { UploadQueue } from '../uploads/upload-queue.ts';
import { problemOf, type FileProblem } from '../uploads/file-problem.ts';
import { outcomeToast } from '../uploads/outcome-toast.ts';
import {
  pendingPhotoOf,
  type PendingPhoto,
  type UploadOutcome,
  type UploadProblem,
} from '../uploads/pending-photo.ts';
import type { FormatAdvice, UploadRejection } from '../model/upload-rules.ts';

/** What one tile shows (§2, "Confirm screen"). */
export type TileState =
  | { readonly name: 'empty' }
  /** It waits for the network or for its turn. `content` is the photo. */
  | { readonly name: 'waiting'; readonly content: PhotoUpload }
  /** `progress` is the share of the file that has been sent, 0 to 1; null if that is not known. */
  | { readonly name: 'uploading'; readonly content: PhotoUpload; readonly progress: number | null }
  /** The provider responded with an error. */
  | { readonly name: 'failed'; readonly content: PhotoUpload }
  /**
   * `thumb` is null if the provider has the photo but sent no thumb of it. `content` is the photo itself, as
   * long as this page remembers what it has sent; null otherwise. `isKept`: it is one of `Refusal.kept`.
   */
  | {
      readonly name: 'filled';
      readonly thumb: Thumb | null;
      readonly content: PhotoUpload | null;
      readonly isKept?: true;
    };

export interface Tile {
  readonly photo: PhotoName;
  readonly state: TileState;
  /**
   * Why the file that was picked last for this photo was not sent, or why a photo that failed can't be sent as it is; null
   * for neither. Its toast says the same.
   */
  readonly problem: UploadRejection | UploadProblem | null;
  /** What can be done about the format of that file, if it is one of phones. */
  readonly advice?: FormatAdvice;
  /** Why the last photo was refused, while no other has taken its place. */
  readonly refused?: RefusedPhoto;
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

/** What the confirm screen shows (§2). */
export interface ConfirmSnapshot {
  readonly sections: readonly ConfirmSection[];
  readonly deletion: Deletion;
  /**
   * The required photos that the provider does not have, or that wait to be replaced; confirm is disabled until
   * there are none (§5).
   */
  readonly missing: readonly PhotoName[];
  /** Why the photos are taken again (`Refusal.adminComment`); null for no reason. */
  readonly adminComment: string | null;
  /** The confirm call is in progress, or what has to be known before it. */
  readonly finishing: boolean;
  /** False only when the device knows that it has no network. */
  readonly online: boolean;
}

export interface ConfirmSessionParts {
  readonly store: ProcedureStore;
  readonly uploads: UploadQueue;
  readonly device: DevicePort;
  readonly toasts: ToastPort;
}

/** A picked file that is being checked. */
interface FileCheck {
  readonly content: PhotoUpload;
  isCancelled: boolean;
}

/**
 * Runs the confirm screen. The upload queue sends its photos, also while another screen is shown. It lives until
 * `dispose`, which is final.
 */
export class ConfirmSession implements Observable<ConfirmSnapshot> {
  readonly #parts: ConfirmSessionParts;
  readonly #state: SnapshotStore<ConfirmSnapshot>;
  /** The picked files that are being checked before they are sent. */
  readonly #checks = new Map<PhotoName, FileCheck>();
  readonly #subscriptions: readonly Unsubscribe[];
  readonly #problems = new Map<PhotoName, FileProblem>();
  #deletion: Deletion = { status: 'none' };
  #isFinishing = false;
  /** The customer has read that the phone could not be asked for newer photos. */
  #isWarned = false;
  #isShown = false;
  #isDisposed = false;

  constructor(parts: ConfirmSessionParts) {
    this.#parts = parts;
    this.#state = new SnapshotStore(this.#compose());
    const refresh = () => this.#refresh();
    this.#subscriptions = [
      parts.store.subscribe(refresh),
      parts.uploads.subscribe(refresh),
      parts.device.watchOnline(refresh),
    ];
  }

  /**
   * Ends the session, also while its screen is shown: it follows nothing any more, and nothing is sent, shown or
   * reported, whatever is called or resolves later. A photo that was given to the upload queue stays there; a file that
   * is still being checked is dropped. Can be called again without effect.
   */
  dispose(): void {
    if (this.#isDisposed) return;
    for (const end of this.#subscriptions) end();
    if (this.#isShown) this.#parts.uploads.noteTiles(false);
    this.#isDisposed = true;
  }

  /** Whether it holds a picked file that the upload queue does not have yet. */
  get holdsFile(): boolean {
    return this.#checks.size > 0;
  }

  readonly getSnapshot = (): ConfirmSnapshot => this.#state.getSnapshot();
  readonly subscribe = (listener: () => void): Unsubscribe => this.#state.subscribe(listener);

  /** The screen is shown: its tiles say what happens to each photo. @returns what to call when it is left. */
  enter(): Unsubscribe {
    if (this.#isDisposed) return () => undefined;
    const { uploads } = this.#parts;
    uploads.noteTiles(true);
    this.#isShown = true;
    return () => {
      if (this.#isDisposed) return;
      uploads.noteTiles(false);
      this.#isShown = false;
      this.cancelFinish();
    };
  }

  /**
   * Sends a picked file (call 7), in place of the photo that the provider may have; one that §5 does not allow,
   * or that can't be read, is rejected before a byte is sent.
   */
  async choose(photo: PhotoName, file: Blob): Promise<void> {
    if (this.#isDisposed || this.#checks.has(photo)) return;
    const check: FileCheck = { content: { source: 'picked', photo, file }, isCancelled: false };
    this.#checks.set(photo, check);
    this.#problems.delete(photo);
    this.#parts.toasts.withdraw(photo, 'camera');
    this.#refresh();
    try {
      const problem = await problemOf(file, this.#parts.device);
      if (this.#isDisposed || check.isCancelled) return;
      if (problem === null) await this.#send(check.content);
      else this.#reject(photo, problem);
    } finally {
      if (this.#checks.get(photo) === check) this.#endCheck(photo);
    }
  }

  /** The tile's retry button, after the provider has responded with an error. */
  async retry(photo: PhotoName): Promise<void> {
    if (this.#isDisposed) return;
    this.#showOutcome(await this.#parts.uploads.retry(photo), photo);
  }

  /** The tile's cancel button: the photo is not sent. */
  cancel(photo: PhotoName): void {
    if (this.#isDisposed) return;
    const check = this.#checks.get(photo);
    if (check !== undefined) check.isCancelled = true;
    this.#endCheck(photo);
    if (this.#pendingPhoto(photo) !== undefined) this.#parts.uploads.drop(photo);
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
   * The modal's Yes button (call 8), which deletes the photo of this name on the phone and at the provider: a photo that
   * waits may be there to replace one. The modal closes when the provider has responded, or at once for a photo that
   * the provider can't have. If only the one on the phone could be deleted, the toast says so.
   */
  async delete(): Promise<void> {
    if (this.#isDisposed || this.#deletion.status !== 'asking') return;
    const { photo } = this.#deletion;
    const { store, uploads, toasts } = this.#parts;
    this.#setDeletion({ status: 'deleting', photo });
    if (this.#isDisposed) return;
    try {
      const isPending = this.#pendingPhoto(photo) !== undefined;
      if (isPending) uploads.drop(photo);
      // One that the provider is still handling would be there again after call 8.
      await uploads.callsEnded(photo);
      if (this.#isDisposed) return;
      const procedure = store.getSnapshot().entry?.procedure;
      const hasFormer = procedure !== undefined && hasPhoto(procedure, photo);
      const isOnlyHere = isPending && !hasFormer && !uploads.mayHaveArrived(photo);
      const deleted =
        isOnlyHere || (await store.deletePhoto(photo, isPending && hasFormer ? 'deleteFormer' : 'delete'));
      if (deleted) uploads.noteDeletion(photo);
      if (deleted && !this.#isDisposed) {
        // The tile shows that it is empty.
        const said = { about: photo, sticky: false, saidOnly: true } as const;
        toasts.show({ kind: 'success', code: 'Toasts.photoDeleted', ...said });
      }
    } finally {
      this.#setDeletion({ status: 'none' });
    }
  }

  /**
   * The confirm button (call 4). The photos that wait on the phone must be known first: one that is to replace
   * a photo of the provider would be lost when the procedure ends (decision 6.10). If the phone can't be asked for them,
   * a toast says so, and the next call goes on without them.
   * @returns whether the procedure is finished now; false also if a tile has changed meanwhile.
   */
  async finish(): Promise<boolean> {
    if (this.#isDisposed || this.#isFinishing) return false;
    this.#setFinishing(true);
    try {
      return await this.#finish();
    } finally {
      this.#setFinishing(false);
    }
  }

  /** Takes back a confirmation that waits for a network. */
  cancelFinish(): void {
    if (this.#isFinishing) this.#parts.store.stopWaiting();
  }

  async #finish(): Promise<boolean> {
    const { store, toasts, uploads } = this.#parts;
    const { sections } = this.getSnapshot();
    const isComplete = await uploads.isComplete();
    const now = this.getSnapshot();
    if (this.#isDisposed || now.missing.length > 0 || now.sections !== sections) return false;
    const isWarned = this.#isWarned;
    this.#isWarned = !isComplete;
    if (isComplete || isWarned) return store.finish();
    toasts.show({ kind: 'warn', code: 'Toasts.phoneNotRead', about: 'procedure', sticky: true });
    return false;
  }

  async #send(content: PhotoUpload): Promise<void> {
    const outcome = this.#parts.uploads.add(content);
    this.#endCheck(content.photo);
    this.#showOutcome(await outcome, content.photo);
  }

  #reject(photo: PhotoName, found: FileProblem): void {
    this.#problems.set(photo, found);
    const { problem: code, ...advice } = found;
    this.#parts.toasts.show({ kind: 'error', code, ...advice, about: photo, sticky: false });
    this.#refresh();
  }

  #showOutcome(outcome: UploadOutcome, photo: PhotoName): void {
    if (outcome === 'unreadable' && !this.#isDisposed)
      return this.#reject(photo, { problem: 'Toasts.fileUnreadable' });
    const toast = outcomeToast(outcome, photo, 'tile');
    if (toast !== null && !this.#isDisposed) this.#parts.toasts.show(toast);
  }

  #pendingPhoto(photo: PhotoName): PendingPhoto | undefined {
    return pendingPhotoOf(this.#parts.uploads.getSnapshot(), photo);
  }

  #endCheck(photo: PhotoName): void {
    this.#checks.delete(photo);
    this.#refresh();
  }

  #setFinishing(isFinishing: boolean): void {
    this.#isFinishing = isFinishing;
    this.#refresh();
  }

  #setDeletion(deletion: Deletion): void {
    this.#deletion = deletion;
    this.#refresh();
  }

  #refresh(): void {
    if (this.#isDisposed) return;
    this.#forgetProblems();
    this.#state.set(keepEqual(this.#state.getSnapshot(), this.#compose()));
    // A photo was taken back meanwhile.
    if (this.getSnapshot().missing.length > 0) this.cancelFinish();
    if (!this.#isWarned || this.getSnapshot().missing.length === 0) return;
    // The phone could be asked since, and has such a photo.
    this.#isWarned = false;
    this.#parts.toasts.withdraw('procedure');
  }

  /** A photo that was chosen since, or a procedure that has ended, makes the problem with an earlier file obsolete. */
  #forgetProblems(): void {
    if (this.#parts.store.getSnapshot().entry?.procedure.status !== 'started') this.#problems.clear();
    for (const { content } of this.#parts.uploads.getSnapshot()) this.#problems.delete(content.photo);
  }

  #compose(): ConfirmSnapshot {
    const { entry, pending, refusal } = this.#parts.store.getSnapshot();
    const procedure = entry?.procedure ?? null;
    return {
      adminComment: refusal?.adminComment ?? null,
      sections: procedure === null ? [] : this.#sections(procedure),
      deletion: this.#deletion,
      missing: procedure === null ? [] : this.#missing(procedure),
      finishing: this.#isFinishing || pending === 'finish',
      online: this.#parts.device.isOnline(),
    };
  }

  #missing(procedure: Procedure): readonly PhotoName[] {
    const missing = missingPhotos(procedure);
    return requiredPhotos(procedure).filter(
      (photo) =>
        missing.includes(photo) || this.#checks.has(photo) || this.#pendingPhoto(photo) !== undefined,
    );
  }

  #sections(procedure: Procedure): readonly ConfirmSection[] {
    return requiredDocuments(procedure).map(({ name, photos }) => ({
      document: name,
      tiles: photos.map(({ name: photo }) => {
        const state = this.#tileState(procedure, photo);
        return {
          photo,
          state,
          ...(this.#problems.get(photo) ?? { problem: uploadProblemOf(this.#pendingPhoto(photo)) }),
          ...this.#refusedIn(state, photo),
        };
      }),
    }));
  }

  #refusedIn(state: TileState, photo: PhotoName): Pick<Tile, 'refused'> {
    const refused = this.#parts.store.getSnapshot().refusal?.photos[photo];
    const isReplaced = state.name !== 'empty' && state.name !== 'filled';
    return refused === undefined || isReplaced ? {} : { refused };
  }

  #tileState(procedure: Procedure, photo: PhotoName): TileState {
    const check = this.#checks.get(photo);
    if (check !== undefined) return { name: 'uploading', content: check.content, progress: 0 };
    const pending = this.#pendingPhoto(photo);
    if (pending !== undefined) return tileStateOf(pending);
    if (!hasPhoto(procedure, photo)) return { name: 'empty' };
    return {
      name: 'filled',
      thumb: procedure.thumbs[photo],
      content: this.#parts.uploads.sentImage(photo),
      ...(this.#parts.store.getSnapshot().refusal?.kept.includes(photo) && { isKept: true }),
    };
  }
}

function uploadProblemOf(pending: PendingPhoto | undefined): UploadProblem | null {
  return (pending?.state.name === 'failed' && pending.state.problem) || null;
}

function tileStateOf({ content, state }: PendingPhoto): TileState {
  if (state.name === 'sending') return { name: 'uploading', content, progress: state.progress };
  return { name: state.name, content };
}
