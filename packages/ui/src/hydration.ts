import type { Observable } from '@recto/core';

/** What the elements of the page show that React is taking over; null if it takes over none. */
let shown: ReadonlyMap<unknown, unknown> | null = null;

/**
 * React is about to take over elements that the page shows already (decision 12.4): until the returned function is called,
 * components render the snapshots that these elements were made with, and leave the focus where the customer has put it.
 * @param snapshots for each store or session the snapshot that is shown; of others, the current one is.
 * @returns call it once React has taken over: from then on the current snapshots are shown.
 */
export function beginHydration(snapshots: ReadonlyMap<Observable<unknown>, unknown>): () => void {
  shown = snapshots;
  return () => {
    if (shown === snapshots) shown = null;
  };
}

/** Whether React takes over elements that are shown already. */
export function isHydrating(): boolean {
  return shown !== null;
}

/** The snapshot that is shown of a source while React takes over, else the current one. */
export function shownSnapshot<Snapshot>(source: Observable<Snapshot>): Snapshot {
  return shown?.has(source) === true ? (shown.get(source) as Snapshot) : source.getSnapshot();
}
