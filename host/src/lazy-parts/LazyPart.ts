/** A part of the app that is loaded when it is first needed, and then kept. */
export class LazyPart<Part> {
  readonly #load: () => Promise<Part>;
  #loading: Promise<Part> | null = null;
  #loaded: Part | null = null;

  /** @param load loads the part; called again after a failure only. */
  constructor(load: () => Promise<Part>) {
    this.#load = load;
  }

  /** The part; null until it is loaded. */
  get loaded(): Part | null {
    return this.#loaded;
  }

  /** Loads the part, unless it is loaded or being loaded. @throws what the loading throws. */
  load(): Promise<Part> {
    this.#loading ??= this.#start();
    return this.#loading;
  }

  async #start(): Promise<Part> {
    try {
      this.#loaded = await this.#load();
      return this.#loaded;
    } catch (error) {
      this.#loading = null;
      throw error;
    }
  }
}
