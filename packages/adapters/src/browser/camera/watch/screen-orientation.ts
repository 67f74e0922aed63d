import type { OrientationWindow } from '../../device/orientation.ts';

/** How the whole screen is held, whatever the shape of the window; null in browsers that do not report it. */
export function screenOrientation({
  screen,
}: Pick<OrientationWindow, 'screen'>): 'portrait' | 'landscape' | null {
  const type = screen.orientation?.type;
  if (type === undefined) return null;
  return type.startsWith('portrait') ? 'portrait' : 'landscape';
}
