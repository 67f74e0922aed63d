import type { RouteMatchCallback } from 'workbox-core';
import { NetworkFirst } from 'workbox-strategies';
import { configurationLimitMs } from './limits.ts';

export const configurationPath = `${__RECTO_BASE__}assets/config.json`;

/** The operator's own files, such as texts and a logo (decision 10.4). */
const operatorFolder = `${__RECTO_BASE__}assets/operator/`;

export const isConfiguration: RouteMatchCallback = ({ url: { pathname }, sameOrigin }) =>
  sameOrigin && (pathname === configurationPath || pathname.startsWith(operatorFolder));

/**
 * The configuration can be replaced at any time, so the network comes first. The cached copy of the last
 * response is used only when the network gives no response, or none in time. An HTML page that a captive
 * portal or a host sends instead is not cached.
 */
export function createConfigurationStrategy(): NetworkFirst {
  return new NetworkFirst({
    cacheName: 'recto-configuration',
    networkTimeoutSeconds: configurationLimitMs / 1000,
    plugins: [
      {
        cacheWillUpdate: async ({ response }) => {
          const isWanted = /json|image/.test(response.headers.get('Content-Type') ?? '');
          return response.status === 200 && isWanted ? response : null;
        },
      },
    ],
  });
}

/**
 * Caches the configuration at installation: the page that installs the worker has loaded it before there
 * was a worker. Without it the app can't start, so a failure prevents the installation. The operator's files that
 * it names are cached too; the app starts without them.
 */
export async function cacheConfiguration(strategy: NetworkFirst, event: ExtendableEvent): Promise<void> {
  const request = new Request(configurationPath, { cache: 'no-cache' });
  const [response, done] = strategy.handleAll({ event, request });
  const text = await (await response).clone().text();
  await done;
  const files = text.match(/operator\/[^"]+/g) ?? [];
  const caching = files.map((file) => {
    const [, cached] = strategy.handleAll({ event, request: new Request(`${__RECTO_BASE__}assets/${file}`) });
    return cached;
  });
  await Promise.allSettled(caching);
}
