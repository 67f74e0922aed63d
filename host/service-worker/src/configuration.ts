import type { RouteMatchCallback } from 'workbox-core';
import { NetworkFirst } from 'workbox-strategies';
import { configurationLimitMs } from './limits.ts';

const configurationPath = '/assets/config.json';

export const isConfiguration: RouteMatchCallback = ({ url, sameOrigin }) =>
  sameOrigin && url.pathname === configurationPath;

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
          const isJson = response.headers.get('Content-Type')?.includes('json') ?? false;
          return response.status === 200 && isJson ? response : null;
        },
      },
    ],
  });
}

/**
 * Caches the configuration at installation: the page that installs the worker has loaded it before there
 * was a worker. Without it the app can't start, so a failure prevents the installation.
 */
export async function cacheConfiguration(strategy: NetworkFirst, event: ExtendableEvent): Promise<void> {
  const request = new Request(configurationPath, { cache: 'no-cache' });
  const [, done] = strategy.handleAll({ event, request });
  await done;
}
