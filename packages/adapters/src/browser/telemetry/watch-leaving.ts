import type { TellPage, WatchedProcedure, WayOut } from '@recto/core';

/** The statuses in which a journey has ended (§4): who leaves it then has left nothing unfinished. */
const ended: readonly string[] = ['finished', 'expired'];

/** The links of the status screen (§2), by their handle in the markup (docs/handles.md). */
const ways: readonly (readonly [link: string, how: WayOut])[] = [
  ['a[data-action="continue"]', 'continueLink'],
  ['a[data-action="back"]', 'backLink'],
];

/**
 * Tells that the customer leaves the journey: by the link of its status screen, or because the page is left while the
 * procedure is unfinished. A page that is ended in the background, without `pagehide`, is not told; one that is left may
 * come back, by a reload or from the browser's cache.
 * @param around contains the screens, also if they are in a shadow tree.
 * @param signal ends it.
 */
export function watchLeaving(
  window: Pick<Window, 'addEventListener'>,
  around: Pick<EventTarget, 'addEventListener'>,
  store: Pick<WatchedProcedure, 'getSnapshot'>,
  tell: TellPage,
  signal?: AbortSignal,
): void {
  const options = signal && { signal };
  around.addEventListener(
    'click',
    (event) => {
      const elements = event.composedPath().filter((each): each is Element => 'matches' in each);
      const way = ways.find(([link]) => elements.some((element) => element.matches(link)));
      if (way !== undefined) tell({ type: 'recto-left', how: way[1] });
    },
    options,
  );
  window.addEventListener(
    'pagehide',
    () => {
      const status = store.getSnapshot().entry?.procedure.status;
      if (status !== undefined && !ended.includes(status)) tell({ type: 'recto-left', how: 'unfinished' });
    },
    options,
  );
}
