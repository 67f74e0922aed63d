/** After so many viewfinders in a row without the promised photo, the customer takes the photos. */
const mostDisappointments = 2;

/** Whether the automatic photos of this page came where they were promised (decision 4.2). One for all viewfinders. */
export class AutomaticPhotos {
  #disappointments = 0;
  #isKnown = false;
  #hasSaidItIsOver = false;

  /** Whether nothing is promised any more. */
  get areOver(): boolean {
    return this.#disappointments >= mostDisappointments;
  }

  /** Whether the customer must be told that. */
  get mustSayTheyAreOver(): boolean {
    return this.areOver && !this.#hasSaidItIsOver;
  }

  /** Whether none came yet, and none was missed: the customer has to learn what they are. */
  get areNew(): boolean {
    return !this.#isKnown && this.#disappointments === 0;
  }

  /** One was taken. */
  came(): void {
    this.#isKnown = true;
    this.#disappointments = 0;
  }

  /** A viewfinder has ended without the one that was due. */
  didNotCome(): void {
    this.#disappointments += 1;
  }

  /** The customer was told that they are over. */
  haveSaidTheyAreOver(): void {
    this.#hasSaidItIsOver = true;
  }

  /** The customer wants them again, or not at all. */
  beginAnew(): void {
    this.#disappointments = 0;
    this.#hasSaidItIsOver = false;
  }
}
