import {
  AppReadiness,
  Entry,
  EventRecorder,
  parseUserAgent,
  systemClock,
  ProcedureStore,
  UploadQueue,
} from '@recto/core';
import { ContainerModule } from 'inversify';
import { provide } from './token.ts';
import { app, ports } from './tokens.ts';

/** The services of every screen, on the ports of another module: the same in the host and in Storybook. */
export const appModule = new ContainerModule(({ bind }) => {
  provide(
    bind,
    app.store,
    [ports.repository, ports.storage, ports.toasts, ports.earlyProcedure, ports.now],
    (repository, storage, toasts, early, now) =>
      new ProcedureStore({ repository, storage, toasts, early, now }),
  );
  provide(
    bind,
    app.uploads,
    [
      ports.repository,
      app.store,
      ports.vault,
      ports.storage,
      ports.device,
      ports.toasts,
      ports.mutex,
      ports.loadRemoval,
    ],
    (repository, store, vault, storage, device, toasts, mutex, loadRemoval) =>
      new UploadQueue({
        repository,
        store,
        vault,
        storage,
        device,
        toasts,
        mutex,
        random: () => Math.random(),
        loadRemoval,
      }),
  );
  provide(bind, app.entry, [app.store, ports.device], (store, device) => new Entry({ store, device }));
  provide(bind, app.readiness, [], () => new AppReadiness());
  provide(
    bind,
    app.recorder,
    [ports.events, ports.device, ports.version, ports.visitPart],
    (events, device, version, part) => {
      const { browser, system } = parseUserAgent(device);
      const visit = Math.random().toString(36).slice(2);
      const context = { version, visit, part, browser: browser.product, system: system.name };
      return new EventRecorder(events, context, () => systemClock.now());
    },
  );
});
