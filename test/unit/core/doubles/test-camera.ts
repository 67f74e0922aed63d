import { FakeCamera, type FakePicture } from '@recto/adapters/fake';
import type {
  CameraFeed,
  CameraPort,
  CameraRequest,
  CapturedImage,
  FacingMode,
  Unsubscribe,
} from '@recto/core';

/** The test's responses to calls of the camera. */
export interface CameraResponses {
  /** Rejects if no camera opens. */
  readonly open: (request: CameraRequest) => Promise<void>;
  /** Rejects if no frame can be taken. */
  readonly take: (feed: CameraFeed) => Promise<CapturedImage>;
  /** Rejects if a resting camera does not wake. */
  readonly wake: (feed: CameraFeed) => Promise<void>;
}

/** The product's `FakeCamera` in Node: it draws nothing, and the test decides when it opens, wakes and takes. */
export class TestCamera implements CameraPort {
  /** How often a camera was opened while one was on. */
  overlaps = 0;
  /** The next camera ends as soon as it is open, before a listener can be added. */
  losesNext = false;
  /** The facing mode of each camera that was opened ahead, and null for each time that one was given back. */
  readonly ahead: (FacingMode | null)[] = [];
  readonly #fake: FakeCamera;
  readonly #accessListeners = new Set<() => void>();
  #request: CameraRequest | null = null;
  #feed: CameraFeed | null = null;

  constructor(responses: CameraResponses) {
    const open = (_ms: number, signal?: AbortSignal) =>
      new Promise<void>((resolve, reject) => {
        signal?.addEventListener('abort', () => reject(signal.reason));
        responses.open(this.#request!).then(resolve, reject);
      });
    this.#fake = new FakeCamera({ cameras: 3, script: 'slow' }, open, () => this.#blankPicture(responses));
  }

  async open(request: CameraRequest): Promise<CameraFeed> {
    if (this.isOn) this.overlaps += 1;
    this.#request = request;
    this.#feed = await this.#fake.open(request);
    if (this.losesNext) this.lose();
    return this.#feed;
  }

  openAhead(facingMode: FacingMode): void {
    this.ahead.push(facingMode);
  }

  giveBack(): void {
    this.ahead.push(null);
  }

  watchAccess(listener: () => void): Unsubscribe {
    this.#accessListeners.add(listener);
    return () => this.#accessListeners.delete(listener);
  }

  /** How many listeners wait for access to the camera. */
  get accessListenerCount(): number {
    return this.#accessListeners.size;
  }

  hasCamera(): boolean {
    return this.#fake.hasCamera();
  }

  watchPresence(listener: (hasCamera: boolean) => void): Unsubscribe {
    return this.#fake.watchPresence(listener);
  }

  get isOn(): boolean {
    return this.#fake.isOn;
  }

  /** The camera that was opened last. */
  get feed(): CameraFeed {
    if (this.#feed === null) throw new Error('No camera was opened.');
    return this.#feed;
  }

  /** From the next opening on, the device has one camera. */
  haveOneCamera(): void {
    void this.#fake.change({ cameras: 1 });
  }

  /** From the next opening on, the rear cameras have a light. */
  haveTorch(): Promise<void> {
    return this.#fake.change({ torch: true });
  }

  /** The open camera ends by itself. */
  lose(): void {
    this.losesNext = false;
    this.#fake.lose();
  }

  /** From now on, the frames lie on their side, or no longer. */
  lieSideways(sideways: boolean): void {
    void this.#fake.change({ sideways });
  }

  /** The customer allows the camera later. */
  allow(): void {
    for (const listener of this.#accessListeners) listener();
  }

  #blankPicture(responses: CameraResponses): FakePicture {
    let isFirst = true;
    return {
      element: {},
      show: async () => {
        // A camera that is on shows its picture again without waking.
        if (!isFirst && !this.isOn) await responses.wake(this.feed);
        isFirst = false;
      },
      putInto: () => undefined,
      take: () => responses.take(this.feed),
      hold: () => ({ toPhoto: () => responses.take(this.feed), release: () => undefined }),
      stop: () => undefined,
      remove: () => undefined,
    };
  }
}
