import type { PhotoName } from '../model/procedure.ts';

/** The names under which something was sent, here or in another tab, that may have arrived, though no answer says so. */
export class Unanswered {
  readonly #names = new Set<PhotoName>();

  has(photo: PhotoName): boolean {
    return this.#names.has(photo);
  }

  add(photo: PhotoName): void {
    this.#names.add(photo);
  }

  /** The provider has said which photo of this name it has. */
  delete(photo: PhotoName): void {
    this.#names.delete(photo);
  }
}
