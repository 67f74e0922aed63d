import {
  photoNamed,
  type CameraFeed,
  type FrameListener,
  type FrameReading,
  type FrameWatch,
  type HeldFrame,
  type PhotoFrame,
  type PhotoName,
} from '@recto/core';
import type { AnalysisEnvironment } from './analysis-environment.ts';
import type { AnalysisWorker } from './AnalysisWorker.ts';
import { firstPace, nextPace, type Pace } from './pace.ts';
import { frameTakers, type FrameTaker, type Picture } from './sources/frame-sources.ts';
import type { FrameSource } from './worker/messages.ts';

/** How soon to look again if there was no picture, in ms. */
const retryMs = 100;

/** Looks at an open camera again and again: one frame at a time, as often as the phone can. */
export class FrameWatcher implements FrameWatch {
  readonly #environment: AnalysisEnvironment;
  readonly #worker: AnalysisWorker;
  readonly #feed: CameraFeed;
  readonly #subject: PhotoFrame;
  readonly #listener: FrameListener;
  #takers: readonly FrameTaker[];
  #pace: Pace = firstPace;
  #last: FrameReading | null = null;
  #holdsFrames = false;
  #isStopped = false;
  #cancel: () => void = () => undefined;

  constructor(
    environment: AnalysisEnvironment,
    worker: AnalysisWorker,
    { feed, photo, listener }: { feed: CameraFeed; photo: PhotoName; listener: FrameListener },
  ) {
    this.#environment = environment;
    this.#worker = worker;
    this.#feed = feed;
    this.#subject = photoNamed(photo).frame;
    this.#listener = listener;
    this.#takers = frameTakers(environment, worker.canDraw);
    void this.#look();
  }

  holdFrames(hold: boolean): void {
    this.#holdsFrames = hold;
  }

  stop(): void {
    this.#isStopped = true;
    this.#cancel();
  }

  async #look(): Promise<void> {
    if (!this.#feed.isSending) {
      this.#last = null;
      return this.#lookAfter(retryMs);
    }
    const { now } = this.#environment;
    const start = now();
    const frame = this.#holdsFrames ? this.#feed.holdFrame() : null;
    const look = await this.#read(start);
    if (this.#isStopped) return frame?.release();
    if (look === 'unreadable') return this.#stepDown(frame);
    if (look.reading === null) {
      frame?.release();
      return this.#lookAfter(retryMs);
    }
    this.#pace = nextPace(this.#pace, look.costMs);
    this.#last = look.reading;
    this.#listener.onLook({ reading: look.reading, frame });
    if (this.#pace.hasGivenUp) this.#giveUp();
    else this.#lookAfter(this.#pace.intervalMs - (now() - start));
  }

  /** Takes a frame and has it read. */
  async #read(start: number): Promise<{ reading: FrameReading | null; costMs: number } | 'unreadable'> {
    const { now } = this.#environment;
    const quad = this.#last?.kind === 'document' ? this.#last.quad : null;
    try {
      const source = await this.#takers[0]!.take(this.#feed.picture as Picture, this.#pace.side, quad);
      const pageMs = now() - start;
      const task = { subject: this.#subject, side: this.#pace.side, isFirst: this.#last === null, source };
      const done = await this.#worker.run('look', task, transferable(source));
      return done === null ? 'unreadable' : { reading: done.result, costMs: done.ms + pageMs };
    } catch {
      return 'unreadable';
    }
  }

  /** The next frame is taken in the next way, unless this one failed only because the camera has stopped. */
  #stepDown(frame: HeldFrame | null): void {
    frame?.release();
    if (this.#worker.isStopped) return this.#giveUp();
    if (this.#feed.isSending) this.#takers = this.#takers.slice(1);
    if (this.#takers.length === 0) this.#giveUp();
    else this.#lookAfter(retryMs);
  }

  #lookAfter(ms: number): void {
    if (this.#isStopped) return;
    this.#cancel = this.#environment.clock.after(Math.max(0, ms), () => void this.#look());
  }

  #giveUp(): void {
    if (this.#isStopped) return;
    this.stop();
    this.#listener.onGivenUp();
  }
}

function transferable(source: FrameSource): Transferable[] {
  switch (source.kind) {
    case 'videoFrame':
      return [source.frame];
    case 'bitmap':
      return [source.bitmap];
    case 'pixels':
      return [];
  }
}
