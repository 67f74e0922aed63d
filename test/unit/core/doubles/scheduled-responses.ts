import type * as fc from 'fast-check';

/**
 * Responses that arrive in an order that fast-check chooses; a list, also chosen by fast-check, says which
 * of them are failures. When the list is used up, everything succeeds.
 */
export class ScheduledResponses<Code extends string> {
  /** How many are pending. */
  open = 0;
  readonly #scheduler: fc.Scheduler;
  readonly #failures: (Code | null)[];

  constructor(scheduler: fc.Scheduler, failures: readonly (Code | null)[]) {
    this.#scheduler = scheduler;
    this.#failures = [...failures];
  }

  /** Resolves, when its turn has come, with null for a success and else with the name of the failure. */
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
