/** A button, or what a tap on one leads to, that is watched in a page. */
export interface WatchedElement {
  readonly name: string;
  readonly selector: string;
  /** Whether it ignores taps until the page's camera has shown a frame. */
  readonly needsFrame: boolean;
  /** Whether it is reported instead when no such element is in the page any more, without waiting for the paint. */
  readonly isAbsence?: boolean;
}

/** What the probe reports through the binding, as JSON, each time that an element becomes usable, or is gone. */
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
    /** What the page has heard of each tap. */
    benchTaps: string[];
  }
}

/**
 * Runs in the page before its own scripts. An element is usable when it is in the page, says of itself neither
 * `disabled` nor `aria-disabled`, has been painted with at least half of its opacity, and is what a finger on its middle
 * hits. Of several elements of one selector, such as one that is prepared out of sight, any counts. Whether a tap at that
 * moment does its job is for the caller to try. Everything that it uses is inside, since it is sent as text.
 */
export function probeUsable(watched: readonly WatchedElement[]): void {
  const firstFrameEvent = 'bench-first-frame';
  const elements = watched.filter(({ isAbsence = false }) => !isAbsence);
  const absences = watched.filter(({ isAbsence = false }) => isAbsence);
  const usable = new Set<string>();
  const gone = new Set<string>();
  let isWaiting = false;

  window.benchTaps = [];
  for (const type of ['pointerdown', 'pointerup', 'pointercancel', 'click']) {
    const note = ({ target, timeStamp }: Event) => {
      const action = target instanceof Element ? target.closest('[data-action]')?.outerHTML : undefined;
      window.benchTaps.push(`${Math.round(timeStamp)} ${type} ${action?.slice(0, 200) ?? 'elsewhere'}`);
    };
    addEventListener(type, note, true);
  }

  const enabled = ({ selector, needsFrame }: WatchedElement): readonly Element[] => {
    if (needsFrame && (window.benchSeen.firstFrame ?? 0) <= 0) return [];
    return [...document.querySelectorAll(selector)].filter(
      (element) => !element.matches('[aria-disabled=true], :disabled'),
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
  const report = (name: string, place: { readonly x: number; readonly y: number }) => {
    const found = { name, sinceLink: performance.now(), at: Date.now(), ...place };
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
    for (const each of elements) {
      const found = enabled(each);
      const element = found.find(canBeUsed);
      if (element === undefined) {
        usable.delete(each.name);
        if (found.length > 0) lookSoon();
      } else if (!usable.has(each.name)) {
        usable.add(each.name);
        afterPaint(() => report(each.name, middle(element)));
      }
    }
  };
  const lookSoon = () => {
    if (!isWaiting) requestAnimationFrame(look);
    isWaiting = true;
  };
  const lookForAbsences = () => {
    for (const { name, selector } of absences) {
      if (document.querySelector(selector) !== null) gone.delete(name);
      else if (!gone.has(name)) {
        gone.add(name);
        // Nothing is measured in the page: that would lay it out, in the middle of what is timed.
        report(name, { x: 0, y: 0 });
      }
    }
  };
  const changes = {
    childList: true,
    subtree: true,
    attributeFilter: ['aria-disabled', 'disabled', 'hidden', 'inert', 'data-state'],
  };
  new MutationObserver(() => {
    lookForAbsences();
    lookSoon();
  }).observe(document, changes);
  addEventListener(firstFrameEvent, lookSoon);
}
