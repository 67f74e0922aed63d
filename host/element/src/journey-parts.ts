import { browserPorts } from '@recto/adapters/browser';
import {
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
} from '@recto/core';
import { HotToasts } from '@recto/ui';
import type { Provider } from './load-provider.ts';

/** What the screens of a journey show and call. */
export interface JourneyParts {
  readonly camera: CameraPort;
  readonly device: DevicePort;
  readonly store: ProcedureStore;
  readonly uploads: UploadQueue;
  readonly capture: CaptureSession;
  readonly confirm: ConfirmSession;
  readonly toasts: HotToasts;
  /** Null if there is no guidance that the customer could choose about. */
  readonly choices: ChoicesPort | null;
  readonly autoCapture: boolean;
  /** Whether this browser gets the camera view (§5). */
  readonly supportsCapture: boolean;
  /** Ends what was begun. Photos that were not sent yet stay on the phone. */
  readonly dispose: () => void;
}

export function journeyParts(window: Window & typeof globalThis, provider: Provider): JourneyParts {
  const { repository, guidance: mode, browsers, documentFormats } = provider;
  const browser = browserPorts(window, { formats: documentFormats });
  const toasts = new HotToasts(`recto-${Math.random()}`);
  const ports = { ...browser, repository, toasts };
  const store = new ProcedureStore({ ...ports, now: () => Date.now() });
  const uploads = new UploadQueue({ ...ports, store, random: () => Math.random() });
  const facingModes = perPhoto(({ facingMode }) => facingMode);
  const guidance = { ...ports, mode };
  const capture = new CaptureSession({ ...ports, store, uploads, facingModes, guidance });
  const confirm = new ConfirmSession({ ...ports, store, uploads });
  const supportsCapture = isCaptureSupported(parseUserAgent(browser.device), browsers);
  return {
    camera: browser.camera,
    device: browser.device,
    store,
    uploads,
    capture,
    confirm,
    toasts,
    choices: mode === 'off' || !supportsCapture ? null : browser.choices,
    autoCapture: supportsCapture && mode === 'full',
    supportsCapture,
    dispose: () => {
      for (const part of [capture, confirm, uploads, store, toasts, browser]) part.dispose();
    },
  };
}
