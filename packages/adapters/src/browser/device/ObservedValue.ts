import type { Unsubscribe } from '@recto/core';
import { Listeners } from '../../Listeners.ts';

/** A value of the browser. Its listeners are called once for each change, however often it is read. */
export class ObservedValue<Value> {
  readonly #read: () => Value;
  readonly #observe: (update: (value: Value) => void) => Unsubscribe;
  readonly #listeners = new Listeners<Value>();
  #stopObserving: Unsubscribe = () => undefined;

  /**
   * @param read the current value.
   * @param observe starts to observe changes, and is called only while there are listeners. It calls
   * `update` with the value whenever that may have changed.
   */
  constructor(read: () => Value, observe: (update: (value: Value) => void) => Unsubscribe) {
    this.#read = read;
    this.#observe = observe;
  }

  now(): Value {
    return this.#read();
  }

  watch(listener: (value: Value) => void): Unsubscribe {
    if (this.#listeners.isEmpty) this.#begin();
    const remove = this.#listeners.add(listener);
    return () => {
      remove();
      if (this.#listeners.isEmpty) this.#stopObserving();
    };
  }

  #begin(): void {
    let last = this.#read();
    this.#stopObserving = this.#observe((value) => {
      if (value === last) return;
      last = value;
      this.#listeners.notify(value);
    });
  }
}
