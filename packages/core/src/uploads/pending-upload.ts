import type { StoredUpload, PhotoFacts, PhotoUpload } from '../ports/photo-vault.ts';
import type { DeliveryFacts } from './arrived-unnoticed.ts';
import type { UploadOutcome, UploadState, PendingPhoto } from './upload-state.ts';

/** Somebody who waits for the first outcome of a photo. */
interface Attendant {
  readonly resolve: (outcome: UploadOutcome) => void;
  readonly reject: (error: unknown) => void;
}

/** The queue's own record of one photo. */
export class PendingUpload {
  readonly content: PhotoUpload;
  /** Whether an attempt may have reached the provider without an answer. */
  mayHaveArrived: boolean;
  /** It comes from the vault, and what call 2 says of it is not known yet. */
  unchecked: boolean;
  /** The attempt that is going on. */
  run: AbortController | null = null;
  readonly #facts: PhotoFacts;
  #kept: Promise<StoredUpload>;
  #id: StoredUpload | null = null;
  #state: UploadState = { name: 'waiting' };
  #view: PendingPhoto;
  #attendant: Attendant | null = null;

  /** @param facts what was known when it was put away. */
  constructor(
    content: PhotoUpload,
    facts: PhotoFacts,
    kept: StoredUpload | Promise<StoredUpload>,
    origin: 'new' | 'unchecked',
  ) {
    this.content = content;
    this.#facts = facts;
    this.mayHaveArrived = facts.attempted;
    this.#kept = this.keepAs(kept);
    this.unchecked = origin === 'unchecked';
    this.#view = { content, state: this.#state };
  }

  /** Resolves when the vault has it. */
  get kept(): Promise<StoredUpload> {
    return this.#kept;
  }

  /** Which one it is in the vault, and where; null as long as that has not said that it keeps it. */
  get id(): StoredUpload | null {
    return this.#id;
  }

  /** The vault has it, or is about to, under a new identity. */
  keepAs(kept: StoredUpload | Promise<StoredUpload>): Promise<StoredUpload> {
    this.#id = kept instanceof Promise ? null : kept;
    const keeping = Promise.resolve(kept);
    this.#kept = keeping;
    if (this.#id === null) void keeping.then((id) => this.#kept === keeping && (this.#id = id));
    return keeping;
  }

  /** What the provider's refusal has to be compared with. */
  get delivery(): DeliveryFacts {
    const { providerHad } = this.#id?.facts ?? this.#facts;
    return { providerHad, mayHaveArrived: this.mayHaveArrived };
  }

  /** What the vault has to know of it, were it kept again. */
  get facts(): PhotoFacts {
    const { providerHad, mayHaveArrived } = this.delivery;
    return { ...this.#facts, providerHad, attempted: mayHaveArrived || this.run !== null };
  }

  get state(): UploadState {
    return this.#state;
  }

  set state(state: UploadState) {
    this.#state = state;
    this.#view = { content: this.content, state };
  }

  /** What others see of it: the same object until something has changed. */
  get view(): PendingPhoto {
    return this.#view;
  }

  /** Whether it would be there after the end of the page. */
  get isDurable(): boolean {
    return this.#id?.kept === 'durable';
  }

  get isAttended(): boolean {
    return this.#attendant !== null;
  }

  /** @returns the first thing that comes of it from now on. Who waited before is told that it waits. */
  attend(): Promise<UploadOutcome> {
    this.settle('waiting');
    return new Promise((resolve, reject) => {
      this.#attendant = { resolve, reject };
    });
  }

  /** @returns whether somebody was waiting to be told. */
  settle(outcome: UploadOutcome): boolean {
    const attendant = this.#attendant;
    this.#attendant = null;
    attendant?.resolve(outcome === 'waiting' && this.#id?.kept === 'memory' ? 'waitingInMemory' : outcome);
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
