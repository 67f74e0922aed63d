import type { KeptPhoto, KeptPhotoId, PhotoToKeep } from '../ports/photo-vault.ts';
import type { SendingOutcome, SendingState, UnsentPhoto } from './unsent-photo.ts';

/** Somebody who waits for the first outcome of a photo. */
interface Attendant {
  readonly resolve: (outcome: SendingOutcome) => void;
  readonly reject: (error: unknown) => void;
}

/** The queue's own record of one photo. */
export class Unsent {
  readonly content: PhotoToKeep;
  /** Resolves when the vault has it. */
  readonly kept: Promise<KeptPhoto>;
  /** Which one it is in the vault, and where; null as long as that has not said that it keeps it. */
  id: (KeptPhotoId & Pick<KeptPhoto, 'kept'>) | null;
  /** It comes from the vault, and what call 2 says of it is not known yet. */
  unchecked: boolean;
  /** The attempt that is going on. */
  run: AbortController | null = null;
  #state: SendingState = { name: 'waiting' };
  #view: UnsentPhoto;
  #attendant: Attendant | null = null;

  constructor(content: PhotoToKeep, kept: KeptPhoto | Promise<KeptPhoto>, origin: 'new' | 'unchecked') {
    this.content = content;
    this.kept = Promise.resolve(kept);
    this.id = kept instanceof Promise ? null : kept;
    if (this.id === null) void this.kept.then((id) => (this.id = id));
    this.unchecked = origin === 'unchecked';
    this.#view = { content, state: this.#state };
  }

  get state(): SendingState {
    return this.#state;
  }

  set state(state: SendingState) {
    this.#state = state;
    this.#view = { content: this.content, state };
  }

  /** What others see of it: the same object until something has changed. */
  get view(): UnsentPhoto {
    return this.#view;
  }

  /** Whether it would be there after the end of the page. */
  get isDurable(): boolean {
    return this.id?.kept === 'durable';
  }

  get isAttended(): boolean {
    return this.#attendant !== null;
  }

  /** @returns the first thing that comes of it from now on. Who waited before is told that it waits. */
  attend(): Promise<SendingOutcome> {
    this.settle('waiting');
    return new Promise((resolve, reject) => {
      this.#attendant = { resolve, reject };
    });
  }

  /** @returns whether somebody was waiting to be told. */
  settle(outcome: SendingOutcome): boolean {
    const attendant = this.#attendant;
    this.#attendant = null;
    attendant?.resolve(outcome === 'waiting' && this.id?.kept === 'memory' ? 'waitingInMemory' : outcome);
    return attendant !== null;
  }

  /** Hands a mistake of ours to whoever waits. @returns whether somebody did. */
  fail(error: unknown): boolean {
    const attendant = this.#attendant;
    this.#attendant = null;
    attendant?.reject(error);
    return attendant !== null;
  }
}
