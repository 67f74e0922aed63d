import type { CameraSurface, CapturedImage, FrameSize } from '@recto/core';
import { fillSurface } from '../../browser/camera/picture/surface.ts';
import { takeSquarePhoto } from '../../browser/camera/picture/take-photo.ts';
import { sceneSvg, type Scene } from './scene.ts';

/** How far the hand shakes, in hundredths of the frame's shorter side. */
const shakePercent = 0.6;

/** What a fake camera shows and takes. A test that has no document brings its own. */
export interface FakePicture {
  /**
   * Shows this scene from now on.
   * @param zoom below 1 the scene is seen through an ultra-wide lens.
   * @returns when it has been drawn.
   */
  show(scene: Scene, frame: FrameSize, zoom: number, moving: boolean): Promise<void>;
  /** Puts the picture into the surface. */
  putInto(surface: CameraSurface, mirrored: boolean): void;
  /** Takes the centred square of what is shown. */
  take(): Promise<CapturedImage>;
  /** Ends the movement; the last picture stays. */
  stop(): void;
  /** Takes the picture out of the surface. */
  remove(): void;
}

/** Draws a scene into a canvas of a frame's size, once or, where it moves, repeatedly. */
export class FakeCameraPicture implements FakePicture {
  readonly #canvas: HTMLCanvasElement;
  #animation: number | null = null;

  constructor(document: Document) {
    this.#canvas = document.createElement('canvas');
  }

  async show(scene: Scene, frame: FrameSize, zoom: number, moving: boolean): Promise<void> {
    const image = this.#canvas.ownerDocument.createElement('img');
    image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(sceneSvg(scene, frame, { zoom }))}`;
    await image.decode();
    this.stop();
    this.#canvas.width = frame.width;
    this.#canvas.height = frame.height;
    this.#draw(image, 0, 0);
    if (moving) this.#shake(image);
  }

  putInto(surface: CameraSurface, mirrored: boolean): void {
    fillSurface(surface, this.#canvas, mirrored);
  }

  take(): Promise<CapturedImage> {
    return takeSquarePhoto(this.#canvas, this.#canvas);
  }

  remove(): void {
    this.#canvas.remove();
  }

  stop(): void {
    if (this.#animation !== null) cancelAnimationFrame(this.#animation);
    this.#animation = null;
  }

  #shake(image: HTMLImageElement): void {
    const reach = (Math.min(this.#canvas.width, this.#canvas.height) * shakePercent) / 100;
    const step = (ms: number) => {
      const turn = ms / 700;
      this.#draw(image, reach * Math.sin(turn), reach * Math.sin(1.7 * turn));
      this.#animation = requestAnimationFrame(step);
    };
    this.#animation = requestAnimationFrame(step);
  }

  /** Draws the scene a little larger where it is moved, so that no edge shows. */
  #draw(image: HTMLImageElement, dx: number, dy: number): void {
    const { width, height } = this.#canvas;
    const context = this.#canvas.getContext('2d', { alpha: false });
    const edge = dx === 0 && dy === 0 ? 0 : (Math.min(width, height) * shakePercent) / 100;
    context?.drawImage(image, dx - edge, dy - edge, width + 2 * edge, height + 2 * edge);
  }
}
