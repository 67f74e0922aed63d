import type { PhotoUpload } from '../ports/photo-vault.ts';

/** Stands for auto-capture, and for a photo that the customer looks at again: any decision of the customer counts more. */
export const noDecision = 0;

/**
 * What the customer has decided last: to take a photo now, or to use a file in place of it. Both take time, so the image
 * of an older decision may be there later; it does not replace the image of a newer one.
 */
export class Decisions {
  #made = 0;
  /** How many picked files are being checked. */
  #checks = 0;
  /** The decision that led to the image in the preview. */
  #shown = noDecision;
  #olderUpload: PhotoUpload | null = null;

  /** The customer has pressed the shutter, or chosen a file. @returns the number of this decision. */
  make(): number {
    this.#made += 1;
    return this.#made;
  }

  /** Counts as a file that is being checked until the check has ended. */
  during<Result>(check: Promise<Result>): Promise<Result> {
    this.#checks += 1;
    return check.finally(() => (this.#checks -= 1));
  }

  get isChecking(): boolean {
    return this.#checks > 0;
  }

  /** Whether the preview shows the image of a later decision. */
  isOutdated(decision: number): boolean {
    return decision < this.#shown;
  }

  /**
   * The preview shows the image of this decision.
   * @param olderUpload the upload of an older photo of the same name that was pending when the image was taken.
   */
  show(decision: number, olderUpload: PhotoUpload | null): void {
    this.#shown = decision;
    this.#olderUpload = olderUpload;
  }

  /** The customer has dropped the image, or looks at an older photo again: a file that is being checked may follow. */
  takeBack(): void {
    this.#shown = noDecision;
  }

  /** The upload that the image in the preview is to replace; null if there was none. */
  get olderUpload(): PhotoUpload | null {
    return this.#olderUpload;
  }

  /** The preview is over: the image of the older photo is to stay in memory no longer than it is needed. */
  forgetOlderUpload(): void {
    this.#olderUpload = null;
  }
}
