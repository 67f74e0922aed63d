import { useLayoutEffect, useRef, type RefObject } from 'react';
import { rootOf } from '../root-node.ts';

/** The part of a screen above which toasts are shown: its action bar, or the controls of the camera. */
const anchor = '[data-toasts="above"]';

/** The tile of a photo, on the confirm screen. */
const tileOf = (photo: string) => `fieldset[data-photo="${photo}"]`;

/**
 * Keeps an element just above the part of the screen that is marked with `data-toasts="above"`, or at the
 * bottom of the screen if there is none: there it covers neither a heading nor an instruction nor a button. Where it would
 * cover the tile of a photo that one of its toasts is about, it is at the top of the screen.
 * @param active false while the element is empty, and its place does not matter.
 * @returns the ref of the element, which has a fixed position.
 */
export function useToastPlace(active: boolean): RefObject<HTMLElement | null> {
  const area = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    const element = area.current;
    const view = element?.ownerDocument.defaultView;
    if (!active || element === null || view == null) return;
    const root = rootOf(element);
    const screen = () =>
      'host' in root ? root.host.getBoundingClientRect() : { top: 0, bottom: view.innerHeight };
    let isAtTop = false;
    const follow = () => {
      const { bottom } = screen();
      const top = root.querySelector(anchor)?.getBoundingClientRect().top ?? bottom;
      element.style.setProperty('bottom', isAtTop ? 'auto' : `${Math.max(0, bottom - top)}px`);
      element.style.setProperty('top', isAtTop ? 'var(--recto-toasts-top)' : 'auto');
      return Math.min(top, bottom);
    };
    const place = () => {
      const height = element.offsetHeight;
      const edge = follow();
      const tiles = [...element.querySelectorAll<HTMLElement>('[data-about]')].flatMap(({ dataset }) => {
        const tile = root.querySelector(tileOf(dataset['about']!));
        return tile === null ? [] : [tile.getBoundingClientRect()];
      });
      const covers = (from: number) => tiles.some(({ top, bottom }) => top < from + height && bottom > from);
      // Not while the page scrolls: a toast that is read must not jump.
      isAtTop = covers(edge - height) && !covers(screen().top);
      follow();
    };
    place();
    // The anchor moves when the page scrolls, and another screen has another one.
    const screens = new view.MutationObserver(place);
    screens.observe(root, { childList: true, subtree: true });
    view.addEventListener('scroll', follow, { passive: true });
    view.addEventListener('resize', place);
    return () => {
      screens.disconnect();
      view.removeEventListener('scroll', follow);
      view.removeEventListener('resize', place);
    };
  }, [active]);
  return area;
}
