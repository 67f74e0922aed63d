/** A pending call. Like a transaction, it takes effect as a whole, and gives its result later. */
interface WaitingCall {
  readonly takeEffect: () => void;
  readonly giveResult: () => void;
  hasEffect: boolean;
}

/** Runs a page's vault calls in order. Each takes effect, and later gives its result, when the test wants. */
export class DiskSchedule {
  readonly #isSlow: () => boolean;
  readonly #waiting: WaitingCall[] = [];
  #hasEnded = false;

  /** @param isSlow whether calls wait for `step`. */
  constructor(isSlow: () => boolean) {
    this.#isSlow = isSlow;
  }

  /** The `run` setting of MemoryPhotoVault. */
  readonly run = <T>(call: () => T): Promise<T> => new Promise((resolve) => this.add(call, resolve));

  add<T>(call: () => T, give: (result: T) => void): void {
    if (this.#hasEnded) return;
    let result: T;
    const takeEffect = () => void (result = call());
    this.#waiting.push({ takeEffect, giveResult: () => give(result), hasEffect: false });
    if (!this.#isSlow()) while (this.step());
  }

  get isBusy(): boolean {
    return this.#waiting.length > 0;
  }

  /** The oldest call takes effect; or, if it has, gives its result. @returns false if none is pending. */
  step(): boolean {
    const call = this.#waiting[0];
    if (call === undefined) return false;
    if (call.hasEffect) {
      this.#waiting.shift();
      call.giveResult();
    } else {
      call.hasEffect = true;
      call.takeEffect();
    }
    return true;
  }

  /** The page is killed. @param effects how many of the pending calls take effect before. */
  end(effects: number): void {
    const waiting = this.#waiting.filter(({ hasEffect }) => !hasEffect);
    for (const { takeEffect } of waiting.slice(0, effects)) takeEffect();
    this.#waiting.length = 0;
    this.#hasEnded = true;
  }
}
