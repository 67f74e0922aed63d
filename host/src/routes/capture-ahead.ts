import { sleep, SnapshotStore, type Observable } from '@recto/core';
import { whenIdle } from '@recto/ui';
import type { App } from '../container/create-app.ts';
import type { CaptureRehearsal, CaptureRoute } from './capture-part.ts';

/** What of the capture screen is ready to be rendered out of sight (decision 12.8). */
export interface CaptureAhead extends Observable<ReadyCapture> {
  /**
   * While the start screen is read: loads the screen and chooses its first photo, when the page has nothing else to do.
   * @returns what to call when the start screen is left.
   */
  readonly prepare: () => () => void;
  /** While the capture screen is shown: rehearses its later states, unless that was done, once the page has nothing else to do. */
  readonly rehearse: () => Promise<void>;
}

interface CapturePart {
  readonly CaptureRoute: typeof CaptureRoute;
  readonly CaptureRehearsal: typeof CaptureRehearsal;
}

export interface ReadyCapture {
  /** Null until it is loaded, and where there is no photo to take with the camera. */
  readonly screen: CapturePart['CaptureRoute'] | null;
  /** Null until it may be rendered. */
  readonly rehearsal: CapturePart['CaptureRehearsal'] | null;
}

/** @param load loads the screen's chunk; what fails is loaded again when it is needed. */
export function captureAhead(app: App, load: () => Promise<CapturePart>): CaptureAhead {
  const store = new SnapshotStore<ReadyCapture>({ screen: null, rehearsal: null });
  const rehearse = async () => {
    const { CaptureRehearsal: rehearsal } = await load();
    // The screen itself is rendered first: to render both at once would take longer.
    await sleep(restMs);
    await idle();
    if (store.getSnapshot().rehearsal === null) store.set({ ...store.getSnapshot(), rehearsal });
  };
  const prepare = async (isLeft: () => boolean) => {
    const [{ CaptureRoute: screen }] = await Promise.all([load(), app.uploads.ready()]);
    await idle();
    // As the loader of the capture screen will read it from the address, which keeps its query.
    const viewStep = new URL(app.device.address).searchParams.get('viewStep');
    if (isLeft() || !app.supportsCapture || !app.capture.prepare(viewStep)) return;
    store.set({ ...store.getSnapshot(), screen });
    await rehearse();
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
    rehearse,
  };
}

/** From the screen to its rehearsal, in ms. */
const restMs = 1_000;
/** How long the page may be busy at most, in ms. */
const busyLimitMs = 2_000;

/** Resolves when the page has nothing else to do. */
function idle(): Promise<void> {
  return new Promise((resolve) => void whenIdle(globalThis.window, busyLimitMs, resolve));
}
