import type {
  AppReadiness,
  CameraPort,
  CaptureSession,
  ConfirmSession,
  DevicePort,
  Entry,
  ProcedureStore,
  UploadQueue,
  ToastPort,
} from '@recto/core';
import { Container, type ContainerModule } from 'inversify';
import { appModule } from './app-module.ts';
import type { Token } from './token.ts';
import { app, ports } from './tokens.ts';

/** The services that the routes use. */
export interface App {
  readonly store: ProcedureStore;
  readonly uploads: UploadQueue;
  readonly entry: Entry;
  readonly capture: CaptureSession;
  readonly confirm: ConfirmSession;
  readonly readiness: AppReadiness;
  readonly camera: CameraPort;
  readonly device: DevicePort;
  readonly toasts: ToastPort;
}

/**
 * Creates the app's services with Inversify.
 * @param portsModule binds every token of `ports`, to the real adapters or to the fakes.
 * @throws Error with the name of a port that the module does not bind.
 */
export function createApp(portsModule: ContainerModule): App {
  const container = new Container();
  container.load(portsModule, appModule);
  const get = <Service>(token: Token<Service>): Service => container.get<Service>(token);
  return {
    store: get(app.store),
    uploads: get(app.uploads),
    entry: get(app.entry),
    capture: get(app.capture),
    confirm: get(app.confirm),
    readiness: get(app.readiness),
    camera: get(ports.camera),
    device: get(ports.device),
    toasts: get(ports.toasts),
  };
}
