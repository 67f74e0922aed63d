import {
  isCaptureSupported,
  parseUserAgent,
  type AppReadiness,
  type CameraPort,
  type CaptureSession,
  type ChoicesPort,
  type ConfirmSession,
  type DevicePort,
  type Entry,
  type EventRecorder,
  type ProcedureStore,
  type UploadQueue,
  type ToastPort,
} from '@recto/core';
import { Container, type ContainerModule } from 'inversify';
import { LazyPart } from '../lazy-parts/LazyPart.ts';
import { appModule } from './app-module.ts';
import type { Token } from './token.ts';
import { app, ports } from './tokens.ts';

/** The services that the routes use. */
export interface App {
  readonly store: ProcedureStore;
  readonly uploads: UploadQueue;
  readonly entry: Entry;
  readonly readiness: AppReadiness;
  readonly device: DevicePort;
  readonly toasts: ToastPort;
  /** Whether the camera view is available in this browser (§5.3); elsewhere the file picker is used. */
  readonly supportsCapture: boolean;
  /** The customer's choices for the guidance; null if it is off, or if there is no camera view. */
  readonly choices: ChoicesPort | null;
  /** Whether the viewfinder offers to take photos by itself. */
  readonly autoCapture: boolean;
  /** What happens, for the operator. */
  readonly recorder: EventRecorder;
  /** Loaded by the loaders of capture and confirm, and while the start screen is read. */
  readonly sessions: LazyPart<Sessions>;
}

/** What takes and checks the photos. */
export interface Sessions {
  readonly capture: CaptureSession;
  readonly confirm: ConfirmSession;
  readonly camera: CameraPort;
}

/**
 * Creates the app's services with Inversify.
 * @param portsModule binds the tokens of `ports`, to the real adapters or to the fakes.
 * @param loadSessionModules loads the modules that bind the sessions, and the ports that `portsModule` does not bind.
 * @throws Error with the name of a port that no module binds; so does the loading of the sessions.
 */
export function createApp(
  portsModule: ContainerModule,
  loadSessionModules: () => Promise<readonly ContainerModule[]>,
): App {
  const container = new Container();
  container.loadSync(portsModule, appModule);
  const get = <Service>(token: Token<Service>): Service => container.get<Service>(token);
  const [store, uploads, recorder] = [get(app.store), get(app.uploads), get(app.recorder)];
  const supportsCapture = isCaptureSupported(parseUserAgent(get(ports.device)), get(ports.browsers));
  recorder.watch(store, uploads, get(ports.device));
  return {
    store,
    uploads,
    recorder,
    entry: get(app.entry),
    readiness: get(app.readiness),
    device: get(ports.device),
    toasts: get(ports.toasts),
    supportsCapture,
    choices: get(ports.guidanceMode) === 'off' || !supportsCapture ? null : get(ports.choices),
    autoCapture: supportsCapture && get(ports.guidanceMode) === 'full',
    sessions: new LazyPart(async () => {
      container.loadSync(...(await loadSessionModules()));
      return { capture: get(app.capture), confirm: get(app.confirm), camera: get(ports.camera) };
    }),
  };
}
