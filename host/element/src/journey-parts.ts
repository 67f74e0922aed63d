import { browserPorts } from '@recto/adapters/browser';
import {
  cameraAppOffer,
  CaptureSession,
  ConfirmSession,
  isCaptureSupported,
  parseUserAgent,
  perPhoto,
  ProcedureStore,
  UploadQueue,
  type CameraPort,
  type ChoicesPort,
  type DevicePort,
  type FilePickerRule,
  type Observable,
} from '@recto/core';
import { HotToasts, loadChunk } from '@recto/ui';
import type { Provider } from './load-provider.ts';
import type { JourneyRecorder, recordJourney } from './record-journey.ts';

/** What the screens of a journey show and call. */
export interface JourneyParts {
  readonly camera: CameraPort;
  readonly device: DevicePort;
  readonly store: ProcedureStore;
  readonly uploads: UploadQueue;
  readonly capture: CaptureSession;
  readonly confirm: ConfirmSession;
  /** Whether to offer the phone's own camera app. */
  readonly cameraApp: Observable<boolean>;
  readonly toasts: HotToasts;
  /** Null if no events are sent. */
  readonly recorder: JourneyRecorder | null;
  /** Null if there is no guidance that the customer could choose about. */
  readonly choices: ChoicesPort | null;
  readonly autoCapture: boolean;
  /** Whether this browser gets the camera view (§5). */
  readonly supportsCapture: boolean;
  /** Where a file may be chosen in place of a photo. */
  readonly filePicker: FilePickerRule;
  /** Ends what was begun. Photos that were not sent yet stay on the phone. */
  readonly dispose: () => void;
}

/** @param token of the customer's link. */
export async function journeyParts(
  window: Window & typeof globalThis,
  provider: Provider,
  token: string,
): Promise<JourneyParts> {
  const { repository, guidance: mode, browsers, filePicker, documentFormats } = provider;
  const browser = browserPorts(window, { formats: documentFormats });
  const toasts = new HotToasts(`recto-${Math.random()}`);
  const recorder = await recorderOf(window, provider, { token, ...browser });
  const ports = { ...browser, repository, toasts: recorder?.watchToasts(toasts) ?? toasts };
  const store = new ProcedureStore({ ...ports, now: () => Date.now() });
  const uploads = new UploadQueue({ ...ports, store, random: () => Math.random() });
  const facingModes = perPhoto(({ facingMode }) => facingMode);
  const guidance = { ...ports, mode };
  const capture = new CaptureSession({ ...ports, store, uploads, facingModes, guidance });
  const confirm = new ConfirmSession({ ...ports, store, uploads });
  recorder?.watch({ store, uploads, capture, device: browser.device });
  const supportsCapture = isCaptureSupported(parseUserAgent(browser.device), browsers);
  return {
    camera: browser.camera,
    device: browser.device,
    store,
    uploads,
    capture,
    confirm,
    cameraApp: cameraAppOffer({ ...ports, capture }),
    toasts,
    recorder,
    choices: mode === 'off' || !supportsCapture ? null : browser.choices,
    autoCapture: supportsCapture && mode === 'full',
    supportsCapture,
    filePicker,
    dispose: () => {
      for (const part of [capture, confirm, uploads, store, toasts, browser]) part.dispose();
      recorder?.dispose();
    },
  };
}

/** @returns null without an `eventsUrl`, or if the part can't be loaded: the customer must not notice. */
async function recorderOf(
  window: Window & typeof globalThis,
  { eventsUrl }: Provider,
  { token, storage, device }: Omit<Parameters<typeof recordJourney>[1], 'eventsUrl'>,
): Promise<JourneyRecorder | null> {
  if (eventsUrl === null) return null;
  const part = await loadChunk(() => import('./record-journey.ts')).catch(() => null);
  return part?.recordJourney(window, { token, eventsUrl, storage, device }) ?? null;
}
