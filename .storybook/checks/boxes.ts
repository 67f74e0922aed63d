/** Positions on the page, in CSS pixels of the viewport. */

export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** One line of a text, and its element. */
export interface Line {
  readonly element: HTMLElement;
  readonly words: string;
  readonly box: Box;
}

/** What the customer can reach now: an open modal, the loading indicator that covers the screen, or else the story. */
export function stage(): HTMLElement {
  const covers = [...document.querySelectorAll<HTMLElement>('dialog:modal, [role="status"]')];
  const cover = covers.find((element) => element.matches('dialog:modal') || fillsTheScreen(element));
  return cover ?? document.querySelector('#storybook-root')!;
}

function fillsTheScreen(element: HTMLElement): boolean {
  const { width, height } = element.getBoundingClientRect();
  return getComputedStyle(element).position === 'fixed' && width >= innerWidth && height >= innerHeight;
}

/** Each visible line of text, as the browser broke it. */
export function linesOfText(root: HTMLElement): Line[] {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const lines: Line[] = [];
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const element = node.parentElement;
    const words = node.textContent?.trim() ?? '';
    if (element === null || words === '' || !isDrawn(element)) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    for (const rect of range.getClientRects()) {
      if (rect.width > 1) lines.push({ element, words, box: rect });
    }
  }
  return lines;
}

/** Whether it is visible: neither for screen readers only, nor transparent. */
export function isDrawn(element: HTMLElement): boolean {
  if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return false;
  for (let part: HTMLElement | null = element; part !== null; part = part.parentElement) {
    const { overflow, position } = getComputedStyle(part);
    if (position === 'absolute' && overflow !== 'visible' && part.offsetWidth <= 1) return false;
  }
  return true;
}

/** An element's name in a message. */
export function nameOf(element: Element): string {
  const words = element.getAttribute('aria-label') ?? element.textContent.trim();
  return `<${element.localName}> "${words.slice(0, 60)}"`;
}
