import { defaultChoices, type ChoicesPort, type GuidanceChoices } from '@recto/core';

/** Choices in memory. Pass it to the next page of the test to reload. */
export class MemoryChoices implements ChoicesPort {
  #choices: GuidanceChoices;

  constructor(choices: Partial<GuidanceChoices> = {}) {
    this.#choices = { ...defaultChoices, ...choices };
  }

  read(): GuidanceChoices {
    return this.#choices;
  }

  write(choices: GuidanceChoices): void {
    this.#choices = choices;
  }
}
