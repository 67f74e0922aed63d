import type { Unsubscribe } from '@recto/core';

/** Those who want to hear of something. */
export class Listeners<Value> {
  readonly #listeners = new Set<(value: Value) => void>();

  get isEmpty(): boolean {
    return this.#listeners.size === 0;
  }

  /** Adds a listener, also one that is there already: each addition is told, and ended, on its own. */
  add(listener: (value: Value) => void): Unsubscribe {
    const own = (value: Value) => listener(value);
    this.#listeners.add(own);
    return () => void this.#listeners.delete(own);
  }

  /** Tells all who listen now; who stops listening meanwhile is not told. */
  tell(value: Value): void {
    for (const listener of this.#listeners) listener(value);
  }
}
