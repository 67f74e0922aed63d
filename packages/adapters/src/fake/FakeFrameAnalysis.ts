import {
  systemClock,
  type CameraFeed,
  type CapturedImage,
  type Clock,
  type FrameAnalysisPort,
  type FrameListener,
  type FrameReading,
  type FrameWatch,
  type GuidancePace,
  type PhotoCheck,
  type PhotoHash,
  type PhotoName,
} from '@recto/core';

/** A reading that a script plays at a time after the start of the watch, in ms. */
export interface ScriptedReading {
  readonly atMs: number;
  readonly reading: FrameReading;
}

export interface FakeAnalysisSettings {
  /**
   * What the frames show: nothing (no readings), always the same, or one reading after another; each stays until
   * the next one's time. A photo that is not listed has no readings.
   */
  readonly script: Readonly<Partial<Record<PhotoName, FrameReading | readonly ScriptedReading[]>>>;
  /**
   * What the check of a photo finds, besides its hash; null: it can't be checked, or only its hash is found. `never`:
   * the check does not end.
   */
  readonly check: Omit<PhotoCheck, 'hash'> | null | 'never';
  /** The hash of a photo; null for none. */
  readonly hash: (image: CapturedImage | Blob) => PhotoHash | null;
  /** How the phone's pace changes, each at a time after the start of the watch, in ms. */
  readonly paces: readonly { readonly atMs: number; readonly pace: GuidancePace }[];
  /** The analyser fails after this time, in ms; null for never. */
  readonly failsAfterMs: number | null;
}

/** How often a fake analyser reports a reading, in ms. */
const lookEveryMsAt: Readonly<Record<GuidancePace, number>> = {
  full: 100,
  fewer: 400,
  hints: 1_000,
  none: 5_000,
};

const noScript: FakeAnalysisSettings = {
  script: {},
  check: null,
  hash: () => null,
  paces: [],
  failsAfterMs: null,
};

const nothingWrong = { quad: null, format: null, dpi: null, problems: [], worst: null, rows: 0 };

/** An analyser that computes nothing and plays a script, for Storybook and tests. */
export class FakeFrameAnalysis implements FrameAnalysisPort {
  #settings: FakeAnalysisSettings;
  readonly #clock: Clock;

  constructor(settings: Partial<FakeAnalysisSettings> = {}, clock: Clock = systemClock) {
    this.#settings = { ...noScript, ...settings };
    this.#clock = clock;
  }

  /** Changes the settings, also of running watches. */
  change(settings: Partial<FakeAnalysisSettings>): void {
    this.#settings = { ...this.#settings, ...settings };
  }

  watch(feed: CameraFeed, photo: PhotoName, listener: FrameListener): FrameWatch {
    const start = this.#clock.now();
    let isHolding = false;
    let leastIntervalMs = 0;
    let pace: GuidancePace = 'full';
    let cancel: () => void = () => undefined;
    let isStopped = false;
    let lookedAt = start;
    const lookLater = () => {
      if (isStopped) return;
      const intervalMs = Math.max(lookEveryMsAt[pace], leastIntervalMs);
      cancel = this.#clock.after(Math.max(0, lookedAt + intervalMs - this.#clock.now()), look);
    };
    const look = () => {
      lookedAt = this.#clock.now();
      report();
      lookLater();
    };
    const report = () => {
      const elapsedMs = this.#clock.now() - start;
      const { failsAfterMs, paces } = this.#settings;
      if (failsAfterMs !== null && elapsedMs >= failsAfterMs) {
        isStopped = true;
        return listener.onFailed();
      }
      const now = paces.filter(({ atMs }) => atMs <= elapsedMs).pop()?.pace ?? 'full';
      if (now !== pace) listener.onPace(now);
      pace = now;
      const reading = feed.isSending ? readingAt(this.#settings.script[photo], elapsedMs) : null;
      if (reading !== null) listener.onLook({ reading, frame: isHolding ? feed.holdFrame() : null });
    };
    lookLater();
    return {
      holdFrames: (hold) => {
        isHolding = hold;
      },
      lookEvery: (ms) => {
        const isSooner = ms < leastIntervalMs;
        leastIntervalMs = ms;
        if (!isSooner || lookedAt === this.#clock.now()) return;
        cancel();
        lookLater();
      },
      stop: () => {
        isStopped = true;
        cancel();
      },
    };
  }

  checkPhoto(image: CapturedImage | Blob): Promise<PhotoCheck | null> {
    const { check } = this.#settings;
    if (check === 'never') return new Promise(() => undefined);
    const hash = this.#settings.hash(image);
    if (check === null && hash === null) return Promise.resolve(null);
    return Promise.resolve({ ...(check ?? nothingWrong), hash });
  }
}

/** What the script shows this long after its start; null before its first reading. */
function readingAt(
  script: FakeAnalysisSettings['script'][PhotoName],
  elapsedMs: number,
): FrameReading | null {
  if (script === undefined) return null;
  if ('kind' in script) return script;
  return script.filter(({ atMs }) => atMs <= elapsedMs).pop()?.reading ?? null;
}
