import type { Unsubscribe } from '@recto/core';
import { listenToAll } from './listen-to-all.ts';
import { ObservedValue } from './ObservedValue.ts';

/**
 * Whether the page is visible. At an app switch, the lock screen or a call, a phone may fire any of these
 * events, and not always all of them. A page that was hidden may still report itself as visible, so
 * `visibilityState` counts only once it has been shown again.
 * @returns the value, and a function that ends it.
 */
export function pageVisibility(window: Window): readonly [ObservedValue<boolean>, Unsubscribe] {
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
  // At once, and so before all other listeners, so that each of them reads the same value.
  const endHide = on(hideEvents, () => {
    isHidden = true;
  });
  const endShow = on(showEvents, () => {
    isHidden = false;
  });
  const visible = () => !isHidden && document.visibilityState === 'visible';
  const observe = (update: (value: boolean) => void) =>
    on([...hideEvents, ...showEvents], () => update(visible()));
  const end = () => {
    endHide();
    endShow();
  };
  return [new ObservedValue(visible, observe), end];
}
