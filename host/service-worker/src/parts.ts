import { partCacheName } from '@recto/adapters/browser';
import type { RouteMatchCallback } from 'workbox-core';
import { CacheFirst } from 'workbox-strategies';
import { parts } from './shell.ts';

type Part = (typeof parts)[number];

/**
 * Matches a part: a file that few phones use. Each part has its own cache, which exists once the part was
 * used on this phone. The page creates that of its language before it installs the worker.
 */
export function isPart({ url: wanted }: Part): RouteMatchCallback {
  return ({ url, sameOrigin }) => sameOrigin && url.pathname + url.search === wanted;
}

/**
 * Serves a part from its cache, else from the network, and caches it then. A response that is not the built
 * file is passed on, but not cached.
 */
export function createPartStrategy(part: Part): CacheFirst {
  return new CacheFirst({
    cacheName: partCacheName(part.part),
    matchOptions: { ignoreVary: true },
    plugins: [
      {
        requestWillFetch: async () => checked(part),
        handlerDidError: async ({ request }) => fetch(request),
      },
    ],
  });
}

/** Caches this version's file of each part that is used on this phone. A failure prevents the installation. */
export async function cacheUsedParts(): Promise<void> {
  const used = parts.map(async (part) => {
    const name = partCacheName(part.part);
    if (await caches.has(name)) await (await caches.open(name)).add(checked(part));
  });
  await Promise.all(used);
}

/** Deletes the files of other versions; the caches stay, since they show which parts are used. */
export async function deleteOldParts(): Promise<void> {
  const own = new Set(parts.map(({ url }) => url));
  const cleaned = parts.map(async ({ part }) => {
    const name = partCacheName(part);
    if (!(await caches.has(name))) return;
    const cache = await caches.open(name);
    const old = (await cache.keys()).filter(({ url }) => !own.has(new URL(url).pathname));
    await Promise.all(old.map((request) => cache.delete(request)));
  });
  await Promise.all(cleaned);
}

/** A request that fails when the host does not send the built file. */
function checked({ url, integrity }: Part): Request {
  return new Request(url, { integrity, credentials: 'same-origin' });
}
