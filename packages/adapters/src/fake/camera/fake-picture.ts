import type { FrameSize } from '@recto/core';
import { sceneSvg, type Scene } from './scene.ts';

/** How far the hand shakes, in hundredths of the frame's shorter side. */
const shakePercent = 0.6;

/** Draws a scene into a canvas of a frame's size, once or again and again. */
export class FakeCameraPicture {
  readonly canvas: HTMLCanvasElement;
  #animation: number | null = null;

  constructor(document: Document) {
    this.canvas = document.createElement('canvas');
  }

  /**
   * Shows this scene from now on.
   * @param zoom below 1 the scene is seen through an ultra-wide lens.
   * @returns when it has been drawn.
   */
  async show(scene: Scene, frame: FrameSize, zoom: number, moving: boolean): Promise<void> {
    const image = this.canvas.ownerDocument.createElement('img');
    image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(sceneSvg(scene, frame, { zoom }))}`;
    await image.decode();
    this.stop();
    this.canvas.width = frame.width;
    this.canvas.height = frame.height;
    this.#draw(image, 0, 0);
    if (moving) this.#shake(image);
  }

  /** Ends the movement; the last picture stays. */
  stop(): void {
    if (this.#animation !== null) cancelAnimationFrame(this.#animation);
    this.#animation = null;
  }

  #shake(image: HTMLImageElement): void {
    const reach = (Math.min(this.canvas.width, this.canvas.height) * shakePercent) / 100;
    const step = (ms: number) => {
      const turn = ms / 700;
      this.#draw(image, reach * Math.sin(turn), reach * Math.sin(1.7 * turn));
      this.#animation = requestAnimationFrame(step);
    };
    this.#animation = requestAnimationFrame(step);
  }

  /** Draws the scene a little larger where it is moved, so that no edge shows. */
  #draw(image: HTMLImageElement, dx: number, dy: number): void {
    const { width, height } = this.canvas;
    const context = this.canvas.getContext('2d', { alpha: false });
    const edge = dx === 0 && dy === 0 ? 0 : (Math.min(width, height) * shakePercent) / 100;
    context?.drawImage(image, dx - edge, dy - edge, width + 2 * edge, height + 2 * edge);
  }
}
