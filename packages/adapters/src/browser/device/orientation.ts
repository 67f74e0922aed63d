import type { Orientation } from '@recto/core';

/** The part of a window that tells how the device is held. */
export type OrientationWindow = Pick<Window, 'matchMedia'> & {
  /** Safari before 16.4 has no `orientation` here. */
  readonly screen: { readonly orientation?: Pick<ScreenOrientation, 'type'> };
};

/**
 * How the device is held: landscape only when both the window is wider than high and, where the
 * browser tells of it, the screen lies on its side.
 *
 * The window alone is not enough: on some Android browsers an on-screen keyboard shrinks it to a wide
 * strip. The screen alone is not either: beside a second app on a tablet, or in a phone-sized window
 * on a desktop, the page stands upright on a screen that does not.
 */
export function orientationOf(window: OrientationWindow): Orientation {
  const screenUpright = window.screen.orientation?.type.startsWith('portrait') ?? false;
  return !screenUpright && window.matchMedia('(orientation: landscape)').matches ? 'landscape' : 'portrait';
}
