import { isTelephoto, isUltraWide } from '../opening/lens-choice.ts';
import type { CameraCapabilities } from './camera-capabilities.ts';

/** How far a main lens (24 to 26 mm) is from a card that fills the mask without zoom, in metres (decision 2.7). */
const distanceWithoutZoom = 0.12;

/** The nearest and the farthest distance at which a card should fill the mask, in metres (decision 2.7). */
const distances = { usual: 0.216, farthest: 0.25 };

/** How much more an ultra-wide lens (13 mm) shows than the main lens. */
const ultraWideFactor = 2;

/**
 * The zoom with which a card fills the mask at 20 to 25 cm: 1.8 with a main lens, a little more with one that is
 * sharp only farther away (decision 2.7).
 * @param label of the camera: a telephoto lens is far enough away without zoom.
 * @returns a value in the camera's range; null if the camera can't zoom, or should not.
 */
export function cardZoom({ zoom, focusDistance }: CameraCapabilities, label: string): number | null {
  if (zoom?.max === undefined || isTelephoto(label)) return null;
  // Some cameras count in percent: their smallest value, 100, is the view of the main lens.
  const mainView = Math.max(zoom.min ?? 1, 1);
  const { usual, farthest } = distances;
  const distance = Math.min(Math.max(focusDistance?.min ?? 0, usual), farthest);
  const lens = isUltraWide(label) ? ultraWideFactor : 1;
  const wanted = Math.min((distance / distanceWithoutZoom) * lens * mainView, zoom.max);
  const rounded = Number(roundedDown(wanted, zoom).toFixed(2));
  return rounded > mainView ? rounded : null;
}

function roundedDown(value: number, { min = 1, step = 0 }: DoubleRange & { readonly step?: number }): number {
  return step > 0 ? min + Math.floor((value - min) / step + 1e-6) * step : value;
}
