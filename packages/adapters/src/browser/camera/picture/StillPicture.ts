import { coverSquare } from './surface.ts';
import { freeCanvas } from './square-canvas.ts';

/** The frame of the last photo, shown in place of the moving picture, so that a tap on the shutter is answered at once. */
export class StillPicture {
  readonly #video: HTMLVideoElement;
  #shown: HTMLCanvasElement | null = null;
  readonly #inUse = new Set<HTMLCanvasElement>();

  /** @param video what is covered. */
  constructor(video: HTMLVideoElement) {
    this.#video = video;
  }

  /**
   * Shows a frame over the video at once, until `hide`, or until `work` fails.
   * @param canvas the frame's centred square, which is freed once it is neither shown nor used.
   * @returns what `work` made of it.
   */
  async show<Result>(
    canvas: HTMLCanvasElement,
    work: (canvas: HTMLCanvasElement) => Promise<Result>,
  ): Promise<Result> {
    this.hide();
    coverSquare(this.#video, canvas);
    this.#video.after(canvas);
    this.#shown = canvas;
    this.#inUse.add(canvas);
    try {
      return await work(canvas);
    } catch (error) {
      if (this.#shown === canvas) this.hide();
      throw error;
    } finally {
      this.#inUse.delete(canvas);
      if (this.#shown !== canvas) freeCanvas(canvas);
    }
  }

  /** Shows the moving picture again. Can be called again without effect. */
  hide(): void {
    const canvas = this.#shown;
    if (canvas === null) return;
    this.#shown = null;
    canvas.remove();
    if (!this.#inUse.has(canvas)) freeCanvas(canvas);
  }
}
