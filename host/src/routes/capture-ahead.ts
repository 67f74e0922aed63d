import { SnapshotStore, type Observable } from '@recto/core';
import type { App } from '../container/create-app.ts';
import type { CaptureRoute } from './CaptureRoute.tsx';

/** What of the capture screen is ready to be rendered out of sight, while the start screen is read. */
export interface CaptureAhead extends Observable<ReadyCapture> {
  /** Loads the screen and chooses its first photo, when the page has nothing else to do. @returns what to call when the start screen is left. */
  readonly prepare: () => () => void;
}

export interface ReadyCapture {
  /** Null until it is loaded, and where there is no photo to take with the camera. */
  readonly screen: typeof CaptureRoute | null;
}

/** @param load loads the screen's chunk; what fails is loaded again when it is needed. */
export function captureAhead(
  app: App,
  load: () => Promise<{ readonly CaptureRoute: typeof CaptureRoute }>,
): CaptureAhead {
  const store = new SnapshotStore<ReadyCapture>({ screen: null });
  const prepare = async (isLeft: () => boolean) => {
    const [{ CaptureRoute: screen }] = await Promise.all([load(), app.uploads.ready()]);
    await idle();
    // As the loader of the capture screen will read it from the address, which keeps its query.
    const viewStep = new URL(app.device.address).searchParams.get('viewStep');
    if (!isLeft() && app.supportsCapture && app.capture.prepare(viewStep)) store.set({ screen });
  };
  return {
    getSnapshot: () => store.getSnapshot(),
    subscribe: (listener) => store.subscribe(listener),
    prepare: () => {
      let isLeft = false;
      prepare(() => isLeft).catch(() => undefined);
      return () => {
        isLeft = true;
      };
    },
  };
}

/** How long the page may be busy at most, in ms. */
const busyLimitMs = 2_000;
/** The pause in browsers that do not report when they are idle, such as Safari, in ms. */
const pauseMs = 200;

/** Resolves when the page has nothing else to do. */
function idle(): Promise<void> {
  return new Promise((resolve) => {
    if ('requestIdleCallback' in globalThis)
      globalThis.requestIdleCallback(() => resolve(), { timeout: busyLimitMs });
    else setTimeout(resolve, pauseMs);
  });
}
