import { clientsClaim, setCacheNameDetails } from 'workbox-core';
import { addRoute, precache } from 'workbox-precaching';
import { registerRoute } from 'workbox-routing';
import { createConfigurationStrategy, isConfiguration, keepConfiguration } from './configuration.ts';
import { isPage, openPage } from './page.ts';
import { createPartStrategy, forgetOldParts, isPart, keepUsedParts } from './parts.ts';
import { parts, shell } from './shell.ts';
import { takeOver } from './take-over.ts';

/**
 * Opens the app without a network: keeps the files of its own version, all that are needed or none, and
 * the configuration. Whatever no route here matches, such as the eight calls and every image, goes to the
 * network as if there were no worker, and is not kept.
 */
declare const self: ServiceWorkerGlobalScope;

const configuration = createConfigurationStrategy();

setCacheNameDetails({ prefix: 'recto' });
registerRoute(isPage, openPage);
registerRoute(isConfiguration, configuration);
for (const part of parts) registerRoute(isPart(part), createPartStrategy(part));
precache([...shell]);
// A directory is a page, and has its route above.
addRoute({ cleanURLs: false, directoryIndex: '' });
clientsClaim();

self.addEventListener('install', (event) => event.waitUntil(keepConfiguration(configuration, event)));

self.addEventListener('install', (event) => event.waitUntil(keepUsedParts()));

self.addEventListener('activate', (event) => event.waitUntil(forgetOldParts()));

self.addEventListener('message', (event) => {
  const message = event.data as { readonly takeOver?: unknown } | null;
  if (message?.takeOver !== undefined) event.waitUntil(takeOver(self, message.takeOver));
});
