import { defaultChoices, type ChoicesPort, type GuidanceChoices } from '@recto/core';
import type { WebStorage } from './LocalStorage.ts';

const key = 'recto.guidance';

/** The words by which a choice that differs from the default is stored. */
const words = { autoCapture: 'manual', sound: 'sound' } as const;

/** The choices in session storage (decision 7.3). If that is blocked, the last ones are kept in memory. */
export class SessionChoices implements ChoicesPort {
  readonly #storage: () => WebStorage;
  #latest = defaultChoices;

  /** @param storage `() => window.sessionStorage`; even reading that property can throw. */
  constructor(storage: () => WebStorage) {
    this.#storage = storage;
  }

  read(): GuidanceChoices {
    try {
      const stored = this.#storage().getItem(key)?.split(' ') ?? [];
      return { autoCapture: !stored.includes(words.autoCapture), sound: stored.includes(words.sound) };
    } catch {
      return this.#latest;
    }
  }

  write(choices: GuidanceChoices): void {
    this.#latest = choices;
    const { autoCapture, sound } = choices;
    const stored = [...(autoCapture ? [] : [words.autoCapture]), ...(sound ? [words.sound] : [])];
    try {
      const storage = this.#storage();
      if (stored.length === 0) storage.removeItem(key);
      else storage.setItem(key, stored.join(' '));
    } catch {
      // The choices are kept in memory.
    }
  }
}
