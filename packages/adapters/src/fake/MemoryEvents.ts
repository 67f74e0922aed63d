import type { AppEvent, EventPort } from '@recto/core';

/** Keeps the events in memory. */
export class MemoryEvents implements EventPort {
  readonly #events: AppEvent[] = [];

  /** The oldest first. */
  get events(): readonly AppEvent[] {
    return this.#events;
  }

  emit(event: AppEvent): void {
    this.#events.push(event);
  }
}
