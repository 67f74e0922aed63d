import type { HeldFrame } from '../ports/camera.ts';

/** Keeps the sharpest of the frames that it is offered, and releases the others. One frame is in memory. */
export class SharpestFrame {
  #kept: { readonly frame: HeldFrame; readonly sharpness: number } | null = null;

  /**
   * @param frame null if the frame was not held.
   * @param sharpness 0 to 1; null if it could not be measured, which any measured one is better than.
   */
  offer(frame: HeldFrame | null, sharpness: number | null): void {
    if (frame === null) return;
    const offered = { frame, sharpness: sharpness ?? -1 };
    if (this.#kept !== null && this.#kept.sharpness >= offered.sharpness) return frame.release();
    this.#kept?.frame.release();
    this.#kept = offered;
  }

  /** @returns the sharpest frame, which the caller must release; null if none was held. */
  take(): HeldFrame | null {
    const frame = this.#kept?.frame ?? null;
    this.#kept = null;
    return frame;
  }

  release(): void {
    this.take()?.release();
  }
}
