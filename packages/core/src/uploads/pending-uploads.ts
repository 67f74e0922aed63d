import { SnapshotStore, type Observable } from '../app/snapshot-store.ts';
import type { Unsubscribe } from '../ports/device.ts';
import type { PhotoName } from '../model/procedure.ts';
import type { PendingUpload } from './pending-upload.ts';
import type { UploadOutcome, UploadQueueSnapshot } from './upload-state.ts';

/** The queue's records, at most one a name, in the order of their turns, and what others see of them. */
export class PendingUploads implements Observable<UploadQueueSnapshot> {
  readonly #state = new SnapshotStore<UploadQueueSnapshot>([]);
  #items: readonly PendingUpload[] = [];

  readonly getSnapshot = (): UploadQueueSnapshot => this.#state.getSnapshot();
  readonly subscribe = (listener: () => void): Unsubscribe => this.#state.subscribe(listener);

  get items(): readonly PendingUpload[] {
    return this.#items;
  }

  has(item: PendingUpload): boolean {
    return this.#items.includes(item);
  }

  of(photo: PhotoName): PendingUpload | undefined {
    return this.#items.find(({ content }) => content.photo === photo);
  }

  /**
   * Whose turn it is: one that somebody waits for goes first, and does not heed the pause, unless there
   * is no network.
   */
  due(isOnline: boolean, isPauseOver: boolean): PendingUpload | undefined {
    const waiting = this.#items.filter(({ state, unchecked }) => state.name === 'waiting' && !unchecked);
    const attended = waiting.find((item) => isOnline && item.isAttended);
    return attended ?? (isPauseOver ? waiting[0] : undefined);
  }

  /** Takes one in, in place of the one of its name. */
  add(item: PendingUpload): void {
    const former = this.of(item.content.photo);
    if (former !== undefined) this.remove(former, 'dropped');
    this.#items = [...this.#items, item];
  }

  /** Takes in what is older than all that is here, and of other names. */
  addFirst(items: readonly PendingUpload[]): void {
    this.#items = [...items, ...this.#items];
  }

  /** It had its turn, and waits again: the others come first, so that none of them waits for it for ever. */
  moveLast(item: PendingUpload): void {
    this.#items = [...this.#items.filter((other) => other !== item), item];
  }

  /** Its attempt, if one is going on, is broken off. @returns whether somebody was waiting to be told. */
  remove(item: PendingUpload, outcome: UploadOutcome): boolean {
    this.#items = this.#items.filter((other) => other !== item);
    item.run?.abort();
    return item.settle(outcome);
  }

  /** All of it belongs to nothing any more. */
  clear(): void {
    for (const item of this.#items) this.remove(item, 'dropped');
    this.tell();
  }

  /** Tells others what has changed. */
  tell(): void {
    if (this.#items.length === 0 && this.getSnapshot().length === 0) return;
    this.#state.set(this.#items.map(({ view }) => view));
  }
}
