import { SessionChoices, type EarlyCamera } from '@recto/adapters/browser';
import { browserModule } from '../container/browser-module.ts';
import { createApp, type App } from '../container/create-app.ts';
import { loadCapturePart } from '../routes/load-capture-part.ts';
import type { Identified, Provider } from './identify.ts';

/**
 * Creates the app on the browser's adapters.
 * @param camera the lease of the camera that may be open already: the capture session takes it.
 */
export function browserApp(
  window: Window & typeof globalThis,
  { device, storage }: Pick<Identified, 'device' | 'storage'>,
  { configuration, repository, procedure }: Provider,
  camera: EarlyCamera,
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
    version: __RECTO_VERSION__,
  });
  return createApp(ports, async () => {
    const { browserSessions } = await loadCapturePart();
    return browserSessions({ window, device, earlyCamera: camera });
  });
}
