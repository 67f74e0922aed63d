/** How many times longer everything takes. */
const factor = 4;

/**
 * Plays the page at a quarter of its speed: each animation and transition, also those of a view transition, and each
 * timer. Only for the page of one story: other stories of it would be slow, too.
 * @returns the function that ends it.
 */
export function slowMotion(page: Document): () => void {
  const { defaultView: view } = page;
  if (view === null) return () => {};
  const usual = view.setTimeout;
  view.setTimeout = new Proxy(usual, {
    apply: (target, _page, [callback, ms = 0, ...values]: Parameters<typeof usual>) =>
      target.call(view, callback, ms * factor, ...values),
  });
  let frame = view.requestAnimationFrame(function slowDown() {
    for (const animation of page.getAnimations()) animation.playbackRate = 1 / factor;
    frame = view.requestAnimationFrame(slowDown);
  });
  return () => {
    view.cancelAnimationFrame(frame);
    view.setTimeout = usual;
  };
}
