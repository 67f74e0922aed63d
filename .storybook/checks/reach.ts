import { nameOf, type Box } from './boxes.ts';

/** How far a box may reach beyond its container, in pixels: glyphs of a tight line reach beyond their line. */
export interface Tolerance {
  readonly x: number;
  readonly y: number;
}

/**
 * What hides a part of the box, even after scrolling down: an ancestor that clips it, or the edge of the
 * screen. A part that needs sideways scrolling counts as hidden.
 * @returns the cause for a message, or null if the whole box can be seen.
 */
export function whatCutsOff(element: HTMLElement, box: Box, { x, y }: Tolerance): string | null {
  let { top, bottom } = box;
  let isPinned = false;
  for (let part: HTMLElement | null = element; part !== null && !isPinned; part = part.parentElement) {
    const style = getComputedStyle(part);
    const clip = part.getBoundingClientRect();
    if (part !== document.body && part !== document.documentElement) {
      if (style.overflowX !== 'visible' && (box.left < clip.left - x || box.right > clip.right + x)) {
        return `is cut off at the side by ${nameOf(part)}`;
      }
      if (scrolls(style.overflowY)) {
        top = Math.max(top, clip.top);
        bottom = Math.min(bottom, clip.bottom);
      } else if (style.overflowY !== 'visible' && (top < clip.top - y || bottom > clip.bottom + y)) {
        return `is cut off by ${nameOf(part)}`;
      }
    }
    isPinned = style.position === 'fixed' || part.matches('dialog:modal');
  }
  const { clientWidth, clientHeight, scrollHeight } = document.documentElement;
  if (box.left < -x || box.right > clientWidth + x) return 'reaches beyond the side of the screen';
  const isStill = isPinned || scrollHeight <= clientHeight;
  if (isStill && (top < -y || bottom > clientHeight + y))
    return 'reaches beyond the screen, which can’t scroll';
  return null;
}

function scrolls(overflow: string): boolean {
  return overflow === 'auto' || overflow === 'scroll';
}
