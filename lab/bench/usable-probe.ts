/** A button, or what a tap on one leads to, that is watched in a page. */
export interface WatchedElement {
  readonly name: string;
  readonly selector: string;
  /** Whether it ignores taps until the page's camera has shown a frame. */
  readonly needsFrame: boolean;
}

/** What the probe reports through the binding, as JSON, each time that an element becomes usable. */
export interface UsableReport {
  readonly name: string;
  /** In ms since the page's navigation began. */
  readonly sinceLink: number;
  /** In ms since the epoch. */
  readonly at: number;
  /** The element's middle, in CSS pixels of the screen. */
  readonly x: number;
  readonly y: number;
}

/** The name of the binding, a function that the browser gives the page. */
export const usableBinding = 'benchUsable';

declare global {
  interface Window {
    [usableBinding](report: string): void;
  }
}

/**
 * Runs in the page before its own scripts. An element is usable when it is in the page, says of itself neither
 * `disabled` nor `aria-disabled`, has been painted with at least half of its opacity, and is what a finger on its middle
 * hits. Whether a tap at that moment does its job is for the caller to try. Everything that it uses is inside, since it
 * is sent as text.
 */
export function probeUsable(watched: readonly WatchedElement[]): void {
  const firstFrameEvent = 'bench-first-frame';
  const usable = new Set<string>();
  let isWaiting = false;

  const find = ({ selector, needsFrame }: WatchedElement): Element | null => {
    if (needsFrame && (window.benchSeen.firstFrame ?? 0) <= 0) return null;
    return (
      [...document.querySelectorAll(selector)].find(
        (element) => !element.matches('[aria-disabled=true], :disabled'),
      ) ?? null
    );
  };
  const middle = (element: Element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    return { x: x + width / 2, y: y + height / 2 };
  };
  const opacity = (element: Element | null): number =>
    element === null ? 1 : Number(getComputedStyle(element).opacity) * opacity(element.parentElement);
  const canBeUsed = (element: Element): boolean => {
    const { x, y } = middle(element);
    const hit = document.elementFromPoint(x, y);
    return hit !== null && element.contains(hit) && opacity(element) >= 0.5;
  };
  const report = (name: string, element: Element) => {
    const found = { name, sinceLink: performance.now(), at: Date.now(), ...middle(element) };
    performance.mark(`bench ${name}`);
    window.benchUsable(JSON.stringify(found));
  };
  /** Runs this as soon as the frame that is being made is painted. */
  const afterPaint = (done: () => void) => {
    const { port1, port2 } = new MessageChannel();
    port1.addEventListener('message', done);
    port1.start();
    port2.postMessage(null);
  };

  const look = () => {
    isWaiting = false;
    for (const each of watched) {
      const element = find(each);
      if (element === null) usable.delete(each.name);
      if (element === null || usable.has(each.name)) continue;
      if (canBeUsed(element)) {
        usable.add(each.name);
        afterPaint(() => report(each.name, element));
      } else lookSoon();
    }
  };
  const lookSoon = () => {
    if (!isWaiting) requestAnimationFrame(look);
    isWaiting = true;
  };
  const changes = { childList: true, subtree: true, attributeFilter: ['aria-disabled', 'disabled'] };
  new MutationObserver(lookSoon).observe(document, changes);
  addEventListener(firstFrameEvent, lookSoon);
}
