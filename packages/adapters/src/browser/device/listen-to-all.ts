import type { Unsubscribe } from '@recto/core';

/** Listens to each of these events. @returns what stops all of it. */
export function listenToAll(
  listeners: readonly (readonly [target: EventTarget, event: string, listener: () => void])[],
): Unsubscribe {
  for (const [target, event, listener] of listeners) target.addEventListener(event, listener);
  return () => {
    for (const [target, event, listener] of listeners) target.removeEventListener(event, listener);
  };
}
