import type { Point } from './zoom.ts';

/** What fingers on the picture ask for. Points are from the middle of the stage, in CSS pixels. */
export interface GestureActions {
  readonly onMove: (distance: Point) => void;
  /** Two fingers move apart (a factor above 1) or together. */
  readonly onPinch: (factor: number, middle: Point) => void;
  readonly onDoubleTap: (point: Point) => void;
}

/** The parts of a pointer event that are needed. */
export interface PointerSample {
  readonly id: number;
  /** From the middle of the stage, in CSS pixels. */
  readonly point: Point;
  /** In ms, from any fixed moment. */
  readonly time: number;
}

/** A tap ends within this time, in ms, and the second tap of a double tap begins within it. */
const tapMs = 300;

/** A finger that moves further than this, in CSS pixels, does not tap. */
const tapRadiusPx = 12;

/** How far apart the two taps of a double tap may be, in CSS pixels. */
const doubleTapRadiusPx = 32;

/** Recognizes moving, pinching and double taps in the events of one or more pointers. */
export class Gestures {
  readonly #actions: GestureActions;
  readonly #pointers = new Map<number, Point>();
  #start: PointerSample | null = null;
  #lastTap: PointerSample | null = null;

  constructor(actions: GestureActions) {
    this.#actions = actions;
  }

  down(sample: PointerSample): void {
    this.#pointers.set(sample.id, sample.point);
    this.#start = this.#pointers.size === 1 ? sample : null;
  }

  move({ id, point }: PointerSample): void {
    const before = this.#pointers.get(id);
    if (before === undefined) return;
    this.#pointers.set(id, point);
    const [other] = [...this.#pointers].filter(([each]) => each !== id).map(([, each]) => each);
    if (other === undefined) {
      this.#actions.onMove({ x: point.x - before.x, y: point.y - before.y });
      return;
    }
    const middle = middleOf(point, other);
    const earlier = middleOf(before, other);
    this.#actions.onMove({ x: middle.x - earlier.x, y: middle.y - earlier.y });
    const distance = distanceOf(before, other);
    if (distance > 0) this.#actions.onPinch(distanceOf(point, other) / distance, middle);
  }

  up(sample: PointerSample): void {
    const start = this.#start;
    this.cancel(sample.id);
    if (start === null || sample.time - start.time > tapMs) return;
    if (distanceOf(sample.point, start.point) > tapRadiusPx) return;
    const first = this.#lastTap;
    const isDouble =
      first !== null &&
      start.time - first.time <= tapMs &&
      distanceOf(sample.point, first.point) <= doubleTapRadiusPx;
    this.#lastTap = isDouble ? null : sample;
    if (isDouble) this.#actions.onDoubleTap(sample.point);
  }

  /** The pointer is gone without having tapped. */
  cancel(id: number): void {
    this.#pointers.delete(id);
    this.#start = null;
  }
}

function distanceOf(one: Point, other: Point): number {
  return Math.hypot(one.x - other.x, one.y - other.y);
}

function middleOf(one: Point, other: Point): Point {
  return { x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 };
}
