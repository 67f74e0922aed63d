/** What the full-screen view shows of a picture: the part around a point, enlarged. */
export interface Zoom {
  /** 1 shows the whole picture. */
  readonly scale: number;
  /** How far the picture is moved from the middle of the stage, in CSS pixels. */
  readonly x: number;
  readonly y: number;
}

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** The sizes that limit how far a picture can be moved, in CSS pixels. */
export interface ZoomBounds {
  /** The area in which the picture is shown. */
  readonly stage: { readonly width: number; readonly height: number };
  /** The picture at scale 1. */
  readonly picture: { readonly width: number; readonly height: number };
}

export const wholePicture: Zoom = { scale: 1, x: 0, y: 0 };

/** Enough to read the smallest print on a card. */
export const maximumScale = 6;

/** By how much one press of a zoom button enlarges. */
export const zoomStep = 1.5;

/** By how much a double tap enlarges the whole picture. */
const doubleTapScale = 2.5;

/**
 * Enlarges by a factor; the point of the picture that is at `point` stays there.
 * @param point from the middle of the stage, in CSS pixels.
 */
export function zoomAt(zoom: Zoom, factor: number, point: Point, bounds: ZoomBounds): Zoom {
  const scale = clamp(zoom.scale * factor, 1, maximumScale);
  const growth = scale / zoom.scale;
  return within(
    { scale, x: point.x - (point.x - zoom.x) * growth, y: point.y - (point.y - zoom.y) * growth },
    bounds,
  );
}

/** Moves the picture by this distance, as far as there is more of it to see. */
export function moveBy(zoom: Zoom, distance: Point, bounds: ZoomBounds): Zoom {
  return within({ ...zoom, x: zoom.x + distance.x, y: zoom.y + distance.y }, bounds);
}

/** A double tap: enlarges the whole picture around the point, and shows an enlarged one as a whole again. */
export function toggleAt(zoom: Zoom, point: Point, bounds: ZoomBounds): Zoom {
  return zoom.scale > 1 ? wholePicture : zoomAt(zoom, doubleTapScale, point, bounds);
}

/** No edge of the picture is moved further in than the edge of the stage. */
function within({ scale, x, y }: Zoom, { stage, picture }: ZoomBounds): Zoom {
  const mostX = Math.max(0, (picture.width * scale - stage.width) / 2);
  const mostY = Math.max(0, (picture.height * scale - stage.height) / 2);
  return { scale, x: clamp(x, -mostX, mostX), y: clamp(y, -mostY, mostY) };
}

function clamp(value: number, least: number, most: number): number {
  return Math.min(most, Math.max(least, value));
}
