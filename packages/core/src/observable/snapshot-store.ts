/** Stops listening. Can be called again without effect. */
export type Unsubscribe = () => void;

/** State that a view can watch: React binds to it with `useSyncExternalStore`. */
export interface Observable<Snapshot> {
  /** The current snapshot: the same object until something has changed. */
  readonly getSnapshot: () => Snapshot;
  /** Calls the listener after each change. */
  readonly subscribe: (listener: () => void) => Unsubscribe;
}

/** Holds one immutable snapshot and calls its listeners when the snapshot is replaced. */
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

  /** Replaces the snapshot. Setting the same object again calls no listener. */
  set(snapshot: Snapshot): void {
    if (Object.is(snapshot, this.#snapshot)) return;
    this.#snapshot = snapshot;
    for (const listener of this.#listeners) listener();
  }
}
