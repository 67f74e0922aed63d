import type { PhotoToKeep } from '../ports/photo-vault.ts';
import type { PhotoName } from '../procedure/procedure.ts';

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

  /**
   * Notes on a photo what has to be known where the provider, or a later page, finds one of its name there.
   * @param verified whether the provider has said what it has since the page was loaded.
   */
  marked(content: PhotoToKeep, verified: boolean): PhotoToKeep {
    const isSure = verified && !this.has(content.photo);
    return isSure ? content : { ...content, followsUnanswered: true };
  }
}
