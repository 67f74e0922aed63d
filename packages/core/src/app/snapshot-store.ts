import type { Unsubscribe } from '../ports/device.ts';

/** Something that a view can watch: React binds to it with `useSyncExternalStore`. */
export interface Observable<Snapshot> {
  /** The present snapshot: the same object until something has changed. */
  readonly getSnapshot: () => Snapshot;
  readonly subscribe: (listener: () => void) => Unsubscribe;
}

/** Holds one immutable snapshot and tells its listeners when it has been replaced. */
export class SnapshotStore<Snapshot> implements Observable<Snapshot> {
  #snapshot: Snapshot;
  readonly #listeners = new Set<() => void>();

  constructor(initial: Snapshot) {
    this.#snapshot = initial;
  }

  readonly getSnapshot = (): Snapshot => this.#snapshot;

  readonly subscribe = (listener: () => void): Unsubscribe => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Replaces the snapshot; listeners hear nothing of one that is the same. */
  set(snapshot: Snapshot): void {
    if (Object.is(snapshot, this.#snapshot)) return;
    this.#snapshot = snapshot;
    for (const listener of this.#listeners) listener();
  }
}
