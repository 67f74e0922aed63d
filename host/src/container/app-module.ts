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
    app.uploads,
    [ports.repository, app.store, ports.vault, ports.storage, ports.device, ports.toasts, ports.mutex],
    (repository, store, vault, storage, device, toasts, mutex) =>
      new UploadQueue({
        repository,
        store,
        vault,
        storage,
        device,
        toasts,
        mutex,
        random: () => Math.random(),
      }),
  );
  provide(bind, app.entry, [app.store, ports.device], (store, device) => new Entry({ store, device }));
  provide(
    bind,
    app.capture,
    [ports.camera, app.store, app.uploads, ports.device, ports.toasts, ports.facingModes],
    (camera, store, uploads, device, toasts, facingModes) =>
      new CaptureSession({ camera, store, uploads, device, toasts, facingModes }),
  );
  provide(
    bind,
    app.confirm,
    [app.store, app.uploads, ports.device, ports.toasts],
    (store, uploads, device, toasts) => new ConfirmSession({ store, uploads, device, toasts }),
  );
  provide(bind, app.readiness, [], () => new AppReadiness());
});
