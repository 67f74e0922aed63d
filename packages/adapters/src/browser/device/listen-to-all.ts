import type { Unsubscribe } from '@recto/core';

/** Adds all of these event listeners. @returns a function that removes them. */
export function listenToAll(
  listeners: readonly (readonly [target: EventTarget, event: string, listener: () => void])[],
): Unsubscribe {
  for (const [target, event, listener] of listeners) target.addEventListener(event, listener);
  return () => {
    for (const [target, event, listener] of listeners) target.removeEventListener(event, listener);
  };
}
