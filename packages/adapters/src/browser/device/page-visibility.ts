import { listenToAll } from './listen-to-all.ts';
import { ObservedValue } from './ObservedValue.ts';

/**
 * Whether the page can be seen. After an app switch, the lock screen or a call, a phone may tell with any
 * of these events, or not with all. One that is put away may still call itself visible: the document's
 * word counts again once it is back.
 */
export function pageVisibility(window: Window): ObservedValue<boolean> {
  const { document } = window;
  const goings = [
    [window, 'pagehide'],
    [document, 'freeze'],
  ] as const;
  const comings = [
    [window, 'pageshow'],
    [document, 'resume'],
    [window, 'focus'],
    [document, 'visibilitychange'],
  ] as const;
  let away = false;
  const on = (events: readonly (readonly [EventTarget, string])[], listener: () => void) =>
    listenToAll(events.map(([target, event]) => [target, event, listener] as const));
  // For as long as the page lives, and before all who watch: each of them finds the same answer.
  on(goings, () => {
    away = true;
  });
  on(comings, () => {
    away = false;
  });
  const visible = () => !away && document.visibilityState === 'visible';
  return new ObservedValue(visible, (see) => on([...goings, ...comings], () => see(visible())));
}
