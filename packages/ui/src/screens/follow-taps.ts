/** When the customer tapped last, in ms since the epoch; 0 before the first tap. */
export type LastTap = () => number;

/** Follows taps anywhere in a page, as long as the page lives. */
export function followTaps(document: Document): LastTap {
  let last = 0;
  const note = () => {
    last = Date.now();
  };
  // Before the tap's own handlers, which may show other controls.
  document.addEventListener('pointerup', note, true);
  return () => last;
}
