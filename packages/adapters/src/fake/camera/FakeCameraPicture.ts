import {
  CameraError,
  systemClock,
  type CameraPicture,
  type CameraSurface,
  type CapturedImage,
  type FrameSize,
  type HeldFrame,
} from '@recto/core';
import { PhotoEncoder } from '../../browser/camera/picture/encoding/PhotoEncoder.ts';
import { holdCanvas } from '../../browser/camera/picture/hold-frame.ts';
import { drawSquare, freeCanvas } from '../../browser/camera/picture/square-canvas.ts';
import { fillSurface, fitFrame } from '../../browser/camera/picture/surface.ts';
import { sceneSvg, type Scene } from './scene.ts';

/** The amplitude of the shaking hand, in percent of the frame's shorter side. */
const shakePercent = 0.6;

/** The picture of a fake camera. Tests without a DOM pass their own. */
export interface FakePicture {
  readonly element: CameraPicture;
  /**
   * Shows a scene in place of the current one; resolves when it has been drawn.
   * @param zoom below 1 for an ultra-wide lens.
   */
  show(scene: Scene, frame: FrameSize, zoom: number, moving: boolean): Promise<void>;
  /** Inserts the picture into the surface. */
  putInto(surface: CameraSurface, mirrored: boolean): void;
  /** Takes the centred square of the current frame. */
  take(): Promise<CapturedImage>;
  /** Holds the current frame; null if it can't. */
  hold(): HeldFrame | null;
  /** Stops the movement; the last frame stays. */
  stop(): void;
  /** Removes the picture from the surface. */
  remove(): void;
}

const encoder = new PhotoEncoder({ Worker: undefined, createImageBitmap: undefined }, systemClock);

/** Frees the frame when its photo is encoded. */
function photoOf(frame: HTMLCanvasElement): Promise<CapturedImage> {
  return encoder.encode(frame).finally(() => freeCanvas(frame));
}

/** Draws a scene into a canvas of a frame's size, once or, if it moves, repeatedly. */
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
    fitFrame(this.#canvas);
    this.#draw(image, 0, 0);
    if (moving) this.#shake(image);
  }

  putInto(surface: CameraSurface, mirrored: boolean): void {
    fillSurface(surface, this.#canvas, mirrored);
  }

  get element(): HTMLCanvasElement {
    return this.#canvas;
  }

  hold(): HeldFrame | null {
    return holdCanvas(drawSquare(this.#canvas.ownerDocument, this.#canvas, this.#canvas), photoOf);
  }

  take(): Promise<CapturedImage> {
    const frame = drawSquare(this.#canvas.ownerDocument, this.#canvas, this.#canvas);
    return frame === null ? Promise.reject(new CameraError('noPicture')) : photoOf(frame);
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

  /** Draws a displaced scene slightly larger, so that no edge is visible. */
  #draw(image: HTMLImageElement, dx: number, dy: number): void {
    const { width, height } = this.#canvas;
    const context = this.#canvas.getContext('2d', { alpha: false });
    const edge = dx === 0 && dy === 0 ? 0 : (Math.min(width, height) * shakePercent) / 100;
    context?.drawImage(image, dx - edge, dy - edge, width + 2 * edge, height + 2 * edge);
  }
}
