import type { Orientation } from '@recto/core';

/** A tablet has room for the square and the text either way, so it counts as upright (decision 2.12). */
const phoneOnItsSide = '(orientation: landscape) and (max-height: 599px)';

/** The parts of a window that report the orientation. */
export type OrientationWindow = Pick<Window, 'matchMedia'> & {
  /** Safari before 16.4 has no `orientation` here. */
  readonly screen: { readonly orientation?: Pick<ScreenOrientation, 'type'> };
};

/**
 * The device's orientation: landscape only when the window is wider than high, lower than a tablet and, if the
 * browser reports it, the screen is in landscape too.
 *
 * The window alone is not enough: on some Android browsers an on-screen keyboard makes it wider than high.
 * Nor is the screen alone: in split screen on a tablet, or in a phone-sized window on a desktop, a portrait
 * page is shown on a landscape screen.
 */
export function orientationOf(window: OrientationWindow): Orientation {
  const screenUpright = window.screen.orientation?.type.startsWith('portrait') ?? false;
  return !screenUpright && window.matchMedia(phoneOnItsSide).matches ? 'landscape' : 'portrait';
}
