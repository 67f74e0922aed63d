import { isDrawn, linesOfText, nameOf, stage, type Box, type Line } from './boxes.ts';
import { whatCutsOff } from './reach.ts';

/** What the device's notch and home bar cover, in CSS pixels. */
export interface SafeArea {
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
  readonly left: number;
}

const controlSelector = 'button, a[href], input, select, textarea, summary, [role="button"]';

/** Texts and controls on the current page that can't be read or pressed on a small screen or with large text. */
export function layoutProblems(safeArea: SafeArea): string[] {
  const root = stage();
  const lines = linesOfText(root);
  const places = [...root.querySelectorAll('*')].map((element) => ({ element, top: element.scrollTop }));
  const problems = [...sidewaysScroll(), ...cutOff(lines), ...overlaps(lines), ...outOfReach(root, safeArea)];
  window.scrollTo(0, 0);
  // The picture that follows shows the screen as it opens.
  for (const { element, top } of places) element.scrollTop = top;
  return [...new Set(problems)];
}

function sidewaysScroll(): string[] {
  const { scrollWidth, clientWidth } = document.documentElement;
  return scrollWidth > clientWidth ? [`The page scrolls sideways: ${scrollWidth} px on ${clientWidth}.`] : [];
}

function cutOff(lines: readonly Line[]): string[] {
  return lines.flatMap(({ element, words, box }) => {
    const cause = whatCutsOff(element, box, { x: 1, y: (box.bottom - box.top) / 5 });
    return cause === null ? [] : [`The text "${words}" ${cause}.`];
  });
}

/** Visible lines of two elements that overlap. */
function overlaps(lines: readonly Line[]): string[] {
  const seen = lines.filter(isSeen);
  return seen.flatMap((line, index) =>
    seen
      .slice(index + 1)
      .filter((other) => other.element !== line.element && layerOf(other) === layerOf(line))
      .filter((other) => overlap(line.box, other.box))
      .map((other) => `The texts "${line.words}" and "${other.words}" overlap.`),
  );
}

function isSeen({ element, box }: Line): boolean {
  const y = (box.top + box.bottom) / 2;
  return [0.1, 0.5, 0.9].some((share) => {
    const x = box.left + share * (box.right - box.left);
    const hit = document.elementFromPoint(x, y);
    const isHit = hit !== null && (element.contains(hit) || hit.contains(element));
    return isHit && !isScrolledAway(element, x, y);
  });
}

/** Whether this point of the element is outside the scrollable area that contains it. */
function isScrolledAway(element: HTMLElement, x: number, y: number): boolean {
  for (let part = element.parentElement; part !== null && part !== document.body; part = part.parentElement) {
    const { left, top, right, bottom } = part.getBoundingClientRect();
    const isOutside = x < left || x > right || y < top || y > bottom;
    if (isOutside && getComputedStyle(part).overflowY !== 'visible') return true;
  }
  return false;
}

/** Elements that are above the page by design (a sticky bar, a toast, a modal) do not count as overlapping its texts. */
function layerOf({ element }: Line): Element | null {
  for (let part: Element | null = element; part !== null; part = part.parentElement) {
    if (['fixed', 'sticky'].includes(getComputedStyle(part).position)) return part;
  }
  return null;
}

function overlap(a: Box, b: Box): boolean {
  const width = Math.min(a.right, b.right) - Math.max(a.left, b.left);
  const height = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
  return width > 2 && height > Math.min(a.bottom - a.top, b.bottom - b.top) / 4;
}

/** Controls that can't be pressed: outside the screen, under the notch or home bar, or below another element. */
function outOfReach(root: HTMLElement, safeArea: SafeArea): string[] {
  const controls = [...root.querySelectorAll<HTMLElement>(controlSelector)];
  const usable = controls.filter((control) => isDrawn(control) && control.closest('[inert]') === null);
  return usable.flatMap((control) => {
    control.scrollIntoView({ block: 'center', behavior: 'instant' });
    const problem = whatHinders(control, safeArea);
    return problem === null ? [] : [`The control ${nameOf(control)} ${problem}.`];
  });
}

function whatHinders(control: HTMLElement, { top, right, bottom, left }: SafeArea): string | null {
  const box = control.getBoundingClientRect();
  const cause = whatCutsOff(control, box, { x: 0.5, y: 0.5 });
  if (cause !== null) return cause;
  const { clientWidth, clientHeight } = document.documentElement;
  const isSafe =
    box.left >= left &&
    box.top >= top &&
    box.right <= clientWidth - right &&
    box.bottom <= clientHeight - bottom;
  if (!isSafe) return 'reaches out of the safe area';
  const hit = document.elementFromPoint((box.left + box.right) / 2, (box.top + box.bottom) / 2);
  const isHit = hit !== null && (control.contains(hit) || hit.contains(control));
  return isHit ? null : `lies below ${hit === null ? 'nothing that can be seen' : nameOf(hit)}`;
}
