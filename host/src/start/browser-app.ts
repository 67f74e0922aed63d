import { SessionChoices, type EarlyCamera } from '@recto/adapters/browser';
import { visitPartOf } from '@recto/core';
import { browserModule } from '../container/browser-module.ts';
import { createApp, type App } from '../container/create-app.ts';
import { loadRemovalOrReload } from '../lazy-parts/removal-part.ts';
import type { ReloadOnce } from '../lazy-parts/ReloadOnce.ts';
import { isSafeToReload } from '../routes/is-safe-to-reload.ts';
import { loadCapturePart } from '../routes/load-capture-part.ts';
import type { Identified, Provider } from './identify.ts';

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
  const ports = browserModule({
    window,
    repository,
    earlyProcedure: procedure,
    storage,
    choices: new SessionChoices(() => window.sessionStorage),
    device,
    configuration,
    production: import.meta.env.PROD,
    loadRemoval: () => loadRemovalOrReload(reloads, device, () => isSafeToReload(app)),
    visitPart: visitPartOf(stored?.token ?? null, link?.token ?? null),
    version: __RECTO_VERSION__,
  });
  const app = createApp(ports, async () => {
    const { browserSessions } = await loadCapturePart();
    return browserSessions({ window, device, earlyCamera: camera });
  });
  return app;
}
