import { CaptureSession, ConfirmSession, recordCapture } from '@recto/core';
import { ContainerModule } from 'inversify';
import { provide } from './token.ts';
import { app, ports } from './tokens.ts';

/** The sessions that take and check the photos, on the ports and services of the other modules: the same in the host and in Storybook. */
export const sessionModule = new ContainerModule(({ bind }) => {
  provide(
    bind,
    app.capture,
    [
      ports.camera,
      app.store,
      app.uploads,
      ports.device,
      ports.toasts,
      ports.facingModes,
      ports.analysis,
      ports.choices,
      ports.sounds,
      ports.guidanceMode,
      app.recorder,
    ],
    (camera, store, uploads, device, toasts, facingModes, analysis, choices, sounds, mode, recorder) => {
      const session = new CaptureSession({
        camera,
        store,
        uploads,
        device,
        toasts,
        facingModes,
        guidance: { mode, analysis, choices, sounds },
      });
      recordCapture({ capture: session, store, uploads, recorder });
      return session;
    },
  );
  provide(
    bind,
    app.confirm,
    [app.store, app.uploads, ports.device, ports.toasts],
    (store, uploads, device, toasts) => new ConfirmSession({ store, uploads, device, toasts }),
  );
});
