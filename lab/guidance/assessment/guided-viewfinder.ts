import type { CameraFeed, FrameListener, FrameReading, Hint, PhotoName } from '@recto/core';
import { AutomaticPhotos } from '../../../packages/core/src/guidance/automatic-photos.ts';
import { ViewfinderGuide } from '../../../packages/core/src/guidance/viewfinder-guide.ts';
import { ManualClock } from '@recto/testing/fakes';

/** From one frame of a sequence to the next, in ms. */
export const frameMs = 100;

/** What the app does with a sequence of frames, with its own reducers, in time that does not pass. */
export class GuidedViewfinder {
  /** When the photo was taken automatically, in ms from the first frame; null if it was not (yet). */
  capturedAt: number | null = null;
  /** The hint that is shown now. */
  hint: Hint | null = null;
  /** How many rings have begun to close. */
  rings = 0;
  #isClosing = false;
  readonly #clock = new ManualClock();
  readonly #guide: ViewfinderGuide;
  #listener: FrameListener | null = null;

  /** @param seenMs how long the viewfinder has been on the screen when the first frame comes. */
  constructor(photo: PhotoName, seenMs = 0) {
    const automaticPhotos = new AutomaticPhotos();
    automaticPhotos.came();
    this.#guide = new ViewfinderGuide({
      analysis: {
        watch: (_feed, _photo, listener) => {
          this.#listener = listener;
          return { holdFrames: () => undefined, lookEvery: () => undefined, stop: () => undefined };
        },
        checkPhoto: () => Promise.resolve(null),
      },
      clock: this.#clock,
      // The guide only hands the feed to the analysis.
      feed: {} as CameraFeed,
      photo,
      last: null,
      refusedFor: null,
      automaticPhotos,
      seenSide: () => 'unknown',
      onChange: ({ hint, ring }) => {
        this.hint = hint;
        if (ring !== null && !this.#isClosing) this.rings += 1;
        this.#isClosing = ring !== null;
      },
      onCapture: () => (this.capturedAt ??= this.#clock.now() - seenMs),
      onPerson: () => undefined,
      onFailed: () => undefined,
    });
    this.#guide.setAutoCapture(true);
    this.#clock.advance(seenMs);
  }

  /** The next frame has been read; then time passes until the one after it. */
  show(reading: FrameReading): void {
    this.#listener?.onLook({ reading, frame: null });
    this.pass();
  }

  /** The time of one frame passes without a reading. */
  pass(): void {
    this.#clock.advance(frameMs);
  }

  end(): void {
    this.#guide.stop();
  }
}
