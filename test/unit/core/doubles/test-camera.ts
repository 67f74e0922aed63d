import {
  CameraError,
  type CameraFeed,
  type CameraPort,
  type CameraRequest,
  type CapturedImage,
  type FacingMode,
  type Unsubscribe,
} from '@recto/core';

/** What the device says when a camera is asked for. */
export interface AccessTokenResponse {
  readonly deviceId: string;
  readonly deviceIds: readonly string[];
  /** The camera ends before anybody can listen. */
  readonly lostAtOnce?: true;
}

export interface CameraAnswers {
  /** Rejects where no camera can be had. */
  readonly open: (request: CameraRequest) => Promise<AccessTokenResponse>;
  /** Rejects where no frame can be taken. */
  readonly take: (feed: TestFeed) => Promise<CapturedImage>;
  /** Rejects where a camera does not come back from its rest. */
  readonly wake: (feed: TestFeed) => Promise<void>;
}

/** A camera that counts what is switched on. It heeds an abort only where its answer does. */
export class TestCamera implements CameraPort {
  readonly lit = new Set<TestFeed>();
  /** The most cameras that were ever on at the same time. */
  mostLit = 0;
  readonly #answers: CameraAnswers;

  constructor(answers: CameraAnswers) {
    this.#answers = answers;
  }

  async open(request: CameraRequest): Promise<CameraFeed> {
    const grant = await this.#answers.open(request);
    const feed = new TestFeed(request.facingMode, grant, this.#answers, (lit) => this.#light(feed, lit));
    this.#light(feed, true);
    if (grant.lostAtOnce) feed.lose();
    return feed;
  }

  #light(feed: TestFeed, lit: boolean): void {
    if (lit) this.lit.add(feed);
    else this.lit.delete(feed);
    this.mostLit = Math.max(this.mostLit, this.lit.size);
  }

  readonly #accessListeners = new Set<() => void>();

  watchAccess(listener: () => void): Unsubscribe {
    this.#accessListeners.add(listener);
    return () => this.#accessListeners.delete(listener);
  }

  hasCamera(): boolean {
    return true;
  }

  watchPresence(): Unsubscribe {
    return () => undefined;
  }

  /** The person allows the camera after all. */
  allow(): void {
    for (const listener of this.#accessListeners) listener();
  }

  /** The camera that is on. */
  get feed(): TestFeed {
    const [feed] = this.lit;
    if (feed === undefined) throw new Error('No camera is on.');
    return feed;
  }
}

export class TestFeed implements CameraFeed {
  readonly facingMode: FacingMode;
  readonly deviceId: string;
  readonly deviceIds: readonly string[];
  readonly mirrored: boolean;
  readonly #answers: CameraAnswers;
  readonly #light: (lit: boolean) => void;
  /** False once the camera has died without a word. */
  isSending = true;
  #onLost: ((error: CameraError) => void) | null = null;
  #lost = false;

  constructor(
    facingMode: FacingMode,
    grant: AccessTokenResponse,
    answers: CameraAnswers,
    light: (lit: boolean) => void,
  ) {
    this.facingMode = facingMode;
    this.mirrored = facingMode === 'user';
    this.deviceId = grant.deviceId;
    this.deviceIds = grant.deviceIds;
    this.#answers = answers;
    this.#light = light;
  }

  takePhoto(): Promise<CapturedImage> {
    return this.#answers.take(this);
  }

  onLost(listener: (error: CameraError) => void): () => void {
    this.#onLost = listener;
    if (this.#lost) this.#tellLost();
    return () => {
      this.#onLost = null;
    };
  }

  rest(): void {
    this.#light(false);
  }

  async wake(signal: AbortSignal): Promise<void> {
    await this.#answers.wake(this);
    signal.throwIfAborted();
    this.#light(true);
  }

  close(): void {
    this.#light(false);
  }

  /** The camera ends by itself; who listens too late is told at once. */
  lose(): void {
    this.#lost = true;
    this.#light(false);
    this.#tellLost();
  }

  #tellLost(): void {
    const listener = this.#onLost;
    this.#onLost = null;
    listener?.(new CameraError('lost'));
  }
}
