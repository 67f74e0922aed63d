import { clientsClaim, setCacheNameDetails } from 'workbox-core';
import { addRoute, precache } from 'workbox-precaching';
import { registerRoute } from 'workbox-routing';
import { createConfigurationStrategy, isConfiguration, cacheConfiguration } from './configuration.ts';
import { isPage, openPage } from './page.ts';
import { createPartStrategy, deleteOldParts, isPart, cacheUsedParts } from './parts.ts';
import { parts, shell } from './shell.ts';
import { takeOver } from './take-over.ts';

/**
 * Opens the app without a network: caches the configuration and all needed files of its own version, or
 * none of them. Requests that no route here matches, such as the eight calls and all images, go to the
 * network as without a worker, and are not cached.
 */
declare const self: ServiceWorkerGlobalScope;

/** The Static Routing API, which only Chromium 123 and later have, and TypeScript does not declare. */
interface RoutedInstallEvent extends ExtendableEvent {
  addRoutes?(rule: { condition: { requestMethod: 'POST' }; source: 'network' }): Promise<void>;
}

const configuration = createConfigurationStrategy();

setCacheNameDetails({ prefix: 'recto' });
registerRoute(isPage, openPage);
registerRoute(isConfiguration, configuration);
for (const part of parts) registerRoute(isPart(part), createPartStrategy(part));
precache([...shell]);
// Directories are pages, which have their route above.
addRoute({ cleanURLs: false, directoryIndex: '' });
clientsClaim();

self.addEventListener('install', (event) => event.waitUntil(cacheConfiguration(configuration, event)));

self.addEventListener('install', (event) => event.waitUntil(cacheUsedParts()));

// Otherwise Chromium passes the last events through this worker, and may lose them when the page is left (decision 10.9).
self.addEventListener('install', (event: RoutedInstallEvent) => {
  void event.addRoutes?.({ condition: { requestMethod: 'POST' }, source: 'network' });
});

self.addEventListener('activate', (event) => event.waitUntil(deleteOldParts()));

self.addEventListener('message', (event) => {
  const message = event.data as { readonly takeOver?: unknown } | null;
  if (message?.takeOver !== undefined) event.waitUntil(takeOver(self, message.takeOver));
});
