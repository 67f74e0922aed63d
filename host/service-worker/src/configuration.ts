import type { RouteMatchCallback } from 'workbox-core';
import { NetworkFirst } from 'workbox-strategies';
import { configurationLimitMs } from './limits.ts';

const configurationPath = '/assets/config.json';

export const isConfiguration: RouteMatchCallback = ({ url, sameOrigin }) =>
  sameOrigin && url.pathname === configurationPath;

/**
 * The configuration can be replaced at any time, so what the network answers counts. Only where it gives
 * nothing, or nothing in time, the copy of the last answer does. A page that a captive portal or a host
 * sends in its place is not kept.
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
 * Fetches the configuration for the first time: the page that installs the worker has read it already,
 * before there was one. Without it the app can't start, so the worker is not installed.
 */
export async function keepConfiguration(strategy: NetworkFirst, event: ExtendableEvent): Promise<void> {
  const request = new Request(configurationPath, { cache: 'no-cache' });
  const [, done] = strategy.handleAll({ event, request });
  await done;
}
