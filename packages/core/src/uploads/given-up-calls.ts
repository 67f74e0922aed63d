import type { PhotoName } from '../model/photos.ts';
import type { PhotoUpload } from '../ports/photo-vault.ts';

interface GivenUpCall {
  readonly content: PhotoUpload;
  /** Settles when the call has ended. */
  readonly ended: Promise<unknown>;
}

/**
 * The calls with a photo that the queue has given up although the provider may still act on them: an abort stops no
 * server. While one lasts, no other photo of its name is sent, so that an older photo never arrives last (decision 6.9).
 */
export class GivenUpCalls {
  readonly #calls = new Set<GivenUpCall>();

  /** Whether none lasts. */
  get isEmpty(): boolean {
    return this.#calls.size === 0;
  }

  /** Keeps a call until it has ended. @param ended never rejects. */
  add(content: PhotoUpload, ended: Promise<unknown>): void {
    const call = { content, ended };
    this.#calls.add(call);
    void ended.then(() => this.#calls.delete(call));
  }

  /** Whether this photo has to wait for a call with another one of its name. */
  delay(content: PhotoUpload): boolean {
    return [...this.#calls].some((call) => call.content.photo === content.photo && call.content !== content);
  }

  /** Resolves when those with photos of this name have ended; by default, those of all names. */
  async ended(photo?: PhotoName): Promise<void> {
    const meant = [...this.#calls].filter(({ content }) => photo === undefined || content.photo === photo);
    await Promise.all(meant.map(({ ended }) => ended));
  }
}
