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
export interface Grant {
  readonly deviceId: string;
  readonly deviceIds: readonly string[];
  /** The camera ends before anybody can listen. */
  readonly lostAtOnce?: true;
}

export interface CameraAnswers {
  /** Rejects where no camera can be had. */
  readonly open: (request: CameraRequest) => Promise<Grant>;
  /** Rejects where no frame can be taken. */
  readonly take: (feed: TestFeed) => Promise<CapturedImage>;
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
    const feed = new TestFeed(request.facingMode, grant, this.#answers.take, () => this.lit.delete(feed));
    this.lit.add(feed);
    if (grant.lostAtOnce) feed.lose();
    this.mostLit = Math.max(this.mostLit, this.lit.size);
    return feed;
  }

  readonly #accessListeners = new Set<() => void>();

  watchAccess(listener: () => void): Unsubscribe {
    this.#accessListeners.add(listener);
    return () => this.#accessListeners.delete(listener);
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
  readonly #take: CameraAnswers['take'];
  readonly #switchOff: () => void;
  #onLost: ((error: CameraError) => void) | null = null;
  #lost = false;

  constructor(facingMode: FacingMode, grant: Grant, take: CameraAnswers['take'], switchOff: () => void) {
    this.facingMode = facingMode;
    this.mirrored = facingMode === 'user';
    this.deviceId = grant.deviceId;
    this.deviceIds = grant.deviceIds;
    this.#take = take;
    this.#switchOff = switchOff;
  }

  takePhoto(): Promise<CapturedImage> {
    return this.#take(this);
  }

  onLost(listener: (error: CameraError) => void): () => void {
    this.#onLost = listener;
    if (this.#lost) this.#tellLost();
    return () => {
      this.#onLost = null;
    };
  }

  close(): void {
    this.#switchOff();
  }

  /** The camera ends by itself; who listens too late is told at once. */
  lose(): void {
    this.#lost = true;
    this.#switchOff();
    this.#tellLost();
  }

  #tellLost(): void {
    const listener = this.#onLost;
    this.#onLost = null;
    listener?.(new CameraError('lost'));
  }
}
