import { withTimeout } from '@recto/core';
import { loadLimitMs } from '../load-limit.ts';
import type { Faces } from './Faces.ts';

/** Loads what finds faces when it is first needed, and again after a load that has failed. */
export class FaceLoader {
  readonly #load: () => Promise<Faces>;
  #loading: Promise<Faces | null> | null = null;
  #faces: Faces | null = null;

  /** @param load rejects if it can't be loaded. */
  constructor(load: () => Promise<Faces>) {
    this.#load = load;
  }

  /** Null until it is loaded. */
  get faces(): Faces | null {
    return this.#faces;
  }

  /** @returns null if it can't be loaded. */
  load(): Promise<Faces | null> {
    this.#loading ??= withTimeout(loadLimitMs, this.#load()).then(
      (faces) => (this.#faces = faces),
      () => (this.#loading = null),
    );
    return this.#loading;
  }
}
