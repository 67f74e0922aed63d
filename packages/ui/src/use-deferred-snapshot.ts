import type { Observable } from '@recto/core';
import { startTransition, useEffect, useLayoutEffect, useState } from 'react';
import { isHydrating, shownSnapshot } from './hydration.ts';
import { useEffectEvent } from './use-effect-event.ts';

/**
 * The snapshot of a store, rendered in small parts, between which the browser paints and answers (decision 12.8): it may
 * be one behind the store's.
 * @param isUrgent whether a change is rendered at once.
 */
export function useDeferredSnapshot<Snapshot extends object>(
  store: Observable<Snapshot>,
  isUrgent: (before: Snapshot, after: Snapshot) => boolean,
): Snapshot {
  const [shown, setShown] = useState(() => shownSnapshot(store));
  const isNextUrgent = useEffectEvent(isUrgent);

  // It may have changed since the first render: what was prepared is shown with the newest one (`Prepared`). What React takes
  // over is shown already, as the page has it.
  useLayoutEffect(() => {
    // oxlint-disable-next-line react/set-state-in-effect -- once, before the first paint.
    if (!isHydrating()) setShown(store.getSnapshot());
  }, [store]);

  useEffect(() => {
    let before = shownSnapshot(store);
    const show = () => {
      const after = store.getSnapshot();
      if (isNextUrgent(before, after)) setShown(after);
      else startTransition(() => setShown(after));
      before = after;
    };
    const stop = store.subscribe(show);
    // It may have changed since the first render.
    show();
    return stop;
  }, [store]);

  return shown;
}
