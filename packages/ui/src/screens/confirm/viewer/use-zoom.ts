import { useEffect, useRef, useState, type KeyboardEvent, type PointerEvent, type RefObject } from 'react';
import { Gestures, type PointerSample } from './gestures.ts';
import {
  maximumScale,
  moveBy,
  toggleAt,
  wholePicture,
  zoomAt,
  zoomStep,
  type Point,
  type Zoom,
  type ZoomBounds,
} from './zoom.ts';

/** How far an arrow key moves the picture, in CSS pixels. */
const keyDistancePx = 60;

const middle: Point = { x: 0, y: 0 };

const arrows: Readonly<Record<string, Point>> = {
  ArrowLeft: { x: keyDistancePx, y: 0 },
  ArrowRight: { x: -keyDistancePx, y: 0 },
  ArrowUp: { x: 0, y: keyDistancePx },
  ArrowDown: { x: 0, y: -keyDistancePx },
};

export interface ZoomControl {
  readonly zoom: Zoom;
  /** Whether the picture has been zoomed since it is shown. */
  readonly isChanged: boolean;
  readonly canEnlarge: boolean;
  readonly canReduce: boolean;
  /** Fingers are on the picture: it follows them at once, without a transition. */
  readonly isTouched: boolean;
  readonly enlarge: () => void;
  readonly reduce: () => void;
  /** Handles + and −, 0 and the arrow keys. */
  readonly onKeyDown: (event: KeyboardEvent) => void;
  /** The props of the stage: pinch, drag and double tap. */
  readonly stage: {
    readonly ref: RefObject<HTMLDivElement | null>;
    readonly onPointerDown: (event: PointerEvent<HTMLElement>) => void;
    readonly onPointerMove: (event: PointerEvent<HTMLElement>) => void;
    readonly onPointerUp: (event: PointerEvent<HTMLElement>) => void;
    readonly onPointerCancel: (event: PointerEvent<HTMLElement>) => void;
  };
}

/** Zooms and moves the picture of a stage. */
export function useZoom(): ZoomControl {
  const ref = useRef<HTMLDivElement>(null);
  const [zoom, setZoom] = useState(wholePicture);
  const [isChanged, setChanged] = useState(false);
  const [touches, setTouches] = useState(0);
  if (zoom.scale !== 1 && !isChanged) setChanged(true);

  const change = (next: (zoom: Zoom, bounds: ZoomBounds) => Zoom) => {
    const bounds = boundsOf(ref.current);
    setZoom((now) => next(now, bounds));
  };
  // When the phone is turned, the stage changes its size, and the picture may have to move back into it.
  useEffect(() => {
    const stage = ref.current!;
    const observer = new stage.ownerDocument.defaultView!.ResizeObserver(() => {
      const bounds = boundsOf(stage);
      setZoom((now) => moveBy(now, { x: 0, y: 0 }, bounds));
    });
    observer.observe(stage);
    return () => observer.disconnect();
  }, []);
  // Created by the first touch. What it calls stays the same: the stage, and the setter of the state.
  const recognizer = useRef<Gestures | null>(null);
  const gestures = () =>
    (recognizer.current ??= new Gestures({
      onMove: (distance) => change((now, bounds) => moveBy(now, distance, bounds)),
      onPinch: (factor, point) => change((now, bounds) => zoomAt(now, factor, point, bounds)),
      onDoubleTap: (point) => change((now, bounds) => toggleAt(now, point, bounds)),
    }));

  const enlarge = () => change((now, bounds) => zoomAt(now, zoomStep, middle, bounds));
  const reduce = () => change((now, bounds) => zoomAt(now, 1 / zoomStep, middle, bounds));
  const end = (event: PointerEvent<HTMLElement>) => {
    gestures().cancel(event.pointerId);
    setTouches((count) => Math.max(0, count - 1));
  };

  return {
    zoom,
    isChanged,
    canEnlarge: zoom.scale < maximumScale,
    canReduce: zoom.scale > 1,
    isTouched: touches > 0,
    enlarge,
    reduce,
    onKeyDown: (event) => {
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      const distance = arrows[event.key];
      if (distance !== undefined) change((now, bounds) => moveBy(now, distance, bounds));
      else if (event.key === '+' || event.key === '=') enlarge();
      else if (event.key === '-') reduce();
      else if (event.key === '0') setZoom(wholePicture);
      else return;
      event.preventDefault();
    },
    stage: {
      ref,
      onPointerDown: (event) => {
        event.currentTarget.setPointerCapture(event.pointerId);
        setTouches((count) => count + 1);
        gestures().down(sampleOf(event));
      },
      onPointerMove: (event) => gestures().move(sampleOf(event)),
      onPointerUp: (event) => {
        gestures().up(sampleOf(event));
        end(event);
      },
      onPointerCancel: end,
    },
  };
}

/** The picture is as large as fits into the stage. */
function boundsOf(stage: HTMLElement | null): ZoomBounds {
  const { clientWidth: width = 0, clientHeight: height = 0 } = stage ?? {};
  const { naturalWidth = 1, naturalHeight = 1 } = stage?.querySelector('img') ?? {};
  const fit = Math.min(width / Math.max(1, naturalWidth), height / Math.max(1, naturalHeight));
  return {
    stage: { width, height },
    picture: { width: naturalWidth * fit, height: naturalHeight * fit },
  };
}

function sampleOf(event: PointerEvent<HTMLElement>): PointerSample {
  const { left, top, width, height } = event.currentTarget.getBoundingClientRect();
  return {
    id: event.pointerId,
    point: { x: event.clientX - left - width / 2, y: event.clientY - top - height / 2 },
    time: event.timeStamp,
  };
}
