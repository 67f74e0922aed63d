import type { Unsubscribe } from '@recto/core';
import { Listeners } from '../../listeners.ts';

/** A value that the browser has, and of whose changes listeners are told once each, however often it is seen. */
export class ObservedValue<Value> {
  readonly #look: () => Value;
  readonly #observe: (see: (value: Value) => void) => Unsubscribe;
  readonly #listeners = new Listeners<Value>();
  #stopObserving: Unsubscribe = () => undefined;

  /**
   * @param look the value now.
   * @param observe begins to look for changes, and is called only while somebody listens; `see` is to
   * be called with the value whenever it may have changed.
   */
  constructor(look: () => Value, observe: (see: (value: Value) => void) => Unsubscribe) {
    this.#look = look;
    this.#observe = observe;
  }

  now(): Value {
    return this.#look();
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
    let last = this.#look();
    this.#stopObserving = this.#observe((value) => {
      if (value === last) return;
      last = value;
      this.#listeners.tell(value);
    });
  }
}
