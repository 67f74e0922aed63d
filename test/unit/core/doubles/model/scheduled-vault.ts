import {
  monotonicClock,
  type StoredUpload,
  type StoredUploadId,
  type PhotoFacts,
  type PhotoName,
  type MemoryPhotos,
  type PhotoUpload,
  type PhotoVaultPort,
  type Removal,
  type VaultContents,
} from '@recto/core';

/** A call that waits. Like a transaction, it takes effect as a whole, and is answered later. */
interface WaitingCall {
  readonly takeEffect: () => void;
  readonly answer: () => void;
  hasEffect: boolean;
}

export interface ScheduledVaultParts {
  /** The disk. */
  readonly photos: MemoryPhotos;
  /** The time of day, in ms since 1970. */
  readonly now: () => number;
  /** Whether calls wait for `step`. */
  readonly isSlow: () => boolean;
  /** Called when a call has taken effect. */
  readonly onEffect: (effect: VaultEffect) => void;
}

export type VaultEffect =
  | { readonly name: 'kept'; readonly photo: StoredUpload }
  /** `at`: what the clock said, in ms since 1970. */
  | { readonly name: 'removed'; readonly removal: Removal; readonly at: number };

/** A page's vault, whose calls take effect, in their order, and are answered when the test wants. */
export class ScheduledVault implements PhotoVaultPort {
  readonly #parts: ScheduledVaultParts;
  readonly #nextTime: () => number;
  readonly #waiting: WaitingCall[] = [];
  #isOver = false;

  constructor(parts: ScheduledVaultParts) {
    this.#parts = parts;
    this.#nextTime = monotonicClock(parts.now);
  }

  open(token: string): Promise<readonly StoredUpload[]> {
    return this.#call(() => this.#parts.photos.open(token));
  }

  list(token: string): Promise<VaultContents | null> {
    return this.#call(() => ({ ...this.#parts.photos.list(token), now: this.#parts.now() }));
  }

  store(token: string, photo: PhotoUpload, facts: PhotoFacts): Promise<StoredUpload> {
    const storedAt = this.#nextTime();
    return this.#call(() => {
      const kept = this.#parts.photos.store(token, photo, facts, { storedAt, storedIn: 'disk' });
      this.#parts.onEffect({ name: 'kept', photo: kept });
      return kept;
    });
  }

  noteAttempt(token: string, kept: StoredUploadId): Promise<void> {
    return this.#call(() => this.#parts.photos.noteAttempt(token, kept));
  }

  noteDeletion(token: string, photo: PhotoName): Promise<void> {
    return this.#call(() => this.#parts.photos.noteDeletion(token, photo));
  }

  remove(removal: Removal): Promise<void> {
    return this.#call(() => {
      const at = this.#parts.now();
      this.#parts.photos.remove(removal, at);
      this.#parts.onEffect({ name: 'removed', removal, at });
    });
  }

  /** The oldest call takes effect; or, when it has, is answered. @returns false where none waits. */
  step(): boolean {
    const call = this.#waiting[0];
    if (call === undefined) return false;
    if (call.hasEffect) {
      this.#waiting.shift();
      call.answer();
    } else {
      call.hasEffect = true;
      call.takeEffect();
    }
    return true;
  }

  /** The page dies. @param effects how many of the calls that wait take effect before. */
  end(effects: number): void {
    const waiting = this.#waiting.filter(({ hasEffect }) => !hasEffect);
    for (const { takeEffect } of waiting.slice(0, effects)) takeEffect();
    this.#waiting.length = 0;
    this.#isOver = true;
  }

  #call<T>(effect: () => T): Promise<T> {
    return new Promise((resolve) => {
      if (this.#isOver) return;
      let result: T;
      this.#waiting.push({
        takeEffect: () => void (result = effect()),
        answer: () => resolve(result),
        hasEffect: false,
      });
      if (!this.#parts.isSlow()) while (this.step());
    });
  }
}
