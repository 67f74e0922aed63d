import { SessionChoices, type EarlyCamera } from '@recto/adapters/browser';
import { visitPartOf } from '@recto/core';
import { HotToasts } from '@recto/ui';
import { createApp, type App } from '../container/create-app.ts';
import { loadRemovalOrReload } from '../lazy-parts/removal-part.ts';
import type { ReloadOnce } from '../lazy-parts/ReloadOnce.ts';
import { isSafeToReload } from '../routes/is-safe-to-reload.ts';
import { createEntry } from './early.ts';
import type { Identified, Provider } from './identify.ts';
import { browserPorts, createServices } from './session.ts';

/**
 * Creates the app on the browser's adapters.
 * @param reloads for a picked file that waits for code that this page can no longer load.
 * @param camera the lease of the camera that may be open already: the capture session takes it.
 */
export function browserApp(
  window: Window & typeof globalThis,
  { device, storage, stored, link }: Pick<Identified, 'device' | 'storage' | 'stored' | 'link'>,
  { configuration, repository, procedure }: Provider,
  camera: EarlyCamera,
  reloads: ReloadOnce,
): App {
  const ports = browserPorts(
    window,
    {
      repository,
      earlyProcedure: procedure,
      storage,
      device,
      toasts: new HotToasts(),
      now: Date.now,
      choices: new SessionChoices(() => window.sessionStorage),
      loadRemoval: () => loadRemovalOrReload(reloads, device, () => isSafeToReload(services)),
      visitPart: visitPartOf(stored?.token ?? null, link?.token ?? null),
      version: __RECTO_VERSION__,
    },
    { configuration, production: import.meta.env.PROD, earlyCamera: camera },
  );
  const services = createServices(ports, createEntry(ports));
  return createApp(ports, services);
}
