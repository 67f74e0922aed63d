import {
  AppReadiness,
  CaptureSession,
  ConfirmSession,
  Entry,
  ProcedureStore,
  UploadQueue,
} from '@recto/core';
import { ContainerModule } from 'inversify';
import { provide } from './token.ts';
import { app, ports } from './tokens.ts';

/** The app's services, on the ports of another module: the same in the host and in Storybook. */
export const appModule = new ContainerModule(({ bind }) => {
  provide(
    bind,
    app.store,
    [ports.repository, ports.storage, ports.toasts],
    (repository, storage, toasts) =>
      new ProcedureStore({ repository, storage, toasts, now: () => Date.now() }),
  );
  provide(
    bind,
    app.sending,
    [app.store, ports.vault, ports.storage, ports.device, ports.toasts, ports.exclusively],
    (store, vault, storage, device, toasts, exclusively) =>
      new UploadQueue({ store, vault, storage, device, toasts, exclusively, random: () => Math.random() }),
  );
  provide(bind, app.entry, [app.store, ports.device], (store, device) => new Entry({ store, device }));
  provide(
    bind,
    app.capture,
    [ports.camera, app.store, app.sending, ports.device, ports.toasts, ports.facingModes],
    (camera, store, sending, device, toasts, facingModes) =>
      new CaptureSession({ camera, store, sending, device, toasts, facingModes }),
  );
  provide(
    bind,
    app.confirm,
    [app.store, app.sending, ports.device, ports.toasts],
    (store, sending, device, toasts) => new ConfirmSession({ store, sending, device, toasts }),
  );
  provide(bind, app.readiness, [], () => new AppReadiness());
});
