import type * as fc from 'fast-check';

/**
 * Answers that arrive in an order that fast-check chooses; which of them are failures says a list that
 * fast-check chose too. When the list is used up, everything succeeds.
 */
export class ScheduledResponses<Code extends string> {
  /** How many are still waited for. */
  open = 0;
  readonly #scheduler: fc.Scheduler;
  readonly #failures: (Code | null)[];

  constructor(scheduler: fc.Scheduler, failures: readonly (Code | null)[]) {
    this.#scheduler = scheduler;
    this.#failures = [...failures];
  }

  /** Resolves with null for a success and with the name of the failure otherwise, when its turn has come. */
  async ask(label: string): Promise<Code | null> {
    const failure = this.#failures.shift() ?? null;
    this.open += 1;
    try {
      return await this.#scheduler.schedule(Promise.resolve(failure), label);
    } finally {
      this.open -= 1;
    }
  }

  /** From now on, everything succeeds. */
  heal(): void {
    this.#failures.length = 0;
  }
}
