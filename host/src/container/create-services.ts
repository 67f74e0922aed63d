import {
  CaptureSession,
  isCaptureSupported,
  parseUserAgent,
  recordCapture,
  UploadQueue,
  type ChoicesPort,
  type ToastPort,
} from '@recto/core';
import type { EntryServices } from './create-entry.ts';
import type { Ports } from './ports.ts';

/** The services that the screens use. */
export interface Services extends EntryServices {
  readonly uploads: UploadQueue;
  /** The toasts, as the recorder sees them. */
  readonly toasts: ToastPort;
  /** Takes the photos. */
  readonly capture: CaptureSession;
  /** Whether the camera view is available in this browser (§5.3); elsewhere the file picker is used. */
  readonly supportsCapture: boolean;
  /** The customer's choices for the guidance; null if it is off, or if there is no camera view. */
  readonly choices: ChoicesPort | null;
  /** Whether the viewfinder offers to take photos by itself. */
  readonly autoCapture: boolean;
}

/** Makes all services on the same ports as `createEntry`, by plain calls: they run before the framework is there. */
export function createServices(ports: Ports, { store, entry, recorder, readiness }: EntryServices): Services {
  const { repository, vault, storage, device, mutex, camera, facingModes, loadRemoval } = ports;
  const { guidanceMode: mode, analysis, choices, sounds } = ports;
  const toasts = recorder.watchToasts(ports.toasts);
  const uploads = new UploadQueue({
    repository,
    store,
    vault,
    storage,
    device,
    toasts,
    mutex,
    random: () => Math.random(),
    loadRemoval,
  });
  recorder.watchUploads(uploads, device);
  const capture = new CaptureSession({
    camera,
    store,
    uploads,
    device,
    toasts,
    facingModes,
    guidance: { mode, analysis, choices, sounds },
  });
  recordCapture({ capture, store, uploads, recorder });

  const supportsCapture = isCaptureSupported(parseUserAgent(device), ports.browsers);
  return {
    store,
    entry,
    uploads,
    readiness,
    recorder,
    toasts,
    capture,
    supportsCapture,
    choices: mode === 'off' || !supportsCapture ? null : choices,
    autoCapture: supportsCapture && mode === 'full',
  };
}
