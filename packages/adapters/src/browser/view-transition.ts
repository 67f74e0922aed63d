/** How long a change waits for the browser's picture of the page before it, in ms. */
const pictureLimitMs = 300;

/**
 * Lets the browser go from what the page shows to what it shows next (decision 8.9). The change is shown as soon as
 * the browser has its picture of the page, about a frame later than without a transition; if that takes too long or
 * fails, the change is shown without one.
 * @param show changes the page, synchronously; may be called twice, the second time with nothing left to do.
 * @param direction which way the screens move: the style sheet finds it as `data-direction` of the root.
 * @returns false, without a call of `show`, if the browser has no view transitions or the customer prefers reduced motion.
 */
export function startViewTransition(
  window: Window,
  show: () => void,
  direction: 'forward' | 'back',
): boolean {
  const { document } = window;
  const isAvailable = 'startViewTransition' in document;
  if (!isAvailable || window.matchMedia('(prefers-reduced-motion: reduce)').matches) return false;
  try {
    document.documentElement.dataset['direction'] = direction;
    // It is not ready if it is skipped: because the page is hidden, or another transition begins.
    document.startViewTransition(show).ready.catch(() => undefined);
    window.setTimeout(show, pictureLimitMs);
  } catch {
    show();
  }
  return true;
}
