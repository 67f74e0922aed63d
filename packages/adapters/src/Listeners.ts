import type { Unsubscribe } from '@recto/core';

/** A set of listeners for one event. */
export class Listeners<Value> {
  readonly #listeners = new Set<(value: Value) => void>();

  get isEmpty(): boolean {
    return this.#listeners.size === 0;
  }

  get size(): number {
    return this.#listeners.size;
  }

  /** Adds a listener. One that is added twice is called twice, and each addition is removed separately. */
  add(listener: (value: Value) => void): Unsubscribe {
    const own = (value: Value) => listener(value);
    this.#listeners.add(own);
    return () => void this.#listeners.delete(own);
  }

  /** Calls all listeners, except those that another listener removes before their turn. */
  notify(value: Value): void {
    for (const listener of this.#listeners) listener(value);
  }
}
