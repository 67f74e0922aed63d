import type { CaptureSession, CaptureSnapshot } from '@recto/core';

/** A session of which only the snapshot is used. */
export function sessionShowing(first: CaptureSnapshot) {
  const listeners = new Set<() => void>();
  let snapshot = first;
  const session = {
    getSnapshot: () => snapshot,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    enter: () => () => undefined,
  } as unknown as CaptureSession;
  const change = (next: CaptureSnapshot) => {
    snapshot = next;
    for (const listener of listeners) listener();
  };
  return { session, change };
}
