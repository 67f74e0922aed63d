import { listenToAll } from './listen-to-all.ts';
import { ObservedValue } from './ObservedValue.ts';

/**
 * Whether the page is visible. At an app switch, the lock screen or a call, a phone may fire any of these
 * events, and not always all of them. A page that was hidden may still report itself as visible, so
 * `visibilityState` counts only once it has been shown again.
 */
export function pageVisibility(window: Window): ObservedValue<boolean> {
  const { document } = window;
  const hideEvents = [
    [window, 'pagehide'],
    [document, 'freeze'],
  ] as const;
  const showEvents = [
    [window, 'pageshow'],
    [document, 'resume'],
    [window, 'focus'],
    [document, 'visibilitychange'],
  ] as const;
  let isHidden = false;
  const on = (events: readonly (readonly [EventTarget, string])[], listener: () => void) =>
    listenToAll(events.map(([target, event]) => [target, event, listener] as const));
  // As long as the page exists, and before all other listeners, so that each of them reads the same value.
  on(hideEvents, () => {
    isHidden = true;
  });
  on(showEvents, () => {
    isHidden = false;
  });
  const visible = () => !isHidden && document.visibilityState === 'visible';
  return new ObservedValue(visible, (update) => on([...hideEvents, ...showEvents], () => update(visible())));
}
