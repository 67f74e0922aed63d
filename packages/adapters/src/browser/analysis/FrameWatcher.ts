import {
  formatsOf,
  photoNamed,
  withTimeout,
  type CameraFeed,
  type DocumentFormat,
  type FrameListener,
  type FrameReading,
  type FrameWatch,
  type HeldFrame,
  type PhotoFrame,
  type PhotoName,
  type Quad,
} from '@recto/core';
import type { AnalysisEnvironment } from './analysis-environment.ts';
import { loadLimitMs } from './load-limit.ts';
import { firstPace, nextPace, type Pace } from './pace.ts';
import { frameTakers, type FrameTaker, type Picture } from './sources/frame-sources.ts';
import type { FrameSource, Tasks } from './worker/messages.ts';

/** How soon to look again if there was no picture, in ms. */
const retryMs = 100;

/** For the browser to give a frame, in ms; after that, the way of taking it counts as failed. */
const takeLimitMs = 2_000;

/** What a frame shows, if that can be said; and how long it took on all threads, in ms. */
interface ReadFrame {
  readonly reading: Tasks['look']['result'];
  readonly costMs: number;
}

/** What reads the frames: a worker. */
export interface FrameReader {
  /** Whether it can decode and scale pictures. */
  readonly canDraw: boolean;
  /** Whether it can't be used any more. */
  readonly isStopped: boolean;
  /**
   * @param transfer the parts of the task that are moved to it.
   * @returns the reading, and how long it has computed, in ms; null if it failed.
   */
  run(
    name: 'look',
    task: Tasks['look']['task'],
    transfer: Transferable[],
  ): Promise<{ readonly result: Tasks['look']['result']; readonly ms: number } | null>;
}

/** Looks at an open camera again and again: one frame at a time, as often as the phone can. */
export class FrameWatcher implements FrameWatch {
  readonly #environment: AnalysisEnvironment;
  readonly #worker: FrameReader;
  readonly #feed: CameraFeed;
  readonly #subject: PhotoFrame;
  readonly #formats: readonly DocumentFormat[];
  readonly #listener: FrameListener;
  #takers: readonly FrameTaker[];
  #pace: Pace = firstPace;
  #last: FrameReading | null = null;
  /** Whether the next reading is the first one, or the first since the camera woke. */
  #isFirst = true;
  #holdsFrames = false;
  /** How much time passes from one look to the next at least, in ms. */
  #leastIntervalMs = 0;
  #isWaiting = false;
  /** Held for the frame that is analysed now. */
  #frame: HeldFrame | null = null;
  #isStopped = false;
  #cancel: () => void = () => undefined;

  constructor(
    environment: AnalysisEnvironment,
    worker: FrameReader,
    { feed, photo, listener }: { feed: CameraFeed; photo: PhotoName; listener: FrameListener },
  ) {
    this.#environment = environment;
    this.#worker = worker;
    this.#feed = feed;
    this.#subject = photoNamed(photo).frame;
    this.#formats = formatsOf(photo, environment.formats);
    this.#listener = listener;
    this.#takers = frameTakers(environment, worker.canDraw);
    void this.#look();
  }

  holdFrames(hold: boolean): void {
    this.#holdsFrames = hold;
  }

  lookEvery(ms: number): void {
    const isSooner = ms < this.#leastIntervalMs;
    this.#leastIntervalMs = ms;
    if (!isSooner || !this.#isWaiting) return;
    this.#cancel();
    this.#lookAfter(0);
  }

  stop(): void {
    this.#isStopped = true;
    this.#cancel();
    // The analysis of the current frame may take seconds, and a camera has few frames.
    this.#takeHeld()?.release();
  }

  async #look(): Promise<void> {
    if (this.#worker.isStopped) return this.#fail();
    if (!this.#feed.isSending) {
      this.#last = null;
      this.#isFirst = true;
      return this.#lookAfter(retryMs);
    }
    const loading = this.#takers[0]!.load();
    if (loading !== null && !(await this.#hasLoaded(loading))) return this.#stepDown(null);
    if (this.#isStopped) return;
    const { now } = this.#environment;
    const start = now();
    this.#frame = this.#holdsFrames ? this.#feed.holdFrame() : null;
    const look = await this.#read(start);
    if (this.#isStopped) return;
    const frame = this.#takeHeld();
    if (look === 'unreadable') return this.#stepDown(frame);
    this.#isFirst = false;
    if (look.reading === null || look.reading === 'noFaces') {
      frame?.release();
      // Only this step needs what is missing: the way of taking frames has not failed, nor has the worker.
      return look.reading === null ? this.#lookAfter(retryMs) : this.#fail();
    }
    const { name } = this.#pace;
    this.#pace = nextPace(this.#pace, look.costMs);
    this.#last = look.reading;
    if (this.#pace.name !== name) this.#listener.onPace(this.#pace.name);
    if (this.#isStopped) return frame?.release();
    this.#listener.onLook({ reading: look.reading, frame });
    this.#lookAfter(Math.max(this.#pace.intervalMs, this.#leastIntervalMs) - (now() - start));
  }

  /** @returns false if it fails, or takes too long. */
  #hasLoaded(loading: Promise<unknown>): Promise<boolean> {
    return withTimeout(loadLimitMs, loading, { clock: this.#environment.clock }).then(
      () => true,
      () => false,
    );
  }

  /** Takes a frame and has it read. */
  async #read(start: number): Promise<ReadFrame | 'unreadable'> {
    const quad = this.#last?.kind === 'document' ? this.#last.quad : null;
    try {
      const { clock } = this.#environment;
      const source = await withTimeout(takeLimitMs, (late) => this.#take(quad, late), { clock });
      // What was sent is the worker's; this closes only what was not.
      return await this.#send(source, start).finally(() => free(source));
    } catch {
      return 'unreadable';
    }
  }

  async #send(source: FrameSource, start: number): Promise<ReadFrame | 'unreadable'> {
    if (this.#isStopped) return 'unreadable';
    const pageMs = this.#environment.now() - start;
    const task = {
      subject: this.#subject,
      formats: this.#formats,
      side: this.#pace.side,
      isFirst: this.#isFirst,
      source,
    };
    const done = await this.#worker.run('look', task, transferable(source));
    return done === null ? 'unreadable' : { reading: done.result, costMs: done.ms + pageMs };
  }

  /** @param late aborted when the wait for the frame has ended; then it is freed as soon as it comes. */
  async #take(quad: Quad | null, late: AbortSignal): Promise<FrameSource> {
    const source = await this.#takers[0]!.take(this.#feed.picture as Picture, this.#pace.side, quad);
    if (late.aborted) free(source);
    return source;
  }

  #takeHeld(): HeldFrame | null {
    const frame = this.#frame;
    this.#frame = null;
    return frame;
  }

  /** The next frame is taken in the next way, unless this one failed only because the camera has stopped. */
  #stepDown(frame: HeldFrame | null): void {
    frame?.release();
    if (this.#worker.isStopped) return this.#fail();
    if (this.#feed.isSending) this.#takers = this.#takers.slice(1);
    if (this.#takers.length === 0) this.#fail();
    else this.#lookAfter(retryMs);
  }

  #lookAfter(ms: number): void {
    if (this.#isStopped) return;
    this.#isWaiting = true;
    this.#cancel = this.#environment.clock.after(Math.max(0, ms), () => {
      this.#isWaiting = false;
      void this.#look();
    });
  }

  #fail(): void {
    if (this.#isStopped) return;
    this.stop();
    this.#listener.onFailed();
  }
}

function free(source: FrameSource): void {
  for (const picture of transferable(source)) picture.close();
}

function transferable(source: FrameSource): (VideoFrame | ImageBitmap)[] {
  switch (source.kind) {
    case 'videoFrame':
      return [source.frame];
    case 'bitmap':
      return [source.bitmap];
    case 'pixels':
      return [];
  }
}
