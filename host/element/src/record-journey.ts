import { BrowserEvents } from '@recto/adapters/browser';
import {
  EventRecorder,
  parseUserAgent,
  recordCapture,
  systemClock,
  visitPartOf,
  type CaptureSession,
  type DevicePort,
  type ProcedureStore,
  type StoragePort,
  type ToastPort,
  type UploadQueue,
} from '@recto/core';
import { ChunkLoadError } from '@recto/ui';
import type { JourneyError } from './JourneyError.ts';
import type { JourneyScreen } from './journey-screen.ts';

/** Records a journey for the operator (docs/events.md). */
export interface JourneyRecorder {
  /** @returns the same toasts; what they say about photos and the camera is recorded. */
  readonly watchToasts: (toasts: ToastPort) => ToastPort;
  /** Begins with the parts of the journey. */
  readonly watch: (parts: RecordedJourney) => void;
  readonly screenShown: (screen: JourneyScreen) => void;
  readonly failed: (error: JourneyError) => void;
  /** Sends what was not sent yet. */
  readonly dispose: () => void;
}

interface RecordedJourney {
  readonly store: ProcedureStore;
  readonly uploads: UploadQueue;
  readonly capture: CaptureSession;
  readonly device: DevicePort;
}

/**
 * Makes the recorder of a journey whose configuration has an `eventsUrl`; this file is loaded only then. Each journey that
 * is opened is a load of the page, in the words of docs/events.md.
 * @param storage as it is before the link is opened.
 */
export function recordJourney(
  window: Window & typeof globalThis,
  { token, eventsUrl, storage, device }: RecordedLink,
): JourneyRecorder {
  const { browser, system } = parseUserAgent(device);
  const end = new AbortController();
  const context = {
    version: __RECTO_VERSION__,
    visit: Math.random().toString(36).slice(2),
    part: visitPartOf(storage.read()?.token ?? null, token),
    browser: browser.product,
    system: system.name,
  };
  const events = new BrowserEvents(window, eventsUrl, end.signal);
  const recorder = new EventRecorder(events, context, () => systemClock.now());
  return {
    watchToasts: (toasts) => recorder.watchToasts(toasts),
    watch: ({ store, uploads, capture, device: phone }) => {
      recorder.watchProcedure(store);
      recorder.watchUploads(uploads, phone);
      recordCapture({ capture, store, uploads, recorder });
    },
    screenShown: (screen) => recorder.screenShown(screen),
    failed: ({ code, cause }) => {
      const isPart = cause instanceof ChunkLoadError;
      if (code === 'crash' || isPart) return recorder.failed(cause, isPart);
      recorder.linkRefused(code === 'link' ? 'refused' : 'unreachable');
      recorder.screenShown('notFound');
    },
    dispose: () => end.abort(),
  };
}

interface RecordedLink {
  readonly token: string;
  readonly eventsUrl: string;
  readonly storage: StoragePort;
  readonly device: DevicePort;
}
