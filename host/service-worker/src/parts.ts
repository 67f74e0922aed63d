import { partCacheName } from '@recto/adapters/browser';
import type { RouteMatchCallback } from 'workbox-core';
import { CacheFirst } from 'workbox-strategies';
import { parts } from './shell.ts';

type Part = (typeof parts)[number];

/**
 * Parts are files that few phones use: each has a cache of its own, which is there once the part was used
 * on this phone. The page opens that of the language that it speaks before it installs the worker.
 */
export function isPart({ url: wanted }: Part): RouteMatchCallback {
  return ({ url, sameOrigin }) => sameOrigin && url.pathname + url.search === wanted;
}

/**
 * A part that is kept, or the network's, which is kept from then on. One that is not what was built is
 * passed on, but not kept.
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

/** Keeps this version's file of each part that is used on this phone. The worker is not installed without. */
export async function keepUsedParts(): Promise<void> {
  const used = parts.map(async (part) => {
    const name = partCacheName(part.part);
    if (await caches.has(name)) await (await caches.open(name)).add(checked(part));
  });
  await Promise.all(used);
}

/** Removes the files of other versions; that a part is used stays known. */
export async function forgetOldParts(): Promise<void> {
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

/** A request that fails where the host does not answer with what was built. */
function checked({ url, integrity }: Part): Request {
  return new Request(url, { integrity, credentials: 'same-origin' });
}
